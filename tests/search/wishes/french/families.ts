/**
 * What French speakers of Canada type, written at once and asked once before anything was mended for them: with slips,
 * missing accents, elisions, and words of English among the French. The figure of that first time is in decision 18.
 */
import * as cip from '../cip.ts';
import * as is from '../conditions.ts';
import { leadBy, unreadable, type Wish, wish } from '../wish.ts';

const QC = is.inState('QC');
const ON = is.inState('ON');
const NB = is.inState('NB');
const NS = is.inState('NS');
const MONTREAL = is.near(45.51, -73.57, 30);
const OTTAWA = is.near(45.42, -75.69, 20);
const TORONTO = is.near(43.66, -79.39, 35);
const QUEBEC_CITY = is.near(46.81, -71.22, 20);
const LAW = is.anyOf(is.teaches(['22.01', '22', '22.00']), is.teaches(cip.LAW, 'doctorate'));
const MEDICINE = is.anyOf(is.teaches(['51.12', '51']), is.teaches(cip.MEDICINE, 'doctorate'));
const english = (school: { language: string | null }) => school.language === 'English';
const resident = (most: number) =>
  is.anyOf(is.under(is.inStateTuition, most), is.under(is.outOfState, most), is.under(is.netPrice, most));

const SUBJECTS: Wish[] = [
  wish('génie à montréal', is.teaches(cip.ENGINEERING), MONTREAL),
  wish('genie informatique montreal', is.teaches(['14.09', '14']), MONTREAL),
  wish('sciences infirmières ontario', is.teaches(cip.NURSING), ON),
  wish('infirmière en ontario', is.teaches(cip.NURSING), ON),
  wish('devenir infirmier au nouveau-brunswick', is.teaches(cip.NURSING), NB),
  wish('baccalauréat en psychologie', is.teaches(cip.PSYCHOLOGY)),
  wish('bac en psycho au quebec', is.teaches(cip.PSYCHOLOGY), QC),
  wish('droit civil', LAW),
  wish('médecine québec', MEDICINE, QC),
  wish('les meilleures en architecture', is.teaches(cip.ARCHITECTURE)),
  wish('maîtrise en travail social ontario', is.teaches(cip.SOCIAL_WORK, 'master'), ON),
  wish('doctorat en chimie', is.teaches(cip.CHEMISTRY, 'doctorate')),
  wish('études en biologie marine', is.teaches(cip.MARINE_BIOLOGY)),
  wish('aérospatiale', is.teaches(cip.AEROSPACE)),
  wish('génie aérospatial québec', is.teaches(['14.02', '14']), QC),
  wish('intelligence artificielle', is.teaches(cip.ARTIFICIAL_INTELLIGENCE)),
  wish('cybersécurité', is.teaches(cip.CYBERSECURITY)),
  wish('sciences de la santé alberta', is.teaches(['51']), is.inState('AB')),
  wish('enseignement au préscolaire et au primaire', is.teaches([...cip.ELEMENTARY, ...cip.EARLY_CHILDHOOD, '13.12'])),
  wish('programme de nutrition', is.teaches(cip.NUTRITION)),
  wish('kinésiologie colombie-britannique', is.teaches([...cip.KINESIOLOGY, '31']), is.inState('BC')),
  wish('pharmacie', is.anyOf(is.teaches(cip.PHARMACY), is.teaches(cip.PHARMACY, 'doctorate'))),
  wish('université avec programme de journalisme', is.teaches([...cip.JOURNALISM, '09'])),
  wish('beaux-arts et design toronto', is.teaches(cip.FINE_ARTS), TORONTO),
  wish('étudier l’économie à Ottawa', is.teaches(['45.06', '52.06', '45']), OTTAWA),
  wish("génie de l'environnement", is.teaches(['14.14'])),
  wish('relations internationales', is.teaches(cip.INTERNATIONAL_RELATIONS)),
  wish('physiothérapie', is.teaches(cip.PHYSICAL_THERAPY, 'doctorate')),
  wish('mathématiques appliquées', is.teaches(['27.03'])),
  wish('comptabilite a gatineau', is.teaches(['52.03', '52']), is.near(45.48, -75.65, 15)),
  wish('génie électrique ou mécanique en ontario', is.teaches([...cip.ELECTRICAL, ...cip.MECHANICAL, '14']), ON),
  wish('histoire de l’art', is.teaches(['50.0703', '50.07'])),
  wish('technologie de l’information', is.teaches(cip.INFORMATION_TECHNOLOGY)),
  wish('gestion des ressources humaines', is.teaches(['52.10'])),
];

