/** The other names worth showing: each once, the short ones people use first, names of the past apart. */
import type { AliasKind } from './enums.ts';

const ORDER: readonly AliasKind[] = ['acronym', 'nickname', 'official', 'french', 'english', 'alias', 'former'];
const SHOWN = 6;
/** What the letters of « cégep » stand for, which some sources give as the name of one. */
const KIND_NOT_NAME =
  /^Collège d'Enseignement Général et Professionnel$|^College of general and vocational education$/i;

/** Letters and digits only and no article, so that "Texas A & M" and "Texas A&M" count as the same name. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/^the\s+/i, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

export function otherNames({
  name,
  aliases,
}: {
  name: string;
  aliases: readonly { name: string; kind: AliasKind }[];
}): {
  current: string[];
  former: string[];
} {
  const seen = new Set([keyOf(name)]);
  const current: string[] = [];
  const former: string[] = [];
  for (const kind of ORDER) {
    for (const alias of aliases.filter((one) => one.kind === kind)) {
      const key = keyOf(alias.name);
      // Nicknames in small letters are there to be searched for, not to be read.
      if (seen.has(key) || KIND_NOT_NAME.test(alias.name) || alias.name === alias.name.toLowerCase()) continue;
      seen.add(key);
      (kind === 'former' ? former : current).push(alias.name);
    }
  }
  return { current: current.slice(0, SHOWN), former: former.slice(0, SHOWN) };
}
