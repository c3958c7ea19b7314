/** Later French queries, written after the first French part and before any of it was asked; half is held out. */
import * as cip from '../cip.ts';
import * as is from '../conditions.ts';
import { leadBy, unreadable, type Wish, wish } from '../wish.ts';

const QC = is.inState('QC');
const ON = is.inState('ON');
const NB = is.inState('NB');
const BC = is.inState('BC');
const NORTH_OF_ONTARIO = (school: { state: string; latitude: number | null }) =>
  school.state === 'ON' && (school.latitude ?? 0) >= 46;
const MONTREAL = is.near(45.51, -73.57, 30);
const TORONTO = is.near(43.66, -79.39, 35);
const LAW = is.anyOf(is.teaches(['22.01', '22', '22.00']), is.teaches(cip.LAW, 'doctorate'));
const MEDICINE = is.anyOf(is.teaches(['51.12', '51']), is.teaches(cip.MEDICINE, 'doctorate'));
const OPTIONAL = is.tests('optional', 'not-considered', 'flexible');
const CHEAPEST = is.eitherOf(is.least(is.netPrice), is.least(is.inStateTuition), is.least(is.outOfState));
const english = (school: { language: string | null }) => school.language === 'English';
/** Who gets in with grades a little under the middle: nobody publishes a bound of grades. */
const FORGIVING = is.either(is.easy, is.over(is.acceptance, 65));

const SUBJECTS: Wish[] = [
  wish('kinésiologie en colombie-britannique', is.teaches([...cip.KINESIOLOGY, '31']), BC),
  wish('génie aérospatial', is.teaches(cip.AEROSPACE)),
  wish('genie civil alberta', is.teaches([...cip.CIVIL, '14']), is.inState('AB')),
  wish('génie mécanique en ontario', is.teaches([...cip.MECHANICAL, '14']), ON),
  wish('bac en sciences infirmières au québec', is.teaches(cip.NURSING), QC),
  wish('école de musique à toronto', is.teaches(['50.09', '50']), TORONTO),
  wish('travail social en nouvelle-écosse', is.teaches(cip.SOCIAL_WORK), is.inState('NS')),
  wish('criminologie montréal', is.anyOf(is.teaches(['43', '43.01', '45.04']), is.teaches(['45'])), MONTREAL),
  wish('devenir enseignant en ontario', is.teaches(cip.EDUCATION), ON),
  wish('étudier la médecine en ontario', MEDICINE, ON),
  wish(
    'médecine vétérinaire canada',
    is.canada,
    is.anyOf(is.teaches(cip.VETERINARY, 'doctorate'), is.teaches(['01.80', '01.81', '51.24'])),
  ),
  wish('informatique colombie-britannique', is.teaches(cip.COMPUTER_SCIENCE), BC),
  wish('géologie saskatchewan', is.teaches([...cip.GEOLOGY, '40']), is.inState('SK')),
  wish('agriculture manitoba', is.teaches(cip.AGRICULTURE), is.inState('MB')),
  wish('urbanisme montréal', is.teaches(['04.03', '45.12', '04']), MONTREAL),
  wish('commerce et marketing québec', is.teaches(['52', '52.14', '52.01', '52.02']), QC),
  wish('arts visuels nouveau-brunswick', is.teaches(['50.07', '50']), NB),
  wish('MBA à boston', is.anyKind, is.teaches(['52.01', '52.02', '52'], 'master'), is.near(42.36, -71.06, 50)),
  wish(
    'doctorat en physique en californie',
    is.anyKind,
    is.teaches([...cip.PHYSICS, '40'], 'doctorate'),
    is.inState('CA'),
  ),
  wish(
    'maîtrise en informatique new york',
    is.inState('NY'),
    is.anyKind,
    is.teaches([...cip.COMPUTER_SCIENCE, '11'], 'master'),
  ),
  wish('hôtellerie et tourisme floride', is.inState('FL'), is.teaches([...cip.HOSPITALITY, '52.19'])),
  wish('comptabilité new york', is.inState('NY'), is.teaches(cip.ACCOUNTING)),
  wish('philosophie à ottawa', is.near(45.42, -75.69, 20), is.teaches(cip.PHILOSOPHY)),
  wish('pilote davion', is.teaches(cip.AVIATION)),
];