const PLACES: Wish[] = [
  wish('petites universités en nouvelle-écosse', is.small, NS),
  // As far as "near" goes in English.
  wish('universités pas loin de Toronto', is.near(43.66, -79.39)),
  wish('à moins de 100 km de québec', is.near(46.81, -71.22, is.kilometres(100))),
  wish('à moins de 50 km de Montréal', is.near(45.51, -73.57, is.kilometres(50))),
  wish('dans un rayon de 30 kilomètres de boston', is.near(42.36, -71.06, is.kilometres(30))),
  wish('universities within 40 km of ottawa', is.near(45.42, -75.69, is.kilometres(40))),
  wish('universités en nouvelle-angleterre', is.inNewEngland),
  wish('universités aux états-unis de moins de 2000 étudiants', is.usa, is.under(is.students, 2_000)),
  wish('universités dans les maritimes', is.inState('NB', 'NS', 'PE')),
  wish("universités de l'ouest canadien", is.inState('BC', 'AB', 'SK', 'MB')),
  wish('universités en Californie', is.inState('CA')),
  wish('etat de new york', is.inState('NY')),
  wish('caroline du nord', is.inState('NC')),
  wish('universités de la Floride près de la mer', is.inState('FL')),
  wish("universités d'Ottawa", OTTAWA),
  wish('université hors québec en français', is.frenchOrBoth, is.not(QC)),
  wish('universités au Manitoba ou en Saskatchewan', is.inState('MB', 'SK')),
  wish('île-du-prince-édouard', is.inState('PE')),
  wish('universités de la ville de québec', QUEBEC_CITY),
  wish('université en banlieue au massachusetts', is.setting('Suburban'), is.inState('MA')),
  wish('université à la campagne au vermont', is.setting('Rural', 'Small City'), is.inState('VT')),
  wish('campus en ville, ontario', is.inACity, ON),
  wish('universités du texas sauf houston', is.inState('TX'), (school) => school.city !== 'Houston'),
  wish('provinces de l’atlantique', is.inState('NB', 'NS', 'PE', 'NL')),
  wish('universités au bord de la mer en californie', is.inState('CA')),
  wish('proche de chez moi H2X', is.near(45.51, -73.57)),
  wish('côte ouest des états-unis', is.inState('CA', 'OR', 'WA')),
];

const MONEY: Wish[] = [
  wish('moins de 10 000 $', is.costsUnder(10_000)),
  wish('moins de 10000$ par année', is.costsUnder(10_000)),
  wish('droits de scolarité sous 8000', is.tuitionUnder(8_000)),
  wish('droits de scolarité de moins de 12 500,50 $', is.tuitionUnder(12_501)),
  wish('états-unis moins de 20 000 $ us', is.usa, is.costsUnder(20_000)),
  wish('au plus 15 k$ par an', is.costsUnder(15_000)),
  wish('frais de scolarité maximum 7k$ au québec', resident(7_000), QC),
  wish('sans frais d’admission', is.under(is.applicationFee, 0)),
  wish("pas de frais de demande d'admission au texas", is.under(is.applicationFee, 0), is.inState('TX')),
  wish('universités pas trop chères en floride', is.inState('FL'), is.cheap),
  wish('les moins chères au new jersey', is.inState('NJ'), is.least(is.netPrice)),
  wish('université abordable en pennsylvanie', is.inState('PA'), is.cheap),
  wish('entre 10 000 et 15 000 $ en ohio', is.inState('OH'), is.costsUnder(15_000)),
  wish('prix net sous 12 000 $ en géorgie', is.inState('GA'), is.under(is.netPrice, 12_000)),
  wish('prix net d’au plus 9 000 dollars', is.under(is.netPrice, 9_000)),
  wish('faible endettement étudiant', is.lowDebt),
  wish('salaires élevés après les études', is.highPay),
  wish('revenu médian de plus de 80 000 $', is.over(is.earnings, 80_000)),
  wish('budget de 20 000 $ michigan', is.inState('MI'), is.costsUnder(20_000)),
  wish('gratuit', (school) => is.outOfState(school) === 0 || is.inStateTuition(school) === 0),
  wish('génie sous 25 000 $ en virginie', is.inState('VA'), is.teaches(cip.ENGINEERING), is.costsUnder(25_000)),
  wish(
    'informatique à 10 000 $ ou moins illinois',
    is.inState('IL'),
    is.teaches(cip.COMPUTER_SCIENCE),
    is.costsUnder(10_000),
  ),
  wish('diplômés les mieux payés en indiana', is.inState('IN'), is.most(is.earnings)),
];

