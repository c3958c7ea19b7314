/** What the parameters of endpoints mean, by name; what each may hold is in its schema. */

const PARAMETER_NOTES: Record<string, string> = {
  search:
    'A name, or a wish in plain words, with slips: `nursing in texas under 15k in-state`. What is read becomes these parameters (see `reading` of the answer); a parameter that is given wins over what is read. Never query syntax.',
  metro:
    'Areas, any of them: a metropolitan area of `data/lexicons/metros.json` (`bay-area`), a town (`ann-arbor-mi`) or a state (`oh`).',
  not: 'Values that a university must not have, `state:tx` say; of a filter with one value, one whose value is not known is left out too. Also `subject:`, `metro:` and `school:`.',
  admits: '`most`: at least 80 % of applicants are admitted, or admission is open. `few`: under 20 % are admitted.',
  like: 'Id of a university: those nearest to it in kind, without it.',
  q: 'What was typed, so far or wholly. For programs: subject, degree, place and school in any order.',
  field: 'One of the nine academic fields.',
  program: 'One of the nine programs of a field, as `schema/domain/programs/academic-programs.ts` names them.',
  cip: 'A four-digit group of CIP 2020, `51.38` say.',
  location:
    'State, province, city, region, US ZIP code or Canadian postal code (50 miles around it), slips of typing put right.',
  onlineOnly: '1 leaves only degrees that are taught at a distance and in no other way.',
  levels: 'Degrees to list and count; all of them when absent.',
  city: 'Whole name of the city, without regard to case and accents.',
  kind: 'Kinds of institution by what they award; those that grant bachelor’s degrees (`bachelors`, `mostly-associate`, `seminary`) when absent, and any kind that `search` names.',
  tuitionMin: 'Lowest tuition in US dollars a year; leaves out universities whose tuition is not known.',
  tuitionMax: 'Highest tuition in US dollars a year; leaves out universities whose tuition is not known.',
  state: 'Codes of states and provinces, any of them; both countries’ may stand together.',
  subject:
    'Any of several subjects: a four-digit group of CIP 2020 (`51.38`), a family (`51`), an academic field (`computing`) or one of its programs (`nursing`), as `schema/domain/programs/academic-fields.ts` and `academic-programs.ts` name them. Taught at any degree, or at those of `degree`.',
  degree: 'Degrees that are awarded, any of them; beside `subject` those of the subject.',
  language:
    'Language of teaching; a bilingual school has all three. Known in Canada; US schools outside Puerto Rico count as English.',
  studentFacultyRatioMax: 'Most students for each teacher.',
  onlineShareMin: 'Percent of students of all levels who study only at a distance. US only.',
  inStateTuitionMin: 'Lowest tuition in US dollars a year for residents of the state, in Canada for Canadian students.',
  inStateTuitionMax:
    'Highest tuition in US dollars a year for residents of the state, in Canada for Canadian students.',
  netPriceMin:
    'Lowest price in US dollars a year after grants and scholarships; with `income` that of families of the income. US only.',
  netPriceMax:
    'Highest price in US dollars a year after grants and scholarships; with `income` that of families of the income. US only.',
  income:
    'Family income in thousands of US dollars a year: whose net price `netPriceMin`, `netPriceMax` and `sortBy=netPrice` mean, and with `home` or `residence` whose price `yourPrice` is. Without any of them it means nothing. A plus that arrives as a space is taken too.',
  home: 'Where the visitor lives: `US-` and the code of a state or territory, `CA-` and that of a province or territory. With it every school answers `yourPrice`, what a year there would cost them (docs/your-price.md); it narrows nothing by itself.',
  residence:
    'The residence of the visitor: `us` citizen or eligible for aid in the US, `ca` citizen or permanent resident of Canada, `other` neither. Without it, that of the country where `home` is.',
  yourPriceMin:
    'Lowest `yourPrice` in US dollars a year. Without `home` or `residence` it means nothing; schools without a price pass no bound.',
  yourPriceMax:
    'Highest `yourPrice` in US dollars a year. Without `home` or `residence` it means nothing; schools without a price pass no bound.',
  applicationFeeMax: 'Highest fee in US dollars of a first-year application; 0 is no fee.',
  acceptanceRateMin: 'Percent of applicants who are admitted. Rates of fewer than 30 people pass no bound of any rate.',
  testPolicy:
    'SAT and ACT in first-year admission: `flexible` takes another test, `sometimes` asks some applicants. Schools with open admission have none.',
  satScore:
    'A score of one’s own: universities of whose entrants the middle half, section by section added up, holds it.',
  actScore: 'A score of one’s own: universities of whose entrants the middle half holds it.',
  deadline:
    'How the published application deadlines are today (UTC): `open` has a date of this round that has not passed, or rolling admission; `passed` none of its dates is ahead; of `last-round` only dates of an earlier round are known, which say nothing of this one; `unknown` publishes none that we know. `deadlines` of the answer counts the last two.',
  dueFrom: 'Universities with an application deadline of this round on this day or later that has not passed.',
  dueTo:
    'Universities with an application deadline of this round that has not passed, on this day or before; with `dueFrom` one and the same date is between both.',
  setting: 'Where the campus lies, by NCES locale.',
  offers:
    'What there is, any of it. `co-op` is known of Ontario’s universities alone, the dates of application of those that a list has.',
  division: 'Where its teams play; `ncaa` is any of its divisions.',
  sport: 'The four sports of which IPEDS asks whether a school plays them in a conference.',
  carnegie:
    'Class and research designation of Carnegie 2025, as people name them; a school may be several of these. US only.',
  accessEarnings:
    'Student Access and Earnings Classification of Carnegie 2025; `opportunity` are the Opportunity Colleges and Universities (higher access, higher earnings). US only.',
  designation: 'Federal designations, and whom a school is for.',
  denomination: 'The exact denomination; a family such as `baptist` holds those of its churches.',
  group: 'Groups of schools that have a name.',
  peers:
    'Groups of peers: schools of one country, level, Carnegie family (in Canada category) and control. `peers.group` of a record names its own. With it, schools of every kind are listed unless `kind` says otherwise.',
  pellGraduationRateMin: 'Percent of Pell recipients who finish within 150 % of normal time. US only.',
  pellOutcomeMin:
    'Percent of Pell recipients, first-time and transfer, full-time and part-time, who finished at the school within eight years. US only.',
  transferOutcomeMin: 'Percent of those who transferred in who finished at the school within eight years. US only.',
  partTimeOutcomeMin: 'Percent of those who began part-time who finished at the school within eight years. US only.',
  status: 'Closed and merged universities are in no list.',
  religiousAffiliation: '`any` is no filter, `none` are the universities without an affiliation.',
  page: 'From 1, the default. A page past the end is empty, with the right total.',
  limit: 'Entries a page; 20 by default for a search, 8 for suggestions.',
  near: 'Latitude and longitude in degrees, rounded to two decimals: distances from there. Wins over `nearPlace`.',
  nearPlace:
    'A town with a university, its state or province after it where there are several, a US ZIP code or a Canadian postal code: distances from there. When it is not known, nothing is found, `place` is null and `otherPlaces` names what may have been meant.',
  radiusMiles: 'Only universities at most so many miles from the place; counts only beside one.',
  box: 'Only universities in this part of the map: left, top, right, bottom in the units of `schema/domain/places/map-projection.ts`.',
  sortBy:
    'By default relevance with `search`, else distance with a place, else name; relevance without `search` is evidence for a `subject` or for being `like` a school. Universities without a value come last, both ways. Of programs always relevance by default.',
  sortOrder: 'By default asc; relevance has no order.',
  facets: '1 adds the counts beside each filter option.',
  similarTo: 'Lists the universities nearest in kind to this one instead; only `page` and `limit` count beside it.',
  ids: 'In the order of the answer; repeated ids count once, unknown ones are left out.',
  after: 'Where the page begins: `next` of the page before. The first page without it.',
  universityId: 'UNITID of a US university, our own number from 900001 of a Canadian one.',
  slug: 'Any text that ends in a hyphen and the id.',
  id: 'Of your own list, saved search or board: a UUID, as its answer gave it.',
  token: 'Of a link, as it stands in its address.',
  town: 'The key of a town: its name, and the code of its state or province.',
  major: 'The key of a major: one of the values of `program` at /api/programs.',
  career: 'The last step of the address of a career’s page, as `slug` at /api/careers has it.',
};

/** What a parameter means; undefined where its name says all. */
export const parameterNote = (name: string): string | undefined => PARAMETER_NOTES[name];
