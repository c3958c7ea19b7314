/** Words of the program finder. */

import { sourceName } from '#frontend/content/source-name.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { OWN_PRICE_ORDER, type ProgramNarrowing, type ProgramSortKey } from '#schema/domain/programs/program-finder.ts';
import { de } from '../grammar.ts';
import { yearText } from '../university/record-texts.ts';

const programs = (count: number) =>
  plural(count, { one: `${formatCount(count)} programme`, other: `${formatCount(count)} programmes` });
const universities = (count: number) =>
  plural(count, { one: `${formatCount(count)} université`, other: `${formatCount(count)} universités` });

const listed = (items: readonly string[], most: number) => {
  const shown = items.slice(0, most).join('; ');
  const more = items.length - most;
  if (more <= 0) return shown;
  return plural(more, {
    one: `${shown} et ${formatCount(more)} autre`,
    other: `${shown} et ${formatCount(more)} autres`,
  });
};

const NARROWING_LABELS: Record<ProgramNarrowing, string> = {
  check: 'la vérification du revenu',
  trend: 'la tendance des diplômes',
  q: 'vos mots',
  field: 'le domaine',
  program: 'le programme',
  cip: 'le programme',
  location: 'le lieu',
  state: 'l’État ou la province',
  levels: 'le choix des diplômes',
  onlineOnly: '« entièrement en ligne »',
};

