import { describe, expect, it } from 'vitest';
import { aUniversity } from '#tests/search/made-up-universities.ts';
import { nameForms } from './name-forms.ts';

const formsOf = (name: string, city: string, state: string) =>
  nameForms(aUniversity(1, { name, city, state }), []).map(({ kind, words }) => `${kind}: ${words.join(' ')}`);

describe('the forms of a name', () => {
  it.each([
    ['Ohio State University-Main Campus', 'Columbus', 'OH', 'short: ohio state university'],
    ['University of Pittsburgh-Pittsburgh Campus', 'Pittsburgh', 'PA', 'short: university pittsburgh'],
    ['The University of Texas at Austin', 'Austin', 'TX', 'short: university texas'],
    ['Loyola University Chicago', 'Chicago', 'IL', 'short: loyola university'],
    ['University of North Carolina at Chapel Hill', 'Chapel Hill', 'NC', 'short: unc chapel hill'],
    ['California State University-Long Beach', 'Long Beach', 'CA', 'short: cal state long beach'],
    ['North Carolina State University', 'Raleigh', 'NC', 'short: nc state university'],
    ['SUNY at Albany', 'Albany', 'NY', 'short: state university new york albany'],
    ['University of Central Florida', 'Orlando', 'FL', 'initials: ucf'],
  ])('%s (%s, %s) has "%s"', (name, city, state, form) => {
    expect(formsOf(name, city, state)).toContain(form);
  });

  it('never shorten a name to a kind of school alone', () => {
    expect(formsOf('University of Chicago', 'Chicago', 'IL')).not.toContain('short: university');
  });

  it('begin with the name and hold each sequence of words once', () => {
    const forms = nameForms(aUniversity(1, { name: 'Saint Olaf College' }), [
      { id: 1, name: 'St. Olaf College', kind: 'alias' },
      { id: 1, name: 'Oles', kind: 'nickname' },
    ]);
    expect(forms[0]).toMatchObject({ kind: 'name', text: 'Saint Olaf College' });
    expect(forms.filter(({ words }) => words.join(' ') === 'saint olaf college')).toHaveLength(1);
    expect(forms.map(({ text }) => text)).toContain('Oles');
  });

  it('read St at the end of another name as State', () => {
    const [, form] = nameForms(aUniversity(1, { name: 'X' }), [{ id: 1, name: 'Penn St.', kind: 'nickname' }]);
    expect(form?.words).toEqual(['penn', 'state']);
  });
});
