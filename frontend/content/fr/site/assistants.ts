/** What assistants are told: the words of answers, and the two prompts. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const assistantWords = {
  line: (label: string, value: string) => `${label} : ${value}`,
  estimate: 'estimation',
  people: (count: number) =>
    plural(count, { one: `sur ${formatCount(count)} étudiant`, other: `sur ${formatCount(count)} étudiants` }),
  found: (count: string, total: number) =>
    total < 2 ? `${count} établissement trouvé.` : `${count} établissements trouvés.`,
  foundPrograms: (count: string, total: number) =>
    total < 2 ? `${count} programme trouvé.` : `${count} programmes trouvés.`,
  understood: (reading: string) => `Compris ainsi : ${reading}.`,
  unused: (unused: string) => `Mots non utilisés : ${unused}.`,
  noPrice: (why: string) => `Votre prix par année : ${why}`,
  price: (amount: string) => `Votre prix par année : ${amount}`,
  estimatedPrice: (amount: string) => `Votre prix par année : environ ${amount} (estimation)`,
  fields: 'Principaux domaines d’études :',
  graduates: (count: number) =>
    plural(count, { one: `${formatCount(count)} diplômé`, other: `${formatCount(count)} diplômés` }),
  graduatesOf: (origin: string) => `Diplômés : ${origin}.`,
  payFourYears: (amount: string) => `revenu médian quatre ans plus tard : ${amount}`,
  nothingCounted: 'ni les diplômés ni les revenus ne sont publiés',
  unconfirmed: 'L’établissement offre peut-être ce programme. Renseignez-vous auprès de lui.',
  check: {
    above: 'revenu supérieur aux deux seuils de la vérification du revenu',
    between: 'revenu supérieur à l’un des deux seuils de la vérification du revenu',
    below: 'revenu inférieur aux deux seuils de la vérification du revenu',
    close: 'revenu proche d’un seuil de la vérification du revenu',
  },
  checkCaution:
    'La vérification du revenu repose sur les chiffres du College Scorecard. Ce n’est pas une décision du ministère américain de l’Éducation.',
  taughtBy: (us: string, canada: string) => `Établissements qui l’offrent : ${us} aux États-Unis, ${canada} au Canada.`,
  majorGraduates: (count: string, year: string | null) =>
    year === null ? `Diplômés par année aux États-Unis : ${count}.` : `Diplômés aux États-Unis : ${count} (${year}).`,
  noMajorPay: 'Revenus : trop peu d’établissements les publient.',
  majorPay: (median: string, lower: string, upper: string, schools: string) =>
    `Revenus quatre ans après le diplôme : l’établissement médian est à ${median}; la moitié se situent entre ${lower} et ${upper} (nombre d’établissements : ${schools}).`,
  variable: (name: string) => `Publié sous le nom : ${name}`,
  computed: (how: string) => `Comment nous l’avons calculé : ${how}`,
  serverTitle: 'CampusAtlas : universités et collèges des États-Unis et du Canada',
  instructions:
    'Des faits sur les universités et les collèges des États-Unis et du Canada, tirés de données publiques. Citez chaque chiffre avec son année et sa source. Si un chiffre manque, dites pourquoi, sans deviner. « Votre prix » est une estimation. Les chances d’admission ne sont pas prédites. Donnez le lien vers la page de chaque établissement.',
  recordTitle: 'Dossier d’un établissement',
  recordDescription:
    'Tout ce qui est publié sur un établissement, en JSON, chaque chiffre avec sa source et son année.',
  sourcesTitle: 'Sources et licences des données',
  promptBalanced: {
    title: 'Liste équilibrée',
    description:
      'Monter une liste d’établissements (presque assurés, à votre portée, visées hautes) que la famille peut payer.',
    arguments: {
      interests: 'Ce que l’élève veut étudier',
      home: 'Province ou État : CA-QC ou US-OH',
      income: 'Revenu familial en milliers de dollars américains : 0-30, 30-48, 48-75, 75-110 ou 110+',
      scores: 'SAT, ACT ou moyenne, s’il y en a',
    },
    text: ({ interests, home, income, scores }: Record<string, string>) =>
      [
        'Aidez-moi à monter une liste équilibrée de six à neuf universités : environ un tiers où l’admission est presque assurée, un tiers à ma portée et un tiers de visées hautes.',
        `Je veux étudier : ${interests || 'je ne sais pas encore'}.`,
        home ? `J’habite ici : ${home}.` : 'Demandez-moi où j’habite avant de parler de prix.',
        income ? `Ma famille gagne ${income} (milliers de dollars américains par année).` : '',
        scores ? `Mes résultats : ${scores}.` : '',
        'Servez-vous des outils « search » et « price ». Donnez pour chaque établissement le taux d’admission, le taux de diplomation et mon prix, avec l’année et la source. Dites quels chiffres manquent. Dans au moins deux établissements, l’admission doit être presque assurée et le prix abordable pour nous. Un taux n’est pas une prédiction pour moi.',
      ]
        .filter((line) => line !== '')
        .join('\n'),
  },
  promptOffers: {
    title: 'Comparer des offres',
    description: 'Mettre des offres d’aide financière côte à côte : bourses, prêts et reste à payer.',
    arguments: {
      offers: 'Les offres, telles que les lettres les présentent',
      home: 'Province ou État : CA-QC ou US-OH',
    },
    text: ({ offers, home }: Record<string, string>) =>
      [
        'Comparez ces offres d’aide financière pour une année.',
        offers || 'Demandez-moi d’abord les lettres.',
        home ? `J’habite ici : ${home}.` : '',
        'Pour chaque établissement, indiquez le coût total d’une année, les bourses, le travail et les prêts. Ensuite : ce qui reste à payer avant les prêts, puis après. Servez-vous de l’outil « university » pour les coûts publiés qu’une lettre omet, et dites quels chiffres ne viennent pas de la lettre. Ne comptez pas un prêt comme une bourse. Demandez quelles bourses sont renouvelables.',
      ]
        .filter((line) => line !== '')
        .join('\n'),
  },
};
