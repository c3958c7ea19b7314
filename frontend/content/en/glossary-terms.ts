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
          'The published price of a year of full-time study, with required fees and before any aid. Few families pay all of it.',
        source:
          'US: TUITIONFEE_OUT of the College Scorecard, else CHG3AY3 of IPEDS. Canada: the university’s own page or a common table of its province.',
        limits:
          'It leaves out housing, food and books. Canadian figures are for arts or science programs; engineering, business and health cost more.',
      },
      {
        key: 'in-state',
        name: 'In-state tuition',
        also: ['resident', 'domestic', 'in-province'],
        definition:
          'What a public school charges students who live in its state. For Canada, we show the domestic price here. In Quebec and Ontario it is the price for residents of the province.',
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
          'What a public school charges students from other states and from abroad. For Canada, we show the price for international students here.',
        source:
          'US: TUITIONFEE_OUT of the College Scorecard, else CHG3AY3 of IPEDS. Canada: the university’s own page.',
        limits:
          'Some states charge neighbors less. In Quebec, Canadians from other provinces pay more than residents, and in Ontario many do. None of that is in this figure.',
      },
      {
        key: 'room-and-board',
        name: 'Housing and food',
        also: ['room and board', 'residence', 'meal plan'],
        definition: 'Housing and meals on campus for a year.',
        source:
          'US: CHG5AY3 or RMBRDAMT of IPEDS. Canada: Common University Data Ontario and the university’s own page.',
        limits:
          'It is the price of a typical room and meal plan. If a school has no housing, we use its allowance for living off campus. If nothing is known, we use 12,000 a year, marked as an estimate.',
      },
      {
        key: 'books-and-supplies',
        name: 'Books and supplies',
        also: ['textbooks', 'course materials'],
        definition: 'Books, course materials and supplies for a year.',
        source: 'US: CHG4AY3 of IPEDS, else BOOKSUPPLY of the College Scorecard. Not collected in Canada.',
        limits:
          'It is the school’s own guess at what a student spends. If it is missing, we use 1,200 a year, marked as an estimate.',
      },
      {
        key: 'other-expenses',
        name: 'Other expenses',
        also: ['personal expenses', 'transportation', 'additional expenses'],
        definition: 'Transportation and personal expenses for a year.',
        source: 'US: CHG6AY3 or CHG8AY3 of IPEDS. Not collected in Canada.',
        limits: 'A guess by the school. If it is missing, we use 2,500 a year, marked as an estimate.',
      },
      {
        key: 'cost-of-attendance',
        name: 'Cost of attendance',
        also: ['total cost', 'cost of a year', 'COA'],
        definition:
          'Everything a year costs: tuition and fees, housing, food, books, transportation and personal expenses. Aid is measured against it.',
        source: 'Added up by us from the four items above; each names its own source.',
        limits:
          'The school’s own number can differ, because it may count other things. If part of a total is an estimate, the total is marked as one.',
      },
      {
        key: 'four-year-cost',
        name: 'Four-year cost',
        definition: 'What four years cost without aid, if each year costs 5% more than the one before.',
        source: 'Computed by us from the cost of one year.',
        limits: 'Nobody knows future prices, and many students need more than four years.',
      },
      {
        key: 'affordability',
        name: 'Budget-Friendly, Moderate, Premium',
        also: ['price category', 'affordability'],
        definition:
          'Which third of all schools the sticker price falls into, by out-of-state or international price in US dollars.',
        source: 'Computed by us over both countries.',
        limits:
          'It says nothing about aid. A Premium school with large grants can cost a family less than a Moderate one.',
      },
      {
        key: 'exchange-rate',
        name: 'Exchange rate',
        also: ['USD', 'CAD', 'Canadian dollar'],
        definition:
          'Prices are shown in the school’s own currency. To filter, sort and compare across the border, we convert Canadian dollars into US dollars at one dated rate.',
        source: 'Bank of Canada, average for a year; the about page and the comparison show the rate and its date.',
        limits: 'The rate on the day you pay will be different.',
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
          'What a year costs on average after grants and scholarships, with tuition, housing, food and books included. Loans and wages are not taken off.',
        source: 'NPT4 of the College Scorecard (NPT4_PUB, NPT4_PRIV in earlier years). Not collected in Canada.',
        limits:
          'An average for full-time first-year students with federal aid. At public schools, it covers in-state students only. Your own price depends on your family’s income.',
      },
      {
        key: 'net-price-by-income',
        name: 'Net price by income',
        also: ['income bands'],
        definition: 'The net price in five bands of family income.',
        source: 'NPT41 to NPT45 of the College Scorecard. Not collected in Canada.',
        limits: 'Students with federal aid only. In a band with few students, it can jump from year to year.',
      },
      {
        key: 'grant',
        name: 'Grant or scholarship',
        also: ['gift aid', 'bursary', 'students with grant aid', 'average grant'],
        definition:
          'Money for study that you do not pay back. A grant is mostly based on need, a scholarship on merit. In Canada, a grant based on need is often called a bursary.',
        source: 'US: AGRNT_P and AGRNT_A of IPEDS, share of students and average amount. Not collected in Canada.',
        limits: 'Covers full-time first-year students. Schools can be less generous in later years.',
      },
      {
        key: 'pell-grant',
        name: 'Pell Grant',
        also: ['percent Pell'],
        definition:
          'A US government grant for undergraduates from families with low incomes. The share of students who get one shows how many come from such families.',
        source: 'PCTPELL of the College Scorecard, else UPGRNTP of IPEDS.',
        limits:
          'For 2026-27, the most is $7,395 and the least $740 (letter GEN-26-01 of 30 January 2026). International students and people who did not fill in the FAFSA are never counted in our share.',
      },
      {
        key: 'fafsa',
        name: 'FAFSA',
        also: ['Free Application for Federal Student Aid', 'Student Aid Index'],
        definition:
          'The free form that gives you access to federal grants, loans and work-study in the United States. Most states and schools ask for it too.',
        source: null,
        limits: 'For US citizens and eligible noncitizens. You fill it in again each year.',
      },
      {
        key: 'css-profile',
        name: 'CSS Profile',
        definition: 'A second, longer form from the College Board that some schools use to give out their own money.',
        source: null,
        limits: 'There is a fee, waived for families with low incomes. Most schools do not ask for it.',
      },
      {
        key: 'work-study',
        name: 'Work-study',
        definition: 'A paid part-time job, mostly on campus, that is part of an aid offer.',
        source: 'Our rough guide counts 10% of aid as work-study; that is an estimate.',
        limits: 'You get the money as wages. It is not taken off the bill.',
      },
      {
        key: 'subsidized-loan',
        name: 'Subsidized and unsubsidized loans',
        definition:
          'Two kinds of US federal loans. While you study, the government pays the interest on a subsidized loan. On an unsubsidized one, interest grows from the first day.',
        source: null,
        limits: 'You must pay back both, even if you do not finish.',
      },
      {
        key: 'loan-rate',
        name: 'Loan interest rate',
        also: ['interest', 'federal loan rate'],
        definition:
          'What borrowing costs, in percent a year. US federal loans first paid out from July 2026 to June 2027: 6.52% for undergraduates, 8.07% for graduate students, 9.07% for PLUS loans. Canada’s federal student loans charge none.',
        source:
          'Federal Student Aid announcement GENERAL-26-33 of 4 June 2026, as reported by others. Canada: since 1 April 2023.',
        limits:
          'The US rate is new each July and then fixed for that loan. Provinces set their own. Check studentaid.gov.',
      },
      {
        key: 'rap',
        name: 'Repayment Assistance Plan (RAP)',
        also: ['income-driven repayment', 'Tiered Standard Plan'],
        definition:
          'A US plan that takes 1% to 10% of your income, less $50 a month for each dependent and at least $10 a month. After 30 years of payments the rest is forgiven. Canada has a plan with the same name and different rules.',
        source: '34 CFR 685.209, as of 91 FR 23768 of 1 May 2026.',
        limits:
          'Parent PLUS loans cannot use it. Loans made since 1 July 2026 have only RAP and the Tiered Standard Plan.',
      },
      {
        key: 'workforce-pell',
        name: 'Workforce Pell',
        definition:
          'A Pell Grant for short job training in the United States: programs of 8 to under 15 weeks that the state and then the Secretary of Education have approved.',
        source: '91 FR 29254 of 19 May 2026; in force since 20 July 2026.',
        limits: 'We found no list of approved programs. Ask the school before you count on it.',
      },
      {
        key: 'tax-slips',
        name: '1098-T and T2202',
        also: ['tax credit', 'AOTC', 'American Opportunity Tax Credit', 'tuition tax credit'],
        definition:
          'Slips that show what you paid for study in a year. In the US, the 1098-T helps you claim a credit such as the American Opportunity Tax Credit, up to $2,500. In Canada, the T2202 is for the tuition tax credit.',
        source: 'Internal Revenue Service and Canada Revenue Agency.',
        limits:
          'A tax credit comes after you have paid. Income limits and other rules apply: see irs.gov or canada.ca.',
      },
      {
        key: 'median-debt',
        name: 'Median debt',
        also: ['debt at graduation'],
        definition: 'Half of graduates with federal loans owe more than this when they finish, and half owe less.',
        source: 'GRAD_DEBT_MDN of the College Scorecard. Not collected in Canada.',
        limits:
          'Only federal loans, and only graduates who borrowed. Private loans and parents’ loans are not counted.',
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
          'It tells you how crowded the door is, not how good the school is. A single program can be far harder to get into. Our badges: Top Rated under 10%, Highly Rated from 10% to under 30%.',
      },
      {
        key: 'selectivity-groups',
        name: 'Most Selective to Inclusive',
        also: ['Very Selective', 'Selective', 'Moderately Selective', 'Inclusive'],
        definition:
          'Five groups by acceptance rate: Most Selective under 20%, Very Selective 20-40%, Selective 40-60%, Moderately Selective 60-80%, Inclusive over 80%.',
        source: 'Made by us from the acceptance rate.',
        limits: 'US schools only, because Canada has no comparable acceptance rate.',
      },
      {
        key: 'open-admission',
        name: 'Open admission',
        definition: 'The school admits everyone who meets its basic requirements, so it has no acceptance rate.',
        source: 'OPENADMP of IPEDS.',
        limits: 'Some programs at such a school, nursing for example, still choose whom to admit.',
      },
      {
        key: 'yield',
        name: 'Yield',
        also: ['yield rate'],
        definition: 'Of every hundred people who were offered a place, how many came.',
        source: null,
        limits:
          'We do not show it. Schools talk about it because it hints at how often they are someone’s first choice.',
      },
      {
        key: 'sat-act-middle-half',
        name: 'SAT and ACT, middle 50%',
        also: ['25th to 75th percentile', 'middle 50%', 'test scores'],
        definition: 'The middle 50% of first-year students scored in this range: a quarter below it, a quarter above.',
        source:
          'SATVR25, SATVR75, SATMT25, SATMT75, ACTCM25 and ACTCM75 of the College Scorecard, else of IPEDS. Not collected in Canada.',
        limits:
          'Where tests are optional, it is mostly people with high scores who send them, so the range looks higher than it is. The SAT total adds up the ranges for the two sections.',
      },
      {
        key: 'early-decision',
        name: 'Early decision and early action',
        also: ['ED', 'EA', 'restrictive early action', 'REA', 'regular decision', 'rolling admission'],
        definition:
          'Ways to apply in the fall and hear back early. Early decision is a promise to come if you get in. Early action is no promise. With rolling admission, a school reads applications as they arrive.',
        source: 'The Common Application and the schools’ own pages, each with the day it was read.',
        limits: 'Schools change their dates. With early decision, you can’t compare aid offers.',
      },
      {
        key: 'waiting-list',
        name: 'Waitlist',
        also: ['waitlist'],
        definition: 'People a school may admit if others turn down their places.',
        source: 'C2 of the Common Data Set that a school publishes.',
        limits: 'How many get in changes a lot from year to year.',
      },
      {
        key: 'test-optional',
        name: 'Test-optional',
        definition: 'The school does not require SAT or ACT scores, but will look at them if you send them.',
        source: null,
        limits:
          'Some schools that had dropped tests require them again, and some scholarships ask for scores. Check with the school each year.',
      },
      {
        key: 'entering-average',
        name: 'Entering average',
        definition: 'The average secondary-school mark of students who entered the first year, in percent.',
        source: 'Common University Data Ontario, else Maclean’s. Canada only.',
        limits: 'Marks differ between provinces, and a single program’s average can be far higher.',
      },
      {
        key: 'cegep',
        name: 'Cégep',
        also: ['CEGEP', 'Quebec college'],
        definition:
          'A college in Quebec, between high school and university: two years before university, or three for a technical program.',
        source: null,
        limits:
          'Outside Quebec, people go from high school to university without it. Ask each university how many courses it will credit.',
      },
      {
        key: 'dec',
        name: 'DEC',
        also: ['Diploma of College Studies', 'DCS'],
        definition: 'The diploma that Quebec awards at the end of cégep. It opens the way to Quebec’s universities.',
        source: null,
        limits: 'Some programs ask for certain courses besides the diploma.',
      },
      {
        key: 'cote-r',
        name: 'R score (cote R)',
        also: ['cote de rendement au collégial', 'CRC'],
        definition:
          'A number that compares your cégep marks with those of your group and takes into account how strong the group is. Quebec’s universities use it to choose whom to admit.',
        source: null,
        limits: 'It is neither an average nor a percentage. Outside Quebec, schools look at the transcript instead.',
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
        also: ['enrollment', 'enrollment', 'size'],
        definition:
          'All students in the fall term, full-time and part-time. Small is under 5,000, Medium 5,000-15,000, Large 15,000-30,000, Very Large over 30,000.',
        source:
          'US: ENRTOT of IPEDS, else EFYTOTLT. Canada: Statistics Canada, public tables of enrollment, the universities.',
        limits:
          'Some Canadian sources count full-time students only, and some count over a whole year; the source of the figure says so.',
      },
      {
        key: 'undergraduate',
        name: 'Undergraduate',
        definition: 'A student who works toward a bachelor’s degree or a lower award.',
        source: 'US: EFUG of IPEDS.',
        limits: 'In Canada, not every source splits the total.',
      },
      {
        key: 'graduate-student',
        name: 'Graduate student',
        also: ['postgraduate'],
        definition: 'A student who works toward a master’s degree, a doctorate or a graduate certificate.',
        source: 'US: EFGRAD of IPEDS.',
        limits: 'Schools without graduate programs have none, and the page says so.',
      },
      {
        key: 'student-to-faculty-ratio',
        name: 'Student-to-faculty ratio',
        also: ['class size'],
        definition:
          'How many students there are for each member of the teaching staff. A lower figure usually means smaller classes.',
        source: 'US: STUFACR of IPEDS. Canada: Maclean’s.',
        limits:
          'It is not the size of a class. Canadian ratios count full-time-equivalent students and full-time teachers only, so you can’t compare the two countries.',
      },
      {
        key: 'retention-rate',
        name: 'Retention rate',
        definition: 'Of every hundred full-time first-year students, how many came back for the second year.',
        source: 'US: RET_FT4 of the College Scorecard, else RET_PCF of IPEDS. Canada: Maclean’s.',
        limits: 'A student who moves to another school counts as having left.',
      },
      {
        key: 'graduation-rate',
        name: 'Graduation rate (150%)',
        also: ['completion rate', '150 percent of normal time'],
        definition:
          'The percentage of students who started here full-time and graduated here within six years (three at two-year colleges).',
        source:
          'US: C150_4 of the College Scorecard (C150_L4 for schools of less than four years), else GRRTTOT or BAGR150 of IPEDS. Canada: Maclean’s, within seven years.',
        limits:
          'Students who transfer out and finish elsewhere count as not finished. Students who transfer in are not counted. You can’t compare the two countries.',
      },
      {
        key: 'eight-year-outcomes',
        name: 'Outcomes after eight years',
        also: ['Outcome Measures'],
        definition:
          'Where everyone who started in one year is eight years later: finished here, still here, at another school, or unknown.',
        source: 'Outcome Measures (OM) of IPEDS, by way of the College Scorecard.',
        limits: 'People who moved may have finished elsewhere; the figure does not say.',
      },
      {
        key: 'median-earnings',
        name: 'Median earnings',
        also: ['salary', 'earnings after ten years'],
        definition:
          'Half of former students who work earn more than this ten years after they started here, and half earn less.',
        source: 'MD_EARN_WNE_P10 of the College Scorecard. Not collected in Canada.',
        limits:
          'Only students who had federal aid, whether or not they finished. What you study matters more than where.',
      },
      {
        key: 'employment-rate',
        name: 'Employed after two years',
        also: ['employment rate'],
        definition: 'The share of graduates who have a job two years after they finish.',
        source: 'Common University Data Ontario. Ontario only.',
        limits: 'It does not say whether the job needs the degree.',
      },
      {
        key: 'median',
        name: 'Median',
        definition: 'The value in the middle: half are above it, half below. A few very high values do not move it.',
        source: null,
        limits: 'It does not tell you how far apart the values are.',
      },
      {
        key: 'cohort',
        name: 'Cohort',
        definition: 'A group of students who started in the same year and are tracked from then on.',
        source: null,
        limits: 'Today’s graduation rate is about people who started six years ago or more.',
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
        limits: 'A private school can cost less than a public one once you count aid.',
      },
      {
        key: 'reported-offenses',
        name: 'Reported offenses',
        also: ['Clery Act', 'campus crime'],
        definition:
          'Crimes reported on the main campus per year for each 1,000 students who come to campus, averaged over three years.',
        source: 'Campus Safety and Security data under the Clery Act.',
        limits:
          'More reports can mean that people trust the school enough to report a crime. What happens off campus is left out.',
      },
      {
        key: 'fair-market-rent',
        name: 'Fair market rent',
        also: ['FMR'],
        definition: 'The rent for a modest apartment in a county or town, with heat, water and power.',
        source: 'US: HUD, fiscal year 2026. Canada: CMHC’s average rent, October 2025, where utilities may be extra.',
        limits: 'Rooms near a campus can cost more, and sharing costs less.',
      },
      {
        key: 'price-parity',
        name: 'Prices in the area',
        also: ['regional price parity', 'RPP', 'cost of living'],
        definition: 'How prices for all goods and services in an area compare with the whole country.',
        source: 'Regional Price Parities of the Bureau of Economic Analysis, 2024. Not published for Canada.',
        limits: 'It covers a whole metropolitan area, not one neighborhood.',
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
        limits: 'Some programs have a different calendar from the rest of the school.',
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
        limits: 'It does not tell you how much faith shapes daily life. The exact church is on the school’s page.',
      },
      {
        key: 'hbcu',
        name: 'HBCU',
        also: ['Historically Black college or university'],
        definition:
          'Historically Black college or university: a US school founded before 1964 whose main mission was, and is, to teach Black Americans. Everyone may apply.',
        source: 'HBCU of IPEDS and of the College Scorecard.',
        limits: 'It is a legal status, not a count of students.',
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
        limits: 'Today it says more about a school’s history than about its programs.',
      },
      {
        key: 'carnegie-classification',
        name: 'Carnegie classification',
        also: ['R1', 'research university', 'liberal arts college'],
        definition: 'Groups of US schools by the degrees they award and the research they do.',
        source: 'IPEDS, institutional characteristics.',
        limits: 'It is not a ranking. Canada has no such classification.',
      },
      {
        key: 'athletics-division',
        name: 'Athletics division',
        also: ['NCAA', 'NAIA', 'U SPORTS'],
        definition: 'The association and level in which a school’s teams play, NCAA Division I for example.',
        source: 'US: ASSOC1 to ASSOC3 of IPEDS. Canada: U SPORTS and the other associations.',
        limits: 'Schools often change conferences. Check the school’s own page.',
      },
      {
        key: 'age-groups',
        name: 'Historic, Established, Modern, Contemporary',
        also: ['year founded', 'age'],
        definition:
          'Four groups by the year a school was founded: Historic before 1800, Established 1800-1899, Modern 1900-1949, Contemporary since 1950.',
        source: 'Made by us from the founding year, which comes from the Research Organization Registry.',
        limits: 'Some schools count from an older school they grew out of.',
      },
      {
        key: 'region',
        name: 'Regions',
        also: ['Northeast', 'Midwest', 'South', 'West', 'Atlantic', 'Prairie', 'West Coast'],
        definition:
          'Parts of the two countries. US: Northeast, Midwest, South, West. Canada: Atlantic, Central, Prairie, West Coast, Northern Territories.',
        source: 'Made by us from the state or province.',
        limits: 'The search box knows regions such as New England. The filters go by state, province and area.',
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
        limits: 'In Canada, diplomas often take the place of associate’s degrees.',
      },
      {
        key: 'major',
        name: 'Major',
        also: ['field of study', 'concentration', 'specialization'],
        definition: 'Your main subject. Many schools let you choose it in your second year.',
        source: null,
        limits: 'Our counts of graduates include first majors only.',
      },
      {
        key: 'cip',
        name: 'CIP code',
        also: ['Classification of Instructional Programs', 'program'],
        definition:
          'A number for a field of study, the same at every US school: 11.07 is computer science. Our programs are groups of four digits.',
        source: 'CIPCODE of IPEDS completions; titles of CIP 2020.',
        limits:
          'Schools choose the code, and two may file the same program under different ones. Canadian programs come from lists, and we put them into these groups ourselves.',
      },
      {
        key: 'graduates-a-year',
        name: 'Graduates a year',
        also: ['completions', 'awards conferred'],
        definition: 'How many degrees or certificates a school awarded in a field in one year.',
        source: 'CTOTALT of IPEDS completions.',
        limits: 'A new program has few or none yet. Not counted in Canada.',
      },
      {
        key: 'unitid',
        name: 'UNITID',
        also: ['id of a school'],
        definition:
          'The number the US government uses for a school’s data. It is also the number at the end of our page addresses.',
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
        limits: 'Schools report their own numbers, and it takes a year or two to publish them.',
      },
      {
        key: 'college-scorecard',
        name: 'College Scorecard',
        definition:
          'Data from the US Department of Education. It joins IPEDS with federal aid and tax records to show earnings and debt.',
        source: null,
        limits: 'Figures from aid records cover only students with federal aid.',
      },
      {
        key: 'cudo',
        name: 'Common University Data Ontario',
        also: ['CUDO'],
        definition: 'Tables in which Ontario’s universities all publish the same figures in the same way.',
        source: null,
        limits: 'Ontario only.',
      },
      {
        key: 'estimate',
        name: 'Estimate',
        definition:
          'A typical amount in place of a figure our sources do not have, or a rough guide. It is always marked.',
        source: 'Our own constants; the page says which.',
        limits: 'Good enough for a first plan, not for a decision.',
      },
      {
        key: 'not-available',
        name: 'N/A',
        also: ['missing', 'blank', 'suppressed'],
        definition:
          'There is no figure. The school did not report it, it was withheld because the group is too small, it is not collected in Canada, or it does not apply to this school.',
        source: null,
        limits: 'It never means zero. Sorted lists put such schools last, and limits leave them out.',
      },
      {
        key: 'similar-schools',
        name: 'Similar universities',
        definition:
          'The three schools most like this one in level, size, who runs it, how hard it is to get in, price, setting and mix of programs.',
        source: 'Computed by us from the figures for both schools, the same for everyone.',
        limits: 'Close in figures is not the same as close in spirit.',
      },
    ],
  },
];
