/** Fresh queries about subjects, places, distances, and in French. */
import * as cip from '../cip.ts';
import {
  anyKind,
  anyOf,
  canada,
  cheap,
  communityCollege,
  eitherOf,
  faith,
  frenchOrBoth,
  graduation,
  highGraduation,
  inCity,
  inMetro,
  inState,
  isPrivate,
  kilometres,
  least,
  liberalArts,
  most,
  near,
  nearCode,
  not,
  plays,
  small,
  students,
  teaches,
  twoYear,
  under,
} from '../conditions.ts';
import { wish } from '../wish.ts';

const CLINICAL_PSYCHOLOGY = ['42.28'];
const COUNSELING = ['13.11', '42.28', '51.15'];
const PRE_HEALTH = ['51.11', '26', '26.01', '26.02', '26.15', '40.05', '51.00'];

export const SUBJECTS = [
  wish('rn program ohio', inState('OH'), anyKind, anyOf(teaches(cip.NURSING), teaches(cip.NURSING, 'associate'))),
  wish('bsn', teaches(cip.NURSING)),
  wish('pre med', teaches(PRE_HEALTH)),
  wish('premed colleges new york', inState('NY'), teaches(PRE_HEALTH)),
  wish('prevet', teaches(['01.09', '01.83', '26.07', '51.11', '26.01', '26'])),
  wish(
    'ultrasound tech',
    anyKind,
    anyOf(
      teaches(cip.SONOGRAPHY, 'associate'),
      teaches(cip.SONOGRAPHY),
      teaches(['51.09'], 'associate'),
      teaches(['51.09']),
    ),
  ),
  wish('ai degree', anyOf(teaches(cip.ARTIFICIAL_INTELLIGENCE), teaches(cip.COMPUTER_SCIENCE))),
  wish('software engineering uni', anyOf(teaches(cip.SOFTWARE_ENGINEERING), teaches(cip.COMPUTER_ENGINEERING))),
  wish('videogame development', teaches(cip.GAME_DESIGN)),
  wish('graphic desing schools', teaches(cip.GRAPHIC_DESIGN)),
  wish('musical theater', teaches(cip.THEATRE)),
  wish('sports medicine', teaches([...cip.ATHLETIC_TRAINING, ...cip.KINESIOLOGY, '51.09', '51.23'])),
  wish('biomed engineering', teaches(cip.BIOMEDICAL)),
  wish('poli sci or international relations', teaches([...cip.POLITICS, ...cip.INTERNATIONAL_RELATIONS])),
  wish('interior design programs', teaches(cip.INTERIOR_DESIGN)),
  wish('where to study japanese', teaches([...cip.JAPANESE, '16.03', '05.01'])),
  wish('paralegal certificate', anyKind, teaches(['22.03'], 'certificate')),
  wish('welding school', anyKind, anyOf(teaches(cip.WELDING, 'certificate'), teaches(cip.WELDING, 'associate'))),
  wish('early childhood ed', teaches(cip.EARLY_CHILDHOOD)),
  wish(
    'dental hygenist',
    anyKind,
    anyOf(
      teaches(cip.DENTAL_HYGIENE, 'associate'),
      teaches(cip.DENTAL_HYGIENE),
      teaches(['51.06'], 'associate'),
      teaches(['51.06']),
    ),
  ),
  wish('masters in counseling', anyKind, teaches(COUNSELING, 'master')),
  wish('phd clinical psychology', anyKind, teaches(CLINICAL_PSYCHOLOGY, 'doctorate')),
  wish('mech e', teaches(cip.MECHANICAL)),
  wish('dietitian', teaches(cip.NUTRITION)),
  wish('horse riding degree equine', anyOf(teaches(cip.EQUINE), teaches(['01.05']))),
  wish('bachelors in cybersecurity', anyOf(teaches(cip.CYBERSECURITY), teaches(['11.10', '43.04']))),
  wish('BFA animation', anyOf(teaches(cip.ANIMATION), teaches(['50.04', '10.03', '50.06']))),
  wish('become an architect', teaches(['04.02', '04.09', '04'])),
];

const NYC = inMetro(35620);
const ISLAND = (school: { longitude: number | null; latitude: number | null }) =>
  (school.longitude ?? -100) > -73.76 && (school.latitude ?? 0) < 41.2;
const UPSTATE = not(inMetro(35620));

export const PLACES = [
  wish('bc unis', inState('BC')),
  wish('unis in nova scotia', inState('NS')),
  wish('colleges in atl', inMetro(12060)),
  wish('philly schools', inMetro(37980)),
  wish('school in cali', inState('CA')),
  wish('dmv area colleges', inMetro(47900, 12580)),
  wish('pnw colleges', inState('WA', 'OR', 'ID')),
  wish('upstate new york colleges', inState('NY'), UPSTATE),
  wish('long island colleges', inState('NY'), NYC, ISLAND),
  wish('brooklyn colleges', anyOf(inCity('NY', 'Brooklyn'), near(40.65, -73.95, 12))),
  wish('univesity in minesota', inState('MN')),
  wish('rocky mountain colleges', inState('CO', 'ID', 'MT', 'UT', 'WY', 'NV', 'AZ', 'NM')),
  wish('socal schools', inMetro(31080, 40140, 41740, 37100, 42200, 12540, 42020, 20940)),
  wish('silicon valley universities', inMetro(41940, 41860)),
  wish('north and south carolina colleges', inState('NC', 'SC')),
  wish('dakotas', inState('ND', 'SD')),
  wish('tri-state area colleges', inState('NY', 'NJ', 'CT')),
  wish(
    'east coast universities',
    inState('ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY', 'NJ', 'PA', 'DE', 'MD', 'DC', 'VA', 'NC', 'SC', 'GA', 'FL'),
  ),
  wish('colleges in ft worth', inMetro(19100)),
  wish("universities in st john's newfoundland", inCity('NL', "St. John's", "St John's")),
  wish('Orange County CA universities', near(33.75, -117.8, 30)),
  wish('saskatchewan uni', inState('SK')),
  wish('colleges in the southwest', inState('AZ', 'NM', 'TX', 'OK', 'NV', 'UT', 'CO', 'CA')),
  wish('MA colleges', inState('MA')),
  wish('manhattan universities', near(40.78, -73.96, 8)),
  wish('tampa bay area colleges', inMetro(45300)),
  wish('universities in waterloo', inCity('ON', 'Waterloo', 'Kitchener')),
  wish('colleges in salt lake', inMetro(41620, 36260, 39340)),
];

