import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ACADEMIC_FIELDS } from '../academic-fields.ts';
import { ACADEMIC_PROGRAMS } from '../academic-programs.ts';
import { englishStateName } from '../english-places.ts';
import { inLanguage } from '../language.ts';
import { peerGroupName } from '../peer-group-names.ts';
import { PEER_GROUPS } from '../peer-groups.ts';
import { STATE_CODES, stateName, statesOf } from '../places.ts';
import * as en from './en/places.ts';
import * as fr from './fr/places.ts';

/** A raw table's lines without its head. */
const rawLines = (name: string) =>
  gunzipSync(readFileSync(new URL(`../../../data/raw/${name}.csv.gz`, import.meta.url)))
    .toString()
    .trim()
    .split(/\r?\n/)
    .slice(1);

describe('places', () => {
  it('have the French names of CLDR, but for those of our own', () => {
    const differing = rawLines('fr-subdivision-names').flatMap((line) => {
      const [country, code = '', name = ''] = line.split(',');
      const said = (country === 'CA' ? fr.CA_PROVINCES : fr.US_STATES)[code];
      return said === name.replaceAll("'", '’') ? [] : [`${code}: ${said}`];
    });
    expect(differing).toEqual(['DC: District de Columbia']);
  });

  it('are the same in both languages', () => {
    expect(Object.keys(fr.US_STATES)).toEqual(Object.keys(en.US_STATES));
    expect(Object.keys(fr.US_TERRITORIES)).toEqual(Object.keys(en.US_TERRITORIES));
    expect(Object.keys(fr.CA_PROVINCES)).toEqual(Object.keys(en.CA_PROVINCES));
  });

  it('are called and put in order as the language does, and in English whatever is spoken', () => {
    expect(inLanguage('fr', () => [stateName('CA', 'NB'), englishStateName('CA', 'NB')])).toEqual([
      'Nouveau-Brunswick',
      'New Brunswick',
    ]);
    const names = inLanguage('fr', () => statesOf('CA').map(({ name }) => name));
    expect([names[0], names[3], names.at(-1)]).toEqual(['Alberta', 'Manitoba', 'Yukon']);
    expect(names.indexOf('Île-du-Prince-Édouard')).toBeLessThan(names.indexOf('Manitoba'));
    expect(stateName('US', 'XX')).toBe('XX');
    expect(STATE_CODES).toHaveLength(72);
  });
});

describe('what people study', () => {
  it('has a title in each language when it is read', () => {
    for (const one of [...ACADEMIC_FIELDS, ...ACADEMIC_PROGRAMS]) {
      const french = inLanguage('fr', () => one.title);
      expect(french.length).toBeGreaterThan(3);
      if (!['finance', 'architecture'].includes(one.key)) expect(french).not.toBe(one.title);
    }
  });
});

describe('peer groups', () => {
  it('agree in French', () => {
    const name = (group: string) => inLanguage('fr', () => peerGroupName(group));
    expect(name('us-public-research')).toBe('universités publiques de recherche');
    expect(name('us-private-liberal-arts')).toBe('collèges privés d’arts libéraux');
    expect(name('ca-cegep')).toBe('cégeps et collèges du Québec');
  });

  it('all have a name', () => {
    for (const group of PEER_GROUPS) {
      expect(inLanguage('fr', () => peerGroupName(group))).toMatch(
        /^(universités|collèges|écoles|établissements|séminaires|cégeps) /,
      );
    }
  });
});
