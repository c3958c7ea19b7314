/** Later French queries, written after the first French part and before any of it was asked; half is held out. */
import * as cip from '../cip.ts';
import {
  acceptance,
  act,
  anyKind,
  anyOf,
  applicationFee,
  between,
  bilingual,
  canada,
  cheap,
  communityCollege,
  coop,
  costsUnder,
  designated,
  division,
  earnings,
  easy,
  either,
  eitherOf,
  faith,
  founded,
  french,
  frenchOrBoth,
  graduation,
  hard,
  highGraduation,
  highPay,
  housing,
  inACity,
  inState,
  inStateTuition,
  isPrivate,
  isPublic,
  kilometres,
  large,
  least,
  liberalArts,
  like,
  lowDebt,
  mediumSized,
  most,
  named,
  near,
  netPrice,
  not,
  online,
  openAdmission,
  outOfState,
  over,
  plays,
  religious,
  research,
  retention,
  sat,
  setting,
  small,
  smallClasses,
  students,
  studyAbroad,
  teaches,
  tests,
  tuitionUnder,
  twoYear,
  under,
  usa,
} from '../conditions.ts';
import { leadBy, unreadable, type Wish, wish } from '../wish.ts';

const QC = inState('QC');
const ON = inState('ON');
const NB = inState('NB');
const BC = inState('BC');
const NORTH_OF_ONTARIO = (school: { state: string; latitude: number | null }) =>
  school.state === 'ON' && (school.latitude ?? 0) >= 46;
const MONTREAL = near(45.51, -73.57, 30);
const TORONTO = near(43.66, -79.39, 35);
const LAW = anyOf(teaches(['22.01', '22', '22.00']), teaches(cip.LAW, 'doctorate'));
const MEDICINE = anyOf(teaches(['51.12', '51']), teaches(cip.MEDICINE, 'doctorate'));
const OPTIONAL = tests('optional', 'not-considered', 'flexible');
const CHEAPEST = eitherOf(least(netPrice), least(inStateTuition), least(outOfState));
const english = (school: { language: string | null }) => school.language === 'English';
/** Who gets in with grades a little under the middle: nobody publishes a bound of grades. */
const FORGIVING = either(easy, over(acceptance, 65));

const SUBJECTS: Wish[] = [
  wish('kinésiologie en colombie-britannique', teaches([...cip.KINESIOLOGY, '31']), BC),
  wish('génie aérospatial', teaches(cip.AEROSPACE)),
  wish('genie civil alberta', teaches([...cip.CIVIL, '14']), inState('AB')),
  wish('génie mécanique en ontario', teaches([...cip.MECHANICAL, '14']), ON),
  wish('bac en sciences infirmières au québec', teaches(cip.NURSING), QC),
  wish('école de musique à toronto', teaches(['50.09', '50']), TORONTO),
  wish('travail social en nouvelle-écosse', teaches(cip.SOCIAL_WORK), inState('NS')),
  wish('criminologie montréal', anyOf(teaches(['43', '43.01', '45.04']), teaches(['45'])), MONTREAL),
  wish('devenir enseignant en ontario', teaches(cip.EDUCATION), ON),
  wish('étudier la médecine en ontario', MEDICINE, ON),
  wish(
    'médecine vétérinaire canada',
    canada,
    anyOf(teaches(cip.VETERINARY, 'doctorate'), teaches(['01.80', '01.81', '51.24'])),
  ),
  wish('informatique colombie-britannique', teaches(cip.COMPUTER_SCIENCE), BC),
  wish('géologie saskatchewan', teaches([...cip.GEOLOGY, '40']), inState('SK')),
  wish('agriculture manitoba', teaches(cip.AGRICULTURE), inState('MB')),
  wish('urbanisme montréal', teaches(['04.03', '45.12', '04']), MONTREAL),
  wish('commerce et marketing québec', teaches(['52', '52.14', '52.01', '52.02']), QC),
  wish('arts visuels nouveau-brunswick', teaches(['50.07', '50']), NB),
  wish('MBA à boston', anyKind, teaches(['52.01', '52.02', '52'], 'master'), near(42.36, -71.06, 50)),
  wish('doctorat en physique en californie', anyKind, teaches([...cip.PHYSICS, '40'], 'doctorate'), inState('CA')),
  wish('maîtrise en informatique new york', inState('NY'), anyKind, teaches([...cip.COMPUTER_SCIENCE, '11'], 'master')),
  wish('hôtellerie et tourisme floride', inState('FL'), teaches([...cip.HOSPITALITY, '52.19'])),
  wish('comptabilité new york', inState('NY'), teaches(cip.ACCOUNTING)),
  wish('philosophie à ottawa', near(45.42, -75.69, 20), teaches(cip.PHILOSOPHY)),
  wish('pilote davion', teaches(cip.AVIATION)),
];

