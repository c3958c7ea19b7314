/** How one applies in Canada: a record holds it as it was noted down; here it is said. */
import { translate } from '#frontend/content/known-texts.ts';

const ROUTES: Readonly<Record<string, string>> = {
  all: 'all applicants',
  'everybody else: out of province, international, mature, transfer':
    'everyone else: students from outside Ontario, and mature and transfer students',
  'college (DEC), not universities': 'applicants to a CEGEP (DEC), not to a university',
  'college (DEC)': 'applicants to a CEGEP (DEC)',
  'autumn 2026': 'fall 2026',
  '2026-10-01 (institution by institution)': '2026-10-01 (each school sets its own date)',
  'end of August 2026': 'late August 2026',
  '2026-10-01 (international from August 15)': '2026-10-01 (August 15 for international students)',
  '2027-01-15; decisions out by 2027-05-28; no answer may be required before 2027-06-01':
    '2027-01-15. Decisions are out by 2027-05-28. You don’t have to answer an offer before 2027-06-01.',
  'no common date: each university sets its own (many 2027-01-15 to 2027-04-01)':
    'each university sets its own date, many between 2027-01-15, and 2027-04-01',
  'set by each institution': 'each school sets its own date',
  'set by each institution (many March 1; May for late programs)':
    'each school sets its own date (often March 1; May for late programs)',
  '2027-01-15 Ontario high schools; 2027-03-01 architecture, design, music, nursing, social work; 2027-04-01 international (2027-06-01 from Canadian or US schools)':
    '2027-01-15, from Ontario high schools; 2027-03-01, for architecture, design, music, nursing and social work; 2027-04-01, for international students (2027-06-01 if they are at a Canadian or US school)',
  'March 1 (US and international advised February 1)':
    'March 1 (February 1 recommended for US and international students)',
  'most programs open until classes begin; Feb. 15 medical sciences, health sciences, social work and scholarships; March 1 design; March 15 nursing':
    'most programs take applications until classes begin. February 15 for medical sciences, health sciences, social work and scholarships; March 1 for design; March 15 for nursing',
  '2027-01-15 applicants from outside Canada and US-style schooling (documents 2027-03-01)':
    '2027-01-15, for applicants from outside Canada or from US-style schools (documents by 2027-03-01)',
  '2027-01-15 (supplementary forms 2027-01-28 to mid-February)':
    '2027-01-15 (supplementary forms from 2027-01-28, to mid-February)',
  'March 1, then as places last': 'March 1, then while there is room',
  '2027-02-01 commerce, health sciences, nursing; 2027-03-01 others':
    '2027-02-01, for commerce, health sciences and nursing; 2027-03-01, for other programs',
  'August 1 domestic, June 15 international': 'August 1 for Canadian students, June 15 for international students',
  '2027-01-31 (documents 2027-02-28)': '2027-01-31 (documents by 2027-02-28)',
  'August 31 (scholarships March 1; education January 15; social work April 30; international June 1)':
    'August 31 (March 1 for scholarships; January 15 for education; April 30 for social work; June 1 for international students)',
  '2027-02-01 equal consideration (language scores 2027-04-01)':
    '2027-02-01, for equal consideration (language scores by 2027-04-01)',
  '2027-03-01 most programs (entrance awards 2027-01-10)':
    '2027-03-01, for most programs (2027-01-10, for entrance awards)',
  'March 1 (documents March 15; final 2027-08-01)':
    'March 1 (documents by March 15; the last day to apply is 2027-08-01)',
  '2027-03-01 (University 1 and direct entry)': '2027-03-01 (for University 1 and direct entry)',
  'March 31 most undergraduate programs (Dec. 15 education, Feb. 15 nursing and health sciences)':
    'March 31 for most undergraduate programs (December 15 for education, February 15 for nursing and health sciences)',
  '2027-01-15 advised (documents 2027-02-15)': '2027-01-15, recommended (documents by 2027-02-15)',
  '2027-01-15 (advised 2026-11-07); documents 2027-02-01, engineering and music 2027-01-15':
    '2027-01-15 (2026-11-07, recommended). Documents by 2027-02-01, or by 2027-01-15, for engineering and music',
  'engineering 2027-01-15, others 2027-02-01 (documents 2027-02-01 and 02-15)':
    '2027-01-15, for engineering; 2027-02-01, for other programs (documents by 2027-02-01, or 2027-02-15)',
  '2027-01-15 equal consideration (Ivey AEO same day)':
    '2027-01-15, for equal consideration (the same day for Ivey AEO)',
  'rolling; international 2027-03-24; Schulich BBA 2027-01-15 (optional early round 2026-11-06)':
    'rolling; 2027-03-24, for international students; 2027-01-15, for the Schulich BBA (optional early round 2026-11-06)',
  '159 for 3 choices, 51 each further; some programs add 45 to 60':
    'CA$159 for up to 3 programs, CA$51 for each additional one. Some programs add CA$45–60.',
  '159 for 3 choices, 51 each further (no separate international fee)':
    'CA$159 for up to 3 programs, CA$51 for each additional one, the same for international students',
  '30 (85 international)': 'CA$30 (CA$85 for international students)',
  'none of the system; institutions charge their own': 'no fee for the service; each school charges its own',
  varies: 'ask the school',
  'set by each institution; none of the system itself': 'no fee for the service; each school sets its own',
  'OUAC fee': 'the OUAC fee',
  'OUAC fee plus 50 engineering': 'the OUAC fee, plus CA$50 for engineering',
  'OUAC fee plus 45 engineering': 'the OUAC fee, plus CA$45 for engineering',
  'OUAC fee plus 60 engineering': 'the OUAC fee, plus CA$60 for engineering',
  'OUAC fee; Ivey AEO 200': 'the OUAC fee; CA$200 for Ivey AEO',
  '65 domestic, 100 international': 'CA$65 for Canadian students, CA$100 for international students',
  '150 first application, 100 current or former student':
    'CA$150 for a first application, CA$100 for current or former students',
  '125 (Canadian schooling), 145 (international)':
    'CA$125 if you went to school in Canada, CA$145 for international students',
  'at most 3 programs at one university; additional-information (late places) service from 2027-06-03':
    'You can choose up to 3 programs at one university. From 2027-06-03, a service lists programs that still have room.',
  'Alberta transcripts are shared inside the system': 'The service shares Alberta transcripts.',
  'at most 3 choices': 'You can choose up to 3 programs.',
  'many programs stay open later': 'Many programs take applications later.',
  'documents of schools outside Canada 2027-03-15; offers to be accepted by 2027-05-01 or 06-01':
    'Documents from schools outside Canada are due 2027-03-15. You must accept an offer by 2027-05-01, or 2027-06-01.',
  'scholarship 2026-12-01': 'Scholarship applications are due 2026-12-01.',
};
const said = translate(ROUTES);
/** A fee that is a number alone, in Canadian dollars. */
const FEE = /^\d{1,3}(?:\.\d\d)?$/;

/** A fact of how one applies in Canada. */
export const routeText = (text: string): string => (FEE.test(text) ? `CA$${text}` : said(text));
