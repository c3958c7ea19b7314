import { describe, expect, it } from 'vitest';
import { article, listOf, startSentence, theSchool } from '#schema/domain/formats/english-grammar.ts';
import { nounOf, percent } from './grammar.ts';

describe('article', () => {
  it.each([
    ['8%', 'an'],
    ['11-to-1 ratio', 'an'],
    ['18-to-1 ratio', 'an'],
    ['85%', 'an'],
    ['800', 'an'],
    ['8,000', 'an'],
    ['11,000', 'an'],
    ['110', 'a'],
    ['1,100', 'a'],
    ['12-to-1 ratio', 'a'],
    ['university', 'a'],
    ['undergraduate school', 'an'],
    ['unincorporated place', 'an'],
    ['one-room school', 'a'],
    ['academy', 'an'],
    ['institute', 'an'],
    ['honors college', 'an'],
    ['historically Black college', 'a'],
    ['NCAA team', 'an'],
    ['United Methodist affiliation', 'a'],
    ['Evangelical Lutheran affiliation', 'an'],
  ])('before "%s" is "%s"', (word, expected) => {
    expect(article(word)).toBe(expected);
  });
});

describe('theSchool', () => {
  it.each([
    ['University of Toronto', 'the University of Toronto'],
    ['College of Charleston', 'the College of Charleston'],
    ['The University of Texas at Austin', 'the University of Texas at Austin'],
    ['Ohio State University', 'Ohio State University'],
    ['Bard College', 'Bard College'],
  ])('%s within a sentence is %s', (name, said) => {
    expect(theSchool(name)).toBe(said);
  });

  it('has a capital where a sentence begins', () => {
    expect(startSentence(`${theSchool('University of Toronto')} closed.`)).toBe('The University of Toronto closed.');
    expect(startSentence('Ohio State University closed.')).toBe('Ohio State University closed.');
  });
});

describe('listOf', () => {
  it('sets off names that hold an "and" themselves', () => {
    expect(listOf([])).toBe('');
    expect(listOf(['law'])).toBe('law');
    expect(listOf(['law', 'business'])).toBe('law and business');
    expect(listOf(['law', 'sports and fitness'])).toBe('law, and sports and fitness');
    expect(listOf(['law', 'business', 'biology'])).toBe('law, business, and biology');
  });
});

describe('percent', () => {
  it('gives whole numbers, and nothing where rounding would say none or all', () => {
    expect(percent(84.6)).toBe('85%');
    expect(percent(0.4)).toBeNull();
    expect(percent(99.6)).toBeNull();
    expect(percent(null)).toBeNull();
  });
});

describe('nounOf', () => {
  it.each([
    ['Boston College', 'college'],
    ['University of Maryland University College', 'university'],
    ['Massachusetts Institute of Technology', 'institute'],
    ['Renison University College', 'college'],
    ['Kwantlen Polytechnic University', 'university'],
    ['Université du Québec à Rimouski', 'university'],
    ['École de technologie supérieure', 'school'],
    ['United States Naval Academy', 'academy'],
    ['HEC Montréal', 'school'],
  ])('of %s is %s', (name, noun) => {
    expect(nounOf({ name, kind: 'bachelors' })).toBe(noun);
  });

  it('of the two-year college of a university is college', () => {
    expect(nounOf({ name: 'University of Arkansas-Pulaski Technical College', kind: 'two-year' })).toBe('college');
  });
});
