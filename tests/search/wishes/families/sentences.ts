/** Queries as whole sentences from forums, and as titles of lists and guides. */
import * as cip from '../cip.ts';
import * as is from '../conditions.ts';
import { wish } from '../wish.ts';

const NORTHEAST = is.inState('ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY', 'NJ', 'PA');
const MIDWEST = is.inState('IL', 'IN', 'MI', 'OH', 'WI', 'IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD');
const SOUTHEAST = is.inState('AL', 'AR', 'FL', 'GA', 'KY', 'LA', 'MS', 'NC', 'SC', 'TN', 'VA', 'WV');
const WEST_COAST = is.inState('CA', 'OR', 'WA');
const PRAIRIES = is.inState('AB', 'SK', 'MB');
const OPTIONAL = is.tests('optional', 'not-considered', 'flexible');
const CHEAPEST = is.eitherOf(is.least(is.netPrice), is.least(is.inStateTuition), is.least(is.outOfState));
const TORONTO = is.near(43.65, -79.38, 35);

export const SENTENCES = [
  wish('I want to become a nurse and live in Texas, where should I apply?', is.teaches(cip.NURSING), is.inState('TX')),
  wish('what colleges in Ohio have good engineering programs', is.teaches(cip.ENGINEERING), is.inState('OH')),
  wish('looking for a small school in the Midwest that is not religious', is.small, MIDWEST, is.not(is.religious)),
  wish('my daughter wants to study dance somewhere in New York City', is.teaches(cip.DANCE), is.inMetro(35620)),
  wish(
    'which universities near Seattle offer computer science?',
    is.teaches(cip.COMPUTER_SCIENCE),
    is.near(47.61, -122.33),
  ),
  wish('can you recommend affordable colleges in Massachusetts', is.inState('MA'), is.cheap),
  wish('I have a 24 ACT and want to stay in Illinois', is.act(24), is.inState('IL')),
  wish('are there any public liberal arts colleges in Virginia', is.isPublic, is.liberalArts, is.inState('VA')),
  wish('where can I get a degree in forestry in Canada', is.teaches(cip.FORESTRY), is.canada),
  wish('what is the cheapest university in Michigan', is.inState('MI'), CHEAPEST),
  wish(
    'schools with less than 3000 students and a football team in Pennsylvania',
    is.under(is.students, 3_000),
    is.plays('football'),
    is.inState('PA'),
  ),
  wish('I need a college with dorms in Hawaii', is.housing, is.inState('HI')),
  wish("I don't want to take the SAT, which schools in Connecticut are test optional?", OPTIONAL, is.inState('CT')),
  wish('universities in the Prairies that teach agriculture', PRAIRIES, is.teaches(['01', '01.00', '01.11'])),
  wish(
    'best place to study oceanography or marine biology on the East Coast',
    is.teaches([...cip.MARINE_BIOLOGY, '40.0607']),
    is.inState('ME', 'NH', 'MA', 'RI', 'CT', 'NY', 'NJ', 'PA', 'DE', 'MD', 'VA', 'NC', 'SC', 'GA', 'FL', 'DC'),
  ),
  wish(
    'is there a Catholic college near Philadelphia with nursing',
    is.faith('catholic'),
    is.near(39.95, -75.16),
    is.teaches(cip.NURSING),
  ),
  wish(
    'colleges where tuition is below $9,000 for Florida residents',
    is.inState('FL'),
    is.under(is.inStateTuition, 9_000),
  ),
  wish('any HBCUs in Louisiana or Mississippi', is.designated('hbcu'), is.inState('LA', 'MS')),
  wish('I am looking for a big public university on the west coast', is.large, is.isPublic, WEST_COAST),
  wish('schools in Colorado with an acceptance rate higher than 70%', is.inState('CO'), is.over(is.acceptance, 70)),
  wish('where do graduates earn more than $75,000', is.over(is.earnings, 75_000)),
  wish('need a university in Toronto for psychology', is.teaches(cip.PSYCHOLOGY), TORONTO),
  wish(
    'colleges in Georgia that are easy to get into and have nursing',
    is.inState('GA'),
    is.easy,
    is.teaches(cip.NURSING),
  ),
  wish('I live in 78701 and want to commute, what is within 30 miles', is.nearCode('78701', 30)),
  wish('show me private colleges in Oregon that cost under 25k', is.isPrivate, is.inState('OR'), is.costsUnder(25_000)),
  wish('which schools in New England have over a 85% graduation rate', is.inNewEngland, is.over(is.graduation, 85)),
  wish('women’s colleges in Pennsylvania or Virginia', is.designated('womens'), is.inState('PA', 'VA')),
  wish(
    'universities in Quebec where I can study in English',
    is.inState('QC'),
    (school) => school.language === 'English',
  ),
  wish('army rotc programs at private schools in New York', is.rotc('Army'), is.isPrivate, is.inState('NY')),
  wish('two year schools near Phoenix Arizona', is.twoYear, is.near(33.45, -112.07)),
  wish(
    'do any colleges in Wisconsin play division 3 football',
    is.division('NCAA Division III'),
    is.plays('football'),
    is.inState('WI'),
  ),
  wish(
    'i want to be a vet tech or work with animals in Iowa',
    is.teaches(['01.09', '01.83', '26.07', '03.06']),
    is.inState('IA'),
  ),
  wish('interested in architecture but not in California', is.teaches(cip.ARCHITECTURE), is.not(is.inState('CA'))),
  wish(
    'where can international students study cheaply in Nova Scotia',
    is.inState('NS'),
    is.anyOf(
      (school) => is.outOfState(school) !== null,
      (school) => is.inStateTuition(school) !== null,
    ),
  ),
  wish(
    'affordable in-state tuition colleges for engineering in North Carolina',
    is.teaches(cip.ENGINEERING),
    is.inState('NC'),
    is.anyOf(is.cheap, is.under(is.inStateTuition, 9_000)),
  ),
  wish('what are the largest catholic universities', is.faith('catholic'), is.most(is.students)),
  wish('je cherche une université francophone en Ontario', is.frenchOrBoth, is.inState('ON')),
  wish(
    'college that teaches both music and engineering in Indiana',
    is.teaches(cip.MUSIC),
    is.teaches(cip.ENGINEERING),
    is.inState('IN'),
  ),
];

