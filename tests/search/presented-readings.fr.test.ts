import { describe, expect, it } from 'vitest';
import frenchNames from '#data/lexicons/fr-school-names.json' with { type: 'json' };
import { searchQuery } from '#schema/api/search.ts';
import {
  partText,
  presentReading,
  presentReasons,
  presentSuggestedSchools,
  presentSuggestions,
} from '#worker/presenters/reading.ts';
import { readsAs, suggestQueries } from '#worker/search/query/suggest-queries.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { suggestUniversities } from '#worker/search/suggest-universities.ts';
import { committedSearch, readDataset } from './catalogue.ts';

const dataset = readDataset();
const { snapshot, programs } = committedSearch();
const EMPTY = searchQuery.parse({});
const searched = (text: string) => searchUniversities(snapshot, { ...EMPTY, search: text, limit: 3 }, programs);
const readingOf = (text: string) => {
  const { reading } = searched(text);
  if (!reading) throw new Error(`Nothing read of ${text}`);
  return reading;
};
const french = (text: string) => presentReading(readingOf(text));
const labels = (text: string) => french(text).spans.map(({ label }) => label);

describe('labels in French', () => {
  it.each([
    ['sciences infirmières ontario', ['Soins infirmiers', 'Ontario']],
    ['moins de 10 000 $', ['Prix net de moins de 10\u00a0000\u00a0$\u00a0US']],
    ['au moins 40 % de boursiers pell', ['Boursiers Pell\u00a0: au moins 40\u00a0%']],
    ['moins de 30 % d’étudiants avec un prêt fédéral', ['Étudiants ayant un prêt fédéral\u00a0: moins de 30\u00a0%']],
    ['petites universités en nouvelle-écosse', ['Petite', 'Nouvelle-Écosse']],
    ['à moins de 100 km de québec', ['À moins de 100\u00a0km de Québec']],
    ['nouvelle-angleterre', ['Nouvelle-Angleterre']],
    ['outside texas engineering', ['sauf Texas', 'Génie']],
    ['comme mcgill mais moins chères', ['comme mcgill', 'moins chère']],
    ['best graduation rate in iowa', ['Meilleur taux de diplomation', 'Iowa']],
    ['programmes de soins infirmiers en croissance', ['Soins infirmiers', 'Diplômes\u00a0: en croissance']],
    ['génie : programmes payants', ['Génie', 'Nettement plus payant (vérification du revenu)']],
    ['encore ouvertes au québec', ['Date limite à venir', 'Québec']],
    ['date limite après le 1er février', ['Date limite à partir du 2 février 2027']],
    ['date limite en mars', ['Date limite du 1er mars 2027 au 31 mars 2027']],
    ['informatique stage coop à toronto', ['Informatique', 'Stages coop', 'Grand Toronto']],
  ])('of %s', (text, said) => {
    expect(labels(text)).toEqual(said);
  });

  it('say what a cégep is, and point to the universities of Quebec', () => {
    const [span] = french('cégep').spans;
    expect(span?.label).toBe('Cégeps\u00a0: les collèges du Québec, entre l’école secondaire et l’université');
    expect(span?.alternatives.map(({ label }) => label)).toEqual(['Universités québécoises']);
  });

  it('are made when they are presented: the answer that they are made of stays as it is', () => {
    const reading = readingOf('nursing in texas');
    expect(presentReading(reading).spans[0]?.label).toBe('Soins infirmiers');
    expect(reading.spans[0]?.says).toEqual({ code: 'subject', subjects: ['nursing'], title: 'Nursing' });
  });

  it('say which date of a school is meant', () => {
    const { why } = searched('date limite en mars');
    const texts = [...(why?.values() ?? [])].map((reasons) => presentReasons(reasons).at(-1)?.text);
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toMatch(/^date limite le \S+ mars 2027/);
  });

  it('are of reasons and suggestions too', () => {
    const { why } = searched('nursing in texas');
    const said = presentReasons([...(why?.values() ?? [])][0] ?? []);
    expect(said[0]?.text).toMatch(/^Soins infirmiers\u00a0: [\d\u00a0]+ diplômes par année$/);
    const wishes = suggestQueries(snapshot, 'génie en ont', programs, false);
    const suggested = presentSuggestions(wishes, (text, parameters) => readsAs(snapshot, text, parameters));
    expect(suggested.map(({ label }) => label)).toContain('Génie · Ontario');
    expect(suggested.every((one) => !('parts' in one))).toBe(true);
  });
});

describe('numbers in French', () => {
  it.each([
    ['moins de 12 500,50 $', { netPriceMax: 12_500 }],
    ['moins de 10000$ par année', { netPriceMax: 9_999 }],
    ['au plus 15 k$ par an', { netPriceMax: 15_000 }],
    ['moins de 10 000, en ville', { netPriceMax: 9_999, setting: ['city'] }],
    ['moyenne de 85 % en ontario', { enteringAverageMax: 85, state: ['ON'] }],
  ])('are read of %s', (text, parameters) => {
    expect(readingOf(text).parameters).toMatchObject(parameters);
  });
});

describe('what nobody publishes', () => {
  it.each([
    ['psychologie à temps partiel', { subject: ['psychology'] }, 'temps partiel'],
    ['au bord de la mer en californie', { state: ['CA'] }, 'au bord de la mer'],
  ])('is named of %s', (text, parameters, unused) => {
    const reading = readingOf(text);
    expect(reading.parameters).toMatchObject(parameters);
    expect(reading.parameters.studentPopulationMin).toBeUndefined();
    expect(reading.unused.map((one) => one.text)).toEqual([unused]);
  });
});

