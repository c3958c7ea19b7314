import { expect, it } from 'vitest';
import type { PlanRound } from '#schema/domain/plan/plan-rules.ts';
import { deadlineText } from './deadline-text.ts';

const textOf = (system: string, what: string | null) => {
  const round = { key: 'school', date: '2027-01-15', route: { key: 'school', system }, what };
  return deadlineText(round as unknown as PlanRound & { date: string }, '2026-11-29');
};

it('dit d’abord à qui la date s’adresse, ou par quel service on fait sa demande', () => {
  expect(textOf('direct', 'Applicants from outside Canada and US-style schooling')).toBe(
    'De l’étranger : demande au plus tard le 15 janvier 2027 (dans 47 jours)',
  );
  expect(textOf('OUAC', null)).toBe('OUAC : demande au plus tard le 15 janvier 2027 (dans 47 jours)');
  expect(textOf('OUAC', 'International')).toBe(
    'Étudiants étrangers (OUAC) : demande au plus tard le 15 janvier 2027 (dans 47 jours)',
  );
  expect(textOf('direct', null)).toBe('Demande d’admission : au plus tard le 15 janvier 2027 (dans 47 jours)');
});
