/** The account's, the board's and the plan's words in French: grammar that depends on what is put in. */
import { describe, expect, it } from 'vitest';
import { csvWords as englishCsvWords } from '#frontend/content/en/university/csv.ts';
import type { AdmissionFacts } from '#schema/domain/peers/balanced-list.ts';
import { CSV_FIELDS, planOf } from '#schema/domain/record/university-fields.ts';
import { balancedWords } from '#words/plan/balanced.ts';
import { boardWords } from '#words/plan/board.ts';
import { planWords, roundName, stateAidText, systemName, taskDetail, withDates } from '#words/plan/plan.ts';
import { bookmarkDetailsWords } from '#words/saved/bookmark-details.ts';
import { dashboardWords } from '#words/saved/dashboard.ts';
import { changeText, notificationListWords } from '#words/saved/notifications.ts';
import { sharedWords, studentsWords } from '#words/saved/sharing.ts';
import { csvWords } from '#words/university/csv.ts';

/** No-break spaces as plain ones, so that a test can be read. */
const plain = (text: string | null) => text?.replace(/[\u00A0\u202F]/g, ' ') ?? null;

const FACTS = {
  rateYear: '2024',
  testYear: '2024',
  averagesYear: '2024',
  meanYear: '2024',
} as unknown as AdmissionFacts;

describe('notifications', () => {
  it.each([
    [
      { kind: 'tuition', before: 50_000, after: 52_000, currency: 'CAD' },
      'Les droits de scolarité sont passés de 50 000 $ à 52 000 $, en hausse',
    ],
    [
      { kind: 'acceptanceRate', before: 10.26, after: 9.94, currency: null },
      'Le taux d’admission est passé de 10,3 % à 9,9 %, en baisse',
    ],
    [{ kind: 'netPrice', before: null, after: 1_000, currency: 'CAD' }, 'Le prix net est maintenant publié : 1 000 $'],
    [
      { kind: 'tuition', before: 1_000, after: null, currency: 'CAD' },
      'Les droits de scolarité ne sont plus publiés; ils étaient de 1 000 $',
    ],
    [{ kind: 'name', before: 'A', after: 'B', currency: null }, 'Nouveau nom : B'],
    [
      { kind: 'due', before: 7, after: '2027-03-05', currency: null },
      'Dans votre plan : le 5 mars 2027, d’ici une semaine',
    ],
    [
      { kind: 'planDate', before: null, after: '2027-03-05', currency: null },
      'Votre plan n’a pas de date; celle des nouvelles données est le 5 mars 2027. Vérifiez auprès de l’établissement',
    ],
  ] as const)('%j', (change, text) => expect(plain(changeText(change))).toBe(text));

  it('are counted as French counts, where none is singular', () => {
    expect([0, 1, 2, 100].map(notificationListWords.line)).toEqual([
      '0 changement dans un établissement de vos favoris',
      '1 changement dans un établissement de vos favoris',
      '2 changements dans les établissements de vos favoris',
      '100 changements ou plus dans les établissements de vos favoris',
    ]);
    expect(dashboardWords.inList(0)).toBe('0 établissement');
    expect(bookmarkDetailsWords.lists.leaving('X', 2).question).toContain('2 de vos listes');
    expect(sharedWords.intro(2)).toMatch(/^2 universités\./);
    expect(plain(studentsWords.summary(30, 1_200, 0))).toBe(
      '30 élèves, 1 200 établissements, aucun sur plus d’une liste.',
    );
  });
});

describe('the plan', () => {
  it('writes the dates of a sentence as French does, days alone without a year', () => {
    expect(withDates('2027-01-15 (02-15)')).toBe('15 janvier 2027 (15 février)');
  });

  it('names rounds, services, and dates of states', () => {
    expect(plain(roundName({ key: 'x', route: { system: 'OUAC' } as never, what: 'Ontario' }))).toBe('OUAC : Ontario');
    expect(systemName('direct or ApplyAlberta')).toBe('Formulaire de l’établissement ou ApplyAlberta');
    expect(plain(stateAidText('US-TX'))).toContain('au plus tard le 15 janvier;');
  });

  it('counts letters', () => {
    const applying = { applicationParts: { teacherRecommendations: 2, cycle: '2026-27' } } as never;
    expect(taskDetail('recommendations', applying)).toBe('2 lettres (2026-2027)');
  });

  it('writes years as French does: without an article between brackets, and in full', () => {
    const required = { testPolicy: { policy: 'required', cycle: 'fall 2027' } } as never;
    expect(taskDetail('tests', required)).toBe('Obligatoires (automne 2027)');
    expect(planWords.lastYear('2026-01-15', 'fall 2026')).toMatch(/^Pour l’automne 2026, /);
    expect(planWords.aid.fafsa('2027-28', '2028-06-30')).toMatch(/^La FAFSA pour 2027-2028 est ouverte/);
  });
});

describe('the board', () => {
  it('elides before a name, and orders', () => {
    expect(boardWords.people.answers('Anna')).toBe('Réponses d’Anna');
    expect(boardWords.people.answers('Maya')).toBe('Réponses de Maya');
    expect([1, 2, 11].map(boardWords.order.rank)).toEqual(['1er', '2e', '11e']);
    expect(plain(boardWords.differ.line('Maya', 1, 'Papa', 3, 'debt'))).toBe(
      '1er pour Maya, 3e pour Papa; principale raison : la dette',
    );
  });

  it('has its figures in French', () => {
    expect(plain(boardWords.how.scores[2] ?? '')).toContain('80 000 $ US');
    expect(plain(boardWords.share.full)).toContain('2 000 caractères');
  });
});

describe('the balanced list', () => {
  it('says why, in French figures', () => {
    const verdict = { standing: 'reach', grounds: { by: 'few-admitted', rate: 4.5 } } as never;
    expect(plain(balancedWords.reason(verdict, FACTS))).toMatch(/^Taux d’admission : 4,5 % \(2024\)\. Sous \d+ %/);
    const score = { standing: 'reach', grounds: { by: 'sat', own: 1_200, middle: [1_300, 1_450], place: 'below' } };
    expect(plain(balancedWords.reason(score as never, FACTS))).toBe(
      'Votre résultat au SAT (1200) se situe sous la moitié centrale des résultats des personnes inscrites en première année : 1300–1450 (2024).',
    );
    expect(plain(balancedWords.counts({ reach: 1, target: 2, likely: 0, unknown: 2 }))).toBe(
      '1 visée haute · 2 à votre portée · 0 presque assurée · 2 impossibles à situer',
    );
  });
});

describe('the files of universities', () => {
  it('have one heading for each field, none of them the English one', () => {
    const french = CSV_FIELDS.map((field) => csvWords.title(field, planOf(field).unit));
    const english = CSV_FIELDS.map((field) => englishCsvWords.title(field, planOf(field).unit));
    expect(new Set(french).size).toBe(CSV_FIELDS.length);
    expect(new Set(english).size).toBe(CSV_FIELDS.length);
    // A type is a type, and admission is admission.
    expect(french.filter((title) => english.includes(title))).toEqual(['Type', 'Admission']);
    expect(plain(csvWords.source(csvWords.title('netPrice', 'money')))).toBe('Prix net (par année) : source');
  });
});
