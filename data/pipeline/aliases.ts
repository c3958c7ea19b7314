/** Other names of all universities, cleaned across both countries. */
import type { AliasRecord } from '#schema/domain/record/dataset.ts';
import type { AliasKind } from '#schema/domain/record/enums.ts';
import { nameKey } from './name-key.ts';
import { type NotAName, notAName } from './not-names.ts';

/** When the same name comes twice, the spelling of the first kind here stays; nicknames are often written without capitals. */
const KIND_ORDER: readonly AliasKind[] = ['official', 'french', 'english', 'former', 'acronym', 'alias', 'nickname'];

/** Why a name was left out, with how often. */
export type AliasDrops = Record<
  | 'empty'
  | 'repeated'
  | 'own name'
  | "another university's name"
  | 'a nickname of another'
  | 'unknown university'
  | NotAName,
  number
>;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * One entry a university and name, sorted by id, kind and name. A name that is another university's own is left out,
 * for it would answer a search with the wrong school, unless a hand-made nickname asks for it; so is a name that the
 * list of nicknames gives to other schools only ("K-State" of Kentucky State University), and what is no name at all.
 */
export function tidyAliases(
  aliases: readonly AliasRecord[],
  universities: readonly { id: number; name: string }[],
): { aliases: AliasRecord[]; drops: AliasDrops } {
  const ownKeys = new Map(universities.map((university) => [university.id, nameKey(university.name)]));
  const allOwnKeys = new Set(ownKeys.values());
  const wanted = new Set(
    aliases.filter((alias) => alias.kind === 'nickname').map((alias) => `${alias.id} ${nameKey(alias.name)}`),
  );
  const names = new Map(universities.map(({ id, name }) => [id, name]));
  const ownersOfNickname = Map.groupBy(
    aliases.filter((alias) => alias.kind === 'nickname'),
    (alias) => nameKey(alias.name),
  );
  const drops: AliasDrops = {
    empty: 0,
    repeated: 0,
    'own name': 0,
    "another university's name": 0,
    'a nickname of another': 0,
    'unknown university': 0,
    'who owns it': 0,
    'a company or a district': 0,
    'words that many names share': 0,
    'cut off': 0,
    'a team': 0,
    'a slip of the pen': 0,
  };
  const chosen = new Map<string, AliasRecord>();
  const inOrder = aliases.toSorted(
    (a, b) => a.id - b.id || KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || compare(a.name, b.name),
  );
  for (const alias of inOrder) {
    const key = nameKey(alias.name);
    const identity = `${alias.id} ${key}`;
    const own = ownKeys.get(alias.id);
    const unfit =
      alias.kind === 'alias' && !wanted.has(identity) ? notAName(alias.name, names.get(alias.id) ?? '') : null;
    if (own === undefined) drops['unknown university'] += 1;
    else if (key === '') drops.empty += 1;
    else if (key === own) drops['own name'] += 1;
    else if (chosen.has(identity)) drops.repeated += 1;
    else if (allOwnKeys.has(key) && !wanted.has(identity)) drops["another university's name"] += 1;
    else if (unfit) drops[unfit] += 1;
    else if (alias.kind === 'alias' && ownersOfNickname.has(key) && !wanted.has(identity))
      drops['a nickname of another'] += 1;
    else chosen.set(identity, { id: alias.id, name: alias.name.normalize('NFC').trim(), kind: alias.kind });
  }
  return { aliases: [...chosen.values()], drops };
}
