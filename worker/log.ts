/** The log: one JSON line an event, as Workers Logs wants it. */
import type { Log } from './deps.ts';

export const consoleLog: Log = (level, event, fields = {}) => {
  console[level](JSON.stringify({ level, event, ...fields }));
};
