/** Words of the glossary page and around a term explained in place; the terms are fetched when someone asks for one. */
import { plural } from '#schema/domain/formats/plural.ts';

export const glossaryWords = {
  title: 'Glossaire',
  description:
    'Tous les termes qu’emploie CampusAtlas, en mots simples : ce qu’ils veulent dire, d’où vient notre chiffre et ce qu’il ne dit pas.',
  lead: 'Les mots des universités, des gouvernements et de ce site, expliqués simplement. «\u00a0Source\u00a0» montre d’où vient un chiffre.',
  filter: 'Filtrer les termes',
  placeholder: 'Tapez un mot, par exemple bourse',
  found: (count: number) => plural(count, { one: `${count} terme`, other: `${count} termes` }),
  nothing: 'Aucun terme ne contient ces mots.',
  also: 'Aussi :',
  source: 'Source',
  limits: 'À garder en tête',
  /** Opens both. */
  details: (term: string) => `${term} : source, et ce qu’il faut garder en tête`,
  groups: 'Groupes de termes',
  /** Name of the button that explains a term in place. */
  explain: (term: string) => `Que veut dire « ${term} »?`,
  loading: 'Chargement…',
  failed: 'Nous n’avons pas pu charger le glossaire. Réessayez.',
  more: 'Voir dans le glossaire',
  moreOn: (term: string) => `(${term})`,
} as const;
