/**
 * The six college towns we describe in words. Which universities are there, how many, and what they cost is counted
 * from the catalogue and stands nowhere here. Populations are census counts; everything else is written from general
 * knowledge, without an index or a price, and dated.
 */
import { TOWN_POPULATIONS } from '#frontend/content/town-keys.ts';
import type { TownRecord } from '../../en/places/college-towns.ts';

/** When the words about the towns were last gone over. */
export const TOWNS_AS_OF = '2025';

const US_CENSUS = { source: 'U.S. Census Bureau, recensement de 2020', year: '2020' };
const CA_CENSUS = { source: 'Statistique Canada, Recensement de la population de 2021', year: '2021' };

const boston: TownRecord = {
  id: 'boston-ma',
  name: 'Boston',
  region: 'Massachusetts, Nouvelle-Angleterre',
  country: 'US',
  population: { count: TOWN_POPULATIONS['boston-ma'], ...US_CENSUS },
  climate:
    'Hivers froids avec de la neige, étés chauds. En janvier, il gèle souvent la nuit; en juillet, il fait environ 27 °C (80 °F) le jour.',
  costOfLiving: {
    overall: 'Très élevé : une des grandes villes les plus chères des États-Unis.',
    housing:
      'Les loyers sont parmi les plus élevés du pays. Bien des baux commencent le 1er septembre : on cherche sa chambre des mois d’avance.',
    transportation:
      'Peu de frais sans voiture. Beaucoup d’universités vendent à leurs étudiants un abonnement de transport à rabais.',
    food: 'L’épicerie et les restaurants coûtent plus cher que dans la plupart des villes américaines.',
  },
  transportation: {
    publicTransit:
      'La MBTA exploite le métro, les autobus, les trains de banlieue et des traversiers, qui vont aussi à Cambridge et dans la plupart des banlieues.',
    walkability:
      'Très facile au centre : les distances sont courtes, et la plupart des campus sont près d’une station.',
    bikeability:
      'Bon le long de la rivière Charles, avec des vélos en libre-service (Bluebikes) partout. Les rues étroites et l’hiver compliquent les choses.',
    airportAccess:
      'L’aéroport international Logan (BOS) est à environ 5 km du centre-ville, par l’autobus Silver Line ou la ligne bleue.',
  },
  lifestyle: {
    outdoor:
      'Le parc Boston Common, l’esplanade de la rivière Charles et les îles du port. Le métro va à la plage; les montagnes sont à deux ou trois heures.',
    arts: 'Le Museum of Fine Arts, le Boston Symphony Orchestra, un quartier des théâtres et des activités gratuites sur bien des campus.',
    nightlife:
      'Salles de musique, bars sportifs et spectacles étudiants. Les bars ferment au plus tard à 2 h; il faut 21 ans pour boire de l’alcool.',
    food: 'Les fruits de mer, la cuisine italienne du North End et les restaurants du quartier chinois.',
  },
  description:
    'Une grande ville aux airs de ville étudiante : des dizaines de milliers d’étudiants vivent parmi ses vieilles rues de brique. Les hôpitaux, la recherche et les entreprises technologiques y embauchent beaucoup et offrent de nombreux stages.',
};

const berkeley: TownRecord = {
  id: 'berkeley-ca',
  name: 'Berkeley',
  region: 'Californie, baie de San Francisco',
  country: 'US',
  population: { count: TOWN_POPULATIONS['berkeley-ca'], ...US_CENSUS },
  climate:
    'Doux toute l’année. Les matins d’été sont souvent frais et brumeux, la pluie tombe surtout de novembre à mars, et la neige est très rare.',
  costOfLiving: {
    overall: 'Très élevé : la région de la baie est une des plus chères des États-Unis.',
    housing:
      'Près du campus, les loyers sont très élevés et les chambres rares. La plupart vivent en colocation, certains dans des coopératives étudiantes.',
    transportation: 'Peu de frais si vous habitez près du campus. Une voiture coûte cher à entretenir et à stationner.',
    food: 'Au-dessus de la moyenne américaine, mais on trouve facilement des repas étudiants bon marché.',
  },
  transportation: {
    publicTransit:
      'Trois stations du BART en ville; les trains vont au centre de San Francisco en 25 minutes environ. Les autobus d’AC Transit vont partout ailleurs.',
    walkability: 'Très facile dans les parties plates, autour du campus et du centre-ville. Les collines sont raides.',
    bikeability: 'Bon : des rues calmes sont balisées pour le vélo. À l’est du campus, ça monte.',
    airportAccess:
      'L’aéroport d’Oakland (OAK) est à environ 24 km, celui de San Francisco (SFO) à environ 40 km. Le BART dessert les deux.',
  },
  lifestyle: {
    outdoor:
      'Le parc régional Tilden et les sentiers des collines au-dessus du campus; la marche et la voile au bord de la baie.',
    arts: 'Le Berkeley Repertory Theatre, le Berkeley Art Museum and Pacific Film Archive, et des concerts sur le campus.',
    nightlife:
      'De petites salles de musique et des cafés. Pour les boîtes de nuit, Oakland et San Francisco sont à un trajet de train.',
    food: 'Réputée pour la cuisine californienne fraîche; beaucoup d’endroits bon marché près du campus.',
  },
  description:
    'Une petite ville animée, entre les collines et la baie, marquée par son université et par la politique. San Francisco, Oakland et la Silicon Valley sont assez proches pour y travailler ou y faire un stage.',
};

