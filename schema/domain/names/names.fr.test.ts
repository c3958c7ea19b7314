import { describe, expect, it } from 'vitest';
import { peerGroupName } from '../peers/peer-group-names.ts';
import { PEER_GROUPS } from '../peers/peer-groups.ts';
import { englishStateName } from '../places/english-places.ts';
import { STATE_CODES, stateName, statesOf } from '../places/places.ts';
import { ACADEMIC_FIELDS } from '../programs/academic-fields.ts';
import { ACADEMIC_PROGRAMS } from '../programs/academic-programs.ts';
import { FIELD_TITLES } from './en/academic-fields.ts';
import { PROGRAM_TITLES } from './en/academic-programs.ts';

describe('places', () => {
  it('are called and put in order as the language does, and in English where that is asked for', () => {
    expect([stateName('CA', 'NB'), englishStateName('CA', 'NB')]).toEqual(['Nouveau-Brunswick', 'New Brunswick']);
    const names = statesOf('CA').map(({ name }) => name);
    expect([names[0], names[3], names.at(-1)]).toEqual(['Alberta', 'Manitoba', 'Yukon']);
    expect(names.slice(0, 3)).toEqual(['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard']);
    expect(names.indexOf('Île-du-Prince-Édouard')).toBeLessThan(names.indexOf('Manitoba'));
    expect(stateName('US', 'XX')).toBe('XX');
    expect(STATE_CODES).toHaveLength(72);
  });
});

const ENGLISH: Readonly<Record<string, string>> = { ...FIELD_TITLES, ...PROGRAM_TITLES };

describe('what people study', () => {
  it('has a title of its own', () => {
    for (const one of [...ACADEMIC_FIELDS, ...ACADEMIC_PROGRAMS]) {
      expect(one.title.length).toBeGreaterThan(3);
      if (!['finance', 'architecture'].includes(one.key)) expect(one.title).not.toBe(ENGLISH[one.key]);
    }
  });
});

describe('peer groups', () => {
  it('agree in French', () => {
    const name = (group: string) => peerGroupName(group);
    expect(name('us-public-research')).toBe('universités de recherche publiques');
    expect(name('us-private-liberal-arts')).toBe('collèges d’arts libéraux privés');
    expect(name('ca-cegep')).toBe('cégeps et collèges du Québec');
  });

  it('all have a name', () => {
    for (const group of PEER_GROUPS) {
      expect(peerGroupName(group)).toMatch(/^(universités|collèges|écoles|établissements|séminaires|cégeps) /);
    }
  });
});
