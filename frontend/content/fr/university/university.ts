/** Words of a university's page that its first screen needs: headings, what each figure means, the texts of its states. */
import { plural } from '#schema/domain/formats/plural.ts';
import { capitalized, de, the } from '../grammar.ts';

export const universityWords = {
  loading: 'Chargement de l’université…',
  failure: {
    title: 'Nous n’avons pas pu charger la page de l’université',
    unknown: 'Nous n’avons pas trouvé l’université que vous cherchez.',
    offline: 'Nous n’avons pas pu charger cette page. Réessayez.',
    retry: 'Réessayer',
    backToSearch: 'Retour à la recherche',
    popular: 'Voir les universités populaires',
  },
  missing: {
    figure: 'Information non disponible',
    figures: (labels: readonly string[]) => `Information non disponible : ${labels.join('; ')}.`,
    lacking: 'Chiffres que nous n’avons pas',
    furtherFigures: (labels: readonly string[]) => `Il manque aussi : ${labels.join('; ')}.`,
    description: 'Aucune description détaillée de cet établissement.',
    /** What the drawing that stands in for a photograph is called. */
    image: 'Aucune image disponible',
  },
  title: (name: string) => `${name} : coûts, admission et résultats`,
  head: {
    closed: (name: string) => `${capitalized(the(name))} a fermé ses portes : ce qui s’est passé et où s’adresser`,
    merged: (name: string) => `${capitalized(the(name))} a fusionné : ce qui s’est passé et où s’adresser`,
    toClose: (name: string) => `${capitalized(the(name))} avait annoncé sa fermeture : ce qu’on sait et où s’adresser`,
    toMerge: (name: string) => `${capitalized(the(name))} avait annoncé sa fusion : ce qu’on sait et où s’adresser`,
    gone: 'Ses derniers chiffres, et où demander un relevé de notes.',
    goneTo: (successor: string) =>
      `Ses derniers chiffres, et un lien vers l’établissement qui a pris le relais : ${successor}.`,
  },
  breadcrumb: { label: 'Vous êtes ici', all: 'Universités', inPlace: (place: string) => `Universités : ${place}` },
  canada: 'Canada',
  otherNames: 'Autres noms',
  formerNames: 'Anciens noms',
  onThisPage: 'Sur cette page',
  embed: 'Afficher sur votre site',
  website: {
    link: 'Site officiel',
    /** In the bar of a phone. */
    brief: 'Site Web',
    search: 'Nous n’avons pas l’adresse du site. Ce lien cherche le nom de l’établissement sur le Web.',
    opens: (host: string) => `Ouvre ${host}`,
    /** What is searched for when the address is not known. */
    query: (name: string) => `${name} site officiel`,
  },
  picture: {
    of: (name: string) => `Le campus : ${name}`,
    photo: 'Photo :',
    tour: 'Visite virtuelle',
  },
  /** The school's own pages. */
  linkNames: {
    apply: 'Postuler',
    admissions: 'Admission',
    aid: 'Aide financière',
    netPriceCalculator: 'Calculateur de prix net',
  },
  /** A word joiner keeps a heading from breaking behind a hyphen. */
  sections: {
    headline: 'En un coup d’œil',
    about: 'À propos',
    key: 'L’essentiel',
    cost: 'Coûts et aide financière',
    admission: 'Comment être admis?',
    outcomes: 'Que deviennent les étudiants?',
    programs: 'Que peut-\u2060on y étudier?',
    students: 'La vie sur place',
    similar: 'Universités semblables',
  },
  intros: {
    programs: (year: string | null) =>
      year === null
        ? 'Domaines d’études selon le nombre de diplômés. Ouvrez-\u2060en un pour voir ses programmes.'
        : `Domaines d’études selon le nombre de diplômés, ${year}. Ouvrez-\u2060en un pour voir ses programmes.`,
    programsListed:
      'Domaines d’études selon le nombre de programmes dans les listes publiques. Ouvrez-\u2060en un pour voir ses programmes.',
    similar: 'Les plus semblables par le type, la taille, le prix et les résultats.',
  },
  tuition: {
    same: 'Droits de scolarité et frais',
    sameNote: 'par année, le même prix pour tout le monde',
    inDistrict: 'Droits de scolarité, résidents du district',
    inState: { US: 'Droits de scolarité, résidents de l’État', CA: 'Droits de scolarité, résidents' },
    outOfState: { US: 'Droits de scolarité, autres États', CA: 'Droits de scolarité, étudiants étrangers' },
    note: 'par année, frais compris',
    cadNote: 'par année',
    forWhom: (whom: string) => `pour les ${whom}`,
    payers: { international: 'étudiants étrangers', otherProvinces: 'Canadiens des autres provinces' },
    ofArts: (year: string) => `programmes de lettres (${year})`,
  },
  /** Of a public CEGEP, by Quebec’s law on colleges. */
  cegepTuition: {
    label: 'Droits de scolarité, résidents du Québec',
    value: 'Gratuit',
    note: 'à temps plein, on ne paie que des frais chaque session',
    /** Before the address of the school. */
    others: 'De l’extérieur du Québec? Demandez le prix à l’établissement :',
  },
  students: {
    total: 'Population étudiante',
    split: (undergraduate: string, graduate: string) =>
      `${undergraduate} au premier cycle, ${graduate} aux cycles supérieurs`,
    fullTime: 'à temps plein seulement',
    all: 'à temps plein et à temps partiel',
    of: (count: string, year: string) => `${count} (${year})`,
  },
  facts: {
    founded: 'Fondation',
    population: 'Population étudiante',
    ratio: 'Étudiants par professeur',
    size: 'Taille',
    openAdmission: 'Admission ouverte',
  },
  /** In which time a graduation rate counts who finished. */
  within: {
    fourYear: 'diplômés en 6 ans ou moins',
    twoYear: 'diplômés en 3 ans ou moins',
    anyLength: 'obtiennent leur diplôme en une fois et demie la durée normale du programme ou moins',
    canada: 'diplômés en 7 ans ou moins',
  },
  averageNet: 'Prix net moyen',
  averageNetNote: 'par année après les bourses, pour les étudiants qui reçoivent de l’aide',
  averageNetPublic: 'par année après les bourses, pour les résidents de l’État qui reçoivent de l’aide',
  averageOfFew: (people: number) =>
    plural(people, {
      one: 'par année après les bourses, pour une seule personne',
      other: `par année après les bourses, moyenne de ${people} étudiants seulement`,
    }),
  averageOfAboutAsFew: (people: number, year: string) =>
    plural(people, {
      one: `par année après les bourses, en moyenne (une seule personne en ${year})`,
      other: `par année après les bourses, en moyenne (${people} étudiants seulement en ${year})`,
    }),
  earnings: 'Revenu médian',
  earningsNote: 'anciens étudiants en emploi, 10 ans après leur entrée',
  earningsOfCampuses: (campuses: number, name: string) =>
    `10 ans après l’entrée, pour les ${campuses} campus ${de(name)}`,
  noReligion: 'Aucune',
  religiousBadge: (group: string) => `Appartenance religieuse : ${group}`,
  sourceOf: (label: string) => `Source : ${label}`,
  estimateTag: 'Estimation',
  paying: {
    scholarships: 'Chercher des bourses',
    resources: { US: 'Comment payer ses études', CA: 'Comment payer ses études' },
    apply: { US: 'Comment envoyer la FAFSA', CA: 'L’aide aux études de chaque province' },
  },
} as const;