const PLACES: Wish[] = [
  wish("universités dans le nord de l'ontario", NORTH_OF_ONTARIO),
  wish(
    'sudbury ou thunder bay',
    (school) => school.state === 'ON' && ['Sudbury', 'Greater Sudbury', 'Thunder Bay'].includes(school.city ?? ''),
  ),
  wish('universités en alberta', inState('AB')),
  wish('université à halifax', near(44.65, -63.58, 20)),
  wish('universités des prairies', inState('AB', 'SK', 'MB')),
  wish('universités à 200 km de montréal', near(45.51, -73.57, kilometres(200))),
  wish('collèges dans la région de boston', near(42.36, -71.06, 50)),
  wish('université à trois-rivières', near(46.34, -72.55, 15)),
  wish('au saguenay', near(48.42, -71.06, 25)),
  wish('louisiane ou mississippi', inState('LA', 'MS')),
  wish('universités du nord-est des états-unis', inState('ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY', 'NJ', 'PA')),
  wish('terre-neuve', inState('NL')),
  wish('université en outaouais', near(45.48, -75.65, 15), QC),
];

const MONEY: Wish[] = [
  wish('universités francophones pas chères', frenchOrBoth, cheap),
  wish('sans frais de demande', under(applicationFee, 0)),
  wish(
    'universités pas chères pour étudiants internationaux au canada',
    canada,
    anyOf(cheap, {
      among: (passing) => {
        const known = passing.filter((one) => outOfState(one) !== null);
        const sorted = known.map((one) => outOfState(one) as number).sort((a, b) => a - b);
        return known.filter((one) => (outOfState(one) as number) <= (sorted[Math.ceil(sorted.length * 0.28) - 1] ?? 0));
      },
    }),
  ),
  wish('moins de 5000 $ par an au québec', QC, costsUnder(5_000)),
  wish('la moins chère en ontario', ON, CHEAPEST),
  wish(
    'frais de scolarité entre 6000 et 12000 en floride',
    inState('FL'),
    either(between(inStateTuition, 6_000, 12_000), between(outOfState, 6_000, 12_000)),
  ),
  wish('génie sous 20 000 $ pour étudiants internationaux', teaches(cip.ENGINEERING), under(outOfState, 20_000)),
  wish('droits de scolarité les plus bas au canada', canada, anyOf(least(inStateTuition), least(outOfState))),
  wish('universités abordables au maine', inState('ME'), cheap),
  wish('peu de dettes à la fin des études', lowDebt),
  wish('scolarité maximale de 12 000 $ au nouveau-brunswick', NB, tuitionUnder(12_000)),
  wish('privée moins de 30 000 $ massachusetts', isPrivate, inState('MA'), costsUnder(30_000)),
];

const ADMISSION: Wish[] = [
  wish('universités faciles d’accès au texas', easy, inState('TX')),
  wish('quelles universités acceptent un SAT de 1050', sat(1_050)),
  wish('ACT 25 ohio publique', act(25), inState('OH'), isPublic),
  wish('taux d’acceptation de plus de 70 % californie', over(acceptance, 70), inState('CA')),
  wish('universités les plus difficiles d’accès', anyOf(hard, least(acceptance))),
  wish('sans test standardisé arts libéraux', OPTIONAL, liberalArts),
  wish('moyenne faible, quelle université en floride', FORGIVING, inState('FL')),
  wish('admission ouverte au colorado', openAdmission, inState('CO')),
  wish('SAT obligatoire', tests('required')),
  wish('moins de 10 % d’admission', under(acceptance, 10)),
  wish('taux de diplomation de plus de 80 % publique', over(graduation, 80), isPublic),
  wish('meilleurs salaires en informatique', teaches(cip.COMPUTER_SCIENCE), anyOf(most(earnings), highPay)),
  wish('taux de réussite élevé en pennsylvanie', inState('PA'), highGraduation),
  wish('rétention de plus de 90 % au texas', inState('TX'), over(retention, 90)),
];

