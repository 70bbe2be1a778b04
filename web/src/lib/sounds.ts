/** Sounds made by code, a few notes and a little noise each; loaded when somebody turns them on. */

export type Sound =
  'dice' | 'march' | 'won' | 'lost' | 'turn' | 'coin' | 'battle' | 'siege' | 'surrender' | 'fall' | 'sight';

let audio: AudioContext | null = null;

/** A tone that fades: from when, how high, how long, how loud. */
function tone(at: number, hertz: number, seconds: number, loud: number, shape: OscillatorType = 'triangle'): void {
  const wave = audio!.createOscillator();
  const fade = audio!.createGain();
  wave.type = shape;
  wave.frequency.value = hertz;
  fade.gain.setValueAtTime(0, at);
  fade.gain.linearRampToValueAtTime(loud, at + 0.012);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  wave.connect(fade).connect(audio!.destination);
  wave.start(at);
  wave.stop(at + seconds + 0.02);
}

/** A knock: noise through a narrow filter. */
function knock(at: number, hertz: number, seconds: number, loud: number): void {
  const length = Math.ceil(audio!.sampleRate * seconds);
  const buffer = audio!.createBuffer(1, length, audio!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = audio!.createBufferSource();
  const filter = audio!.createBiquadFilter();
  const level = audio!.createGain();
  noise.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = 1.4;
  level.gain.value = loud;
  noise.connect(filter).connect(level).connect(audio!.destination);
  noise.start(at);
}

const SOUNDS: Record<Sound, (at: number) => void> = {
  // Five knocks, ever closer together.
  dice: (at) => [0, 0.09, 0.17, 0.23, 0.27].forEach((t, i) => knock(at + t, 1700 - i * 140, 0.06, 0.5 - i * 0.06)),
  march: (at) => [0, 0.14, 0.28].forEach((t) => knock(at + t, 260, 0.09, 0.4)),
  won: (at) => [392, 494, 587, 784].forEach((hertz, i) => tone(at + i * 0.12, hertz, 0.5, 0.12)),
  lost: (at) => [330, 294, 220].forEach((hertz, i) => tone(at + i * 0.2, hertz, 0.6, 0.11)),
  turn: (at) => [587, 880].forEach((hertz, i) => tone(at + i * 0.11, hertz, 0.4, 0.09, 'sine')),
  // A horn: a fifth that swells, and once more.
  battle: (at) => [0, 0.32].forEach((t) => [147, 220].forEach((hertz) => tone(at + t, hertz, 0.42, 0.09, 'sawtooth'))),
  // Drums that come nearer.
  siege: (at) => [0, 0.28, 0.56, 0.7].forEach((t, i) => knock(at + t, 110 + i * 8, 0.22, 0.35 + i * 0.1)),
  // A gate that opens.
  surrender: (at) => [294, 370, 440].forEach((hertz, i) => tone(at + i * 0.16, hertz, 0.7, 0.09, 'sine')),
  // A bell, low, three times, ever fainter.
  fall: (at) =>
    [0, 0.7, 1.4].forEach((t, i) =>
      [98, 196, 233].forEach((hertz) => tone(at + t, hertz, 1.3, 0.1 - i * 0.025, 'sine')),
    ),
  sight: (at) => [523, 659, 784, 1047].forEach((hertz, i) => tone(at + i * 0.07, hertz, 0.9, 0.07)),
  coin: (at) => [2093, 3136].forEach((hertz, i) => tone(at + i * 0.05, hertz, 0.18, 0.05, 'sine')),
};

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  // A page that nobody has touched yet may make no sound; it is not made up for later.
  if (audio.state === 'suspended') void audio.resume();
  SOUNDS[sound](audio.currentTime + 0.02);
}