const ADMISSION: Wish[] = [
  wish('taux de diplomation élevé', is.highGraduation),
  wish('taux de diplomation d’au moins 85 %', is.over(is.graduation, 85)),
  wish('meilleur taux de diplomation en iowa', is.inState('IA'), is.most(is.graduation)),
  wish('taux d’admission de plus de 90 %', is.over(is.acceptance, 90)),
  wish("taux d'admission sous 15%", is.under(is.acceptance, 15)),
  wish('facile d’entrer au maine', is.inState('ME'), is.easy),
  wish('très sélectives', is.hard),
  wish('difficile d’y entrer en californie', is.inState('CA'), is.hard),
  wish('SAT 1200 au maryland', is.sat(1200), is.inState('MD')),
  wish('j’ai 1350 au SAT', is.sat(1350)),
  wish('sans le SAT en oregon', is.inState('OR'), is.tests('optional', 'not-considered')),
  wish('SAT facultatif au kansas', is.inState('KS'), is.tests('optional')),
  wish('admission ouverte au nebraska', is.inState('NE'), is.easy),
  wish('taux de maintien aux études élevé', is.highRetention),
  wish('taux de rétention de 95 % et plus', is.over(is.retention, 95)),
  wish('les plus sélectives du texas', is.inState('TX'), is.least(is.acceptance)),
  wish('les plus grandes universités du canada', is.canada, is.most(is.students)),
  wish('les plus petites universités de l’ontario', ON, is.least(is.students)),
  wish('admission anticipée en virginie', is.inState('VA')),
];

const LIFE: Wish[] = [
  unreadable('hockey'),
  wish('équipe de football en alabama', is.plays('football'), is.inState('AL')),
  wish('université publique ou privée au vermont', is.inState('VT')),
  wish('université publique au wisconsin', is.isPublic, is.inState('WI')),
  wish('universités privées en louisiane', is.type('private', 'for-profit'), is.inState('LA')),
  wish('université catholique', is.faith('catholic')),
  wish('université non religieuse en utah', is.inState('UT'), is.faith('none')),
  wish('universités pour femmes', is.designated('womens')),
  wish('universités afro-américaines', is.designated('hbcu')),
  wish('résidence garantie en oregon', is.housing, is.inState('OR')),
  wish('logement sur le campus en arizona', is.housing, is.inState('AZ')),
  wish('baccalauréat en psychologie à distance', is.teaches(cip.PSYCHOLOGY)),
  wish('université en ligne', is.online),
  wish('informatique stage coop', is.coop, is.teaches(['11', '11.07', '11.01', '14.09'])),
  wish('régime coop en génie ontario', is.coop, ON, is.teaches(cip.ENGINEERING)),
  wish('petites classes au minnesota', is.inState('MN')),
  wish('études à l’étranger colorado', is.inState('CO'), is.studyAbroad),
  wish('arts libéraux en pennsylvanie', is.inState('PA'), is.name(/College|University/)),
  wish('universités de recherche au canada', is.canada, is.over(is.students, 9_000)),
  wish('grande université publique au michigan', is.large, is.isPublic, is.inState('MI')),
  wish('université de taille moyenne en ontario', ON, is.over(is.students, 5_000), is.under(is.students, 15_000)),
  wish('plus de 40 000 étudiants', is.over(is.students, 40_000)),
  wish('université de moins de 3 000 étudiants au québec', QC, is.under(is.students, 3_000)),
  wish('ratio étudiants-professeur 10 : 1 new hampshire', is.inState('NH')),
];

const LANGUAGE: Wish[] = [
  wish('université bilingue ottawa', is.bilingual, OTTAWA),
  wish('francophone', is.frenchOrBoth),
  wish('anglophone au québec', QC, english),
  wish('université anglaise montréal', MONTREAL, english),
  wish('universités francophones hors du québec', is.frenchOrBoth, is.not(QC)),
  wish('étudier en français au nouveau-brunswick', is.frenchOrBoth, NB),
  wish('droit en français', is.frenchOrBoth, LAW),
  wish('universités de langue française ontario', is.frenchOrBoth, ON),
  wish('étudier en anglais à montréal', MONTREAL, english),
  wish('cégep', is.twoYear, QC),
  wish('cegeps à québec', is.twoYear, QUEBEC_CITY),
  wish('cégep public en gaspésie', is.twoYear, QC),
  wish('collège communautaire en ontario', is.twoYear, ON),
  wish('french nursing programs in new brunswick', is.frenchOrBoth, is.teaches(cip.NURSING), NB),
  wish('université unilingue française', is.french),
];

