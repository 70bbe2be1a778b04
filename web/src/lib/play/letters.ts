/** One letter for each side: the first of its name that no side before it has. */
export function lettersOf(sides: [id: string, name: string][]): Map<string, string> {
  const out = new Map<string, string>();
  for (const [id, name] of sides) {
    const word = name.split(/[\s’']+/).at(-1) ?? '';
    const free = [...word.toLocaleUpperCase()].filter((l) => /\p{L}/u.test(l) && ![...out.values()].includes(l));
    out.set(
      id,
      free.find((l, i) => i === 0 && l === word.charAt(0).toLocaleUpperCase()) ??
        free.find((l) => !'AEIOU'.includes(l)) ??
        free[0] ??
        word.charAt(0),
    );
  }
  return out;
}
