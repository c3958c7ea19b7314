/** Words of the pages of majors. What each major is comes with its figures (major-abouts.md). */
import { sourceName } from '#frontend/content/source-name.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { MajorLevel, MajorMark } from '#schema/domain/programs/majors.ts';
import { yearText } from '../university/record-texts.ts';

const universities = (count: number) =>
  plural(count, { one: `${formatCount(count)} université`, other: `${formatCount(count)} universités` });

const DEGREES: Record<MajorLevel, { name: string; of: string; after: string }> = {
  bachelor: { name: 'baccalauréat', of: 'au baccalauréat', after: 'le baccalauréat' },
  master: { name: 'maîtrise', of: 'à la maîtrise', after: 'la maîtrise' },
  doctorate: {
    name: 'doctorat',
    of: 'au doctorat ou à un premier grade professionnel',
    after: 'le doctorat',
  },
};

const thousands = (amount: number) => formatCount(Math.round(amount / 1_000));

export const majorsWords = {
  title: 'Domaines et programmes d’études',
  description:
    'Ce que vous pouvez étudier aux États-Unis et au Canada : 81 programmes en neuf domaines, avec les universités qui les offrent, où elles sont et ce que gagnent les diplômés.',
  lead: 'Ce que gagnent les diplômés de chaque programme et le nombre d’établissements qui l’offrent.',
  find: 'Trouver un programme',
  findPlaceholder: 'soins infirmiers, design, droit…',
  found: (count: number) =>
    plural(count, { one: `${formatCount(count)} programme`, other: `${formatCount(count)} programmes` }),
  order: 'Trier par',
  orders: { field: 'Domaine', pay: 'Revenu le plus élevé', schools: 'Le plus d’établissements', name: 'Nom' },
  noPay: 'Revenu non publié',
  /** What the majors of a field pay. */
  range: (lowest: number, highest: number) => `de ${thousands(lowest)} à ${thousands(highest)} k$ par année`,
  taught: (US: number, CA: number) =>
    CA === 0 ? `${formatCount(US)} aux États-Unis` : `${formatCount(US)} aux États-Unis, ${formatCount(CA)} au Canada`,
  counted:
    'Les nombres sont des universités : aux États-Unis, celles qui ont décerné des diplômes pendant la dernière année recensée; au Canada, celles dont la liste de programmes en fait mention.',
  finder: 'Votre programme n’est pas ici? L’outil de recherche les présente tous par titre.',
  careers: 'Vous connaissez le métier, mais pas le programme? Cherchez un métier.',
  loading: 'Chargement des programmes…',
  failed: 'Nous n’avons pas pu charger les programmes.',
  tryAgain: 'Réessayer',
} as const;

