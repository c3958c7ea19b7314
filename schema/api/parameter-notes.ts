/** What the parameters of endpoints mean, by name; what each may hold is in its schema. */

const PARAMETER_NOTES: Record<string, string> = {
  search:
    'A name, or a search in plain words, typos included: `nursing in texas under 15k in-state`. We turn the words into the parameters below (see `reading` in the answer). A parameter you set overrides one read from the words. There is no query syntax.',
  metro:
    'Areas, any of them: a metropolitan area from `data/lexicons/metros.json` (`bay-area`), a town (`ann-arbor-mi`), a state (`oh`) or part of a state (`ma-western`, from `data/lexicons/state-parts.json` or by its towns).',
  not: 'Values to exclude, such as `state:tx`. For a filter with one value, schools with no data for it are excluded too. Also takes `subject:`, `metro:` and `school:`.',
  admits: '`most`: admits at least 80% of applicants, or has open admission. `few`: admits under 20%.',
  like: 'Id of a university: lists the most similar ones, without the university itself.',
  q: 'What was typed, in part or in full. For programs: subject, degree, place and school, in any order.',
  field: 'One of the nine academic fields.',
  program: 'One of the nine programs of a field, named as in `schema/domain/programs/academic-programs.ts`.',
  cip: 'A four-digit group of CIP 2020, such as `51.38`.',
  location:
    'A state, province, city, region, US ZIP code or Canadian postal code (50 miles around it). Typos are corrected.',
  onlineOnly: '1 lists only degrees that are taught fully online.',
  levels: 'Degrees to list and count. All of them if not set.',
  city: 'The full name of the city. Case and accents don’t matter.',
  kind: 'Kinds of schools by what they award. If not set: those that grant bachelor’s degrees (`bachelors`, `mostly-associate`, `seminary`), and any kind that `search` names.',
  tuitionMin: 'Lowest tuition per year in US dollars. Excludes schools with no tuition data.',
  tuitionMax: 'Highest tuition per year in US dollars. Excludes schools with no tuition data.',
  state: 'Codes of states and provinces, any of them. You can mix both countries.',
  subject:
    'Any of several subjects: a four-digit group of CIP 2020 (`51.38`), a family (`51`), an academic field (`computing`) or one of its programs (`nursing`), named as in `schema/domain/programs/academic-fields.ts` and `academic-programs.ts`. Taught for any degree, or for those in `degree`.',
  degree: 'Degrees awarded, any of them. With `subject`, degrees awarded in that subject.',
  language:
    'Language of instruction. A bilingual school matches all three. We have it for Canada; US schools outside Puerto Rico count as English.',
  studentFacultyRatioMax: 'Most students per faculty member.',
  onlineShareMin: 'Percent of students at all levels who study fully online. US only.',
  inStateTuitionMin: 'Lowest tuition per year in US dollars for state residents or, in Canada, for Canadian students.',
  inStateTuitionMax: 'Highest tuition per year in US dollars for state residents or, in Canada, for Canadian students.',
  netPriceMin:
    'Lowest net price per year in US dollars. With `income`, the net price for families with that income. US only.',
  netPriceMax:
    'Highest net price per year in US dollars. With `income`, the net price for families with that income. US only.',
  income:
    'Family income per year in thousands of US dollars. It sets which families’ net price `netPriceMin`, `netPriceMax` and `sortBy=netPrice` use and, with `home` or `residence`, whose price `yourPrice` is. It has no effect without one of these. A plus sign that arrives as a space also works.',
  home: 'Where the student lives: `US-` and the code of a state or territory, or `CA-` and the code of a province or territory. With it, every school has a `yourPrice`: what a year there would cost the student (docs/your-price.md). It doesn’t filter by itself.',
  residence:
    'The student’s citizenship or residence: `us` for a US citizen or someone eligible for US aid, `ca` for a Canadian citizen or permanent resident, `other` for neither. If not set, we use the country of `home`.',
  yourPriceMin:
    'Lowest `yourPrice` per year in US dollars. It has no effect without `home` or `residence`. Schools without a price never match.',
  yourPriceMax:
    'Highest `yourPrice` per year in US dollars. It has no effect without `home` or `residence`. Schools without a price never match.',
  applicationFeeMax: 'Highest first-year application fee in US dollars; 0 means no fee.',
  acceptanceRateMin:
    'Percent of applicants admitted. A rate based on fewer than 30 people never matches a minimum or maximum, here or for any other rate.',
  testPolicy:
    'SAT and ACT in first-year admission. `flexible`: another test may replace them. `sometimes`: required for some applicants. Schools with open admission have no policy.',
  satScore:
    'The student’s own score. Finds schools where it is in the middle 50% of first-year students (the sections added up).',
  actScore: 'The student’s own score. Finds schools where it is in the middle 50% of first-year students.',
  setting: 'The campus setting, by NCES locale.',
  deadline:
    'Application deadlines as of today (UTC). `open`: at least one date of this round is still ahead, or rolling admission. `passed`: all dates have passed. `last-round`: we have only dates of an earlier round. `unknown`: no published dates. `deadlines` in the answer counts the last two.',
  dueFrom: 'Universities with an application deadline of this round on this day or later that has not passed.',
  dueTo:
    'Universities with an application deadline of this round on this day or earlier that has not passed. With `dueFrom`, the same deadline has to be between both days.',
  offers:
    'What the school offers, any of these. We have `co-op` for Ontario universities only, and application rounds only for schools on a published list.',
  division: 'The division the school’s teams play in; `ncaa` is any NCAA division.',
  sport: 'The four sports IPEDS asks about: whether the school plays them in a conference.',
  carnegie:
    'Carnegie 2025 classification and research designation, under their common names. A school can have several. US only.',
  accessEarnings:
    'Carnegie 2025 Student Access and Earnings Classification; `opportunity` means Opportunity Colleges and Universities (higher access, higher earnings). US only.',
  designation: 'Federal designations, and groups of students a school is for.',
  denomination: 'The exact denomination; a family such as `baptist` includes all its churches.',
  group: 'Named groups of schools.',
  peers:
    'Groups of similar schools: same country, level, Carnegie family (category in Canada) and control. `peers.group` in a record is the school’s own group. With this, schools of every kind are listed unless you set `kind`.',
  pellGraduationRateMin: 'Graduation rate of Pell Grant recipients, in percent, within 150% of normal time. US only.',
  pellOutcomeMin:
    'Percent of Pell Grant recipients (first-time and transfer, full-time and part-time) who graduated from the school within eight years. US only.',
  transferOutcomeMin: 'Percent of transfer students who graduated from the school within eight years. US only.',
  partTimeOutcomeMin:
    'Percent of students who started part time who graduated from the school within eight years. US only.',
  status: 'Closed and merged schools are never listed.',
  religiousAffiliation: '`any` is no filter; `none` finds schools with no affiliation.',
  page: 'Starts at 1, the default. A page past the end is empty but has the right total.',
  limit: 'Entries per page: 20 by default for a search, 8 for suggestions.',
  near: 'Latitude and longitude in degrees, rounded to two decimals. Distances are measured from there. Overrides `nearPlace`.',
  nearPlace:
    'A town with a university (add its state or province if several share the name), a US ZIP code or a Canadian postal code. Distances are measured from there. If we don’t know it, nothing is found, `place` is null and `otherPlaces` suggests other names.',
  radiusMiles: 'Only schools within this many miles of the place. It has no effect without a place.',
  box: 'Only schools in this part of the map: left, top, right and bottom, in the units of `schema/domain/places/map-projection.ts`.',
  sortBy:
    'Default: relevance with `search`, else distance with a place, else name. Without `search`, relevance means evidence for a `subject` or similarity to the school in `like`. Schools with no value come last in either order. Programs are sorted by relevance by default.',
  sortOrder: '`asc` by default. Relevance has no order.',
  facets: '1 adds the number of schools for each filter option.',
  similarTo: 'Lists the schools most similar to this one instead of a search. Only `page` and `limit` work with it.',
  ids: 'In the order of the answer. Repeated ids count once, and unknown ids are skipped.',
  after: 'Where the page begins: `next` of the previous page. Leave it out for the first page.',
  universityId: 'The UNITID of a school, or our own number for one that has none.',
  slug: 'Any text that ends in a hyphen and the id.',
  id: 'The UUID of your own list, saved search or board, as the API returned it.',
  token: 'The token of a link, as it appears in its URL.',
  town: 'The key of a town: its name, and the code of its state or province.',
  major: 'The key of a major: one of the values of `program` at /api/programs.',
  career: 'The last part of the URL of a career’s page, as in `slug` at /api/careers.',
};

/** What a parameter means; undefined if its name is enough. */
export const parameterNote = (name: string): string | undefined => PARAMETER_NOTES[name];
