import { describe, expect, it } from 'vitest';
import { ANSWERED_FIGURES } from '#schema/domain/search/answered-figures.ts';
import { partsOfReading } from '#worker/presenters/reading.ts';
import { presentCheck, presentFigure } from '#worker/presenters/school-answers.ts';
import { presentSiteAnswers, presentSuggestedPages } from '#worker/presenters/site-answers.ts';
import { documentsOf } from './documents.ts';
import { askOwn } from './own-lines.ts';

const NAMES = ['Rice University', 'McGill University', 'Université Laval', 'Miami Dade College'];
const documents = [...documentsOf(NAMES).values()];

describe('en français', () => {
  it('une phrase pour chaque donnée, sans trou', () => {
    expect(documents).toHaveLength(NAMES.length);
    for (const document of documents) {
      for (const figure of ANSWERED_FIGURES) {
        const { text } = presentFigure(document, figure);
        expect(text, figure).toMatch(/\.$/);
        expect(text, figure).not.toMatch(/null|undefined|NaN|S\. O\./);
      }
    }
  });

  it('oui, par les données', () => {
    const { outcome, names } = askOwn({ family: 'yes or no', line: 'est-ce que mcgill offre le droit' });
    const { asked, reading } = outcome;
    if (!asked?.check || !reading) throw new Error('Rien n’est demandé');
    const { id, holds } = asked.check;
    expect(presentCheck({ id, name: names[0] as string }, holds, partsOfReading(reading)).text).toBe(
      'Oui. Selon nos données, l’Université McGill correspond à\u00a0: Droit.',
    );
  });

  it('les droits de McGill selon la provenance', () => {
    const mcgill = documents.find(({ name }) => name === 'McGill University');
    if (!mcgill) throw new Error('McGill');
    expect(presentFigure(mcgill, 'tuition').text).toMatch(
      /pour les résidents du Québec; .*pour les étudiants étrangers/,
    );
  });

  it('propose le métier pendant qu’on tape la question', () => {
    for (const typed of ['comment devenir hygiéniste dentaire', 'devenir hygién', 'hygiéniste dent'])
      expect(presentSuggestedPages(typed)[0], typed).toMatchObject({
        label: 'Hygiénistes dentaires',
        path: '/careers/dental-hygienists',
      });
  });

  it('ce que le site dit', () => {
    const [answer] = presentSiteAnswers('', { site: { paths: ['/glossary#net-price'], asks: true } });
    expect(answer?.title).toMatch(/prix net/i);
  });
});
