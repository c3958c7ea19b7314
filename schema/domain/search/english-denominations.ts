/** Denominations as what a school has: "a Roman Catholic affiliation", "ties to the Church of the Nazarene". */
import { listOf, withArticle } from '../formats/english-grammar.ts';

const WORDS: Record<string, string> = {
  Interdenominational: 'an interdenominational Christian identity',
  Undenominational: 'a nondenominational Christian identity',
  'Non-denominational': 'a nondenominational Christian identity',
  'Multiple Protestant denominations': 'ties to several Protestant denominations',
  'Other Protestant': 'a Protestant affiliation',
  'Protestant, not specified': 'a Protestant affiliation',
  'Other religious affiliation': 'a religious affiliation',
  'Presbyterian Church (USA)': 'ties to the Presbyterian Church (USA)',
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
  const bodies = denomination.split('; ');
  if (bodies.length > 1) return `ties to ${listOf(bodies.map((body) => `the ${body.replace(/^the /i, '')}`))}`;
  // "Roman Catholic (Jesuit)": what stands in parentheses narrows the tradition and reads badly before a noun.
  const tradition = denomination.replace(/\s*\([^)]*\)$/, '');
  if (tradition !== denomination) return `${withArticle(tradition)} affiliation`;
  if (/\b(church(es)?|synod|brethren|alliance|army)\b/i.test(denomination)) {
    return `ties to the ${denomination.replace(/^the /i, '')}`;
  }
  return `${withArticle(denomination)} affiliation`;
}
