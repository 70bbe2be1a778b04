/** What bots are called. */

import { ui, words } from './catalogue.svelte.ts';

/** A bot of somebody's own, `package.module:Class`, is called as its class is. */
export const botName = (bot: string): string =>
  words.has('client', `ui-bot-${bot}`) ? ui(`bot-${bot}`) : bot.slice(bot.lastIndexOf(':') + 1);
