/** Article 6. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '../running-text.ts';

export const text: readonly Block[] = [
  p`In Canada you apply for government aid once, where you live. Your province or territory then looks at you for its own money and for Ottawa’s. That is simple. What is less simple is that each province mixes grants and loans in its own way, and changes the mix. This guide says what holds everywhere, and where to look for the rest. It was checked in November 2026.`,

  h2('who', 'Who can apply'),
  p`Government aid is for Canadian citizens, permanent residents and protected persons. You apply to the province or territory you are a ${strong('resident')} of. As a rule, that is the last one where you lived for twelve months in a row without being a full-time student. So if you grew up in Manitoba and go to school in Nova Scotia, Manitoba is your place. You must be in a program that counts, at a school that is designated. All public universities are, and many schools abroad.`,
  p`International students cannot get government loans. They can get scholarships from the school, and many schools keep a small fund for emergencies.`,

  h2('federal', 'What Ottawa gives'),
  p`The ${link('Canada Student Financial Assistance Program', 'https://www.canada.ca/en/services/benefits/education/student-aid.html')} works in nine provinces and in Yukon. Quebec, the Northwest Territories and Nunavut run plans of their own instead, with federal money.`,
  bullets(
    t`${strong('Canada Student Grants')} are not paid back. There is one for full-time students from families with low and middle incomes. For 2025–26 it was up to CAD 4,200 a year. There are more for students with children, for those with a disability, and for part-time study.`,
    t`${strong('Canada Student Loans')} carry no interest. That has been so since April 1, 2023, also after you finish. You start to pay six months after your studies end.`,
    t`The ${strong('Repayment Assistance Plan')} lowers the payment, to zero if your income is low. You have to apply for it and renew it every six months.`,
  ),
  p`Grant and loan sums are set year by year, and the higher sums of recent years were given for a limited time. Use the federal ${link('list of grants', 'https://www.canada.ca/en/services/benefits/education/student-aid/grants-loans.html')} and its estimator for your year. In its 2025 budget, Ottawa also announced that longer programs at private career colleges would lose the full-time grant from August 2026.`,

  h2('provinces', 'What the provinces add'),
  p`In six provinces the two levels are joined in one loan: British Columbia, Manitoba, Saskatchewan, Ontario, New Brunswick and Newfoundland and Labrador. In Alberta, Nova Scotia and Prince Edward Island, you get two. You still fill in one form.`,
  table(
    'Where to apply. Each of these sites has an estimator or a list of sums.',
    ['You live in', 'Apply to'],
    [
      ['Alberta', t`${link('Alberta Student Aid', 'https://studentaid.alberta.ca/')}`],
      ['British Columbia', t`${link('StudentAid BC', 'https://studentaidbc.ca/')}`],
      ['Manitoba', t`${link('Manitoba Student Aid', 'https://www.edu.gov.mb.ca/msa/')}`],
      ['New Brunswick', t`${link('Student Financial Services', 'https://studentaid.gnb.ca/')}`],
      [
        'Newfoundland and Labrador',
        t`${link('Student Financial Services of the province', 'https://www.gov.nl.ca/education/studentaid/')}`,
      ],
      ['Nova Scotia', t`${link('Nova Scotia Student Assistance', 'https://novascotia.ca/studentassistance/')}`],
      ['Ontario', t`${link('OSAP', 'https://www.ontario.ca/page/osap-ontario-student-assistance-program')}`],
      [
        'Quebec',
        t`${link('Aide financière aux études', 'https://www.quebec.ca/en/education/student-financial-assistance')}`,
      ],
      [
        'Saskatchewan',
        t`${link('Saskatchewan student loans', 'https://www.saskatchewan.ca/residents/education-and-learning/student-loans')}`,
      ],
    ],
  ),
  p`Our ${link('page on aid', '/scholarships')} has the rest, the territories among them.`,
  p`${strong('Ontario changed its mix in 2026.')} In February the province said that from the fall of 2026 at most a quarter of its own aid would be grants, and at least three quarters loans. Before that, grants could be most of it. If an older page or an older brother tells you what OSAP pays, check again with its estimator.`,
  p`${strong('Quebec')} looks at loans first and then adds a bursary, which is not paid back. Its sums and rules are its own. People from other provinces who study there apply at home.`,
  p`The federal part of a loan has no interest. Some provinces still charge it on their part.`,

  h2('apply', 'How to apply'),
  steps(
    t`${strong('From spring on:')} forms open between about March and June for the next school year. Do not wait for an offer. You can change the school later.`,
    t`${strong('Have at hand:')} your Social Insurance Number, last year’s tax data for you and your parents or partner, and what you have saved.`,
    t`${strong('Apply by the end of June')} if you can, so that the money is there in September. You may apply later, but it comes later too.`,
    t`${strong('Sign the agreement')} for the loan. It is called a Master Student Financial Assistance Agreement, and as a rule you sign it once.`,
    t`${strong('Wait for the school')} to confirm that you are enrolled. Then the money is paid, and some of it may go straight to the school.`,
  ),

  h2('schools', 'What universities give'),
  p`Here Canada differs from the US. There are three kinds of awards.`,
  bullets(
    t`${strong('Entrance scholarships')} go by your average. At many schools you get one without asking if your grades are over a line. The line and the sum are on the website.`,
    t`${strong('Major awards')} are few and large. They want essays and references, and they close early, often between November and February.`,
    t`${strong('Bursaries')} go by need. You apply for them, mostly after you have been let in, and often in the fall.`,
  ),
  p`Ask what keeps an award alive. Many renew only with an average of 80 or more, and first-year grades tend to fall.`,
  p`Most universities also have a ${strong('work-study')} program with jobs on campus. In a ${strong('co-op')} program you work for pay in some terms. That can bring in as much as a good scholarship.`,

  h2('savings', 'Savings, and tax'),
  p`A Registered Education Savings Plan brings money from the government. The ${link('Canada Education Savings Grant', 'https://www.canada.ca/en/services/benefits/education/education-savings.html')} adds 20 percent to what a family saves, up to CAD 500 a year and CAD 7,200 in all for each child. Families with low incomes can also get the Canada Learning Bond of up to CAD 2,000, and need not save anything for it. Many have it and do not know. Ask a bank, or Ottawa.`,
  p`Tuition gives a tax credit as well. You can use it later, or pass some of it to a parent.`,

  h2('indigenous', 'First Nations, Inuit and Métis students'),
  p`There are federal programs for each of the three. For First Nations students with status, the ${link('Post-Secondary Student Support Program', 'https://www.sac-isc.gc.ca/eng/1100100033682/1531933580211')} can pay tuition, books, travel and living costs. The community gives it out and sets the dates, so ask there first. Inuit and Métis students apply through the bodies that speak for them. Most universities have awards of their own too.`,

  h2('border', 'Across the border'),
  p`You can take Canadian aid along to many schools in the United States, if the school is designated. The grant sums and the limits can differ. Start with your province, and read our article on ${link('studying across the border', '/articles/3')}. US students who come to Canada look to their own government: see ${link('aid in the US', '/articles/5')}.`,
  note(
    'No one can sell you this',
    'All these forms are free. A service that charges for them, or promises a grant, does nothing that you cannot do in an hour.',
  ),
  p`When you know what you can count on, go back to the sum: ${link('comparing costs', '/articles/2')}.`,
];
