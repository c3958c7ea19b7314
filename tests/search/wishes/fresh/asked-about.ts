/** Fresh queries about subjects, places, distances, and in French. */
import * as cip from '../cip.ts';
import * as is from '../conditions.ts';
import { wish } from '../wish.ts';

const CLINICAL_PSYCHOLOGY = ['42.28'];
const COUNSELING = ['13.11', '42.28', '51.15'];
const PRE_HEALTH = ['51.11', '26', '26.01', '26.02', '26.15', '40.05', '51.00'];

export const SUBJECTS = [
  wish(
    'rn program ohio',
    is.inState('OH'),
    is.anyKind,
    is.anyOf(is.teaches(cip.NURSING), is.teaches(cip.NURSING, 'associate')),
  ),
  wish('bsn', is.teaches(cip.NURSING)),
  wish('pre med', is.teaches(PRE_HEALTH)),
  wish('premed colleges new york', is.inState('NY'), is.teaches(PRE_HEALTH)),
  wish('prevet', is.teaches(['01.09', '01.83', '26.07', '51.11', '26.01', '26'])),
  wish(
    'ultrasound tech',
    is.anyKind,
    is.anyOf(
      is.teaches(cip.SONOGRAPHY, 'associate'),
      is.teaches(cip.SONOGRAPHY),
      is.teaches(['51.09'], 'associate'),
      is.teaches(['51.09']),
    ),
  ),
  wish('ai degree', is.anyOf(is.teaches(cip.ARTIFICIAL_INTELLIGENCE), is.teaches(cip.COMPUTER_SCIENCE))),
  wish(
    'software engineering uni',
    is.anyOf(is.teaches(cip.SOFTWARE_ENGINEERING), is.teaches(cip.COMPUTER_ENGINEERING)),
  ),
  wish('videogame development', is.teaches(cip.GAME_DESIGN)),
  wish('graphic desing schools', is.teaches(cip.GRAPHIC_DESIGN)),
  wish('musical theater', is.teaches(cip.THEATRE)),
  wish('sports medicine', is.teaches([...cip.ATHLETIC_TRAINING, ...cip.KINESIOLOGY, '51.09', '51.23'])),
  wish('biomed engineering', is.teaches(cip.BIOMEDICAL)),
  wish('poli sci or international relations', is.teaches([...cip.POLITICS, ...cip.INTERNATIONAL_RELATIONS])),
  wish('interior design programs', is.teaches(cip.INTERIOR_DESIGN)),
  wish('where to study japanese', is.teaches([...cip.JAPANESE, '16.03', '05.01'])),
  wish('paralegal certificate', is.anyKind, is.teaches(['22.03'], 'certificate')),
  wish(
    'welding school',
    is.anyKind,
    is.anyOf(is.teaches(cip.WELDING, 'certificate'), is.teaches(cip.WELDING, 'associate')),
  ),
  wish('early childhood ed', is.teaches(cip.EARLY_CHILDHOOD)),
  wish(
    'dental hygenist',
    is.anyKind,
    is.anyOf(
      is.teaches(cip.DENTAL_HYGIENE, 'associate'),
      is.teaches(cip.DENTAL_HYGIENE),
      is.teaches(['51.06'], 'associate'),
      is.teaches(['51.06']),
    ),
  ),
  wish('masters in counseling', is.anyKind, is.teaches(COUNSELING, 'master')),
  wish('phd clinical psychology', is.anyKind, is.teaches(CLINICAL_PSYCHOLOGY, 'doctorate')),
  wish('mech e', is.teaches(cip.MECHANICAL)),
  wish('dietitian', is.teaches(cip.NUTRITION)),
  wish('horse riding degree equine', is.anyOf(is.teaches(cip.EQUINE), is.teaches(['01.05']))),
  wish('bachelors in cybersecurity', is.anyOf(is.teaches(cip.CYBERSECURITY), is.teaches(['11.10', '43.04']))),
  wish('BFA animation', is.anyOf(is.teaches(cip.ANIMATION), is.teaches(['50.04', '10.03', '50.06']))),
  wish('become an architect', is.teaches(['04.02', '04.09', '04'])),
];

