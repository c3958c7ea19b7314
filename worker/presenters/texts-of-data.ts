/** Texts that the dataset holds in English, in the language that is spoken; English where no other is known. */
import cipTitles from '#data/lexicons/fr-cip-titles.json' with { type: 'json' };
import recordTexts from '#data/lexicons/fr-record-texts.json' with { type: 'json' };
import { formatCount } from '#schema/domain/formats.ts';
import { language } from '#schema/domain/language.ts';

const CIP_TITLES: Readonly<Record<string, string>> = { ...cipTitles.ours, ...cipTitles.official };
const TEXTS: Readonly<Record<keyof typeof recordTexts, Readonly<Record<string, string>>>> = recordTexts;

/** Title of a CIP family or group by its code. */
export function cipTitle(cip: string, english: string): string {
  return language === 'fr' ? (CIP_TITLES[cip] ?? english) : english;
}

/** What a field of a record says ("Roman Catholic"). A number within is written as the language does. */
export function recordText<Text extends string | null>(field: keyof typeof recordTexts, english: Text): Text | string {
  if (language !== 'fr' || english === null) return english;
  const whole = TEXTS[field][english];
  if (whole !== undefined) return whole;
  const [number] = /\d[\d,]*/.exec(english) ?? [];
  if (number === undefined) return english;
  const said = TEXTS[field][english.replace(number, '{n}')];
  return said?.replace('{n}', formatCount(Number(number.replaceAll(',', '')))) ?? english;
}