const PLACES: Wish[] = [
  wish("universités dans le nord de l'ontario", NORTH_OF_ONTARIO),
  wish(
    'sudbury ou thunder bay',
    (school) => school.state === 'ON' && ['Sudbury', 'Greater Sudbury', 'Thunder Bay'].includes(school.city ?? ''),
  ),
  wish('universités en alberta', is.inState('AB')),
  wish('université à halifax', is.near(44.65, -63.58, 20)),
  wish('universités des prairies', is.inState('AB', 'SK', 'MB')),
  wish('universités à 200 km de montréal', is.near(45.51, -73.57, is.kilometres(200))),
  wish('collèges dans la région de boston', is.near(42.36, -71.06, 50)),
  wish('université à trois-rivières', is.near(46.34, -72.55, 15)),
  wish('au saguenay', is.near(48.42, -71.06, 25)),
  wish('louisiane ou mississippi', is.inState('LA', 'MS')),
  wish('universités du nord-est des états-unis', is.inState('ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY', 'NJ', 'PA')),
  wish('terre-neuve', is.inState('NL')),
  wish('université en outaouais', is.near(45.48, -75.65, 15), QC),
];

const MONEY: Wish[] = [
  wish('universités francophones pas chères', is.frenchOrBoth, is.cheap),
  wish('sans frais de demande', is.under(is.applicationFee, 0)),
  wish(
    'universités pas chères pour étudiants internationaux au canada',
    is.canada,
    is.anyOf(is.cheap, {
      among: (passing) => {
        const known = passing.filter((one) => is.outOfState(one) !== null);
        const sorted = known.map((one) => is.outOfState(one) as number).sort((a, b) => a - b);
        return known.filter(
          (one) => (is.outOfState(one) as number) <= (sorted[Math.ceil(sorted.length * 0.28) - 1] ?? 0),
        );
      },
    }),
  ),
  wish('moins de 5000 $ par an au québec', QC, is.costsUnder(5_000)),
  wish('la moins chère en ontario', ON, CHEAPEST),
  wish(
    'frais de scolarité entre 6000 et 12000 en floride',
    is.inState('FL'),
    is.either(is.between(is.inStateTuition, 6_000, 12_000), is.between(is.outOfState, 6_000, 12_000)),
  ),
  wish(
    'génie sous 20 000 $ pour étudiants internationaux',
    is.teaches(cip.ENGINEERING),
    is.under(is.outOfState, 20_000),
  ),
  wish(
    'droits de scolarité les plus bas au canada',
    is.canada,
    is.anyOf(is.least(is.inStateTuition), is.least(is.outOfState)),
  ),
  wish('universités abordables au maine', is.inState('ME'), is.cheap),
  wish('peu de dettes à la fin des études', is.lowDebt),
  wish('scolarité maximale de 12 000 $ au nouveau-brunswick', NB, is.tuitionUnder(12_000)),
  wish('privée moins de 30 000 $ massachusetts', is.isPrivate, is.inState('MA'), is.costsUnder(30_000)),
];

const ADMISSION: Wish[] = [
  wish('universités faciles d’accès au texas', is.easy, is.inState('TX')),
  wish('quelles universités acceptent un SAT de 1050', is.sat(1_050)),
  wish('ACT 25 ohio publique', is.act(25), is.inState('OH'), is.isPublic),
  wish('taux d’acceptation de plus de 70 % californie', is.over(is.acceptance, 70), is.inState('CA')),
  wish('universités les plus difficiles d’accès', is.anyOf(is.hard, is.least(is.acceptance))),
  wish('sans test standardisé arts libéraux', OPTIONAL, is.liberalArts),
  wish('moyenne faible, quelle université en floride', FORGIVING, is.inState('FL')),
  wish('admission ouverte au colorado', is.openAdmission, is.inState('CO')),
  wish('SAT obligatoire', is.tests('required')),
  wish('moins de 10 % d’admission', is.under(is.acceptance, 10)),
  wish('taux de diplomation de plus de 80 % publique', is.over(is.graduation, 80), is.isPublic),
  wish(
    'meilleurs salaires en informatique',
    is.teaches(cip.COMPUTER_SCIENCE),
    is.anyOf(is.most(is.earnings), is.highPay),
  ),
  wish('taux de réussite élevé en pennsylvanie', is.inState('PA'), is.highGraduation),
  wish('rétention de plus de 90 % au texas', is.inState('TX'), is.over(is.retention, 90)),
];