const annArbor: TownRecord = {
  id: 'ann-arbor-mi',
  name: 'Ann Arbor',
  region: 'Michigan, Midwest',
  country: 'US',
  population: { count: TOWN_POPULATIONS['ann-arbor-mi'], ...US_CENSUS },
  climate:
    'Hivers froids et neigeux, étés chauds et humides. En janvier, il gèle souvent le jour; en juillet, il fait environ 28 °C (83 °F).',
  costOfLiving: {
    overall: 'Élevé pour le Michigan, mais bien en dessous des grandes villes des côtes.',
    housing:
      'Près du campus, les loyers sont les plus élevés du coin. On signe souvent son bail bien des mois d’avance.',
    transportation:
      'Peu de frais : les autobus du campus sont gratuits, et les étudiants de la plus grande université prennent ceux de la ville avec leur carte.',
    food: 'À peu près la moyenne américaine.',
  },
  transportation: {
    publicTransit:
      'Autobus de la ville (TheRide), autobus gratuits du campus et trains d’Amtrak vers Detroit et Chicago.',
    walkability:
      'Très facile au centre, où le centre-ville touche au campus principal. Le campus nord est à un trajet d’autobus.',
    bikeability:
      'Bon : des pistes cyclables et un long sentier au bord de la rivière Huron. La neige complique les choses.',
    airportAccess:
      'L’aéroport Detroit Metropolitan (DTW) est à environ 40 km à l’est; un autobus part du centre-ville.',
  },
  lifestyle: {
    outdoor: 'Le canot sur la rivière Huron, le Nichols Arboretum et de nombreux parcs.',
    arts: 'Les concerts de l’University Musical Society, un musée d’art gratuit sur le campus et de grandes foires d’art chaque juillet.',
    nightlife: 'Bars et musique au centre-ville, concerts folk à The Ark et fins de semaine de football à l’automne.',
    food: 'Plus de choix que dans la plupart des villes de cette taille, de la charcuterie à la cuisine asiatique, et un marché fermier.',
  },
  description:
    'La ville étudiante classique : pendant l’année scolaire, une bonne part des gens y étudient. Concerts, foires et football l’animent, à moins d’une heure de Detroit.',
};

const chapelHill: TownRecord = {
  id: 'chapel-hill-nc',
  name: 'Chapel Hill',
  region: 'Caroline du Nord, Sud',
  country: 'US',
  population: { count: TOWN_POPULATIONS['chapel-hill-nc'], ...US_CENSUS },
  climate:
    'Hivers doux avec un peu de neige, étés chauds et humides. Le printemps et l’automne sont longs et agréables.',
  costOfLiving: {
    overall: 'Proche de la moyenne américaine, et plus élevé que presque partout en Caroline du Nord.',
    housing:
      'Près du campus, les loyers sont élevés pour l’État. Beaucoup partagent une maison ici ou à Carrboro, juste à côté.',
    transportation: 'Peu de frais : les autobus locaux sont gratuits.',
    food: 'À peu près la moyenne américaine.',
  },
  transportation: {
    publicTransit: 'Chapel Hill Transit est gratuit depuis 2002. Les autobus GoTriangle vont à Durham et à Raleigh.',
    walkability: 'Très facile sur le campus et dans Franklin Street. Plus loin, il faut un autobus ou une voiture.',
    bikeability: 'Passable : il y a des voies vertes, quelques pistes et bien des côtes.',
    airportAccess:
      'L’aéroport international Raleigh-Durham (RDU) est à environ 32 km à l’est, à moins d’une demi-heure de route.',
  },
  lifestyle: {
    outdoor:
      'Le jardin botanique de la Caroline du Nord, des voies vertes boisées et le lac Jordan; la plage et la montagne à trois heures.',
    arts: 'L’Ackland Art Museum (gratuit), la PlayMakers Repertory Company et des concerts sur le campus.',
    nightlife: 'Les bars de Franklin Street, la musique au Cat’s Cradle de Carrboro et les soirs de basketball.',
    food: 'La cuisine du Sud et le barbecue, et le marché fermier de Carrboro.',
  },
  description:
    'Une petite ville verte qui vit avec son université. Avec Durham et Raleigh, elle forme le Research Triangle, où laboratoires et entreprises technologiques embauchent étudiants et diplômés.',
};

