/** The places where aid is really applied for, without amounts and deadlines, which change each year; the sites have them. */
import type { Country } from '#schema/domain/record/enums.ts';

export interface AidSite {
  name: string;
  /** The official site. */
  url: string;
  what: string;
  /** Who can use it. */
  who?: string;
}

export interface AidGroup {
  id: string;
  title: string;
  intro: string;
  sites: readonly AidSite[];
}

export const aidSiteWords = { for: (who: string) => `For: ${who}`, external: 'opens an official site' } as const;

export const AID_SITES: readonly { key: Country; groups: readonly AidGroup[] }[] = [
  {
    key: 'US',
    groups: [
      {
        id: 'us-federal',
        title: 'Federal aid',
        intro: 'You use one form for federal grants, loans and work-study. Most states and schools ask for it too.',
        sites: [
          {
            name: 'FAFSA, at Federal Student Aid',
            url: 'https://studentaid.gov/h/apply-for-aid/fafsa',
            what: 'The Free Application for Federal Student Aid: Pell Grants, federal loans and work-study, and the start of most state and school aid.',
            who: 'US citizens and eligible noncitizens.',
          },
          {
            name: 'Education benefits for veterans',
            url: 'https://www.va.gov/education/',
            what: 'The GI Bill and other benefits of the Department of Veterans Affairs.',
            who: 'Veterans, service members and their families.',
          },
        ],
      },
      {
        id: 'us-state',
        title: 'State aid',
        intro:
          'Each state has its own grants and scholarships, mostly for residents who study there. Here are the agencies of six large states, and a list of all of them.',
        sites: [
          {
            name: 'All states',
            url: 'https://www.nasfaa.org/State_Financial_Aid_Programs',
            what: 'A list of every state’s programs from the National Association of Student Financial Aid Administrators. It is not a government site.',
          },
          {
            name: 'California Student Aid Commission',
            url: 'https://www.csac.ca.gov/',
            what: 'Cal Grants and the Middle Class Scholarship.',
            who: 'California residents, including undocumented students who qualify.',
          },
          {
            name: 'Florida Student Scholarship and Grant Programs',
            url: 'https://www.floridastudentfinancialaidsg.org/',
            what: 'Bright Futures and state grants.',
            who: 'Florida residents.',
          },
          {
            name: 'Illinois Student Assistance Commission',
            url: 'https://www.isac.org/',
            what: 'The Monetary Award Program and other state grants.',
            who: 'Illinois residents.',
          },
          {
            name: 'New York Higher Education Services Corporation',
            url: 'https://www.hesc.ny.gov/',
            what: 'The Tuition Assistance Program and state scholarships.',
            who: 'New York State residents.',
          },
          {
            name: 'Pennsylvania Higher Education Assistance Agency',
            url: 'https://www.pheaa.org/',
            what: 'The Pennsylvania State Grant.',
            who: 'Pennsylvania residents.',
          },
          {
            name: 'College for All Texans',
            url: 'https://www.collegeforalltexans.com/',
            what: 'State grants and exemptions, by the Texas Higher Education Coordinating Board.',
            who: 'Texas residents.',
          },
        ],
      },
      {
        id: 'us-school',
        title: 'Schools’ own aid, and scholarships',
        intro:
          'The form many private universities use to work out what a family can pay, and a scholarship search without ads.',
        sites: [
          {
            name: 'CSS Profile',
            url: 'https://cssprofile.collegeboard.org/',
            what: 'A second, longer form from the College Board. Some universities, most of them private, use it to give out their own money. There is a fee, which is waived for many families.',
            who: 'Applicants to the universities that ask for it, sometimes including international students.',
          },
          {
            name: 'Scholarship Finder',
            url: 'https://www.careeronestop.org/Toolkit/Training/find-scholarships.aspx',
            what: 'Search thousands of scholarships, grants and fellowships. Sponsored by the U.S. Department of Labor.',
            who: 'Everyone.',
          },
        ],
      },
      {
        id: 'us-international',
        title: 'Coming from abroad',
        intro: 'Most students from abroad can’t get federal aid, but many can get aid from the school.',
        sites: [
          {
            name: 'EducationUSA',
            url: 'https://educationusa.state.gov/',
            what: 'The Department of State’s network of advising centers, with a list of financial aid for students from abroad.',
            who: 'International students.',
          },
        ],
      },
    ],
  },
  {
    key: 'CA',
    groups: [
      {
        id: 'ca-federal',
        title: 'Federal aid',
        intro:
          'You apply once, to the province or territory you live in. It considers you for its own aid and for federal grants and loans at the same time. Quebec, the Northwest Territories and Nunavut run their own programs instead.',
        sites: [
          {
            name: 'Canada Student Financial Assistance',
            url: 'https://www.canada.ca/en/services/benefits/education/student-aid.html',
            what: 'Canada Student Grants and Loans: what you can get, an estimator, and where to apply.',
            who: 'Canadian citizens, permanent residents and protected persons.',
          },
          {
            name: 'Post-Secondary Student Support Program',
            url: 'https://www.sac-isc.gc.ca/eng/1100100033682/1531933580211',
            what: 'Help with tuition, books, travel and living costs, given out by First Nations.',
            who: 'First Nations students with status.',
          },
        ],
      },
      {
        id: 'ca-provinces',
        title: 'Provinces and territories',
        intro: 'Apply where you live, even if you study elsewhere.',
        sites: [
          { name: 'Alberta', url: 'https://studentaid.alberta.ca/', what: 'Alberta Student Aid' },
          { name: 'British Columbia', url: 'https://studentaidbc.ca/', what: 'StudentAid BC' },
          { name: 'Manitoba', url: 'https://www.edu.gov.mb.ca/msa/', what: 'Manitoba Student Aid' },
          { name: 'New Brunswick', url: 'https://studentaid.gnb.ca/', what: 'Student Financial Services' },
          {
            name: 'Newfoundland and Labrador',
            url: 'https://www.gov.nl.ca/education/studentaid/',
            what: 'Student Financial Services',
          },
          {
            name: 'Northwest Territories',
            url: 'https://www.ece.gov.nt.ca/en/services/student-financial-assistance',
            what: 'Student Financial Assistance',
          },
          {
            name: 'Nova Scotia',
            url: 'https://novascotia.ca/studentassistance/',
            what: 'Nova Scotia Student Assistance',
          },
          {
            name: 'Nunavut',
            url: 'https://www.gov.nu.ca/',
            what: 'Financial Assistance for Nunavut Students (FANS); look for it on the government’s site',
          },
          {
            name: 'Ontario',
            url: 'https://www.ontario.ca/page/osap-ontario-student-assistance-program',
            what: 'Ontario Student Assistance Program (OSAP)',
          },
          {
            name: 'Prince Edward Island',
            url: 'https://www.princeedwardisland.ca/en',
            what: 'Student Financial Services; look for student loans on the government’s site',
          },
          {
            name: 'Quebec',
            url: 'https://www.quebec.ca/en/education/student-financial-assistance',
            what: 'Aide financière aux études (AFE)',
          },
          {
            name: 'Saskatchewan',
            url: 'https://www.saskatchewan.ca/residents/education-and-learning/student-loans',
            what: 'Student loans',
          },
          { name: 'Yukon', url: 'https://yukon.ca/en/yukon-grant', what: 'Yukon Grant' },
        ],
      },
      {
        id: 'ca-international',
        title: 'Coming from abroad',
        intro: 'Students from abroad can’t get government loans, but there are scholarships.',
        sites: [
          {
            name: 'EduCanada scholarships',
            url: 'https://www.educanada.ca/scholarships-bourses/index.aspx?lang=eng',
            what: 'The Government of Canada’s list of scholarships, most of them for an exchange or for research.',
            who: 'International students, and Canadians who go abroad.',
          },
        ],
      },
    ],
  },
];
