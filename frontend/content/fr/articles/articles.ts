/** What lists, heads and links say of guides and articles. The text of each is a module of its own. */
import type { ArticleCategory, ArticleKey } from '#schema/domain/articles.ts';
import type { ArticleWords } from '../../en/articles/articles.ts';

export const ARTICLE_AUTHOR = 'La rédaction de CampusAtlas';

export const ARTICLE_CATEGORY_NAMES: Readonly<Record<ArticleCategory, string>> = {
  'University Selection': 'Choisir son université',
  'International Education': 'Étudier à l’étranger',
  'Financial Aid': 'Aide financière',
  Applying: 'Demande d’admission',
  'Programs and Pathways': 'Programmes et parcours',
  'Your Situation': 'Votre situation',
};

export const ARTICLE_WORDS: Readonly<Record<ArticleKey, ArticleWords>> = {
  'choosing-a-university': {
    title: 'Comment choisir une université',
    description:
      'D’une vague envie à une liste de huit universités : les questions à se poser, les chiffres utiles et la façon d’équilibrer sa liste dans les deux pays.',
    minutes: 6,
    alt: 'Dessin : à travers une pelouse, un sentier se divise en trois, chaque branche menant à un pavillon différent.',
    schools: 'Là où la plupart obtiennent leur diplôme',
  },
  'comparing-costs': {
    title: 'Comparer les coûts et le prix net',
    description:
      'Du prix affiché au vôtre : droits de scolarité, coût d’une année et prix net, en dollars américains et canadiens, avec un exemple complet.',
    minutes: 6,
    alt: 'Dessin : deux étiquettes de prix pendent à la même ficelle, et un coin de la plus longue est déchiré.',
    schools: 'Universités publiques au prix net peu élevé',
  },
  'across-the-border': {
    title: 'Étudier de l’autre côté de la frontière',
    description:
      'Venir au Canada des États-Unis ou d’ailleurs, et l’inverse : formulaires, frais de 100 à 250 $ CA, permis d’études, heures de travail et argent.',
    minutes: 6,
    alt: 'Dessin : un train passe sur un pont qui relie deux rives, l’une avec un mât de drapeau.',
    schools: 'Grandes universités du Canada',
  },
  'reading-the-statistics': {
    title: 'Lire les statistiques d’une université',
    description:
      'Admission, diplomation, maintien aux études, prix net, revenu et dette : qui chaque chiffre compte, qui il oublie et comment s’en servir.',
    minutes: 6,
    alt: 'Dessin : une rangée de colonnes de hauteurs différentes, dont l’une est vue à la loupe.',
    schools: 'Grands établissements selon leur taux de diplomation',
  },
  'aid-in-the-us': {
    title: 'L’aide financière aux États-Unis',
    description:
      'FAFSA, bourses Pell, CSS Profile, travail-études et prêts : ce qui existe, qui y a droit et ce qu’il faut faire, mois par mois.',
    minutes: 6,
    alt: 'Dessin : sous un portique, un formulaire aux cases cochées, des pièces de monnaie à côté.',
    schools: 'Universités privées au prix net peu élevé',
  },
  'aid-in-canada': {
    title: 'L’aide financière au Canada',
    description:
      'Une seule demande à votre province pour les bourses et les prêts des deux gouvernements : qui peut l’obtenir et ce qui a changé en 2026.',
    minutes: 6,
    alt: 'Dessin : une lettre scellée d’une feuille d’érable devant une rangée de collines.',
    schools: 'Universités publiques du Canada selon leurs droits de scolarité',
  },
  'visiting-a-campus': {
    title: 'Comment visiter un campus',
    description:
      'Quand y aller, quoi regarder au-delà de la visite guidée, quelles questions poser, et comment voir une université de loin.',
    minutes: 5,
    alt: 'Dessin : un autobus à l’arrêt devant l’entrée d’un campus, où mène un sentier.',
    schools: 'Autour de Boston, beaucoup d’universités à portée d’une journée',
  },
  deadlines: {
    title: 'Les dates limites dans les deux pays',
    description:
      'Décision anticipée, demandes ordinaires, OUAC et provinces, aide financière, réponses : un seul calendrier pour la rentrée de l’automne 2027.',
    minutes: 6,
    alt: 'Dessin : un calendrier où trois jours sont marqués, un sablier à côté.',
    schools: 'Les universités de l’Ontario, un seul formulaire pour toutes',
  },
  'international-students-us': {
    title: 'Venir de l’étranger étudier aux États-Unis',
    description:
      'Le formulaire I-20, les frais SEVIS, le visa F-1, le travail et les règles du statut, étape par étape, avec ce qui a changé depuis 2025.',
    minutes: 5,
    alt: 'Dessin : un avion au-dessus d’un globe, sa route tracée en pointillé.',
    schools: 'Grandes universités des États-Unis',
  },
  'college-and-transfer': {
    title: 'Du collège à l’université',
    description:
      'Collèges communautaires, cégeps et passage à l’université : ce qu’on économise, où se perdent les crédits et le plan pour les garder.',
    minutes: 5,
    alt: 'Dessin : des pierres de gué mènent d’un petit bâtiment à un grand.',
    schools: 'Universités publiques de la Californie',
  },
  'choosing-a-program': {
    title: 'Choisir un programme d’études',
    description:
      'Comment fonctionnent les domaines d’études dans les deux pays, comment tester une idée avant de payer et quels métiers exigent un programme agréé.',
    minutes: 5,
    alt: 'Dessin : sur une tablette, des livres de neuf couleurs, dont l’un est à moitié sorti.',
    schools: 'Instituts de technologie',
  },
  'comparing-offers': {
    title: 'Après l’admission : comparer les offres',
    description:
      'Dons, travail et prêts : comment ramener chaque lettre d’aide à une même forme, demander davantage et choisir à temps.',
    minutes: 5,
    alt: 'Dessin : trois lettres ouvertes, alignées sous une balance.',
    schools: 'Où la plupart obtiennent leur diplôme, à prix d’université publique',
  },
  'majors-and-pay': {
    title: 'Choisir un domaine : ce que disent les salaires',
    description:
      'Ce que gagnent les diplômés de 22 domaines après quatre ans, pourquoi l’université compte moins qu’on le croit et comment lire ces chiffres.',
    minutes: 4,
    alt: 'Dessin : neuf barres de hauteurs différentes, debout sur un bureau comme des livres, sous une lampe.',
    schools: 'Où se forment la plupart des ingénieurs et des scientifiques',
  },
  'first-in-the-family': {
    title: 'Première génération à l’université',
    description:
      'Les règles que personne n’écrit pour demander l’admission, payer et trouver sa place, dites simplement à qui ouvre la voie dans sa famille.',
    minutes: 4,
    alt: 'Dessin : dans un bâtiment sombre, une porte est ouverte, et la lumière tombe sur les marches.',
    schools: 'Où terminent la plupart des titulaires d’une bourse Pell',
  },
  'changing-universities': {
    title: 'Passer d’une université à une autre',
    description:
      'Quand le changement en vaut la peine, quels crédits suivent, les dates, l’argent et les papiers, aux États-Unis, au Canada et entre les deux.',
    minutes: 4,
    alt: 'Dessin : une valise ornée d’un fanion attend sur le quai d’une gare, entre deux panneaux.',
    schools: 'Où terminent la plupart des personnes transférées',
  },
  'applying-in-canada': {
    title: 'Présenter une demande au Canada, province par province',
    description:
      'Quel formulaire envoyer où, à quel prix et pour quelle date : OUAC, EducationPlannerBC, ApplyAlberta, les services du Québec et les autres.',
    minutes: 4,
    alt: 'Dessin : dix boîtes aux lettres de couleurs différentes le long d’une route, des collines derrière elles.',
    schools: 'Grandes universités du Canada',
  },
  'after-the-offer': {
    title: 'Admission obtenue : que faire après l’offre',
    description:
      'Du oui à la première semaine : dépôt, liste d’attente, notes finales, logement, santé et facture, mois par mois, dans les deux pays.',
    minutes: 4,
    alt: 'Dessin : une clé étiquetée pend à un crochet, au-dessus d’une boîte prête à partir et d’une plante.',
    schools: 'Là où la plupart reviennent en deuxième année',
  },
  'tax-credits': {
    title: 'Les crédits d’impôt pour études',
    description:
      'L’American Opportunity Credit et le formulaire 1098-T, le crédit canadien et le T2202 : qui les demande, combien revient, ce qu’on oublie.',
    minutes: 4,
    alt: 'Dessin : un crayon et une calculatrice posés sur un formulaire, trois pièces empilées à côté.',
    schools: 'Universités publiques au prix net peu élevé',
  },
  'indigenous-students': {
    title: 'Étudiants autochtones des deux pays',
    description:
      'L’argent des nations et des gouvernements, les exemptions, les collèges tribaux et universités autochtones, le traité Jay et le soutien sur le campus.',
    minutes: 4,
    alt: 'Dessin : une rivière serpente entre des collines au soleil levant, un canot sur la rive.',
    schools: 'Où étudient beaucoup d’Autochtones',
  },
  'undocumented-students': {
    title: 'Étudier sans papiers',
    description:
      'Ce à quoi ont droit ou non les personnes sans statut ou sous le DACA aux États-Unis, les familles au statut mixte et la FAFSA, et la voie du Canada.',
    minutes: 4,
    alt: 'Dessin : une passerelle à laquelle manque une planche, une lanterne à l’autre bout.',
    schools: 'Universités publiques de New York et du New Jersey',
  },
  'students-from-care': {
    title: 'De la famille d’accueil à l’université',
    description:
      'Pourquoi la loi vous tient pour indépendant de vos parents, les bourses et exemptions, une chambre pendant les congés et qui appeler, dans les deux pays.',
    minutes: 4,
    alt: 'Dessin : sous un grand arbre, une petite maison à la fenêtre éclairée, au bout d’un sentier.',
    schools: 'Universités publiques où la plupart reviennent en deuxième année',
  },
  'students-with-disabilities': {
    title: 'Étudier avec un handicap',
    description:
      'Ce qui change après le secondaire, comment demander des mesures d’adaptation, les bourses des deux pays et les questions qui révèlent un bon soutien.',
    minutes: 4,
    alt: 'Dessin : une rampe et un escalier montent côte à côte vers la même large porte.',
    schools: 'Universités de taille moyenne où la plupart obtiennent leur diplôme',
  },
  'essays-and-references': {
    title: 'Textes personnels et lettres de recommandation',
    description:
      'À quoi sert le texte personnel, comment trouver et réviser votre histoire, les réponses courtes au Canada et comment demander une lettre qui aide.',
    minutes: 4,
    alt: 'Dessin : une feuille où quelques lignes restent et beaucoup sont rayées, un stylo en travers, une tasse à côté.',
    schools: 'Petits collèges qui lisent attentivement',
  },
};