describe('Québec', () => {
  it('is the town after « à » and the province after « au »', () => {
    expect(readingOf('génie à québec').parameters).toMatchObject({ city: 'Quebec City' });
    expect(readingOf('génie au québec').parameters).toMatchObject({ state: ['QC'] });
    expect(readingOf('génie au québec').parameters.city).toBeUndefined();
  });
});

describe('French names', () => {
  it.each([
    ['université de Pennsylvanie', 'University of Pennsylvania'],
    ['université de la Californie à Los Angeles', 'University of California, Los Angeles'],
    ["université d'État de l'Ohio", 'Ohio State University'],
    ['Université McGill', 'McGill University'],
    ['Université du Québec à Montréal', 'Université du Québec à Montréal'],
  ])('of %s lead', (text, name) => {
    const [id] = searched(text).ids;
    expect(dataset.universities.find((one) => one.id === id)?.name).toBe(name);
    expect(suggestUniversities(snapshot, text, 1)[0]?.name).toBe(name);
  });
});

describe('institutions with a French name of their own', () => {
  it.each(Object.entries(frenchNames.names))('%s is found by it, whole or begun', (id, { name }) => {
    expect(searched(name).ids[0]).toBe(Number(id));
    const suggested = presentSuggestedSchools(suggestUniversities(snapshot, name, 1));
    expect(suggested).toMatchObject([{ id: Number(id), name, matched: null }]);
    // All but its end: what is begun is among the first.
    const begun = presentSuggestedSchools(suggestUniversities(snapshot, name.slice(0, -2), 8));
    expect(begun.map((one) => one.name)).toContain(name);
  });
});

describe('words of Quebec', () => {
  it.each([
    ['cegep proche de laval', { nearPlace: 'Laval, QC' }],
    ['collèges de deux ans en floride', { kind: ['two-year'], state: ['FL'] }],
    ['dec à gatineau', { kind: ['two-year'] }],
  ])('%s', (text, parameters) => {
    const { reading } = searched(text);
    expect(Object.assign({}, ...(reading?.spans ?? []).map((span) => span.parameters))).toMatchObject(parameters);
    expect(reading?.unused).toEqual([]);
  });

  it.each([
    ['université acadienne', ['Université de Moncton', 'Université Sainte-Anne']],
    ['universités acadiennes', ['Université de Moncton', 'Université Sainte-Anne']],
    ['université acadienne en nouvelle-écosse', ['Université Sainte-Anne']],
    ['université franco-manitobaine', ['Université de Saint-Boniface']],
    ['université à moncton', ['Université de Moncton', 'Crandall University']],
    ['cégep à laval', ['Cégep Montmorency']],
  ])('%s is answered by those alone', (text, names) => {
    const { ids, total } = searched(text);
    expect(ids.map((id) => dataset.universities.find((one) => one.id === id)?.name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  it.each(['université à laval', 'collège à laval', 'universités à laval', 'ecole a laval'])(
    '%s is in the town, and not the university of that name',
    (text) => {
      const { reading, total, ids } = searched(text);
      expect(reading).toMatchObject({ as: 'wish', parameters: { nearPlace: 'Laval, QC' } });
      expect(total).toBeGreaterThan(3);
      expect(ids).not.toContain(900113);
    },
  );

  it.each([
    ['dec en soins infirmiers montréal', ['soins infirmiers'], { kind: ['two-year'], metro: ['montreal'] }],
    ['techniques policières à québec', ['policières'], { kind: ['two-year'] }],
    ['université avec résidence à montréal', ['résidence'], { metro: ['montreal'] }],
    ['université facile à entrer en ontario', ['facile à entrer'], { state: ['ON'] }],
    ['cote r 32 médecine', ['32'], { state: ['QC'], subject: ['medicine'] }],
  ])('%s: what nobody tells there is named and not asked', (text, unused, parameters) => {
    const { reading, total } = searched(text);
    expect(total).toBeGreaterThan(3);
    expect(reading?.unused.map((one) => one.text)).toEqual(unused);
    expect(reading?.parameters).toMatchObject(parameters);
  });

  it('a subject that is told there is asked, though nobody near teaches it', () => {
    expect(searched('travail social à hearst')).toMatchObject({ total: 0, reading: { unused: [] } });
  });

  it.each([
    'frais les plus bas au canada',
    'les droits de scolarité les plus bas en ontario',
    'frais de scolarité les moins chers au québec',
    'lowest tuition in canada',
  ])('%s goes by what Canadians pay', (text) => {
    expect(readingOf(text).order).toEqual({ sortBy: 'inStateTuition', sortOrder: 'asc' });
  });

  it('but for who comes from abroad, and what is asked in the United States', () => {
    for (const text of [
      'droits de scolarité les plus bas au canada pour étudiants étrangers',
      'lowest international tuition in canada',
      'lowest tuition in texas',
    ])
      expect(readingOf(text).order?.sortBy).toBe('tuition');
    // Who goes from Canada to Florida pays what anyone from elsewhere does.
    expect(readingOf('collège en floride pas cher pour un québécois').parameters).toMatchObject({
      state: ['FL'],
      tuitionMax: expect.any(Number),
    });
  });

  it('goes farther where nobody is near, and says so', () => {
    const { reading, total } = searched('universités proches de montréal aux états-unis');
    expect(total).toBeGreaterThan(0);
    expect(reading?.parameters).toMatchObject({ country: 'US', radiusMiles: 100 });
    expect(searched('universités à moins de 50 km de montréal aux états-unis').total).toBe(0);
  });

  it('offers the other towns of a name', () => {
    const [span] = readingOf('universités à cambridge').spans;
    expect(span?.alternatives.map(partText)).toContain('Cambridge (Ontario)');
  });

  it('who asks is no place', () => {
    const said = labels('université à toronto pas trop chère pour un québécois');
    expect(said).toContain('Grand Toronto');
    expect(said).not.toContain('Québec');
  });
});