const LOGIC: Wish[] = [
  wish('génie au québec sauf montréal', QC, is.teaches(cip.ENGINEERING), is.not(MONTREAL)),
  wish('pas en ontario mais au canada', is.canada, is.not(ON)),
  wish('universités sans affiliation religieuse en ohio', is.inState('OH'), is.faith('none')),
  wish('ni texas ni floride, plus de 30 000 étudiants', is.not(is.inState('TX', 'FL')), is.over(is.students, 30_000)),
  wish('pas trop grande, en ville, au massachusetts', is.inState('MA'), is.inACity, is.under(is.students, 15_000)),
  wish('ontario ou québec, psychologie', is.either(ON, QC), is.teaches(cip.PSYCHOLOGY)),
  wish('petite université publique francophone', is.small, is.isPublic, is.frenchOrBoth),
  wish(
    'je cherche une université pas chère en informatique au texas',
    is.inState('TX'),
    is.teaches(cip.COMPUTER_SCIENCE),
    is.cheap,
  ),
  wish('où étudier le droit à l’Île-du-Prince-Édouard ou en Nouvelle-Écosse', is.inState('PE', 'NS'), LAW),
  wish('quelles universités offrent la biologie en alberta', is.inState('AB'), is.teaches(cip.LIFE_SCIENCES)),
  wish(
    "je voudrais devenir ingénieure à l'université en colombie-britannique",
    is.inState('BC'),
    is.teaches(cip.ENGINEERING),
  ),
  wish(
    'universités avec moins de 10 000 étudiants et une équipe de football en ohio',
    is.inState('OH'),
    is.plays('football'),
    is.under(is.students, 10_000),
  ),
  wish('cheap universités francophones', is.frenchOrBoth, is.cheap),
  wish('universite informatique stages Toronto', is.coop, TORONTO, is.teaches(['11', '11.07', '11.01', '14.09'])),
  wish('infirmiere pas loin de sherbrooke', is.near(45.4, -71.9), is.teaches(cip.NURSING)),
  wish('psycologie ontario', is.teaches(cip.PSYCHOLOGY), ON),
  wish('univeristés en nouvele-écosse', NS),
  wish('infromatique a waterloo', is.near(43.46, -80.52, 15), is.teaches(['11', '11.07', '11.01'])),
  wish('sciences politiques, bilingue, ottawa', is.bilingual, OTTAWA, is.teaches(['45.10', '45'])),
  wish('nord de l’ontario', ON),
];

const lead = (text: string, pattern: RegExp) => leadBy(text, is.name(pattern), is.name(pattern));
const NAMES: Wish[] = [
  lead('Université McGill', /^McGill University$/),
  lead('université de toronto', /^University of Toronto$/),
  lead('université d’ottawa', /^University of Ottawa$/),
  lead('École polytechnique', /^Polytechnique Montréal$/),
  lead('Polytechnique de Montréal', /^Polytechnique Montréal$/),
  lead('Université du Québec à Montréal', /^Université du Québec à Montréal$/),
  lead('UQAM', /^Université du Québec à Montréal$/),
  lead('uqàm', /^Université du Québec à Montréal$/),
  lead('ETS', /^École de technologie supérieure$/),
  lead('éts montréal', /^École de technologie supérieure$/),
  lead('HEC', /^HEC Montréal$/),
  lead('Université Harvard', /^Harvard University$/),
  lead('université de la Californie à Los Angeles', /^University of California, Los Angeles$/),
  lead('Université de Californie à Berkeley', /^University of California, Berkeley$/),
  lead('université du Michigan', /^University of Michigan(-Ann Arbor)?$/),
  lead('université Yale', /^Yale University$/),
  lead("l'université Concordia", /^Concordia University$/),
  lead('Université de la Colombie-Britannique', /^University of British Columbia$/),
  lead('université de l’Alberta', /^University of Alberta$/),
  lead('Université du Nouveau-Brunswick', /^University of New Brunswick$/),
  lead('université de Caroline du Nord à Chapel Hill', /^University of North Carolina at Chapel Hill$/),
  lead('université de Pennsylvanie', /^University of Pennsylvania$/),
  lead('université du texas à austin', /^The University of Texas at Austin$|^University of Texas at Austin$/),
  lead('universite laval', /^Université Laval$/),
  lead("université de l'État de l'Ohio", /^(The )?Ohio State University(-Main Campus)?$/),
  lead('université laurentienne', /^Laurentian University$/),
  lead('université Saint-Paul', /^Saint Paul University$/),
  lead('université Queens', /^Queen's University$/),
];

export const FRENCH_FAMILIES = {
  matières: SUBJECTS,
  lieux: PLACES,
  argent: MONEY,
  admission: ADMISSION,
  'vie et genre': LIFE,
  langue: LANGUAGE,
  'et, ou, mais, sauf': LOGIC,
  noms: NAMES,
} as const satisfies Record<string, readonly Wish[]>;
export type FrenchFamily = keyof typeof FRENCH_FAMILIES;
export const FRENCH_FAMILY_NAMES = Object.keys(FRENCH_FAMILIES) as FrenchFamily[];
