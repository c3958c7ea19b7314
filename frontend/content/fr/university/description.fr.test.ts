/** Descriptions in French: what they agree with, what they say of a school that is gone, and how long they get. */
import { describe, expect, it } from 'vitest';
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import { cardDescriptionOf, descriptionOf } from './description.ts';

const OPEN = { state: 'open', date: null, successorName: null, announced: false, formerName: null };

/** A school of which nothing is known but what is given. */
function school(facts: object): UniversityDocument {
  const none: Record<string, unknown> = { id: 2, name: 'School', country: 'US', kind: 'bachelors', status: OPEN };
  const known = {
    ...none,
    designations: [],
    cohorts: {},
    facts: {},
    aliases: [],
    programs: [],
    description: '',
    ...facts,
  };
  const nothing = new Proxy(known, { get: (target, key) => (key in target ? Reflect.get(target, key) : null) });
  return nothing as unknown as UniversityDocument;
}
const said = (facts: object) => descriptionOf(school(facts));
const programs = [
  { cip: '52', title: '', graduates: 60, programs: [['52.02', '', 'bachelor', 60, 0]] },
  { cip: '14', title: '', graduates: 40, programs: [['14.01', '', 'bachelor', 40, 0]] },
];

describe('descriptionOf', () => {
  it('agrees with what the school is', () => {
    const facts = {
      yearFounded: 1842,
      locale: 'City: Large',
      researchDesignation: 'r2',
    };
    const catholic = { religiousAffiliation: 'catholic', religiousDenomination: 'Friends (Quaker)' };
    expect(said({ ...facts, ...catholic, name: 'Duquesne University' })).toMatch(
      /^Fondée en 1842, cette université quaker de recherche se trouve dans une grande ville\./,
    );
    expect(said({ ...facts, id: 3, name: 'Ecole Institute' })).toMatch(
      /^Cet institut de recherche, fondé en 1842, se trouve|^Cette école de recherche, fondée en 1842, se trouve/,
    );
    expect(
      said({
        name: 'Smith College',
        designations: ['womens'],
        carnegieClass: 'Special Focus: Arts and Sciences',
      }),
    ).toMatch(/^C’est un collège d’arts libéraux pour femmes\./);
  });

  it('keeps what one says of the school next to its noun', () => {
    const twoYear = { kind: 'two-year', highestAward: 'associate' };
    expect(said({ ...twoYear, name: 'White Earth Tribal and Community College', designations: ['tribal'] })).toMatch(
      /^C’est un collège tribal de deux ans\./,
    );
    expect(said({ ...twoYear, name: 'University of Arkansas Community College-Morrilton' })).toMatch(
      /^C’est un collège de deux ans\./,
    );
    const jewish = { religiousAffiliation: 'jewish', religiousDenomination: 'Jewish' };
    expect(said({ ...jewish, name: 'Yeshiva College', highestAward: 'bachelor' })).not.toContain('yéchiva juive');
  });

  it('knows the classes by their names as the data have them, straight apostrophes and all', () => {
    const of = (carnegieClass: string) => said({ name: 'A College', carnegieClass, programs });
    expect(of('Mixed Undergraduate/Graduate-Master’s Small')).toMatch(
      /^C’est un collège qui décerne surtout des baccalauréats et des maîtrises\./,
    );
    expect(of('Mixed Associate/Baccalaureate')).toMatch(
      /^C’est un collège qui décerne des grades d’associé et des baccalauréats/,
    );
  });

  it('sets apart a clause that does not say which school it is', () => {
    const facts = { name: 'Université Laval', country: 'CA', highestAward: 'doctorate', campusSetting: 'Urban' };
    const offers = 'cette université, qui offre des programmes du baccalauréat au doctorat,';
    expect(said({ ...facts, yearFounded: 1663 })).toMatch(`Fondée en 1663, ${offers} se trouve en ville.`);
    expect(said({ ...facts, yearFounded: 1663, id: 3 })).toMatch(
      `C${offers.slice(1)} a été fondée en 1663 et se trouve en ville.`,
    );
    expect(said(facts)).toMatch(`C${offers.slice(1)} se trouve en ville.`);
  });

  it('says why there is next to nothing to say', () => {
    expect(said({ name: 'A College', whyNoFigures: 'no-federal-aid' })).toContain(
      'L’établissement n’accepte pas l’aide fédérale aux étudiants',
    );
    expect(said({ name: 'A College', whyNoFigures: 'no-public-table' })).toContain('aucun des tableaux publics');
  });

  it('is made in a list of what its card holds', () => {
    const known = { id: 2, name: 'A University', country: 'US', kind: 'bachelors', status: OPEN, cohorts: {} };
    const card = { ...known, yearFounded: 1842, campusSetting: 'Urban', religiousDenomination: null };
    expect(cardDescriptionOf(card as unknown as UniversityDocument)).toMatch(
      /^Fondée en 1842, cette université se trouve en ville\./,
    );
  });

  it('says what most graduates studied', () => {
    expect(said({ name: 'A University', programs })).toContain('dans deux domaines : les affaires et le génie.');
    expect(said({ name: 'A University', programs: programs.slice(0, 1) })).toContain(
      'Tous ses baccalauréats sont dans un seul domaine : les affaires.',
    );
  });

  it('speaks of a school that is gone in the past', () => {
    const status = { ...OPEN, state: 'merged', date: '2025', successorName: 'Kean University' };
    expect(said({ name: 'B College', yearFounded: 1900, status, programs })).toBe(
      'Fondé en 1900, c’était un collège. L’établissement a été intégré à Kean University en 2025. Ses derniers baccalauréats étaient surtout dans ces domaines : les affaires et le génie. Les chiffres de cette page sont les derniers publiés à son sujet; ils ne changeront plus.',
    );
    const intoLaval = { ...status, successorName: 'Université Laval' };
    expect(said({ name: 'B College', yearFounded: 1900, status: intoLaval, programs })).toContain(
      'a été intégré à l’Université Laval en 2025.',
    );
  });
});