const LIFE: Wish[] = [
  wish('résidence garantie en ohio', is.inState('OH'), is.housing),
  wish('avec résidences à boston', is.housing, is.near(42.36, -71.06, 50)),
  wish('division 1 avec football', is.division('NCAA Division I'), is.plays('football')),
  wish('équipe de baseball au texas', is.plays('baseball'), is.inState('TX')),
  wish('petite université privée rurale', is.small, is.isPrivate, is.setting('Rural', 'Small City')),
  wish('grandes universités en ville au canada', is.canada, is.large, is.inACity),
  wish('université moyenne en nouvelle-écosse', is.mediumSized, is.inState('NS')),
  wish('université chrétienne en alberta', is.faith('catholic', 'protestant'), is.inState('AB')),
  wish('université méthodiste', (school) => /Methodist/.test(school.religiousDenomination ?? '')),
  wish('collège pour filles', is.designated('womens')),
  wish('études à l’étranger arts libéraux', is.studyAbroad, is.liberalArts),
  wish('universités avec coop en ontario', is.coop, ON),
  wish('universités ivy league', is.ivyLeague),
  wish('petites classes catholique', is.faith('catholic'), is.smallClasses),
  wish('universités de recherche publiques en californie', is.research, is.isPublic, is.inState('CA')),
  wish('la plus vieille université du canada', is.canada, is.least(is.founded)),
  wish('collèges communautaires publics au texas', is.twoYear, is.communityCollege, is.inState('TX')),
  wish('campus sécuritaire ontario', ON),
  wish('moins de 1500 étudiants en ontario', ON, is.under(is.students, 1_500)),
];

const LANGUAGE: Wish[] = [
  wish('universités anglophones au québec', QC, english),
  wish('étudier en français en ontario', ON, is.frenchOrBoth),
  wish('université francophone au manitoba', is.inState('MB'), is.frenchOrBoth),
  wish('psychologie en français hors québec', is.teaches([...cip.PSYCHOLOGY, '42']), is.frenchOrBoth, is.not(QC)),
  wish('universites bilingues', is.bilingual),
  wish('sciences infirmières en français en ontario', ON, is.frenchOrBoth, is.teaches(cip.NURSING)),
  wish('université francophone montréal', is.french, MONTREAL),
  wish('biologie en anglais à montréal', is.teaches(cip.BIOLOGY), MONTREAL, english),
  wish('francophones de l’atlantique', is.inState('NB', 'NS', 'PE', 'NL'), is.frenchOrBoth),
  wish('universites en francais en nouvelle-ecosse', is.inState('NS'), is.frenchOrBoth),
];

const TOGETHER: Wish[] = [
  wish('publique ou catholique en pennsylvanie', is.either(is.isPublic, is.faith('catholic')), is.inState('PA')),
  wish('droit ou science politique à ottawa', is.near(45.42, -75.69, 20), is.anyOf(LAW, is.teaches(cip.POLITICS))),
  wish('comme mcgill en ontario', is.like('McGill University'), ON),
  wish('je cherche une petite université au vermont', is.small, is.inState('VT')),
  wish('ma fille veut étudier la danse', is.teaches(cip.DANCE)),
  wish('états-unis sauf californie, cinéma', is.usa, is.not(is.inState('CA')), is.teaches(cip.FILM)),
  wish(
    'université publique, plus de 20000 étudiants, floride, psychologie',
    is.isPublic,
    is.over(is.students, 20_000),
    is.inState('FL'),
    is.teaches(cip.PSYCHOLOGY),
  ),
  wish('infirmière en ligne', is.teaches(cip.NURSING), is.online),
  wish('privée non religieuse en illinois', is.isPrivate, is.not(is.religious), is.inState('IL')),
  wish('pas trop loin de québec, administration', is.near(46.81, -71.22, 50), is.teaches(['52', '52.01', '52.02'])),
  leadBy('mcgill informatique', is.named('McGill University'), is.teaches(cip.COMPUTER_SCIENCE)),
  leadBy('udem droit', is.named('Université de Montréal'), LAW),
  unreadable('bonjour comment ça va'),
  unreadable('azertyuiop'),
];

export const LATER_FRENCH = {
  matières: SUBJECTS,
  lieux: PLACES,
  argent: MONEY,
  'admission et résultats': ADMISSION,
  'vie et genre': LIFE,
  langue: LANGUAGE,
  'plusieurs à la fois': TOGETHER,
} as const satisfies Record<string, readonly Wish[]>;
