/** Words of the about page. The four figures of the strip are fixed; beside each stands what is counted. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const aboutWords = {
  title: 'À propos de CampusAtlas',
  description:
    'À quoi sert CampusAtlas, comment le site est né, d’où viennent ses chiffres et quelles règles il se donne.',
  lead: 'Un site gratuit pour chercher et comparer les universités et les collèges des États-Unis et du Canada, avec la source de chaque chiffre.',
  mission: {
    title: 'Notre mission',
    paragraphs: [
      'Nous aidons les élèves et les étudiants à trouver l’établissement qui leur convient, selon leur situation, leur budget et leurs études. Pour cela, il faut réunir trois choses : tous les collèges et toutes les universités, des chiffres qui veulent dire la même chose pour chacun, et des mots que tout le monde comprend.',
    ],
  },
  story: {
    title: 'Notre histoire',
    paragraphs: [
      'Beaucoup de choses sont publiques sur les universités américaines et canadiennes : ce qu’elles coûtent, qui elles admettent et combien de personnes y obtiennent leur diplôme. Mais l’information est éparpillée dans des dizaines de tableaux, publiés par autant d’organismes et écrits pour les gens qui les remplissent. Ces tableaux ne portent pas non plus tous sur la même année.',
      'Nous avons donc lu ces tableaux, réuni les chiffres de chaque établissement et noté d’où vient chacun. Le résultat s’appelle CampusAtlas : une liste où l’on cherche en mots simples et, pour chaque établissement, une page où chaque chiffre a son année et sa source.',
    ],
  },
  statistics: {
    title: 'En chiffres',
    schools: 'établissements',
    publishers: 'organismes qui publient les données',
    /** Under the number of schools. */
    today: 'dans nos données aujourd’hui',
    intro: 'Les chiffres ronds de nos débuts :',
    items: {
      universities: { figure: '1 000+', label: 'universités' },
      students: { figure: '50 000+', label: 'personnes aidées' },
      countries: { figure: '2', label: 'pays' },
      filters: { figure: '15+', label: 'filtres' },
    },
    students:
      '« Personnes aidées » est un objectif. Nous ne suivons pas les visites et ne pouvons donc pas compter ces personnes.',
    countries: (us: number, ca: number) => `${formatCount(us)} aux États-Unis, ${formatCount(ca)} au Canada`,
    tables: (count: number) => plural(count, { one: '1 tableau', other: `${formatCount(count)} tableaux` }),
    orders: (count: number) =>
      `et ${plural(count, { one: '1 façon', other: `${formatCount(count)} façons` })} de trier`,
    loading: 'Nous comptons…',
    failed: 'Nous n’avons pas pu charger ces chiffres',
  },
  sources: {
    title: 'D’où viennent les chiffres',
    intro: 'Sur la page d’un établissement, chaque chiffre mène à sa propre source.',
    tables: (count: number) => plural(count, { one: `${count} tableau`, other: `${count} tableaux` }),
    others: (count: number) => plural(count, { one: '1 autre source', other: `${count} autres sources` }),
    rate: (usdPerCad: number, date: string) =>
      `Les montants canadiens sont en dollars canadiens. Pour comparer les prix des deux côtés de la frontière, nous comptons 1 dollar canadien pour ${usdPerCad.toFixed(3).replace('.', ',')} dollar américain (${date}).`,
    loading: 'Lecture de la liste des sources…',
    failed: 'Nous n’avons pas pu charger la liste des sources. Chaque chiffre indique quand même la sienne.',
    tryAgain: 'Réessayer',
  },
  values: {
    title: 'Ce à quoi nous tenons',
    items: [
      {
        title: 'Une source pour chaque chiffre',
        body: 'Un chiffre sans source n’est qu’une opinion. Les nôtres indiquent leur année et qui les publie. Si un chiffre est une estimation, nous le disons. S’il manque, nous disons pourquoi.',
      },
      {
        title: 'Nous ne vendons pas vos données',
        body: 'Pas de publicité, pas de place payée dans une liste, pas de pistage, pas de script d’une autre entreprise. Aucun établissement ne peut s’acheter un meilleur rang.',
      },
      {
        title: 'Ouvert à tout le monde',
        body: 'Pas besoin de compte pour regarder. Le site fonctionne au clavier, avec un lecteur d’écran, sur un téléphone modeste et avec une connexion lente.',
      },
      {
        title: 'Deux pays, une seule mesure',
        body: 'Quand un chiffre veut dire la même chose des deux côtés de la frontière, nous mettons les deux pays côte à côte. Sinon, la page le dit.',
      },
    ],
  },
  next: {
    title: 'Et maintenant?',
    body: 'Cherchez un établissement, ou lisez comment en choisir un et comment payer vos études.',
    search: 'Chercher une université',
    resources: 'Guides et outils',
  },
} as const;
