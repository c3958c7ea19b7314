/** Words of the page on two years at a two-year college, then a university. */
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { PolicyReading } from '#schema/domain/site/transfer-policies.ts';
import { de } from '../grammar.ts';

const listed = new Intl.ListFormat('fr-CA', { type: 'disjunction' });

/** « 16 / 30-32 » of the list: 16, ou de 30 à 32. */
const blockOf = (credits: string): string =>
  listed.format(
    credits
      .replace(' of ', ' sur ')
      .replace('(AA)', 'avec un grade d’associé (AA)')
      .replace('(CCV)', 'du Community College of Vermont')
      .split(' / ')
      .map((part) => part.replace(/(\d+)-(\d+)/, '$1 à $2')),
  );

export const twoYearsWords = {
  title: 'Deux ans ici, deux ans là-bas',
  description:
    'Commencer dans un collège de deux ans et finir à l’université, aux États-Unis : les deux prix, combien de gens changent d’établissement, combien obtiennent ensuite un diplôme, les programmes communs et la règle de l’État.',
  lead: 'Un collège de deux ans, puis l’université, aux États-Unis. Voyez les deux prix, combien de personnes changent d’établissement et combien obtiennent ensuite un diplôme.',
  form: {
    near: 'Ville ou code ZIP près de chez vous (facultatif)',
    nearHint: 'Vous n’avez pas encore de collège en vue? Entrez votre ville pour voir ceux des environs.',
    from: 'Collège de deux ans',
    fromExample: 'Par exemple Lansing Community College',
    to: 'Université par la suite',
    toExample: 'Par exemple Michigan State University',
    submit: 'Voir ce parcours',
  },
  /** A path to look at before one has chosen. */
  example: {
    from: 'Lansing Community College',
    to: 'Michigan State University',
    title: (college: string, university: string) => `Exemple : ${college}, puis ${university}`,
  },
  asked: {
    unknownFrom: (text: string) =>
      `Nous ne connaissons pas de collège de deux ans aux États-Unis du nom de « ${text} ». Vérifiez l’orthographe ou entrez une ville.`,
    unknownTo: (text: string) =>
      `Nous ne connaissons pas d’université aux États-Unis du nom de « ${text} » qui décerne des baccalauréats. Vérifiez l’orthographe.`,
    unknownNear: (text: string) =>
      `Nous ne connaissons pas de lieu appelé « ${text} ». Entrez une ville avec son État, ou un code ZIP.`,
    otherPlaces: 'Vouliez-vous dire :',
    severalFrom: 'De quel collège s’agit-il?',
    severalTo: 'De quelle université s’agit-il?',
    near: (place: string) => `Collèges de deux ans, près de : ${place}`,
    nextTo: (college: string) => `Universités publiques du même État, la plus proche ${de(college)} d’abord`,
    failed: 'Nous n’avons pas pu charger ce parcours. Essayez encore.',
  },
  miles: (miles: number) => `${Math.round(miles * 1.609344)}\u00a0km`,
  figures: {
    heading: 'Prix et résultats',
    price: 'Prix d’une année',
    netPrice: 'prix net',
    noPrice: 'Non publié',
    transfer: 'Partis, inscrits dans un autre établissement',
    award: 'Ont obtenu un diplôme ou un certificat du collège',
    finish: 'Étudiants transférés qui y ont obtenu leur diplôme',
    still: 'Encore inscrits après 8 ans',
    people: (count: string) => `nombre de personnes : ${count}`,
    few: 'Trop peu de personnes',
    unknown: 'Non publié',
    note: (year: string) =>
      `Mesuré huit ans après l’entrée, pour les personnes qui ont commencé au collège et pour celles qui sont passées à l’université (${year}). Les personnes parties du collège ont pu aller dans n’importe quel établissement.`,
  },
  price: {
    heading: 'Ce que coûteraient quatre ans',
    table: 'Quatre ans selon chaque parcours',
    here: (college: string, university: string) => `Deux ans : ${college}; deux ans : ${university}`,
    there: (university: string) => `Quatre ans : ${university}`,
    /** `less` is how much less the way over the college costs; below 0 it costs more. */
    difference: (less: number, college: string) =>
      less === 0
        ? 'Les deux parcours coûtent la même chose.'
        : `En commençant par ce collège (${college}), vous payez ${formatMoney(Math.abs(less), 'USD')} de ${less > 0 ? 'moins' : 'plus'}.`,
    own: 'D’après vos prix estimés.',
    published:
      'D’après les prix nets : ce que paient en moyenne les gens qui reçoivent de l’aide. « Voir mon prix », en haut de la page, donne vos propres prix.',
    caveat:
      'Aux prix d’aujourd’hui, sans hausse. Le prix de l’université est celui des personnes qui y ont commencé. Si des crédits ne sont pas reconnus, il faut parfois plus de quatre ans.',
    unknown:
      'L’un des deux prix n’est pas publié; nous ne donnons donc pas de total. Demandez aux deux établissements.',
  },
  programs: {
    heading: 'Programmes offerts par les deux établissements',
    intro:
      'Grades d’associé au collège et baccalauréats à l’université, 2023-2024. Même si les deux établissements ont le programme, ses cours ne sont pas toujours reconnus. Demandez au bureau des transferts de l’université avant de vous inscrire.',
    program: 'Programme',
    associates: 'Grades d’associé',
    bachelors: 'Baccalauréats',
    more: (count: number) =>
      plural(count, { one: 'Voir 1 autre programme', other: `Voir ${formatCount(count)} autres programmes` }),
    none: 'Nous n’avons trouvé aucun programme avec des diplômes dans les deux établissements. L’université peut quand même accepter des transferts.',
  },
  policy: {
    heading: (state: string) => `La règle de transfert : ${state}`,
    statewide: (credits: string, unit: 'semester' | 'quarter') =>
      `L’État a une règle de transfert pour les collèges publics. Crédits transférés en bloc : ${blockOf(credits)} (dans un calendrier de ${unit === 'semester' ? 'deux' : 'quatre'} sessions par année). La règle et l’université décident des cours reconnus.`,
    statewideOnly: 'L’État a une règle de transfert pour les collèges publics.',
    none: 'Nous ne connaissons aucune règle pour tout l’État. Les collèges et les universités concluent des ententes programme par programme.',
    recalled: 'Nous n’avons pas confirmé la règle de cet État. Demandez au bureau des transferts de l’université.',
    authority: 'La règle :',
    link: 'Page officielle',
    noLink: 'Nous n’avons pas de lien. Demandez au bureau des transferts de l’université.',
    readings: {
      document:
        'Selon une liste fondée sur la règle elle-même (septembre 2026). Nous n’avons rien confirmé auprès de l’État.',
      nearly:
        'Selon une liste fondée sur presque toute la règle (septembre 2026). Nous n’avons rien confirmé auprès de l’État.',
      explainer:
        'Selon une liste fondée sur une explication officielle (septembre 2026). Nous n’avons rien confirmé auprès de l’État.',
      recalled: 'Nous ne l’avons pas vérifié.',
    } satisfies Record<PolicyReading, string>,
    elsewhere:
      'Les règles d’un État portent sur les collèges et universités publics de cet État. Pour ces deux établissements, demandez au bureau des transferts de l’université s’il y a des ententes.',
  },
} as const;
