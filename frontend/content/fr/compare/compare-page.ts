/** Words of the comparison page. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { MissingReason } from '#schema/domain/record/facts.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';
import { FIGURE_LABELS } from '../figures/derived/labels.ts';
import { the, uncapitalized } from '../grammar.ts';
import { rateDate, yearText } from '../university/record-texts.ts';
import { universityWords } from '../university/university.ts';

const universities = (count: number) =>
  plural(count, { one: `${formatCount(count)} université`, other: `${formatCount(count)} universités` });
/** What a link of too many schools had after the most that are compared. */
const last = (count: number) =>
  plural(count, {
    one: 'Nous avons laissé de côté la dernière de ce lien.',
    other: `Nous avons laissé de côté les ${formatCount(count)} dernières de ce lien.`,
  });
const listed = new Intl.ListFormat('fr-CA', { style: 'long', type: 'conjunction' });

const ofCampuses = (campuses: number) => `(pour les ${campuses} campus)`;

export const comparePageWords = {
  title: 'Comparer des universités',
  titleOf: (names: readonly string[]) => `Comparer ${listed.format(names.map(the))}`,
  description:
    'Jusqu’à quatre universités des États-Unis et du Canada côte à côte : admission, résultats, prix et vie étudiante, avec la source de chaque chiffre.',
  intro: 'Voyez les établissements côte à côte. Chaque chiffre a son année et sa source.',
  picker: {
    label: 'Ajouter une université',
    placeholder: 'Tapez un nom',
    hint: 'Cherchez par nom, lieu ou sigle. Vous pouvez en comparer jusqu’à quatre.',
    full: 'On peut comparer au plus 4 universités à la fois',
    popular: 'Universités populaires',
    selected: 'dans la comparaison',
  },
  count: (count: number) => `${universities(count)} sur ${COMPARE_MAX}`,
  popular: 'Comparer des universités populaires',
  clear: 'Tout retirer',
  add: 'Ajouter',
  remove: (name: string) => `Retirer ${the(name)} de la comparaison`,
  selection: 'Universités choisies',
  said: {
    removed: (name: string, left: number) =>
      `Université retirée de la comparaison : ${name}. Il en reste ${left} sur ${COMPARE_MAX}.`,
    cleared: 'La comparaison est vide.',
    selected: (names: readonly string[]) => `Comparaison : ${listed.format(names)}.`,
  },
  empty: {
    shows: 'Ce que vous pouvez comparer',
    parts: {
      general: 'Lieu, taille, type et milieu',
      academics: 'Admission, diplomation et revenu',
      financials: 'Droits de scolarité, prix net, prix selon le revenu, dette',
      'student-life': 'Logement, sport, étudiants sur le campus',
    },
    pairs: 'Comparaisons populaires',
    pair: (one: string, other: string) => `${one} ou ${other}`,
    restore: (count: number) =>
      plural(count, { one: 'Remettre l’université', other: `Remettre les ${universities(count)}` }),
    own: 'Parmi vos favoris et votre historique',
    add: (name: string) => `Comparer ${the(name)}`,
  },
  oneOnly: 'Ajoutez au moins une autre université pour comparer.',
  loading: 'Chargement de la comparaison…',
  failed: {
    title: 'Nous n’avons pas pu charger la comparaison',
    body: 'Vos choix sont conservés. Réessayer suffit souvent.',
    retry: 'Réessayer',
    popular: 'Nous n’avons pas pu charger les universités populaires. Réessayez.',
  },
  left: {
    unknown: (ids: readonly number[]) =>
      plural(ids.length, {
        one: 'Nous n’avons pas trouvé l’une des universités de ce lien.',
        other: `Nous n’avons pas trouvé ${ids.length} des universités de ce lien.`,
      }),
    unreadable: (texts: readonly string[]) =>
      `Une partie de ce lien ne fonctionne pas. Nous avons laissé de côté : ${listed.format(texts.map((text) => `« ${text} »`))}.`,
    beyond: (ids: readonly number[]) =>
      `Une comparaison contient au plus ${COMPARE_MAX} universités. ${last(ids.length)}`,
    dismiss: 'Fermer',
  },
  /** Rows by the name that they have where all schools are of one country. */
  rowsIn: {
    residents: universityWords.tuition.inState,
    others: universityWords.tuition.outOfState,
    yearOfResidents: { US: 'Total d’une année, résidents de l’État', CA: 'Total d’une année, résidents' },
    yearOfOthers: { US: 'Total d’une année, autres États', CA: 'Total d’une année, étudiants étrangers' },
  },
  ownFee: 'Droits de scolarité dans votre prix',
  /** The school's own page, where its dates are not known. */
  ownDates: 'Dates limites et demande d’admission',
  keyFigures: 'Chiffres clés',
  /** Rows that schools of the other country have nothing in. */
  onlyFor: { US: 'Établissements américains seulement', CA: 'Établissements canadiens seulement' },
  rowsOnlyFor: {
    US: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} ligne pour les établissements américains seulement`,
        other: `${formatCount(count)} lignes pour les établissements américains seulement`,
      }),
    CA: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} ligne pour les établissements canadiens seulement`,
        other: `${formatCount(count)} lignes pour les établissements canadiens seulement`,
      }),
  },
  inFull: (label: string) => `${label}, au complet`,
  ofSchool: (name: string) => `${name} : `,
  tabs: {
    label: 'Parties de la comparaison',
    general: 'Général',
    academics: 'Études',
    financials: 'Finances',
    'student-life': 'Vie étudiante',
  },
  differencesOnly: 'Afficher seulement les différences',
  allRows: 'Afficher toutes les lignes',
  hiddenRows: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} ligne identique partout est masquée.`,
      other: `${formatCount(count)} lignes identiques partout sont masquées.`,
    }),
  /** Why none of the schools has a figure, each in a few words that hold for all of them. */
  missingForAll: {
    'not-reported': 'Non déclaré',
    suppressed: 'Trop peu d’étudiants pour publier le chiffre',
    'not-applicable': 'Ne s’applique pas',
    'not-collected': 'Non publié',
    'no-source': 'Aucune donnée dans nos sources',
  } satisfies Record<MissingReason, string>,
  withoutFigure: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} ligne sans données`,
      other: `${formatCount(count)} lignes sans données`,
    }),
  noDifferences: 'Ces établissements ne diffèrent pas dans cette partie.',
  tools: {
    label: 'Enregistrer ou partager',
    copy: 'Copier le lien',
    copied: { title: 'Lien copié', description: 'Toute personne qui l’ouvre voit cette comparaison.' },
    notCopied: {
      title: 'Nous n’avons pas pu copier le lien',
      description: 'Copiez-le depuis la barre d’adresse du navigateur.',
      destructive: true,
    },
    decide: 'Décider en famille',
    embed: 'Afficher sur votre site',
    csv: 'Télécharger en CSV',
  },
  table: {
    caption: (part: string) => `${part} : les universités choisies, côte à côte`,
    measure: 'Mesure',
    none: 'Aucune',
    cegep: 'Aucuns droits de scolarité pour les résidents du Québec à temps plein',
    onlyIn: { US: 'Publié aux États-Unis seulement', CA: 'Publié au Canada seulement' },
    estimate: 'Estimation',
    ofFew: (figure: string, people: number) => `${figure} (sur ${people})`,
    shared: (figure: string, campuses: number) => `${figure} ${ofCampuses(campuses)}`,
    campuses: ofCampuses,
    sharedNote: 'Pour tous les campus de l’établissement ensemble. Il n’y a pas de chiffre par campus.',
    provinceAverage: (amount: string, year: string) => `Moyenne provinciale : ${amount} (${yearText(year)})`,
    converted: (amount: string, currency: string) => `≈ ${amount}\u00a0$\u00a0${currency === 'CAD' ? 'CA' : 'US'}`,
    sources: (label: string) => `Sources : ${label}`,
    years: 'Les années varient selon l’établissement',
  },
  marks: {
    higher: 'Le plus élevé',
    lower: 'Le plus bas',
    shared: { higher: 'Parmi les plus élevés', lower: 'Parmi les plus bas' },
    legend:
      'Nous signalons la meilleure valeur d’une ligne (« Le plus élevé » ou « Le plus bas »). Des montants à moins de 2 % l’un de l’autre, ou des taux à moins d’un point, ont la même mention. Certaines lignes n’ont pas de meilleure valeur, et nous ne signalons jamais une estimation.',
    estimateWins: 'Aucune mention : la meilleure valeur est ici une estimation.',
    noRate: 'Aucune mention : nous n’avons pas pu charger le taux de change.',
    unmarked: (rows: readonly { labels: readonly string[]; why: string }[]) =>
      `Aucune mention pour : ${rows.map(({ labels, why }) => `${labels.join(', ')} (${why})`).join('; ')}.`,
    why: {
      neither: 'plus haut n’est pas toujours mieux',
      people: 'trop peu de personnes pour comparer, ou nombre inconnu',
      estimate: 'la meilleure valeur est une estimation',
      'no-rate': 'nous n’avons pas pu charger le taux de change',
      same: 'à peu près égal partout',
      campuses: 'commun à plusieurs campus',
      residents: 'ce prix dépend de l’endroit où vous habitez',
      ratio: 'les deux pays ne le calculent pas de la même façon',
      rent: 'chauffage et électricité compris aux États-Unis, pas toujours au Canada',
      graduation: 'en six ans aux États-Unis, en sept au Canada',
    },
  },
  border: {
    residents: 'Non classé : ce que vous paieriez dépend de l’endroit où vous habitez.',
    ratio:
      'Non comparable d’un pays à l’autre : les ratios canadiens comptent les étudiants en équivalents temps plein et seulement les professeurs à temps plein.',
    rent: 'Non comparable d’un pays à l’autre : les loyers américains comprennent le chauffage et l’électricité; les loyers canadiens, pas toujours.',
    graduation:
      'Non comparable d’un pays à l’autre : les taux américains comptent les diplômes obtenus en six ans (trois dans les collèges de deux ans), les taux canadiens en sept.',
  },
  caution: {
    tuition:
      'Les prix américains comprennent les frais obligatoires; la plupart des prix canadiens sont les droits de scolarité de programmes de lettres, sans les frais.',
  },
  rate: (usdPerCad: string, date: string) =>
    `Les montants précédés de ≈ sont convertis à 1 $ CA = ${usdPerCad} $ US, ${rateDate(date)}.`,
  rateSource: (source: string) => `Source du taux : ${source}.`,
  rateFailed: 'Nous n’avons pas pu charger le taux de change : chaque montant reste dans sa propre monnaie.',
  diplomaCollege: 'Surtout des diplômes collégiaux, quelques baccalauréats',
  admission: { selective: 'Choix parmi les demandes', open: 'Ouverte à toute personne qui remplit les conditions' },
  earningsChecks: (above: number, known: number) =>
    `${formatCount(above)} sur ${formatCount(known)} (College Scorecard, juin 2026)`,
  netPriceBand: (band: string) => FIGURE_LABELS.netPriceByIncome.replace('{value}', uncapitalized(band)),
  chart: {
    university: 'Université',
    titles: {
      academics: 'Taux, en pourcentage',
      financials: 'Prix d’une année',
      'student-life': 'Premier cycle et cycles supérieurs',
    },
    inCurrency: { USD: 'en dollars américains', CAD: 'en dollars canadiens' },
    described: (title: string, parts: string) => `${title}. ${parts}`,
    nothing: 'Nous n’avons pas ce chiffre pour ces établissements.',
  },
  csv: {
    fileName: 'campusatlas-comparaison.csv',
    part: 'Partie',
    measure: 'Mesure',
    unit: 'Unité',
    source: (name: string) => `Source, ${name}`,
    id: 'Numéro',
    currency: 'Monnaie',
    page: 'Page',
    units: {
      money: 'monnaie de l’établissement',
      fee: 'monnaie de l’établissement',
      rate: '%',
      percent: '%',
      count: 'nombre',
      ratio: 'étudiants par professeur',
      year: 'année',
      text: 'texte',
      list: 'texte',
    },
    converted: (label: string) => `${label}, converti`,
    usDollars: 'Dollars américains',
    estimate: 'estimation',
    exchangeRate: 'Taux de change, dollars américains par dollar canadien',
  },
  print: {
    from: (address: string) => `Tiré de ${address}`,
  },
} as const;
