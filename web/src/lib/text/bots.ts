/** What bots are called, and which one is proposed. */

import { ui, words } from './catalogue.svelte.ts';

/** A bot of somebody's own, `package.module:Class`, is called as its class is. */
export const botName = (bot: string): string =>
  words.has('client', `ui-bot-${bot}`) ? ui(`bot-${bot}`) : bot.slice(bot.lastIndexOf(':') + 1);

/** The bot that is proposed: the middle level, or the best of a game that has no levels. */
export const usualBot = (bots: readonly string[]): string | null =>
  bots.find((bot) => bot === 'normal') ?? bots.at(-1) ?? null;
