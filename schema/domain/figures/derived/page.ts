/** The lists of figures on a university's page, and the few figures on a card. */
import { type Figure, PAGE_LISTS, type PageList } from '../figure.ts';
import { type FactField, type FiguresWith, figureOf, inOrder, type NumberField } from '../figures.ts';

export type PageFigure = NumberField & FactField & FiguresWith<{ page: object }>;
export type CardLineFigure = NumberField & FactField & FiguresWith<{ card: object }>;

export interface PageRow extends Pick<NonNullable<Figure['page']>, 'only'> {
  figure: PageFigure;
}

export const PAGE_FIGURES = Object.fromEntries(
  PAGE_LISTS.map((list) => [
    list,
    inOrder<PageFigure>(({ page }) => (page?.list === list ? page.row : undefined)).map((figure): PageRow => {
      const only = figureOf(figure).page?.only;
      return only === undefined ? { figure } : { figure, only };
    }),
  ]),
) as unknown as Readonly<Record<PageList, readonly PageRow[]>>;

interface CardRow extends Pick<Figure, 'term'>, Pick<NonNullable<Figure['card']>, 'only'> {
  figure: CardLineFigure;
}

/** On a card, after the price. */
export const CARD_LINES = inOrder<CardLineFigure>(({ card }) => card?.row).map((figure): CardRow => {
  const { term, card }: Figure = figureOf(figure);
  const only = card?.only;
  return { figure, ...(term === undefined ? {} : { term }), ...(only === undefined ? {} : { only }) };
});
