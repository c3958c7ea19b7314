/** Denominations as what a school has: "a Roman Catholic affiliation", "ties to the Church of the Nazarene". */
import { withArticle } from './grammar.ts';

const WORDS: Record<string, string> = {
  Interdenominational: 'an interdenominational Christian identity',
  Undenominational: 'a nondenominational Christian identity',
  'Non-denominational': 'a nondenominational Christian identity',
  'Multiple Protestant denominations': 'ties to several Protestant denominations',
  'Other Protestant': 'a Protestant affiliation',
  'Protestant, not specified': 'a Protestant affiliation',
  'Other religious affiliation': 'a religious affiliation',
  'Friends (Quaker)': 'a Quaker affiliation',
  'Christian Church (Disciples of Christ)': 'ties to the Disciples of Christ',
  'Episcopal Church, Reformed': 'ties to the Reformed Episcopal Church',
  'United Church of Christ': 'ties to the United Church of Christ',
  'Lutheran Church - Missouri Synod': 'ties to the Lutheran Church - Missouri Synod',
  'Evangelical Christian': 'an evangelical Christian affiliation',
  'Ecumenical Christian': 'an ecumenical Christian identity',
};

/** What a school of this denomination has. */
export function religionWords(denomination: string): string {
  const known = WORDS[denomination];
  if (known) return known;
  if (/\b(church(es)?|synod|brethren|alliance)\b/i.test(denomination)) {
    return `ties to the ${denomination.replace(/^the /i, '')}`;
  }
  return `${withArticle(denomination)} affiliation`;
}
