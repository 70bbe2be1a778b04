/** The rules behind what happens, for events that do not name theirs. */

export const RULES: Record<string, string> = {
  side_kept: 'PW-3.1-b',
  side_changed: 'PW-3.1-b',
  event_rolled: 'PW-3.2-a',
  strategy_chosen: 'PW-4.1-c',
  strategy_kept: 'PW-4.1-c',
  auguries: 'PW-5.3.1-b',
  passed: 'PW-5.3.2-b',
  expedition_planned: 'PW-5.2.1-a',
  activated: 'PW-5.1.5-b',
  way_drawn: 'PW-5.1.1-m',
  rebellion_tried: 'PW-5.4-h',
  storm_rolled: 'PW-5.1.3-b',
  interception_rolled: 'PW-5.6.2-a',
  skirmished: 'PW-5.7.1-a',
  ravaged: 'PW-5.8-a',
  battle_rolled: 'PW-6.2.3-a',
  siege_rolled: 'PW-6.3-h',
  homecoming_rolled: 'PW-6.4-a',
  rebellion_rolled: 'PW-7.2-b',
  revenue_drawn: 'PW-8.1-d',
  bellicosity_changed: 'PW-9.1-d',
  armistice_made: 'PW-9.3-c',
  initiative: 'PW-11-e',
};

/** The rule behind each way a match ends. */
export const ENDINGS: Record<string, string> = {
  turns: 'PW-1.3.1-a',
  surrender: 'PW-9.2-c',
  athens_surrendered: 'PW-9.2-c',
  sparta_surrendered: 'PW-9.2-c',
  coalition_surrendered: 'PW-9.2-c',
  switched: 'PW-1.4-b',
  armistice: 'PW-1.4-c',
  peace: 'PW-10.3.4-b',
};