export const LIST_TITLES = [
  wish('Best Nursing Schools in California', is.teaches(cip.NURSING), is.inState('CA')),
  wish('Top Public Universities in Texas', is.isPublic, is.inState('TX')),
  wish('Most Affordable Colleges in Virginia', is.inState('VA'), is.anyOf(CHEAPEST, is.cheap)),
  wish('Best Small Colleges in New England', is.small, is.inNewEngland),
  wish(
    'Best Christian Colleges in the South',
    is.christian,
    is.inState('DE', 'DC', 'FL', 'GA', 'MD', 'NC', 'SC', 'VA', 'WV', 'AL', 'KY', 'MS', 'TN', 'AR', 'LA', 'OK', 'TX'),
  ),
  wish('Top Engineering Schools in the Midwest', is.teaches(cip.ENGINEERING), MIDWEST),
  wish('Colleges With the Highest Graduation Rates', is.most(is.graduation)),
  wish('Colleges With the Lowest Acceptance Rates', is.least(is.acceptance)),
  wish('Easiest Colleges to Get Into in Texas', is.inState('TX'), is.anyOf(is.easy, is.most(is.acceptance))),
  wish('Best Online Bachelor’s in Psychology', is.teachesOnline(cip.PSYCHOLOGY)),
  wish('Best Colleges for Criminal Justice in Florida', is.teaches(cip.CRIMINAL_JUSTICE), is.inState('FL')),
  wish('Top Liberal Arts Colleges in Minnesota', is.liberalArts, is.inState('MN')),
  wish('Best Film Schools in New York', is.teaches(cip.FILM), is.inState('NY')),
  wish('Community Colleges in North Carolina', is.twoYear, is.communityCollege, is.inState('NC')),
  wish('HBCUs With Engineering Programs', is.designated('hbcu'), is.teaches(cip.ENGINEERING)),
  wish('Test Optional Engineering Schools', OPTIONAL, is.teaches(cip.ENGINEERING)),
  wish('Division 1 Colleges in California', is.division('NCAA Division I'), is.inState('CA')),
  wish('Private Universities in Chicago', is.isPrivate, is.inMetro(16980)),
  wish('Best Universities in Canada for Computer Science', is.teaches(cip.COMPUTER_SCIENCE), is.canada),
  wish('Ontario Universities with Co-op', is.coop, is.inState('ON')),
  wish('Largest Universities in the United States by Enrollment', is.most(is.students)),
  wish('Oldest Universities in Massachusetts', is.inState('MA'), is.least(is.founded)),
  wish('Colleges With No Application Fee in Ohio', (school) => school.applicationFee === 0, is.inState('OH')),
  wish(
    'Cheapest Out-of-State Colleges in the Southeast',
    SOUTHEAST,
    is.eitherOf(is.least(is.outOfState), is.least(is.netPrice)),
  ),
  wish('Best Value Public Colleges in New York', is.isPublic, is.inState('NY')),
  wish('Colleges With the Best Return on Investment: Highest Median Earnings', is.most(is.earnings)),
  wish('Best Marine Biology Colleges in Florida', is.teaches(cip.MARINE_BIOLOGY), is.inState('FL')),
  wish('Jewish Colleges in New York', is.faith('jewish'), is.inState('NY')),
  wish('Colleges in Boston With Business Programs', is.teaches(cip.BUSINESS), is.inMetro(14460)),
  wish('Universities in British Columbia', is.inState('BC')),
  wish(
    'Lutheran Colleges in the Midwest',
    ({ religiousDenomination }) => /Lutheran/.test(religiousDenomination ?? ''),
    MIDWEST,
  ),
  wish('Public Research Universities in the Northeast', is.isPublic, is.research, NORTHEAST),
  wish(
    'Colleges in Small Towns in Vermont and New Hampshire',
    is.anyOf(is.setting('Small City'), is.setting('Small City', 'Rural')),
    is.inState('VT', 'NH'),
  ),
  wish('Large Universities in Big Cities', is.large, is.bigCity),
  wish('SUNY Schools for Education', is.inSystem('State University of New York System'), is.teaches(cip.EDUCATION)),
  wish('UC Schools With the Highest Acceptance Rate', is.inSystem('University of California'), is.most(is.acceptance)),
  wish('Cal State Nursing Programs', is.inSystem('California State University'), is.teaches(cip.NURSING)),
  wish('Colleges for Students With a 1100 SAT in Pennsylvania', is.sat(1_100), is.inState('PA')),
];