export const programFinderWords = {
  title: 'Trouver un programme',
  intro:
    'Nommez une matière et un lieu. Vous verrez les établissements qui l’enseignent, leur prix, leurs diplômes et ce que gagnent les diplômés.',
  words: {
    /** What the form is for, to an assistant in the browser. */
    tool: 'Trouver des programmes universitaires en mots simples : une matière, un diplôme, un lieu.',
    label: 'Dans vos mots',
    placeholder: 'psychologie au Québec',
    submit: 'Trouver',
    examples: 'Par exemple',
    majors: 'Voir tous les programmes par domaine',
    list: [
      'soins infirmiers en Ontario',
      'MBA en ligne',
      'conception de jeux',
      'génie au Québec',
      'biologie marine Floride',
    ],
  },
  form: {
    /** What the form is for, to an assistant in the browser. */
    tool: 'Trouver des programmes universitaires par domaine, lieu et diplôme.',
    title: 'Ou choisissez un domaine',
    field: 'Domaine d’études',
    fieldEmpty: 'Choisir un domaine',
    program: 'Programme',
    programEmpty: 'Tous les programmes du domaine',
    programFirst: 'Choisissez d’abord un domaine',
    location: 'Lieu',
    locationPlaceholder: 'État, province, ville ou code postal',
    check: 'Vérification du revenu (États-Unis)',
    checkAny: 'Peu importe',
    online: 'Entièrement en ligne',
    onlineHint: 'Tous les cours sont en ligne.',
    degrees: 'Diplômes',
    degreesHint: 'Si rien n’est coché, tous les grades et certificats comptent.',
    levels: { bachelors: 'Baccalauréat', masters: 'Maîtrise', doctoral: 'Doctorat', certificate: 'Certificat' },
    submit: 'Trouver des programmes',
    show: 'Choisir le domaine, le lieu et les diplômes',
    more: 'Plus d’options',
  },
  searching: 'Recherche en cours…',
  results: 'Programmes',
  found: (count: number) => ({
    title: plural(count, {
      one: `${formatCount(count)} programme trouvé`,
      other: `${formatCount(count)} programmes trouvés`,
    }),
    description: 'Parcourez les résultats ci-dessous pour trouver ceux qui vous conviennent.',
  }),
  foundNone: { title: 'Aucun programme trouvé', description: 'Changez vos filtres pour voir plus de résultats.' },
  error: { title: 'Erreur', description: 'Nous n’avons pas pu charger les données. Veuillez réessayer plus tard.' },
  tryAgain: 'Réessayer',
  summary: (from: number, to: number, total: number, schools: number) =>
    `Résultats ${formatCount(from)} à ${formatCount(to)} : ${programs(total)} dans ${universities(schools)}`,
  sort: 'Trier par',
  sorts: {
    relevance: 'Pertinence',
    graduates: 'Le plus de diplômes',
    earnings: 'Revenu le plus élevé',
    [OWN_PRICE_ORDER]: 'Votre prix\u00a0: croissant',
    name: 'Université (A à Z)',
  } satisfies Record<ProgramSortKey, string>,
  /** Leads to the page of the major. */
  major: (title: string) => `À propos de ce programme : ${title}`,
  /** Leads to the careers of the program that is listed. */
  leads: 'Les métiers auxquels il mène',
  table: (title: string) => `Comparer tous les établissements : ${title}`,
  onlyProgram: (title: string) => `Seulement : ${title}`,
  understood: {
    programs: (titles: readonly string[]) => `Compris comme : ${listed(titles, 3)}.`,
    degrees: (labels: readonly string[]) => `Diplômes : ${labels.join(', ')}.`,
    online: 'Entièrement en ligne.',
    paysOff: 'Seulement les programmes nettement plus payants qu’un diplôme d’études secondaires.',
    filters: (labels: readonly string[]) => `Critères : ${labels.join(', ')}.`,
    schools: (words: readonly string[]) => `Établissement : « ${words.join(' ')} ».`,
    unknown: (words: readonly string[]) => {
      const quoted = words.map((word) => `« ${word} »`).join(', ');
      return plural(words.length, {
        one: `Ce mot n’a pas servi à la recherche : ${quoted}.`,
        other: `Ces mots n’ont pas servi à la recherche : ${quoted}.`,
      });
    },
  },
  graduates: (count: number) => plural(count, { one: 'diplôme', other: 'diplômes' }),
  /** After the count, where it is of another year than the rest of the list. */
  inYear: (year: string | null) => (year === null ? 'par année' : `en ${yearText(year)}`),
  /** Over the columns of a wide screen. */
  heads: { tuition: 'Droits de scolarité', pay: 'Revenu après 4 ans', graduates: 'Diplômes' },
  /** What holds for the rows of a list, said once over it. */
  over: {
    /** `title` is null where the line above has named it. */
    program: (title: string | null, all: boolean) =>
      title === null
        ? 'Le programme n’est indiqué que s’il est différent.'
        : all
          ? `Programme : ${title}.`
          : `${title}, sauf si une ligne nomme un autre programme.`,
    pay: 'Le revenu est la médiane 4 ans après le diplôme, pour un baccalauréat sauf indication contraire.',
    graduates: (year: string) => `Diplômes décernés en ${yearText(year)}, tous les niveaux affichés réunis.`,
  },
  noneFinished: (year: string | null) =>
    year === null
      ? 'Offert, mais personne ne l’a terminé pendant l’année recensée.'
      : `Offert, mais personne ne l’a terminé en ${yearText(year)}.`,
  ended: (before: number, year: string | null) =>
    `${plural(before, { one: `${formatCount(before)} personne l’a terminé`, other: `${formatCount(before)} personnes l’ont terminé` })} en 2019-2020 et aucune${year === null ? ' depuis' : ` en ${yearText(year)}`}, et l’établissement ne l’offre plus. Il enseigne peut-être la matière sous un autre nom.`,
  fewFinished: 'Un petit programme : le nombre peut beaucoup changer d’une année à l’autre.',
  /** In Canada. */
  notCounted: 'Nos sources canadiennes ne comptent pas les diplômes par programme.',
  /** Found by what we know, which is no statement about the school. */
  mayTeach: (title: string) => `${title} : peut-être offert ici`,
  checkWithSchool: 'Nous ne l’avons pas confirmé auprès de l’université. Demandez-lui avant de présenter une demande.',
  /** Below this many graduates a year a program is called small. */
  fewBelow: 10,
  online: 'entièrement en ligne',
  allOnline: (degrees: string) => `Entièrement en ligne : ${degrees}`,
  howWeCount: 'Comment nous comptons',
  payOfAll: (name: string) => `Le revenu est celui de tous les campus ${de(name)}.`,
  /** Under the amount; it is said of which degree, where that is not the one that people expect. */
  payOf: (degree: string | null) => `revenu après 4 ans${degree === null ? '' : ` (${degree.toLowerCase()})`}`,
  /** How the number of graduates has changed: "growing". */
  trend: (label: string) => `${label.toLowerCase()} depuis 2019-2020`,
  degreeColumns: (year: string | null) => [
    'Diplôme',
    year === null ? 'Diplômes par année' : `Diplômes en ${yearText(year)}`,
    'Depuis 2019-2020',
    'Revenu 4 ans après le diplôme',
    'Vérification du revenu',
  ],
  empty: {
    title: 'Aucun programme ne correspond.',
    loosen: 'Vous auriez',
    without: (part: ProgramNarrowing, total: number) => `${programs(total)} sans ${NARROWING_LABELS[part]}`,
    nothing: 'Essayez moins de mots, une autre orthographe ou un domaine de la liste ci-dessus.',
    unknownPlace: (place: string) => `Nous ne connaissons aucun lieu appelé « ${place} » qui ait une université.`,
    otherPlaces: 'Vouliez-vous dire',
    startOver: 'Recommencer',
  },
  withoutPrograms: {
    canada: (count: number) =>
      plural(count, {
        one: `Pour ${universities(count)} canadienne de cet endroit, nous n’avons pas de liste de programmes. Voyez sa propre page.`,
        other: `Pour ${universities(count)} canadiennes de cet endroit, nous n’avons pas de liste de programmes. Voyez leurs propres pages.`,
      }),
    us: (count: number) =>
      plural(count, {
        one: `${universities(count)} de cet endroit ne déclare aucun programme.`,
        other: `${universities(count)} de cet endroit ne déclarent aucun programme.`,
      }),
    search: 'Voir les universités de cet endroit',
  },
  pastEnd: (page: number, totalPages: number) =>
    `La page ${formatCount(page)} n’existe pas : la dernière est la page ${formatCount(totalPages)}.`,
  toLastPage: 'Aller à la dernière page',
  about: (origin: { source: string; year: string } | null) =>
    [
      'Un programme est un groupe à quatre chiffres de la classification américaine des programmes d’enseignement (CIP 2020).',
      origin === null
        ? 'Les diplômes sont les grades et certificats décernés en un an, premier domaine d’études seulement.'
        : `Les diplômes sont les grades et certificats décernés en un an, premier domaine d’études seulement (« ${sourceName(origin.source)} », ${yearText(origin.year)}).`,
      'Le College Scorecard de 2023-2024 indique, par domaine et par diplôme, si un programme est entièrement en ligne.',
      'Nos sources canadiennes ne comptent pas les diplômes par programme. Pour le Canada, nous prenons les programmes du service de demandes d’admission de l’Ontario, des organismes d’agrément et de listes publiques, et nous les classons nous-mêmes dans les groupes de la CIP. Un programme qui n’y figure pas peut tout de même être enseigné.',
      'La vérification du revenu est une règle des États-Unis; elle ne s’applique pas aux programmes canadiens.',
    ].join(' '),
} as const;