const NYC = is.inMetro(35620);
const ISLAND = (school: { longitude: number | null; latitude: number | null }) =>
  (school.longitude ?? -100) > -73.76 && (school.latitude ?? 0) < 41.2;
const UPSTATE = is.not(is.inMetro(35620));

export const PLACES = [
  wish('bc unis', is.inState('BC')),
  wish('unis in nova scotia', is.inState('NS')),
  wish('colleges in atl', is.inMetro(12060)),
  wish('philly schools', is.inMetro(37980)),
  wish('school in cali', is.inState('CA')),
  wish('dmv area colleges', is.inMetro(47900, 12580)),
  wish('pnw colleges', is.inState('WA', 'OR', 'ID')),
  wish('upstate new york colleges', is.inState('NY'), UPSTATE),
  wish('long island colleges', is.inState('NY'), NYC, ISLAND),
  wish('brooklyn colleges', is.anyOf(is.inCity('NY', 'Brooklyn'), is.near(40.65, -73.95, 12))),
  wish('univesity in minesota', is.inState('MN')),
  wish('rocky mountain colleges', is.inState('CO', 'ID', 'MT', 'UT', 'WY', 'NV', 'AZ', 'NM')),
  wish('socal schools', is.inMetro(31080, 40140, 41740, 37100, 42200, 12540, 42020, 20940)),
  wish('silicon valley universities', is.inMetro(41940, 41860)),
  wish('north and south carolina colleges', is.inState('NC', 'SC')),
  wish('dakotas', is.inState('ND', 'SD')),
  wish('tri-state area colleges', is.inState('NY', 'NJ', 'CT')),
  wish(
    'east coast universities',
    is.inState('ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY', 'NJ', 'PA', 'DE', 'MD', 'DC', 'VA', 'NC', 'SC', 'GA', 'FL'),
  ),
  wish('colleges in ft worth', is.inMetro(19100)),
  wish("universities in st john's newfoundland", is.inCity('NL', "St. John's", "St John's")),
  wish('Orange County CA universities', is.near(33.75, -117.8, 30)),
  wish('saskatchewan uni', is.inState('SK')),
  wish('colleges in the southwest', is.inState('AZ', 'NM', 'TX', 'OK', 'NV', 'UT', 'CO', 'CA')),
  wish('MA colleges', is.inState('MA')),
  wish('manhattan universities', is.near(40.78, -73.96, 8)),
  wish('tampa bay area colleges', is.inMetro(45300)),
  wish('universities in waterloo', is.inCity('ON', 'Waterloo', 'Kitchener')),
  wish('colleges in salt lake', is.inMetro(41620, 36260, 39340)),
];

export const DISTANCES = [
  wish('60601 within 20 miles', is.nearCode('60601', 20)),
  wish('colleges near me 90210', is.nearCode('90210', 50)),
  wish('close to chicago', is.near(41.88, -87.63)),
  wish('30 mi from boston', is.near(42.36, -71.06, 30)),
  wish('less than 25 miles from 30303', is.nearCode('30303', 25)),
  wish('within 100km of calgary', is.near(51.05, -114.07, is.kilometres(100))),
  wish('colleges 15 miles around dallas tx', is.near(32.78, -96.8, 15)),
  wish('no more than 20 miles from 02139', is.nearCode('02139', 20)),
  wish('schools near 48104', is.nearCode('48104', 50)),
  wish('universities near ottawa within 50 km', is.near(45.42, -75.69, is.kilometres(50))),
  wish('75 mile radius of nashville', is.near(36.16, -86.78, 75)),
  wish('nursing within 25 miles of 75201', is.teaches(cip.NURSING), is.nearCode('75201', 25)),
  wish('within 40 miles of ann arbor michigan', is.near(42.28, -83.74, 40)),
  wish('zip 33139 college', is.nearCode('33139', 50)),
  wish('20 mile radius san diego', is.near(32.72, -117.16, 20)),
  wish('commuting distance from 11201', is.nearCode('11201', 50)),
  wish('driving distance of cleveland', is.near(41.5, -81.69, 60)),
  wish('an hour from nyc', is.near(40.71, -74.0, 65)),
  wish('universities close to niagara falls ontario', is.near(43.1, -79.07)),
  wish('L8S 4L8 universities', is.nearCode('L8S', 50)),
  wish('near harvard', is.near(42.37, -71.12)),
  wish('under 100 miles from st louis', is.near(38.63, -90.2, 100)),
  wish('cs within 60mi of san jose', is.teaches(cip.COMPUTER_SCIENCE), is.near(37.34, -121.89, 60)),
  wish('community college near 85004', is.twoYear, is.communityCollege, is.nearCode('85004', 50)),
  wish('within 10 miles of downtown denver', is.near(39.74, -104.99, 10)),
];

