/**
 * Every term of the field that the product uses: what it means, which variable of which source it is read from, and what
 * it does not say. Keys are fragments of addresses (/glossary#net-price) and never change.
 */

export interface GlossaryTerm {
  key: string;
  name: string;
  /** Other words for it, by which the filter finds it too. */
  also?: readonly string[];
  definition: string;
  /** Where our figure comes from, with the names of the variables; null for a word without a figure. */
  source: string | null;
  /** What to keep in mind. */
  limits: string;
}

export interface GlossaryGroup {
  id: string;
  title: string;
  terms: readonly GlossaryTerm[];
}

export const GLOSSARY: readonly GlossaryGroup[] = [
  {
    id: 'prices',
    title: 'Prices',
    terms: [
      {
        key: 'sticker-tuition',
        name: 'Tuition (sticker price)',
        also: ['sticker tuition', 'published price', 'tuition and fees'],
        definition:
          'The published price of a year of full-time study with its required fees, before any aid. Few families pay all of it.',
        source:
          'US: TUITIONFEE_OUT of the College Scorecard, else CHG3AY3 of IPEDS. Canada: the university’s own page or a common table of its province.',
        limits:
          'Housing, food and books are not in it. Canadian figures are those of arts or science programs; engineering, business and health cost more.',
      },
      {
        key: 'in-state',
        name: 'In-state tuition',
        also: ['resident', 'domestic', 'in-province'],
        definition:
          'What a public school charges students who live in its state. In Canada we show the domestic price, for residents of the province, in its place.',
        source:
          'US: TUITIONFEE_IN of the College Scorecard, else CHG2AY3 of IPEDS. Canada: provincial tables and the university’s own page.',
        limits:
          'Each state has its own rules on who is a resident; a year of living there is common. Private schools charge everyone the same.',
      },
      {
        key: 'out-of-state',
        name: 'Out-of-state tuition',
        also: ['non-resident', 'international tuition'],
        definition:
          'What a public school charges students from other states and from abroad. In Canada we show the price for international students in its place.',
        source:
          'US: TUITIONFEE_OUT of the College Scorecard, else CHG3AY3 of IPEDS. Canada: the university’s own page.',
        limits:
          'Some states give neighbors a lower price, and in Quebec students from other provinces pay more than residents. Neither is in this figure.',
      },
      {
        key: 'room-and-board',
        name: 'Room and board',
        also: ['housing and food', 'residence', 'meal plan'],
        definition: 'Housing and meals on campus for a year.',
        source:
          'US: CHG5AY3 or RMBRDAMT of IPEDS. Canada: Common University Data Ontario and the university’s own page.',
        limits:
          'It is the price of a usual room and meal plan. Where a school has none of its own, its allowance for living off campus stands in. Where nothing is known, 12,000 a year stands in, marked as an estimate.',
      },
      {
        key: 'books-and-supplies',
        name: 'Books and supplies',
        also: ['textbooks', 'course materials'],
        definition: 'Books, course materials and supplies for a year.',
        source: 'US: CHG4AY3 of IPEDS, else BOOKSUPPLY of the College Scorecard. Not collected in Canada.',
        limits:
          'It is the school’s own guess at what a student spends. Where it is missing, 1,200 a year stands in, marked as an estimate.',
      },
      {
        key: 'other-expenses',
        name: 'Other expenses',
        also: ['personal expenses', 'transportation', 'additional expenses'],
        definition: 'Transport and personal expenses of a year.',
        source: 'US: CHG6AY3 or CHG8AY3 of IPEDS. Not collected in Canada.',
        limits: 'A guess by the school. Where it is missing, 2,500 a year stands in, marked as an estimate.',
      },
      {
        key: 'cost-of-attendance',
        name: 'Cost of attendance',
        also: ['total cost', 'cost of a year', 'COA'],
        definition:
          'Everything a year costs: tuition and fees, housing, food, books, transport and personal expenses. Aid is measured against it.',
        source: 'Added up by us from the four items above; each names its own source.',
        limits:
          'The school’s own number can differ, since it may count other things. A total that holds an estimate is marked as one.',
      },
      {
        key: 'four-year-cost',
        name: 'Four-year cost',
        definition: 'What four years cost if each year costs 5% more than the one before, without any aid.',
        source: 'Computed by us from the cost of one year.',
        limits: 'Nobody knows future prices. Many students need more than four years.',
      },
      {
        key: 'affordability',
        name: 'Budget-Friendly, Moderate, Premium',
        also: ['price category', 'affordability'],
        definition:
          'Which third of all schools the sticker price falls into. Out-of-state or international prices are used, in US dollars.',
        source: 'Computed by us over both countries.',
        limits:
          'It says nothing of aid: a Premium school with large grants can cost a family less than a Moderate one.',
      },
      {
        key: 'exchange-rate',
        name: 'Exchange rate',
        also: ['USD', 'CAD', 'Canadian dollar'],
        definition:
          'Prices stand in the school’s own currency. To filter, sort and compare across the border we turn Canadian dollars into US dollars at one dated rate.',
        source: 'Bank of Canada, average of a year; the about page and the comparison show the rate and its date.',
        limits: 'The rate of the day you pay will be another.',
      },
    ],
  },
  {
    id: 'aid',
    title: 'Aid and debt',
    terms: [
      {
        key: 'net-price',
        name: 'Net price',
        also: ['real price', 'average net price'],
        definition:
          'What a year costs on average after grants and scholarships: tuition, housing, food and books included. Loans and work are not taken off.',
        source: 'NPT4 of the College Scorecard (NPT4_PUB, NPT4_PRIV in earlier years). Not collected in Canada.',
        limits:
          'An average of full-time first-year students with federal aid. At public schools it is that of in-state students. Your own price depends on your family’s income.',
      },
      {
        key: 'net-price-by-income',
        name: 'Net price by income',
        also: ['income bands'],
        definition: 'The net price in five bands of family income.',
        source: 'NPT41 to NPT45 of the College Scorecard. Not collected in Canada.',
        limits: 'Students with federal aid only. A band with few students can jump from year to year.',
      },
      {
        key: 'grant',
        name: 'Grant or scholarship',
        also: ['gift aid', 'bursary', 'students with grant aid', 'average grant'],
        definition:
          'Money for study that is not paid back. A grant mostly goes by need, a scholarship by merit. In Canada a grant by need is often called a bursary.',
        source: 'US: AGRNT_P and AGRNT_A of IPEDS, share of students and average amount. Not collected in Canada.',
        limits: 'Full-time first-year students. Later years can be less generous.',
      },
      {
        key: 'pell-grant',
        name: 'Pell Grant',
        also: ['percent Pell'],
        definition:
          'A grant of the US government for undergraduates from families with a low income. The share of students who have one tells how many come from such families.',
        source: 'PCTPELL of the College Scorecard, else UPGRNTP of IPEDS.',
        limits: 'International students and those who did not fill in the FAFSA are never counted.',
      },
      {
        key: 'fafsa',
        name: 'FAFSA',
        also: ['Free Application for Federal Student Aid', 'Student Aid Index'],
        definition:
          'The free form that opens federal grants, loans and work-study in the United States. Most states and schools ask for it too.',
        source: null,
        limits: 'For US citizens and eligible noncitizens. It must be filled in anew each year.',
      },
      {
        key: 'css-profile',
        name: 'CSS Profile',
        definition: 'A second, longer form of the College Board, by which some schools give out their own money.',
        source: null,
        limits: 'There is a fee, waived for families with a low income. Most schools do not ask for it.',
      },
      {
        key: 'work-study',
        name: 'Work-study',
        definition: 'A paid part-time job, mostly on campus, that is part of an aid offer.',
        source: 'Our rule of thumb takes 10% of aid to be work-study; that is an estimate.',
        limits: 'The money comes as wages. It is not taken off the bill.',
      },
      {
        key: 'subsidized-loan',
        name: 'Subsidized and unsubsidized loans',
        definition:
          'Two kinds of US federal loans. While one studies, the government pays the interest of the subsidized one; on the other it grows from the first day.',
        source: null,
        limits: 'Both must be paid back, also by those who do not finish.',
      },
      {
        key: 'median-debt',
        name: 'Median debt',
        also: ['debt at graduation'],
        definition: 'Half of graduates with federal loans owe more than this when they finish, half owe less.',
        source: 'GRAD_DEBT_MDN of the College Scorecard. Not collected in Canada.',
        limits: 'Only federal loans of graduates who borrowed. Private loans and those of parents are not in it.',
      },
    ],
  },
  {
    id: 'admission',
    title: 'Admission',
    terms: [
      {
        key: 'acceptance-rate',
        name: 'Acceptance rate',
        also: ['admission rate', 'selectivity', 'Top Rated', 'Highly Rated'],
        definition: 'Of every hundred people who applied for the first year, how many were offered a place.',
        source: 'ADMSSN and APPLCN of IPEDS, else ADM_RATE of the College Scorecard. Not collected in Canada.',
        limits:
          'It says how crowded the door is, not how good the school is. A single program can be far harder to get into. Our badges: Top Rated under 10%, Highly Rated from 10% to under 30%.',
      },
      {
        key: 'selectivity-groups',
        name: 'Most Selective to Inclusive',
        also: ['Very Selective', 'Selective', 'Moderately Selective', 'Inclusive'],
        definition:
          'Five groups by acceptance rate: Most Selective under 20%, Very Selective 20-40%, Selective 40-60%, Moderately Selective 60-80%, Inclusive over 80%.',
        source: 'Made by us from the acceptance rate.',
        limits: 'US schools only, as there is no acceptance rate for Canada.',
      },
      {
        key: 'open-admission',
        name: 'Open admission',
        definition: 'The school takes everyone who meets its basic requirements, so it has no acceptance rate.',
        source: 'OPENADMP of IPEDS.',
        limits: 'Some programs of such a school, nursing for example, still choose.',
      },
      {
        key: 'yield',
        name: 'Yield',
        also: ['yield rate'],
        definition: 'Of every hundred people who were offered a place, how many came.',
        source: null,
        limits: 'We do not show it. Schools talk of it, as it tells how often they are somebody’s first choice.',
      },
      {
        key: 'sat-act-middle-half',
        name: 'SAT and ACT, middle half',
        also: ['25th to 75th percentile', 'middle 50%', 'test scores'],
        definition: 'The middle half of first-year students scored in this range: a quarter below it, a quarter above.',
        source:
          'SATVR25, SATVR75, SATMT25, SATMT75, ACTCM25 and ACTCM75 of the College Scorecard, else of IPEDS. Not collected in Canada.',
        limits:
          'Where tests are optional, mostly those with high scores send them, so the range looks higher than the class is. The SAT total is the sum of the ranges of both sections.',
      },
      {
        key: 'early-decision',
        name: 'Early decision and early action',
        also: ['ED', 'EA', 'restrictive early action', 'REA', 'regular decision', 'rolling admission'],
        definition:
          'Ways to apply in the fall and hear back before the others. Early decision is a promise to come if you get in. Early action promises nothing. With rolling admission a school reads applications as they come.',
        source: 'The Common Application and the schools’ own pages, each with the day it was read.',
        limits: 'Schools change their dates. With early decision you cannot compare offers of aid.',
      },
      {
        key: 'waiting-list',
        name: 'Waiting list',
        also: ['waitlist'],
        definition: 'People a school would take if others turn down their places.',
        source: 'C2 of the Common Data Set that a school publishes.',
        limits: 'How many get in changes a lot from year to year.',
      },
      {
        key: 'test-optional',
        name: 'Test-optional',
        definition: 'The school does not require SAT or ACT scores, but looks at them if you send them.',
        source: null,
        limits: 'Rules change each year, and some scholarships still ask for scores. Check with the school.',
      },
      {
        key: 'entering-average',
        name: 'Entering average',
        definition: 'The average secondary-school mark of students who entered the first year, in percent.',
        source: 'Common University Data Ontario, else Maclean’s. Canada only.',
        limits: 'Marks differ between provinces. A program’s own average can be far higher.',
      },
    ],
  },
  {
    id: 'students-outcomes',
    title: 'Students and outcomes',
    terms: [
      {
        key: 'student-population',
        name: 'Student population',
        also: ['enrollment', 'enrolment', 'size'],
        definition:
          'All students in the autumn term, full-time and part-time. Small is under 5,000, Medium 5,000-15,000, Large 15,000-30,000, Very Large over 30,000.',
        source:
          'US: ENRTOT of IPEDS, else EFYTOTLT. Canada: Statistics Canada, public tables of enrolment, the universities.',
        limits:
          'Some Canadian sources count full-time students only, and some count over a whole year; the source of the figure says so.',
      },
      {
        key: 'undergraduate',
        name: 'Undergraduate',
        definition: 'A student who works toward a bachelor’s degree or a lower award.',
        source: 'US: EFUG of IPEDS.',
        limits: 'In Canada not every source splits the total.',
      },
      {
        key: 'graduate-student',
        name: 'Graduate student',
        also: ['postgraduate'],
        definition: 'A student who works toward a master’s degree, a doctorate or a graduate certificate.',
        source: 'US: EFGRAD of IPEDS.',
        limits: 'Schools without graduate programs have none; the page says so.',
      },
      {
        key: 'student-to-faculty-ratio',
        name: 'Student-to-faculty ratio',
        also: ['class size'],
        definition:
          'How many students there are for each member of the teaching staff. A lower figure usually means smaller classes.',
        source: 'US: STUFACR of IPEDS. Canada: Maclean’s.',
        limits:
          'It is no class size. Canadian ratios count full-time-equivalent students and full-time teachers only, so the two countries cannot be compared.',
      },
      {
        key: 'retention-rate',
        name: 'Retention rate',
        definition: 'Of every hundred full-time first-year students, how many came back for the second year.',
        source: 'US: RET_FT4 of the College Scorecard, else RET_PCF of IPEDS. Canada: Maclean’s.',
        limits: 'A student who moves to another school counts as lost.',
      },
      {
        key: 'graduation-rate',
        name: 'Graduation rate (150%)',
        also: ['completion rate', '150 percent of normal time'],
        definition:
          'Of every hundred students who began here full-time, how many finished here within one and a half times the normal time: six years for a four-year degree.',
        source:
          'US: C150_4 of the College Scorecard, else GRRTTOT or BAGR150 of IPEDS. Canada: Maclean’s, within seven years.',
        limits:
          'Those who transfer out and finish elsewhere count as not finished; those who transfer in are not counted. The two countries cannot be compared.',
      },
      {
        key: 'eight-year-outcomes',
        name: 'Outcomes after eight years',
        also: ['Outcome Measures'],
        definition:
          'What became of everyone who began in one year, eight years later: they finished here, are still here, went to another school, or nobody knows.',
        source: 'Outcome Measures (OM) of IPEDS, by way of the College Scorecard.',
        limits: 'Those who moved may have finished elsewhere; the figure does not say.',
      },
      {
        key: 'median-earnings',
        name: 'Median earnings',
        also: ['salary', 'earnings after ten years'],
        definition:
          'Half of former students who work earn more than this ten years after they started here, half earn less.',
        source: 'MD_EARN_WNE_P10 of the College Scorecard. Not collected in Canada.',
        limits: 'Only students who had federal aid, finished or not. What one studies matters more than where.',
      },
      {
        key: 'employment-rate',
        name: 'Employed after two years',
        also: ['employment rate'],
        definition: 'Share of graduates in work two years after they finished.',
        source: 'Common University Data Ontario. Ontario only.',
        limits: 'It does not say whether the job needs the degree.',
      },
      {
        key: 'median',
        name: 'Median',
        definition: 'The value in the middle: half are above it, half below. A few very high values do not move it.',
        source: null,
        limits: 'It says nothing of how far apart the values lie.',
      },
      {
        key: 'cohort',
        name: 'Cohort',
        definition: 'A group of students who started in the same year and are followed from there.',
        source: null,
        limits: 'A graduation rate of today is about people who started six years ago or more.',
      },
    ],
  },
  {
    id: 'schools',
    title: 'Kinds of schools',
    terms: [
      {
        key: 'public-private-for-profit',
        name: 'Public, private, for-profit',
        also: ['control', 'school type'],
        definition:
          'Who runs the school: the state or province (public), a non-profit body (private) or owners who earn from it (for-profit).',
        source: 'US: CONTROL of IPEDS. Canada: the sources of each school.',
        limits: 'A private school can be cheaper than a public one once aid is counted.',
      },
      {
        key: 'reported-offenses',
        name: 'Reported offenses',
        also: ['Clery Act', 'campus crime'],
        definition:
          'Crimes that were reported on the main campus, a year for each 1,000 students, averaged over three years.',
        source: 'Campus Safety and Security data under the Clery Act.',
        limits:
          'More reports can mean that people trust the school enough to report. What happens off campus is left out.',
      },
      {
        key: 'fair-market-rent',
        name: 'Fair market rent',
        also: ['FMR'],
        definition: 'What a modest apartment rents for in a county or town, with heat, water and power.',
        source: 'US: HUD, fiscal year 2026. Canada: CMHC’s average rent, October 2025, where utilities may be extra.',
        limits: 'Rooms near a campus can cost more, and sharing costs less.',
      },
      {
        key: 'price-parity',
        name: 'Prices in the area',
        also: ['regional price parity', 'RPP', 'cost of living'],
        definition: 'How the prices of all goods and services in an area compare with those of the whole country.',
        source: 'Regional Price Parities of the Bureau of Economic Analysis, 2024. Not published for Canada.',
        limits: 'It is of a whole metropolitan area, not of one neighborhood.',
      },
      {
        key: 'campus-setting',
        name: 'Campus setting (locale)',
        also: ['urban', 'suburban', 'small city', 'rural', 'NCES locale'],
        definition: 'What kind of place the campus is in: Urban (a city), Suburban, Small City (a town) or Rural.',
        source: 'US: LOCALE of IPEDS, twelve codes in four groups. Canada: by the same rule.',
        limits: 'It is about the main campus. A rural school can be close to a large city.',
      },
      {
        key: 'academic-calendar',
        name: 'Academic calendar',
        also: ['semester', 'quarter', 'trimester', '4-1-4'],
        definition:
          'How the year is divided. Semester: two terms. Quarter: three terms and a summer. Trimester: three terms of equal length. 4-1-4: two terms with one month between them for a single course.',
        source: 'US: CALSYS of IPEDS. Canada: the university’s own page.',
        limits: 'Some programs keep another calendar than the school.',
      },
      {
        key: '4-1-4',
        name: '4-1-4',
        also: ['January term', 'J-term'],
        definition:
          'A calendar with four months of classes, one month for a single course or a trip, and four months again.',
        source: 'CALSYS of IPEDS, code 4.',
        limits: 'The month can be optional.',
      },
      {
        key: 'religious-affiliation',
        name: 'Religious affiliation',
        also: ['Catholic', 'Protestant', 'Jewish', 'Islamic'],
        definition:
          'Whether the school belongs to a faith, and which. We group them as Catholic, Protestant, Jewish, Islamic, Other or None.',
        source: 'US: RELAFFIL of IPEDS. Canada: the sources of each school.',
        limits: 'It does not tell how much faith shapes daily life. The exact church stands on the school’s page.',
      },
      {
        key: 'hbcu',
        name: 'HBCU',
        also: ['Historically Black college or university'],
        definition:
          'Historically Black college or university: a US school founded before 1964 whose main mission was, and is, to teach Black Americans. Everyone may apply.',
        source: 'HBCU of IPEDS and of the College Scorecard.',
        limits: 'A status by law, not a count of students.',
      },
      {
        key: 'minority-serving-institution',
        name: 'Minority-serving institution',
        also: ['Hispanic-serving', 'tribal college', 'PBI', 'AANAPISI', 'designations'],
        definition:
          'A school recognized by US law for the students it serves: Hispanic-serving, tribal, predominantly Black, Asian American and Native American Pacific Islander-serving and others.',
        source: 'HSI, TRIBAL, PBI, AANAPII, ANNHI and NANTI of the College Scorecard.',
        limits: 'Lists change each year. Canada has no such lists.',
      },
      {
        key: 'land-grant',
        name: 'Land-grant institution',
        definition:
          'A US school that was given federal land or money to teach farming, science and engineering to everyone.',
        source: 'LANDGRNT of IPEDS.',
        limits: 'Today it says more of a school’s history than of its programs.',
      },
      {
        key: 'carnegie-classification',
        name: 'Carnegie classification',
        also: ['R1', 'research university', 'liberal arts college'],
        definition: 'A sorting of US schools by the degrees they award and the research they do.',
        source: 'IPEDS, institutional characteristics.',
        limits: 'It is no ranking. Canada has none.',
      },
      {
        key: 'athletics-division',
        name: 'Athletics division',
        also: ['NCAA', 'NAIA', 'U SPORTS'],
        definition: 'The association and level in which a school’s teams play, NCAA Division I for example.',
        source: 'US: ASSOC1 to ASSOC3 of IPEDS. Canada: U SPORTS and the other associations.',
        limits: 'Schools change their conference often, so we do not tell it in texts.',
      },
      {
        key: 'age-groups',
        name: 'Historic, Established, Modern, Contemporary',
        also: ['year founded', 'age'],
        definition:
          'Four groups by the year a school was founded: Historic before 1800, Established 1800-1899, Modern 1900-1949, Contemporary since 1950.',
        source: 'Made by us from the founding year, which comes from the Research Organization Registry.',
        limits: 'Some schools count from a school they grew out of.',
      },
      {
        key: 'region',
        name: 'Regions',
        also: ['Northeast', 'Midwest', 'South', 'West', 'Atlantic', 'Prairie', 'West Coast'],
        definition:
          'Parts of the two countries. US: Northeast, Midwest, South, West. Canada: Atlantic, Central, Prairie, West Coast, Northern Territories.',
        source: 'Made by us from the state or province.',
        limits: 'The search filters by state or province and by distance, not by region.',
      },
    ],
  },
  {
    id: 'programs-data',
    title: 'Programs and data',
    terms: [
      {
        key: 'degree-levels',
        name: 'Degree levels',
        also: ['associate', 'bachelor', 'master', 'doctoral', 'certificate'],
        definition:
          'Associate’s: about two years. Bachelor’s: three or four. Master’s: one or two after that. Doctoral: the highest degree, with research or for a profession.',
        source: 'AWLEVEL of IPEDS.',
        limits: 'In Canada many diplomas take the place of associate’s degrees.',
      },
      {
        key: 'major',
        name: 'Major',
        also: ['field of study', 'concentration', 'specialization'],
        definition: 'The subject one studies most. Many schools let you choose it in the second year.',
        source: null,
        limits: 'Our counts of graduates look at first majors only.',
      },
      {
        key: 'cip',
        name: 'CIP code',
        also: ['Classification of Instructional Programs', 'program'],
        definition:
          'A number for a field of study, the same at every US school: 11.07 is computer science. Our programs are groups of four digits.',
        source: 'CIPCODE of IPEDS completions; titles of CIP 2020.',
        limits:
          'Schools choose the code, and two may file the same program under different ones. Canadian programs are not in our data.',
      },
      {
        key: 'graduates-a-year',
        name: 'Graduates a year',
        also: ['completions', 'awards conferred'],
        definition: 'How many degrees or certificates a school awarded in a field in one year.',
        source: 'CTOTALT of IPEDS completions.',
        limits: 'A new program has few or none yet. A program that nobody finished in the year comes last.',
      },
      {
        key: 'unitid',
        name: 'UNITID',
        also: ['id of a school'],
        definition:
          'The number under which the US government keeps the data of a school. It is also the number at the end of our addresses.',
        source: 'UNITID of IPEDS. Canadian schools have numbers of our own, from 900001.',
        limits: 'A school with several campuses can have several numbers.',
      },
      {
        key: 'ipeds',
        name: 'IPEDS',
        also: ['NCES'],
        definition:
          'The Integrated Postsecondary Education Data System: surveys that every US school with federal aid must answer each year.',
        source: null,
        limits: 'Schools report their own numbers. It takes a year or two until they are out.',
      },
      {
        key: 'college-scorecard',
        name: 'College Scorecard',
        definition:
          'Data of the US Department of Education that joins IPEDS with records of federal aid and of taxes, for earnings and debt.',
        source: null,
        limits: 'What comes from aid records is about students with federal aid only.',
      },
      {
        key: 'cudo',
        name: 'Common University Data Ontario',
        also: ['CUDO'],
        definition: 'Tables in which the universities of Ontario publish the same figures in the same way.',
        source: null,
        limits: 'Ontario only.',
      },
      {
        key: 'estimate',
        name: 'Estimate',
        definition:
          'A usual amount that stands in for a figure nobody has published, or a rule of thumb. It is always marked.',
        source: 'Our own constants; the page says which.',
        limits: 'Good for a first plan, not for a decision.',
      },
      {
        key: 'not-available',
        name: 'N/A',
        also: ['missing', 'blank', 'suppressed'],
        definition:
          'There is no figure: not reported by the school, withheld because the group is too small, not collected in Canada, or without a meaning for this school.',
        source: null,
        limits: 'It is never zero. Lists put such schools last, and limits leave them out.',
      },
      {
        key: 'similar-schools',
        name: 'Similar universities',
        definition:
          'The three schools nearest to one in kind: level, size, who runs it, how hard it is to get in, price, setting and mix of programs.',
        source: 'Computed by us from the figures of both schools, the same for everyone.',
        limits: 'Near in figures is not the same as near in spirit.',
      },
    ],
  },
];

/** The term of a key; null when there is none. */
export function findTerm(key: string): GlossaryTerm | null {
  for (const { terms } of GLOSSARY) {
    const found = terms.find((term) => term.key === key);
    if (found) return found;
  }
  return null;
}