export const majorWords = {
  title: (title: string) => `${title} : les universités qui l’enseignent`,
  /** For search engines and whoever shares the address. */
  description: ({ title, level, universities: { US, CA }, earnings }: MajorResponse) =>
    [
      CA === 0
        ? `${title} : programme offert ${DEGREES[level].of} dans ${universities(US)} aux États-Unis.`
        : `${title} : programme offert ${DEGREES[level].of} dans ${universities(US)} aux États-Unis et ${formatCount(CA)} au Canada.`,
      earnings === null
        ? 'Voyez où l’on décerne le plus de diplômes, et les programmes connexes.'
        : `Quatre ans plus tard, le revenu médian des diplômés est de ${formatMoney(earnings.median, 'USD')}.`,
    ].join(' '),
  all: 'Tous les programmes',
  /** Shows the rest of the description. */
  moreText: 'Lire la suite',
  showMore: (count: number) => `En afficher ${formatCount(count)} de plus`,
  search: 'Voir les universités',
  /** For whoever has not said where home is. */
  ownAsk: 'Trouver les plus proches de chez vous',
  own: (schools: number, place: string, least: string | null) => {
    const count = plural(schools, { one: '1 établissement', other: `${formatCount(schools)} établissements` });
    const price = least === null ? '' : `, à partir de ${least} par année pour vous`;
    return `${count} (${place})${price}`;
  },
  finder: 'Liste des programmes',
  table: 'Comparer tous les établissements',
  /** Names a column: the program finder counts the diplomas of all levels. */
  graduates: (level: MajorLevel) => `Diplômes par année (${DEGREES[level].name})`,
  figures: {
    label: 'En chiffres',
    us: 'Universités américaines',
    usNote: (level: MajorLevel, year: string | null) =>
      [DEGREES[level].name, ...(year === null ? [] : [yearText(year)])].join(', '),
    canada: 'Universités canadiennes',
    canadaNote: 'il peut y en avoir d’autres',
    graduates: 'Diplômes par année, États-Unis',
    graduatesNote: (level: MajorLevel, year: string | null) =>
      [DEGREES[level].name, 'toutes les universités', ...(year === null ? [] : [yearText(year)])].join(', '),
    pay: 'Revenu médian après 4 ans',
    payNote: 'dans l’établissement médian',
  },
  earnings: {
    id: 'earnings',
    heading: 'Revenu 4 ans après le diplôme',
    none: 'Le revenu des titulaires de ce diplôme est publié pour trop peu d’établissements : nous ne pouvons pas donner de médiane.',
    meaning: ({ earnings, level }: { earnings: NonNullable<MajorResponse['earnings']>; level: MajorLevel }) =>
      `Pour chaque établissement assez grand, on publie le revenu médian de ses diplômés quatre ans après ${DEGREES[level].after} : la moitié gagnent plus, l’autre moitié moins. C’est le cas de ${plural(earnings.schools, { one: '1 établissement', other: `${formatCount(earnings.schools)} établissements` })}. La partie colorée montre la moitié centrale de ces établissements.`,
    schools: 'Établissements',
    checks: (known: number, level: MajorLevel) =>
      `Établissements où ce programme a une vérification du revenu : ${formatCount(known)}. Elle compare le revenu quatre ans après le diplôme à celui des personnes qui ont ${level === 'bachelor' ? 'seulement un diplôme d’études secondaires' : 'seulement un baccalauréat dans le domaine'}.`,
    caveat:
      'C’est le revenu de diplômés qui ont reçu de l’aide fédérale et qui ont un emploi, où qu’ils vivent maintenant. Il ne dit pas ce que vous gagnerez. Au Canada, rien de semblable n’est publié par établissement.',
    /** There is room for little: « 40 k$ ». */
    scale: (amount: number) => (amount === 0 ? '0 $' : `${formatCount(amount / 1_000)} k$`),
    checkId: 'verification',
    lower: 'Un quart des établissements sont en dessous',
    median: 'Établissement médian',
    upper: 'Un quart sont au-dessus',
  },
  places: {
    id: 'places',
    heading: 'Où l’on étudie ce programme',
    intro: 'Sans les universités qui l’enseignent entièrement ou surtout en ligne.',
    us: 'États-Unis',
    usNote: 'Les États où l’on décerne le plus de diplômes par année.',
    canada: 'Canada',
    canadaNote:
      'Selon le nombre d’universités, car nos sources canadiennes ne comptent pas les diplômes par programme.',
    place: 'Lieu',
    rest: (country: string) => `Autres lieux, ${country}`,
    universities: 'Universités',
  },
  leaders: {
    id: 'universities',
    heading: 'Où l’on décerne le plus de diplômes',
    intro:
      'Aux États-Unis seulement, car nos sources canadiennes ne comptent pas les diplômes par programme. Un grand nombre de diplômes veut dire que l’établissement est grand, non qu’il est bon.',
    university: 'Université',
    apart: 'En ligne, ou après un autre diplôme',
    apartNote:
      'Dans ces universités aussi, beaucoup de gens obtiennent leur diplôme, mais en ligne ou après un autre diplôme.',
    rest: 'Autres établissements qui diplôment beaucoup d’étudiants',
    none: 'Nous n’avons pas de chiffres par université.',
  },
  marks: {
    'distance-only': 'entièrement en ligne',
    'mostly-online': 'une université surtout en ligne',
    completes: 'surtout après un grade d’associé',
  } satisfies Record<MajorMark, string>,
  related: { id: 'related', heading: 'Programmes connexes' },
  about: {
    id: 'counted',
    heading: 'Comment nous comptons',
    cips: 'Dans la classification américaine des programmes d’enseignement (CIP 2020), ce programme correspond à :',
    graduates: 'Diplômes',
    earnings: 'Revenu',
    originOf: (of: string) => `${of} :`,
    /** What it is called, as published. */
    origin: ({ source, year }: { source: string; year: string }) =>
      source.includes(year) ? `${sourceName(source)}.` : `${sourceName(source)}, ${yearText(year)}.`,
    canada:
      'Canada : des listes publiques de programmes. Un programme qui n’y figure pas peut tout de même être enseigné.',
  },
  loading: 'Chargement du programme…',
  failure: {
    title: 'Nous ne trouvons pas ce programme',
    unknown: 'Nous n’avons pas de page pour un programme de ce nom.',
    unreachable: 'Nous n’avons pas pu charger ce programme',
    offline: 'Le lien est peut-être bon. Réessayez.',
    retry: 'Réessayer',
    all: 'Tous les programmes',
    search: 'Chercher une université',
  },
} as const;
