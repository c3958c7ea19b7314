/** French sentences put together on screen say nothing broken, whatever their parts are. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type FrenchTemplate, frenchTemplates } from './french-templates.ts';
import { templateSentences } from './template-sentences.ts';

const BROKEN: readonly [what: string, pattern: RegExp][] = [
  ['a value that is not there', /\b(?:undefined|null|NaN|Infinity)\b|\[object/],
  ['no text', /^\s*$/],
  ['a space too many', / {2}|\s[.,;?!](?!\S)|\(\s|\s\)/],
  ['two stops', /[.?!:]{2}/],
  ['brackets within brackets', /\([^()]*\(/],
  ['a colon without its space', /[^\s\u00a0\d]:(?!\/)/],
  [
    'a plural of none or one',
    /(?<![\d,.\u00a0\u202f])(?<!des )[01](?:,\d)?[ \u00a0](?!mois|fois|cas|ans et|des|dans|sous|plus|pays)\p{Ll}{2,}s(?!\p{L})/u,
  ],
  [
    'a singular of many',
    /(?<![,.\d])(?:[2-9]|\d[\d\u00a0\u202f]*\d)[ \u00a0](?:université|établissement|collège|an|étudiant|diplômé|métier|poste|favori|programme|ligne|lettre|note|remarque|bourse|personne|résultat|lieu|domaine|point|liste)(?![\p{L}-])/u,
  ],
  ['a comparison with none', /\b(?:dans|dépasse) 0[ \u00a0](?:%|des)/i],
  [
    'an article that is not elided',
    /(?<![\p{L}’-])(?:de|le|la|que|jusque|ne|se) (?=[aeiouéèêâîôAEIOUÉÈÊ]\p{Ll})(?!onz|oui\b|un\b|une\b)/iu,
  ],
  ['an article that is not drawn together', /(?<![\p{L}’-])(?:de|à) (?:le|les) /u],
  [
    'a French school without its article',
    /(?<![\p{L}])(?:de|à|que|comme|sur|d’après|figure|nouveau|[Cc]omparer|[Rr]etirer|[Vv]oir|[Mm]asquer|[Rr]éafficher|[Aa]jouter) (?:Cégep|École|Université|Collège|Institut) |(?:d’|qu’)(?:École|Université|Institut) |(?:École de technologie supérieure|Cégep Garneau) (?:est|a|fera|compte|n’a|n’est|avait|correspond)\b(?<!(?:L’|Le |l’|le )(?:École de technologie supérieure|Cégep Garneau) [\p{Ll}’]+)/u,
  ],
  ['a date with en', /\ben \d{1,2}(?:er)? \p{Ll}+ \d{4}/u],
];
const broken = (text: string) => BROKEN.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);

/** Counts that are never so small where they are said, and parts that are never without the others. */
const NEVER: readonly (readonly [key: RegExp, what: string])[] = [
  // Numbers of the site, and what is said only of more than a screen shows.
  [/aboutWords\.statistics|embedWords\.schoolCount|studentsWords\.add\.full/, 'a plural of none or one'],
  [/pay\.more$|matrix\.showAll$|pastEnd$/, 'a plural of none or one'],
  // A group of peers has at least five, another median ten, the largest of programs two; sizes are asked by the hundred.
  [/peerWords\.group|programs\.elsewhere$|subjectTableWords\.largest|wishWords\.under$/, 'a plural of none or one'],
  // The size of a school is two or more; a few campuses are several.
  [/sentenceWords\.size$|[cC]ampuses$|table\.shared$/, 'a plural of none or one'],
  // A count as written with the number that it is.
  [/assistantWords\.found/, 'a plural of none or one'],
  [/assistantWords\.found/, 'a singular of many'],
  // A month alone, and texts whose kinds are never put together so.
  [/applying\.readIn$/, 'a date with en'],
  [/balancedWords\.short$|boardWords\.turn\.line$|recommendedReason$|pairPointSentence$/, 'a value that is not there'],
  [/tradeOffSentence$|similarReason(?:InCanada)?$/, 'a value that is not there'],
  // A range has one end at least.
  [/filterWords\.choice$/, 'a value that is not there'],
  [/balancedWords\.scores\.own$/, 'a space too many'],
  // What is left out of a line.
  [/levelsText$|recoveryCodeWords|canada\.line$/, 'no text'],
  // The names of towns, states, people and passkeys.
  [
    /inPlace$|writtenNothing$|boardWords\.people|preferenceWords\.removeState|passkeyWords/,
    'a French school without its article',
  ],
];

describe('every template', () => {
  let found: { templates: FrenchTemplate[]; missed: string[] };
  beforeAll(async () => {
    found = await frenchTemplates();
  });

  it('is said', () => {
    expect(found.templates.length).toBeGreaterThan(800);
    expect(found.templates.flatMap(({ texts }) => texts).length).toBeGreaterThan(4_000);
    // Of records, and of what a page is composed of.
    expect(found.missed.length).toBeLessThan(20);
  });

  it('says nothing broken', () => {
    const faults = found.templates.flatMap(({ key, texts }) =>
      texts.flatMap((text) =>
        broken(text)
          .filter((what) => !NEVER.some(([of, kind]) => kind === what && of.test(key)))
          .map((what) => `${key}: ${what}: ${text.slice(0, 200)}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    const needed = NEVER.map(([of, kind]) =>
      found.templates.some(({ key, texts }) => of.test(key) && texts.some((text) => broken(text).includes(kind))),
    );
    expect(NEVER.filter((_, at) => !needed[at]).map(([of]) => of.source)).toEqual([]);
  });
});

it.each(BROKEN)('holds nowhere in the sentences of both languages: %s', (_, pattern) => {
  const sentences = templateSentences();
  expect(sentences.length).toBeGreaterThan(150);
  expect(sentences.filter((sentence) => pattern.test(sentence))).toEqual([]);
});

it.each([
  ['a plural of none or one', 'Beaucoup plus grand\u00a0: 1 étudiants, contre 0 ici'],
  ['a plural of none or one', 'Université Laval\u00a0: 0,4 infractions signalées'],
  ['a singular of many', 'Retirer (73 université)'],
  ['a comparison with none', 'Dépasse 0\u00a0% des universités'],
  ['a colon without its space', 'Inconvénient: rien'],
  ['an article that is not elided', 'Souvent dans les mêmes favoris que Oberlin College'],
  ['a French school without its article', 'le revenu de tous les campus d’Université Laval'],
  ['a French school without its article', 'Cégep Garneau compte 12 étudiants'],
  ['a date with en', 'depuis en 1er janvier 2027'],
  ['brackets within brackets', 'un tour (décision anticipée (early decision))'],
])('would find %s: %s', (what, sentence) => {
  expect(broken(sentence)).toContain(what);
});