const LIFE: Wish[] = [
  wish('résidence garantie en ohio', inState('OH'), housing),
  wish('avec résidences à boston', housing, near(42.36, -71.06, 50)),
  wish('division 1 avec football', division('NCAA Division I'), plays('football')),
  wish('équipe de baseball au texas', plays('baseball'), inState('TX')),
  wish('petite université privée rurale', small, isPrivate, setting('Rural', 'Small City')),
  wish('grandes universités en ville au canada', canada, large, inACity),
  wish('université moyenne en nouvelle-écosse', mediumSized, inState('NS')),
  wish('université chrétienne en alberta', faith('catholic', 'protestant'), inState('AB')),
  wish('université méthodiste', (school) => /Methodist/.test(school.religiousDenomination ?? '')),
  wish('collège pour filles', designated('womens')),
  wish('études à l’étranger arts libéraux', studyAbroad, liberalArts),
  wish('universités avec coop en ontario', coop, ON),
  wish(
    'universités ivy league',
    named(
      'Brown University',
      'Columbia University',
      'Cornell University',
      'Dartmouth College',
      'Harvard University',
      'Princeton University',
      'University of Pennsylvania',
      'Yale University',
    ),
  ),
  wish('petites classes catholique', faith('catholic'), smallClasses),
  wish('universités de recherche publiques en californie', research, isPublic, inState('CA')),
  wish('la plus vieille université du canada', canada, least(founded)),
  wish('collèges communautaires publics au texas', twoYear, communityCollege, inState('TX')),
  wish('campus sécuritaire ontario', ON),
  wish('moins de 1500 étudiants en ontario', ON, under(students, 1_500)),
];

const LANGUAGE: Wish[] = [
  wish('universités anglophones au québec', QC, english),
  wish('étudier en français en ontario', ON, frenchOrBoth),
  wish('université francophone au manitoba', inState('MB'), frenchOrBoth),
  wish('psychologie en français hors québec', teaches([...cip.PSYCHOLOGY, '42']), frenchOrBoth, not(QC)),
  wish('universites bilingues', bilingual),
  wish('sciences infirmières en français en ontario', ON, frenchOrBoth, teaches(cip.NURSING)),
  wish('université francophone montréal', french, MONTREAL),
  wish('biologie en anglais à montréal', teaches(cip.BIOLOGY), MONTREAL, english),
  wish('francophones de l’atlantique', inState('NB', 'NS', 'PE', 'NL'), frenchOrBoth),
  wish('universites en francais en nouvelle-ecosse', inState('NS'), frenchOrBoth),
];

const TOGETHER: Wish[] = [
  wish('publique ou catholique en pennsylvanie', either(isPublic, faith('catholic')), inState('PA')),
  wish('droit ou science politique à ottawa', near(45.42, -75.69, 20), anyOf(LAW, teaches(cip.POLITICS))),
  wish('comme mcgill en ontario', like('McGill University'), ON),
  wish('je cherche une petite université au vermont', small, inState('VT')),
  wish('ma fille veut étudier la danse', teaches(cip.DANCE)),
  wish('états-unis sauf californie, cinéma', usa, not(inState('CA')), teaches(cip.FILM)),
  wish(
    'université publique, plus de 20000 étudiants, floride, psychologie',
    isPublic,
    over(students, 20_000),
    inState('FL'),
    teaches(cip.PSYCHOLOGY),
  ),
  wish('infirmière en ligne', teaches(cip.NURSING), online),
  wish('privée non religieuse en illinois', isPrivate, not(religious), inState('IL')),
  wish('pas trop loin de québec, administration', near(46.81, -71.22, 50), teaches(['52', '52.01', '52.02'])),
  leadBy('mcgill informatique', named('McGill University'), teaches(cip.COMPUTER_SCIENCE)),
  leadBy('udem droit', named('Université de Montréal'), LAW),
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