const QUEBEC = is.inState('QC');
const MONTREAL = is.near(45.51, -73.57, 30);

export const FRENCH = [
  wish('universite montreal informatique', is.teaches(cip.COMPUTER_SCIENCE), MONTREAL),
  wish('sciences infirmieres montreal', is.teaches(cip.NURSING), MONTREAL),
  wish('université en anglais au québec', QUEBEC, (school) => school.language === 'English'),
  wish(
    'genie logiciel quebec',
    QUEBEC,
    is.anyOf(is.teaches(['14.09', '11.07', '14']), is.teaches(cip.COMPUTER_SCIENCE)),
  ),
  wish(
    'étudier le droit à québec',
    QUEBEC,
    is.anyOf(is.teaches(['22.01', '22', '22.00']), is.teaches(cip.LAW, 'doctorate')),
  ),
  wish('à moins de 50 km de montréal', is.near(45.51, -73.57, is.kilometres(50))),
  wish('universités à toronto', is.near(43.65, -79.38, 30)),
  wish('universités privées en pennsylvanie', is.isPrivate, is.inState('PA')),
  wish('université pas chère au canada', is.canada, is.cheap),
  wish('psychologie sherbrooke', is.teaches(cip.PSYCHOLOGY), is.near(45.4, -71.89, 50)),
  wish('universités en floride avec une équipe de football', is.inState('FL'), is.plays('football')),
  wish('collèges en californie', is.inState('CA')),
  wish('université près de boston', is.near(42.36, -71.06)),
  wish('université catholique texas', is.faith('catholic'), is.inState('TX')),
  wish('kinésiologie ottawa', is.teaches(cip.KINESIOLOGY), is.near(45.42, -75.69)),
  wish('bac en administration des affaires montréal', is.teaches(['52', '52.01', '52.02']), MONTREAL),
  wish('maîtrise en travail social californie', is.inState('CA'), is.anyKind, is.teaches(cip.SOCIAL_WORK, 'master')),
  wish("universités francophones de l'ontario", is.frenchOrBoth, is.inState('ON')),
  wish('moins de 10000 étudiants québec', QUEBEC, is.under(is.students, 9_999)),
  wish('les plus grandes universités du québec', QUEBEC, is.most(is.students)),
  wish(
    'meilleur taux de diplomation californie',
    is.inState('CA'),
    is.anyOf(is.most(is.graduation), is.highGraduation),
  ),
  wish('école de génie ontario', is.teaches(cip.ENGINEERING), is.inState('ON')),
  wish("universités de l'alberta", is.inState('AB')),
  wish('biologie marine floride', is.teaches(cip.MARINE_BIOLOGY), is.inState('FL')),
  wish("petits collèges d'arts libéraux", is.small, is.liberalArts),
  wish('université la moins chère du québec', QUEBEC, is.eitherOf(is.least(canadianPrice))),
];

/** No source publishes a net price of a Canadian university: tuition. */
function canadianPrice(school: { tuitionInState: number | null; tuition: number | null }) {
  return school.tuitionInState ?? school.tuition;
}