export const DISTANCES = [
  wish('60601 within 20 miles', nearCode('60601', 20)),
  wish('colleges near me 90210', nearCode('90210', 50)),
  wish('close to chicago', near(41.88, -87.63)),
  wish('30 mi from boston', near(42.36, -71.06, 30)),
  wish('less than 25 miles from 30303', nearCode('30303', 25)),
  wish('within 100km of calgary', near(51.05, -114.07, kilometres(100))),
  wish('colleges 15 miles around dallas tx', near(32.78, -96.8, 15)),
  wish('no more than 20 miles from 02139', nearCode('02139', 20)),
  wish('schools near 48104', nearCode('48104', 50)),
  wish('universities near ottawa within 50 km', near(45.42, -75.69, kilometres(50))),
  wish('75 mile radius of nashville', near(36.16, -86.78, 75)),
  wish('nursing within 25 miles of 75201', teaches(cip.NURSING), nearCode('75201', 25)),
  wish('within 40 miles of ann arbor michigan', near(42.28, -83.74, 40)),
  wish('zip 33139 college', nearCode('33139', 50)),
  wish('20 mile radius san diego', near(32.72, -117.16, 20)),
  wish('commuting distance from 11201', nearCode('11201', 50)),
  wish('driving distance of cleveland', near(41.5, -81.69, 60)),
  wish('an hour from nyc', near(40.71, -74.0, 65)),
  wish('universities close to niagara falls ontario', near(43.1, -79.07)),
  wish('L8S 4L8 universities', nearCode('L8S', 50)),
  wish('near harvard', near(42.37, -71.12)),
  wish('under 100 miles from st louis', near(38.63, -90.2, 100)),
  wish('cs within 60mi of san jose', teaches(cip.COMPUTER_SCIENCE), near(37.34, -121.89, 60)),
  wish('community college near 85004', twoYear, communityCollege, nearCode('85004', 50)),
  wish('within 10 miles of downtown denver', near(39.74, -104.99, 10)),
];

const QUEBEC = inState('QC');
const MONTREAL = near(45.51, -73.57, 30);

export const FRENCH = [
  wish('universite montreal informatique', teaches(cip.COMPUTER_SCIENCE), MONTREAL),
  wish('sciences infirmieres montreal', teaches(cip.NURSING), MONTREAL),
  wish('université en anglais au québec', QUEBEC, (school) => school.language === 'English'),
  wish('genie logiciel quebec', QUEBEC, anyOf(teaches(['14.09', '11.07', '14']), teaches(cip.COMPUTER_SCIENCE))),
  wish('étudier le droit à québec', QUEBEC, anyOf(teaches(['22.01', '22', '22.00']), teaches(cip.LAW, 'doctorate'))),
  wish('à moins de 50 km de montréal', near(45.51, -73.57, kilometres(50))),
  wish('universités à toronto', near(43.65, -79.38, 30)),
  wish('universités privées en pennsylvanie', isPrivate, inState('PA')),
  wish('université pas chère au canada', canada, cheap),
  wish('psychologie sherbrooke', teaches(cip.PSYCHOLOGY), near(45.4, -71.89, 50)),
  wish('universités en floride avec une équipe de football', inState('FL'), plays('football')),
  wish('collèges en californie', inState('CA')),
  wish('université près de boston', near(42.36, -71.06)),
  wish('université catholique texas', faith('catholic'), inState('TX')),
  wish('kinésiologie ottawa', teaches(cip.KINESIOLOGY), near(45.42, -75.69)),
  wish('bac en administration des affaires montréal', teaches(['52', '52.01', '52.02']), MONTREAL),
  wish('maîtrise en travail social californie', inState('CA'), anyKind, teaches(cip.SOCIAL_WORK, 'master')),
  wish("universités francophones de l'ontario", frenchOrBoth, inState('ON')),
  wish('moins de 10000 étudiants québec', QUEBEC, under(students, 9_999)),
  wish('les plus grandes universités du québec', QUEBEC, most(students)),
  wish('meilleur taux de diplomation californie', inState('CA'), anyOf(most(graduation), highGraduation)),
  wish('école de génie ontario', teaches(cip.ENGINEERING), inState('ON')),
  wish("universités de l'alberta", inState('AB')),
  wish('biologie marine floride', teaches(cip.MARINE_BIOLOGY), inState('FL')),
  wish("petits collèges d'arts libéraux", small, liberalArts),
  wish('université la moins chère du québec', QUEBEC, eitherOf(least(canadianPrice))),
];

/** No source publishes a net price of a Canadian university: tuition. */
function canadianPrice(school: { tuitionInState: number | null; tuition: number | null }) {
  return school.tuitionInState ?? school.tuition;
}
