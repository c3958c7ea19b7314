/** Article 6. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`In Canada you apply for government aid once, where you live. Your province or territory then considers you for its own money and for Ottawa’s. That part is simple. What is less simple is that each province mixes grants and loans in its own way, and changes the mix from year to year. This guide explains what holds everywhere, and where to look for the rest.`,

  h2('who', 'Who can apply'),
  p`Government aid is for Canadian citizens, permanent residents and protected persons. You apply to the province or territory you are a ${strong('resident')} of. As a rule, that is the last one where you lived for twelve months in a row without being a full-time student. So if you grew up in Manitoba and go to school in Nova Scotia, Manitoba is the place to apply. Your program and your school must be designated. All public universities are, and so are many schools abroad.`,
  p`International students cannot get government loans. They can get scholarships from the school, and many schools keep a small fund for emergencies.`,

  h2('federal', 'What Ottawa gives'),
  p`The ${link('Canada Student Financial Assistance Program', 'https://www.canada.ca/en/services/benefits/education/student-aid.html')} works in nine provinces and in Yukon. Quebec, the Northwest Territories and Nunavut run plans of their own instead, with federal money.`,
  bullets(
    t`${strong('Canada Student Grants')} are never paid back. The one for full-time students with low and middle incomes was up to CAD 4,200 for 2026–27 on the federal page as it was read in August 2026. In a family of one, all of it goes to incomes below CAD 38,474, and nothing from CAD 69,987 up; larger families have higher lines. There are more grants for students with children, for students with a disability, and for part-time study.`,
    t`${strong('Canada Student Loans')} have carried no interest since April 1, 2023, and that includes the time after you finish. You start to pay six months after your studies end.`,
    t`The ${strong('Repayment Assistance Plan')} lowers your payment, to zero if your income is low. You have to apply for it and renew it every six months.`,
  ),
  p`Grant sums are set year by year, and those for a start in the fall of 2027 were not announced when this was written. Use the federal ${link('list of grants', 'https://www.canada.ca/en/services/benefits/education/student-aid/grants-loans.html')} and its estimator for your year. Ottawa has also proposed that programs of two years or more at for-profit schools lose the full-time grant from August 2026. If yours is one of them, ask the school before you sign.`,

  h2('provinces', 'What the provinces add'),
  p`In six provinces the two levels are joined in one loan: British Columbia, Manitoba, Saskatchewan, Ontario, New Brunswick and Newfoundland and Labrador. In Alberta, Nova Scotia and Prince Edward Island you get two loans. Either way, you fill in one form.`,
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
  p`Yukon, the Northwest Territories and Nunavut have offices of their own, which the ${link('federal page', 'https://www.canada.ca/en/services/benefits/education/student-aid.html')} names.`,
  p`${strong('Ontario changed its mix in 2026.')} In February the province announced that from the fall of 2026 at most a quarter of its own aid would be grants, and at least three quarters loans. Before that, grants could be most of it. If an older page or an older brother tells you what OSAP pays, check again with its estimator.`,
  p`${strong('Quebec')} looks at loans first and then adds a bursary, which is not paid back. Its sums and rules are its own. People from other provinces who study in Quebec apply at home, and they should plan for its higher tuition: see ${link('comparing costs', '/articles/2#canada')}.`,
  p`The federal part of a loan has no interest, but some provinces still charge it on theirs. You can see what that does in the ${link('loan calculator', '/calculator/loans?country=ca#federal=14000&provincial=9000&province=ON')}, which lets you choose the province.`,

  h2('apply', 'How to apply'),
  steps(
    t`${strong('From spring on:')} forms open between about March and June for the next school year. Do not wait for an offer, since you can change the school later.`,
    t`${strong('Have these ready:')} your Social Insurance Number, last year’s tax data for you and your parents or partner, and what you have saved.`,
    t`${strong('Apply by the end of June')} if you can, so that the money is there in September. You may apply later, but then it comes later too.`,
    t`${strong('Sign the agreement')} for the loan. It is called a Master Student Financial Assistance Agreement, and as a rule you sign it once.`,
    t`${strong('Wait for the school')} to confirm that you are enrolled. Then the money is paid, and some of it may go straight to the school.`,
  ),

  h2('schools', 'What universities give'),
  p`Here Canada differs from the United States. There are three kinds of awards.`,
  bullets(
    t`${strong('Entrance scholarships')} go by your average. At many schools you get one without asking if your grades are above a line, which is on the website together with the sum.`,
    t`${strong('Major awards')} are few and large. They want essays and references, and they close early, often between November and February.`,
    t`${strong('Bursaries')} go by need. You apply for them, mostly after you have been admitted and often in the fall.`,
  ),
  p`Ask what it takes to keep an award. Many renew only with an average of 80 or more, and first-year grades tend to fall. Most universities also have a ${strong('work-study')} program with jobs on campus. In a ${strong('co-op')} program you work for pay in some terms, which can bring in as much as a good scholarship.`,

  h2('savings', 'Savings and tax'),
  p`A Registered Education Savings Plan brings money from the government. The ${link('Canada Education Savings Grant', 'https://www.canada.ca/en/services/benefits/education/education-savings.html')} adds 20 percent to what a family saves, up to CAD 500 a year and CAD 7,200 in all for each child. Families with low incomes can also get the Canada Learning Bond of up to CAD 2,000 without saving anything. Many have it waiting for them and do not know. Ask a bank, or Ottawa.`,
  p`Tuition earns a tax credit as well, which you can use later or pass to a parent in part. Our article on ${link('tax credits', '/articles/18')} shows how.`,

  h2('indigenous', 'First Nations, Inuit and Métis students'),
  p`There are federal programs for each of the three, run by communities and their organizations. The first call is to your own, since it sets the dates. Our article for ${link('Indigenous students', '/articles/19')} names the programs and what to ask.`,

  h2('border', 'Across the border'),
  p`You can take Canadian aid along to many schools in the United States, if the school is designated, although the sums and limits can differ. Start with your province, and read our article on ${link('studying across the border', '/articles/3')}. US students who come to Canada look to their own government: see ${link('aid in the US', '/articles/5')}.`,
  note(
    'No one can sell you this',
    'All these forms are free. A service that charges for them, or promises a grant, does nothing that you cannot do in an hour.',
  ),

  h2('next', 'What to do next'),
  steps(
    t`Find the estimator of your province in the table above, and note when its form opens.`,
    t`Look at ${link('public universities in Canada by tuition', '/search?country=CA&type=public&sortBy=inStateTuition&sortOrder=asc')}.`,
    t`See what a loan would cost: ${link('CAD 14,000 federal and 9,000 from Ontario', '/calculator/loans?country=ca#federal=14000&provincial=9000&province=ON&income=45000')}.`,
    t`Go through the ${link('scholarships', '/scholarships')} and write two dates into your calendar.`,
  ),
];
