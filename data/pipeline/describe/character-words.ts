/** Adjectives for what a school is by law, faith or rule: "historically Black", "Catholic women’s". */
import type { Designation } from '#schema/domain/record/enums.ts';

/** Denominations that stand before a noun; the others have a sentence of their own (schema/domain/search/english-denominations.ts). */
const FAITH_WORDS: Record<string, string> = {
  'Roman Catholic': 'Catholic',
  'Roman Catholic (Jesuit)': 'Jesuit Catholic',
  'Roman Catholic (Basilian)': 'Catholic',
  Jewish: 'Jewish',
  Baptist: 'Baptist',
  'Southern Baptist': 'Southern Baptist',
  'American Baptist': 'American Baptist',
  'United Methodist': 'United Methodist',
  Mennonite: 'Mennonite',
  Lutheran: 'Lutheran',
  'Friends (Quaker)': 'Quaker',
  'Seventh Day Adventist': 'Seventh-day Adventist',
  'Seventh-day Adventist': 'Seventh-day Adventist',
  Buddhist: 'Buddhist',
  'Evangelical Christian': 'evangelical Christian',
  'Evangelical Christian (interdenominational)': 'evangelical Christian',
  Undenominational: 'nondenominational Christian',
  'Non-denominational': 'nondenominational Christian',
  Interdenominational: 'interdenominational Christian',
};

/** Designations that stand before a noun, in the order they do; `faith` is where the denomination stands. */
const ORDER: readonly ('faith' | readonly [Designation, string])[] = [
  ['hbcu', 'historically Black'],
  ['tribal', 'tribal'],
  'faith',
  ['womens', 'women’s'],
  ['mens', 'men’s'],
  ['land-grant', 'land-grant'],
];

/** The adjectives of a school, with what they leave unsaid. */
export function characterWords(
  designations: readonly Designation[],
  denomination: string | null,
): { words: string[]; designationsLeft: Designation[]; denominationLeft: string | null } {
  const faith = denomination === null ? undefined : FAITH_WORDS[denomination];
  const words: string[] = [];
  const said = new Set<Designation>();
  for (const entry of ORDER) {
    if (entry === 'faith') {
      if (faith) words.push(faith);
    } else if (designations.includes(entry[0])) {
      words.push(entry[1]);
      said.add(entry[0]);
    }
  }
  return {
    words,
    designationsLeft: designations.filter((designation) => !said.has(designation)),
    denominationLeft: faith ? null : denomination,
  };
}
