/** Translates English texts of the dataset into the current language; English where there is no translation. */
import cipTitles from '#data/lexicons/fr-cip-titles.json' with { type: 'json' };
import recordTexts from '#data/lexicons/fr-record-texts.json' with { type: 'json' };
import { language } from '#names/locale.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { townName } from '#schema/domain/places/places.ts';

const CIP_TITLES: Readonly<Record<string, string>> = { ...cipTitles.ours, ...cipTitles.official };
const TEXTS: Readonly<Record<keyof typeof recordTexts, Readonly<Record<string, string>>>> = recordTexts;

/** Title of a CIP family or group by its code. */
export function cipTitle(cip: string, english: string): string {
  return language === 'fr' ? (CIP_TITLES[cip] ?? english) : english;
}

const NUMBER = /(?<![\w.])\d[\d,]*(?:\.\d+)?(?![\w])/g;
/** A number as it stands in a text, as French writes it; a year and a rate keep their digits. */
const numberText = (number: string): string =>
  number.includes(',') ? formatCount(Number(number.replaceAll(',', ''))) : number.replace('.', ',');

/** What a field of a record says ("Roman Catholic"). Numbers within are written as the language does. */
export function recordText<Text extends string | null>(field: keyof typeof recordTexts, english: Text): Text | string {
  if (language !== 'fr' || english === null) return english;
  const whole = TEXTS[field][english];
  if (whole !== undefined) return whole;
  const numbers = english.match(NUMBER) ?? [];
  const said = TEXTS[field][english.replace(NUMBER, '{n}')];
  return said === undefined ? english : numbers.reduce((text, number) => text.replace('{n}', numberText(number)), said);
}

/** Towns of Canada are named as French does; « Quebec City » is the city. */
const settingOf = (city: string) => townName(city.replace(/^Quebec City$/, 'Québec')) ?? city;

/** What a source calls a figure, part by part; one that is a name or a code of the source stays as it is. */
export function variableText(english: string): string {
  if (language !== 'fr') return english;
  const setting = /^setting of (.+), by the rule of the NCES locales$/.exec(english)?.[1];
  if (setting !== undefined) return `milieu selon les catégories du NCES\u00a0: ${settingOf(setting)}`;
  const parts = english.split('; ').map((part) => TEXTS.variable[part]);
  if (TEXTS.variable[english] !== undefined) return TEXTS.variable[english];
  // "VET1 to VET5": a run of the source's own codes.
  return parts.every((part) => part !== undefined)
    ? parts.join('; ')
    : english.replace(/\b([A-Z]+\d+) to ([A-Z]+\d+)\b/g, '$1 à $2');
}

/** A metropolitan area, a county, or what of a state lies in no area; CMHC names some in both languages or in English alone. */
export function areaText(area: string): string {
  return language === 'fr'
    ? area
        .replace(/^Greater Sudbury \/ /, '')
        .replace(/^Cape Breton$/, 'Cap-Breton')
        .replace(/^([AEIOU].*) County(?=, [A-Z]{2}$)/, 'comté d’$1')
        .replace(/^(.*) County(?=, [A-Z]{2}$)/, 'comté de $1')
        .replace(/^(.*) Municipio(?=, PR$)/, 'municipalité de $1')
        .replace(/ - /g, '–')
        .replace(/^United States \(Nonmetropolitan Portion\)$/, 'États-Unis, hors des régions métropolitaines')
        .replace(/^(.*) \(Nonmetropolitan Portion\)$/, '$1, hors des régions métropolitaines')
        .replace(/, ([A-Z]{2}(?:-[A-Z]{2})*)$/, ' ($1)')
    : area.replace(/^Québec$/, 'Quebec City').replace(/^Montréal$/, 'Montreal');
}
