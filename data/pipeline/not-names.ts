/** Entries of the directories' alias cells that are no name of the school: rules that need only the two names. */
import { editDistance } from '#schema/domain/formats/edit-distance.ts';

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** Words that are in so many names that a name of nothing else is nobody's. */
const COMMON =
  /^(?:the|of|at|in|and|for|a|university|college|school|institute|academy|seminary|campus|main|state|tech|center|branch|community)$/;

/** Names of teams: people who type one look for a team, and a hundred schools share each. */
const TEAMS = new Set(
  (
    'aces aggies badgers bears beavers bison blazers bobcats broncos bruins buckeyes buffaloes buffalos buffs bulldogs ' +
    'cardinals chargers cougars cowboys crusaders dolphins dragons ducks eagles falcons flames gators griffins hawks ' +
    'hilltoppers hoosiers hornets huskies jaguars knights lions longhorns lumberjacks marauders marlins mavericks ' +
    'mustangs noles owls panthers patriots pioneers pirates racers raiders rams rangers rattlers rebels roadrunners ' +
    'saints seminoles sharks spartans terriers texans tigers titans trojans volunteers vikings warriors wildcats wolfpack'
  ).split(' '),
);

/** What a school is not called: the rule's name, as it is counted, and when it holds. */
const RULES: readonly { reason: NotAName; holds(alias: string, name: string): boolean }[] = [
  {
    reason: 'who owns it',
    holds: (alias) => /^(?:parent|owned|formerly owned|a? ?division|subsidiary)\b/i.test(alias),
  },
  {
    reason: 'a company or a district',
    holds: (alias, name) => {
      const end = /\b(?:inc|llc|ltd|corp|corporation|district|system)\b\.?$/i.exec(alias)?.[0];
      return end !== undefined && !new RegExp(`\\b${end.replace('.', '')}\\b`, 'i').test(name);
    },
  },
  { reason: 'words that many names share', holds: (alias) => wordsOf(alias).every((word) => COMMON.test(word)) },
  {
    reason: 'cut off',
    holds: (alias) =>
      /\s(?:[b-z]|of|the|at|in|for|and|de|&)$/.test(alias) ||
      /[-–]$/.test(alias) ||
      /^(?:of|at|and|in|for) /.test(alias),
  },
  {
    reason: 'a team',
    holds: (alias, name) => {
      const words = wordsOf(alias);
      const last = words.at(-1) ?? '';
      return words.length <= 2 && TEAMS.has(last) && !wordsOf(name).includes(last);
    },
  },
  { reason: 'a slip of the pen', holds: (alias, name) => isSlip(alias, wordsOf(name)) },
];

export type NotAName =
  | 'who owns it'
  | 'a company or a district'
  | 'words that many names share'
  | 'cut off'
  | 'a team'
  | 'a slip of the pen';

/**
 * One word that is nearly one of the name's own: "Pfizer" of Pitzer College, "William" of Williams College. Short forms
 * ("Penn", "Valpo") leave more than two letters out.
 */
function isSlip(alias: string, own: readonly string[]): boolean {
  const [word, second] = wordsOf(alias);
  if (word === undefined || second !== undefined || word.length < 5 || own.includes(word)) return false;
  return own.some(
    (other) =>
      other.length >= 6 &&
      other[0] === word[0] &&
      Math.abs(other.length - word.length) <= 2 &&
      editDistance(word, other, 2) <= 2,
  );
}

/** Why an alias is no name of the university; null when it may be one. */
export function notAName(alias: string, name: string): NotAName | null {
  return RULES.find(({ holds }) => holds(alias, name))?.reason ?? null;
}
