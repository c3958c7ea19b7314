/** Article 9. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '../running-text.ts';

export const text: readonly Block[] = [
  p`About a million students from abroad study in the United States. The path is long, but each step is clear: a place, a form, a fee, a visa, and then the rules you live by. This article takes them in order. It is about the F-1 status, which is what most students at a university have.`,
  p`Rules have moved a good deal since 2025. This was checked in November 2026. The government’s own guide for students is ${link('Study in the States', 'https://studyinthestates.dhs.gov/')}. Free advice comes from ${link('EducationUSA', 'https://educationusa.state.gov/')}, with centers all over the world.`,

  h2('place', 'First a place'),
  p`You can only get the status through a school that the government has certified. Look it up in the ${link('school search', 'https://studyinthestates.dhs.gov/school-search')}. Most US schools in our catalogue are certified.`,
  p`You apply like anyone else, with three additions.`,
  bullets(
    t`${strong('English.')} Most schools want a TOEFL, IELTS or Duolingo score. Those who went to school in English can often skip it.`,
    t`${strong('Your grades.')} Some schools read foreign papers on their own. Others want a report from an evaluation firm, for which you pay.`,
    t`${strong('Money.')} After the offer you must show that you can pay for the first year: tuition and living costs.`,
  ),
  p`If you need aid, ask early. Federal aid is closed to you. A few very selective colleges meet the full need of students from abroad, and some of those look at need when they choose. Many more give awards for grades. Nearly all ask for the CSS Profile or a form of their own.`,

  h2('i20', 'Then the I-20'),
  p`When you accept, the school’s international office puts you into a federal database called SEVIS. It sends you the ${strong('Form I-20')}, signed. It names your program, its dates, its cost and how you pay. Check each line. Your life with the government hangs on this form. The person who signs it is called the designated school official, and will be your most useful friend.`,

  h2('fees', 'Fees'),
  table(
    'What you pay the government, as of November 2026. Check before you pay.',
    ['Fee', 'Amount', 'When'],
    [
      ['I-901 SEVIS fee', 'USD 350', 'Before the visa interview'],
      ['Visa application (DS-160)', 'USD 185', 'Before the interview'],
      ['Visa issuance', 'Depends on your passport', 'When the visa is granted'],
      ['Visa integrity fee', 'At least USD 250 by a law of 2025', 'Once it is collected; look it up'],
    ],
  ),
  p`Pay the SEVIS fee only at ${link('fmjfee.com', 'https://www.fmjfee.com/')}, and keep the receipt.`,

  h2('visa', 'The visa'),
  steps(
    t`Fill in the ${strong('DS-160')} form on the site of the State Department.`,
    t`Book an ${strong('interview')} at the embassy or consulate. Since September 2025 almost everyone has to go in person, as a rule in the country where they live or hold a passport.`,
    t`Since June 2025 you are asked to set your ${strong('social media')} accounts to public, so that they can be looked at.`,
    t`Bring the passport, I-20, fee receipts, school papers, and proof of money.`,
    t`Be ready to say, in plain words, why this school, who pays, and what you plan to do after.`,
  ),
  p`The visa can be issued up to a year before your program starts. You may enter at most 30 days before it. For citizens of some countries, entry or visas are now limited by orders of the president. Look for yours on ${link('travel.state.gov', 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html')} before you spend money.`,
  p`${strong('Canadian citizens')} need no visa. They need the I-20, the SEVIS fee and proof of money, and show them at the border.`,

  h2('status', 'Living by the rules'),
  p`A visa lets you in. ${strong('Status')} lets you stay. You keep it if you do these things:`,
  bullets(
    'Take a full course load. For undergraduates that is mostly 12 credits a term, and at most one online class counts towards it.',
    'Ask your school official before you drop a class, change your program or move to another school.',
    'Report a new address within ten days.',
    'Do not work without leave.',
    'Get the I-20 signed before you travel, and keep your passport valid.',
  ),
  note(
    'How long you may stay',
    t`For decades, students were let in for as long as they studied. The government moved in 2025 and 2026 to replace this with a fixed date, at most four years away. After it, one has to ask for more time. The final rule had passed its last review in June 2026. Ask the international office, or look at ${link('Study in the States', 'https://studyinthestates.dhs.gov/')}, for what is in force when you go.`,
  ),

  h2('work', 'Work'),
  p`On campus, you may work up to 20 hours a week while school is in session, and full time in the breaks. Off campus, the first year is closed, with rare exceptions. After that there are two main ways:`,
  bullets(
    t`${strong('Curricular practical training')} is work that is part of your program, such as an internship for credit.`,
    t`${strong('Optional practical training')} is up to 12 months of work in your field, mostly after the degree. In many science and technology fields, you can add 24 months.`,
  ),
  p`Both need leave before the first day. There were plans to change this training, too, so look up the ${link('rules on working', 'https://studyinthestates.dhs.gov/students/work')}. Do not build your budget on a job. You had to prove you could pay without it.`,

  h2('life', 'Health, tax, bank'),
  bullets(
    t`${strong('Health insurance')} is not optional in any real sense. One night in a hospital can cost more than a year of tuition. Most schools sign you up for a plan. Read what it leaves out, such as teeth and eyes.`,
    t`${strong('Tax:')} everyone on F-1 sends a form each spring, Form 8843, even with no income. If you earned anything, you file a return too. The school often has free software.`,
    t`${strong('Bank and phone:')} you can open an account with passport and I-20. You need a Social Security number only if you work.`,
  ),

  h2('cost', 'The real cost'),
  p`The price for you is the out-of-state or private price, plus health cover, flights and summers. Look at the sticker price on a school’s page here, and not at the net price. The net price is about American students with grants. See ${link('comparing costs', '/articles/2')} for the whole sum.`,

  h2('canada', 'Or Canada?'),
  p`Many look at both. In Canada you need a study permit and, for most bachelor’s programs, a letter from the province. The number of permits is capped. You may work more hours off campus while you study. After the degree you can, in general, have a work permit of up to three years, with a language test. Tuition for students from abroad tends to be lower than at private US schools, but there is less need-based aid. Our article on ${link('studying across the border', '/articles/3')} has the steps.`,

  h2('timeline', 'A timeline'),
  bullets(
    t`${strong('18 months ahead:')} choose schools, take the English test.`,
    t`${strong('August to January:')} send the forms. See the ${link('deadlines', '/articles/8')}.`,
    t`${strong('March and April:')} offers, aid, decision by May 1.`,
    t`${strong('May:')} show your funds, get the I-20, pay the SEVIS fee, book the interview.`,
    t`${strong('June and July:')} interview, visa, vaccinations, flights.`,
    t`${strong('August:')} arrive, report to the international office in the first days.`,
  ),
];
