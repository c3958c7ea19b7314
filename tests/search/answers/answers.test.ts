/** What the search box answers: the lines of its own set by family, and forty schools by each of ten figures. */
import { describe, expect, it } from 'vitest';
import type { AnsweredFigure } from '#schema/domain/search/answered-figures.ts';
import { readSchoolQuestion } from '#worker/search/answers/school-question.ts';
import { committedSearch, readDataset } from '../catalogue.ts';
import { isHeldOut, isRight, ownLines } from './own-lines.ts';

const FAMILIES = [...new Set(ownLines.map(({ family }) => family))];
/** A line or two of a family may fail; the known ones are named in docs/search.md. */
const SHARE_MIN = 0.9;
/** Families of which less is answered yet. */
const LESS: Readonly<Record<string, number>> = { French: 0.6, 'long lines, new': 0.7 };

describe('own lines', () => {
  it.each(FAMILIES)('%s', (family) => {
    for (const heldOut of [false, true]) {
      const lines = ownLines.filter((own) => own.family === family && isHeldOut(own) === heldOut);
      const wrong = lines.filter((own) => !isRight(own)).map(({ line }) => line);
      const said = heldOut ? 'of the half that is held out' : wrong.join(' | ');
      expect(wrong.length, said).toBeLessThanOrEqual(Math.ceil(lines.length * (1 - (LESS[family] ?? SHARE_MIN))));
    }
  });
});

/** Well-known schools by what people call them. */
const SCHOOLS: Readonly<Record<string, string>> = {
  harvard: 'Harvard University',
  yale: 'Yale University',
  princeton: 'Princeton University',
  stanford: 'Stanford University',
  mit: 'Massachusetts Institute of Technology',
  'michigan state': 'Michigan State University',
  'ohio state': 'Ohio State University',
  'penn state': 'Pennsylvania State University',
  'university of michigan': 'University of Michigan',
  ucla: 'University of California, Los Angeles',
  'uc berkeley': 'University of California, Berkeley',
  usc: 'University of Southern California',
  nyu: 'New York University',
  'boston college': 'Boston College',
  'boston university': 'Boston University',
  northeastern: 'Northeastern University',
  northwestern: 'Northwestern University',
  duke: 'Duke University',
  rice: 'Rice University',
  vanderbilt: 'Vanderbilt University',
  emory: 'Emory University',
  georgetown: 'Georgetown University',
  'notre dame': 'University of Notre Dame',
  brown: 'Brown University',
  cornell: 'Cornell University',
  'arizona state': 'Arizona State University',
  'florida state': 'Florida State University',
  'georgia tech': 'Georgia Institute of Technology',
  'texas a&m': 'Texas A&M University',
  purdue: 'Purdue University',
  howard: 'Howard University',
  temple: 'Temple University',
  baylor: 'Baylor University',
  'williams college': 'Williams College',
  oberlin: 'Oberlin College',
  mcgill: 'McGill University',
  'university of toronto': 'University of Toronto',
  ubc: 'University of British Columbia',
  waterloo: 'University of Waterloo',
  'université laval': 'Université Laval',
};
/** Each figure as people ask for it, in three languages. */
const ASKED: Readonly<Partial<Record<AnsweredFigure, readonly string[]>>> = {
  acceptance: [
    '{} acceptance rate',
    'how hard is it to get into {}',
    'taux d’admission {}',
    'tasa de aceptación de {}',
  ],
  cost: ['how much does {} cost', 'combien coûte {}', 'cuánto cuesta {}'],
  tuition: ['{} tuition', 'tuition at {}', 'droits de scolarité {}', 'matrícula de {}'],
  gpa: ['what gpa do you need for {}', '{} average gpa', 'quelle moyenne faut-il pour {}'],
  sat: ['{} sat scores', 'average sat at {}', 'requisitos de sat en {}'],
  tests: ['is {} test optional', 'is {} test blind', 'does {} require the sat'],
  deadline: ['when is the deadline for {}', '{} application deadline', 'date limite {}', 'fecha límite para {}'],
  size: ['how many students go to {}', 'how big is {}', 'combien d’étudiants à {}'],
  graduation: ['{} graduation rate', 'graduation rate at {}', 'taux de diplomation {}'],
  earnings: ['{} graduates salary', 'average salary after {}', 'salaire des diplômés de {}'],
};

describe('a school and a figure', () => {
  const { snapshot } = committedSearch();
  const ids = new Map(readDataset().universities.map(({ id, name }) => [name, id]));
  it.each(Object.entries(ASKED))('%s of forty schools, as each way of asking has it', (figure, ways) => {
    const wrong: string[] = [];
    for (const [called, name] of Object.entries(SCHOOLS)) {
      for (const way of ways) {
        const line = way.replace('{}', called);
        const asked = readSchoolQuestion(snapshot, line);
        const [row = -1] = asked?.rows ?? [];
        if (snapshot.id[row] !== ids.get(name) || asked?.figure !== figure || asked.compares) wrong.push(line);
      }
    }
    expect(Object.keys(SCHOOLS)).toHaveLength(40);
    expect(wrong).toEqual([]);
  });

  it('reads no question into names and wishes', () => {
    const plain = ['acceptance rate under 20%', 'colleges with low tuition', 'university of chicago', 'cost under 20k'];
    expect(plain.filter((line) => readSchoolQuestion(snapshot, line) !== null)).toEqual([]);
  });
});