const toronto: TownRecord = {
  id: 'toronto-on',
  name: 'Toronto',
  region: 'Ontario, Centre du Canada',
  country: 'CA',
  population: { count: TOWN_POPULATIONS['toronto-on'], ...CA_CENSUS },
  climate:
    'Hivers froids avec un peu de neige, étés chauds et humides. Le lac adoucit les deux : environ −7 °C (19 °F) les nuits de janvier, 27 °C (81 °F) les jours de juillet.',
  costOfLiving: {
    overall: 'Très élevé : avec Vancouver, la grande ville la plus chère du Canada.',
    housing:
      'Les loyers sont parmi les plus élevés du Canada. Beaucoup vivent en colocation, ou chez leurs parents en faisant la navette.',
    transportation:
      'Frais moyens : l’abonnement de transport coûte moins cher aux étudiants, et on a rarement besoin d’une voiture.',
    food: 'Au-dessus de la moyenne canadienne, avec beaucoup d’endroits bon marché près des campus.',
  },
  transportation: {
    publicTransit: 'La TTC exploite métros, tramways et autobus; les trains et autobus GO desservent toute la région.',
    walkability: 'Très facile au centre. Les quartiers extérieurs sont étendus.',
    bikeability:
      'Passable et en progrès : des pistes dans quelques grandes rues, un long sentier au bord du lac et Bike Share Toronto.',
    airportAccess:
      'Toronto Pearson (YYZ) est à 25 minutes de la gare Union par le train UP Express. L’aéroport Billy Bishop (YTZ) est sur une île, près du centre-ville.',
  },
  lifestyle: {
    outdoor: 'Les îles de Toronto, High Park, des ravins boisés et des plages au bord du lac.',
    arts: 'Le Musée royal de l’Ontario, le Musée des beaux-arts de l’Ontario (gratuit jusqu’à 25 ans) et le festival du film chaque septembre.',
    nightlife:
      'Boîtes de nuit, humour et musique sur scène, surtout autour de Queen Street West. Il faut 19 ans pour boire de l’alcool.',
    food: 'Des cuisines du monde entier : plusieurs quartiers chinois, Greektown, Little India et le marché St. Lawrence.',
  },
  description:
    'La plus grande ville du Canada. Près de la moitié de ses habitants sont nés dans un autre pays, et l’on vient de partout y étudier. C’est le centre des banques et des médias canadiens, avec un grand secteur technologique.',
};

const montreal: TownRecord = {
  id: 'montreal-qc',
  name: 'Montréal',
  region: 'Québec',
  country: 'CA',
  population: { count: TOWN_POPULATIONS['montreal-qc'], ...CA_CENSUS },
  climate:
    'Hivers longs et très froids avec beaucoup de neige, étés chauds : environ −14 °C (7 °F) les nuits de janvier, 26 °C (79 °F) les jours de juillet.',
  costOfLiving: {
    overall: 'Moyen : plus bas qu’à Toronto ou à Vancouver.',
    housing: 'Les loyers ont monté, mais restent sous ceux de Toronto. Bien des baux commencent le 1er juillet.',
    transportation: 'Peu de frais : les étudiants à temps plein ont un tarif réduit dans le transport en commun.',
    food: 'À peu près la moyenne canadienne; de grands marchés publics vendent des produits d’ici.',
  },
  transportation: {
    publicTransit:
      'Quatre lignes de métro et des autobus (STM), des trains de banlieue (exo) et, plus récent, le métro léger REM vers la banlieue.',
    walkability:
      'Très facile : les quartiers sont denses, et le centre-ville a de longs passages couverts pour l’hiver.',
    bikeability:
      'Très bon : beaucoup de pistes protégées et les vélos en libre-service BIXI. L’hiver complique les choses.',
    airportAccess:
      'L’aéroport Montréal-Trudeau (YUL) est à environ 20 km à l’ouest; l’autobus 747 va au centre-ville jour et nuit.',
  },
  lifestyle: {
    outdoor:
      'Le mont Royal au cœur de la ville, le canal de Lachine et le ski dans les Laurentides, à une heure environ.',
    arts: 'Le Musée des beaux-arts de Montréal, du théâtre en français et en anglais, et le festival de jazz chaque été.',
    nightlife:
      'Les bars sont ouverts jusqu’à 3 h et il y a de la musique partout. Il faut 18 ans pour boire de l’alcool.',
    food: 'La cuisine française et québécoise, les bagels, le smoked meat et la poutine.',
  },
  description:
    'Une ville de deux langues : le français est la langue officielle, et on peut étudier en français ou en anglais. Elle est connue pour ses festivals, son industrie du jeu vidéo et de l’intelligence artificielle, et parce qu’il y fait bon étudier.',
};

export const TOWN_RECORDS: readonly TownRecord[] = [boston, berkeley, annArbor, chapelHill, toronto, montreal];
