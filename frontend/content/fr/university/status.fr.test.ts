import { describe, expect, it } from 'vitest';
import { OPEN, type UniversityStatus } from '#schema/domain/record/university-figures.ts';
import { statusSentence } from './status.ts';

const status = (fields: Partial<UniversityStatus>): UniversityStatus => ({ ...OPEN, ...fields });
const say = (fields: Partial<UniversityStatus>) => statusSentence('Old College', status(fields), '2026-11-22');

describe('French of a school that is not simply open', () => {
  it.each<[Partial<UniversityStatus>, string | null]>([
    [{}, null],
    [{ state: 'closed', date: '2025-05-21' }, 'Old College a fermé ses portes le 21 mai 2025.'],
    [{ state: 'closed', date: '2024-05' }, 'Old College a fermé ses portes en mai 2024.'],
    [{ state: 'closed' }, 'Old College a fermé ses portes.'],
    [{ state: 'closed', date: '2026-05', announced: true }, 'Old College avait annoncé sa fermeture pour mai 2026.'],
    [{ state: 'closing', date: '2026-06-30' }, 'Old College avait annoncé sa fermeture pour le 30 juin 2026.'],
    [{ state: 'closing', date: '2027' }, 'Old College fermera ses portes en 2027.'],
    [
      { state: 'closing', date: '2027-07-01', successorName: 'Oberlin College' },
      'Old College fera partie d’Oberlin College à compter du 1er juillet 2027.',
    ],
    [
      { state: 'closing', date: '2027-08', successorName: 'New College' },
      'Old College fera partie de New College à compter d’août 2027.',
    ],
    [
      { state: 'merged', date: '2026-07', successorName: 'New College' },
      'Old College a fusionné avec New College en juillet 2026.',
    ],
    [{ state: 'merged' }, 'Old College a fusionné avec un autre établissement.'],
    [{ state: 'paused', date: '2025' }, 'Old College a suspendu ses cours en 2025.'],
    [
      { state: 'renamed', date: '2024-01-01', formerName: 'Early College' },
      'Jusqu’au 1er janvier 2024, cet établissement s’appelait Early College.',
    ],
    [
      { state: 'renamed', formerName: 'Early College' },
      'Il y a peu, cet établissement s’appelait encore Early College.',
    ],
  ])('of %j', (fields, sentence) => expect(say(fields)).toBe(sentence));
});
