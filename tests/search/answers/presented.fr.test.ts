import { describe, expect, it } from 'vitest';
import { ANSWERED_FIGURES } from '#schema/domain/search/answered-figures.ts';
import { presentFigure } from '#worker/presenters/school-answers.ts';
import { presentSiteAnswers, presentSuggestedPages } from '#worker/presenters/site-answers.ts';
import { documentsOf } from './documents.ts';

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
