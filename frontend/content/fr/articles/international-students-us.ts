/** Article 9. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`About a million students from abroad study in the United States. The path is long, but each step is clear: a place, a form, a fee, a visa, and then the rules you live by. This article takes them in order. It is about F-1 status, which is what most students at a university have.`,
  p`Rules have moved a good deal since 2025, so each one below has its date. The government’s own guide for students is ${link('Study in the States', 'https://studyinthestates.dhs.gov/')}. Free advice comes from ${link('EducationUSA', 'https://educationusa.state.gov/')}, which has centers all over the world.`,

  h2('place', 'First a place'),
  p`You can only get the status through a school that the government has certified, which you can look up in the ${link('school search', 'https://studyinthestates.dhs.gov/school-search')}. Most US schools in our catalogue are certified, but a program that is taught online will not give you a visa.`,
  p`You apply like anyone else, with three additions.`,
  bullets(
    t`${strong('English.')} Most schools want a TOEFL, IELTS or Duolingo score. If you went to school in English, you can often skip it.`,
    t`${strong('Your grades.')} Some schools read foreign transcripts themselves. Others want a report from an evaluation company, for which you pay.`,
    t`${strong('Money.')} After the offer you must show that you can pay for the first year, tuition and living costs together.`,
  ),
  p`If you need aid, ask early, because federal aid is closed to you. A few very selective colleges meet the full need of students from abroad, although some of them look at that need when they choose. Many more give awards for grades. Nearly all ask for the CSS Profile or a form of their own.`,

  h2('i20', 'Then the I-20'),
  p`When you accept, the school’s international office enters you into a federal database called SEVIS and sends you the signed ${strong('Form I-20')}. It names your program, its dates, its cost and how you pay. Check each line, since everything you do with the government hangs on this form. The person who signs it is the designated school official, who will be your most useful friend.`,

  h2('fees', 'Fees'),
  table(
    'What you pay the government. Look each one up before you pay.',
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
    t`Set your ${strong('social media')} accounts to public. Since June 2025 you are asked to, so that they can be looked at.`,
    t`Bring the passport, I-20, fee receipts, school papers, and proof of money.`,
    t`Be ready to say, in plain words, why you chose this school, who pays, and what you plan to do afterward.`,
  ),
  p`The visa can be issued up to a year before your program starts, and you may enter at most 30 days before it. For citizens of some countries, entry or visas are now limited by orders of the president. Look for yours on ${link('travel.state.gov', 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html')} before you spend money.`,
  p`${strong('Canadian citizens')} need no visa. They need the I-20, the SEVIS fee receipt and proof of money, and show them at the border.`,

  h2('status', 'Living by the rules'),
  p`A visa lets you in, and ${strong('status')} lets you stay. You keep it by doing these things:`,
  bullets(
    'Take a full course load. For undergraduates that is mostly 12 credits a term, and at most one online class counts toward it.',
    'Ask your school official before you drop a class, change your program or move to another school.',
    'Report a new address within ten days.',
    'Do not work without permission.',
    'Have the I-20 signed before you travel, and keep your passport valid.',
  ),
  note(
    'How long you may stay',
    t`For decades, students were admitted for as long as they studied. In August 2025 the government proposed a fixed date instead, at most four years away, after which you would have to apply for more time. The final rule passed its last review on June 17, 2026. Whether it is in force when you travel is something to ask the international office, or ${link('Study in the States', 'https://studyinthestates.dhs.gov/')}.`,
  ),

  h2('work', 'Work'),
  p`On campus, you may work up to 20 hours a week while school is in session, and full time in the breaks. Off campus, the first year is closed, with rare exceptions. After that there are two main ways:`,
  bullets(
    t`${strong('Curricular practical training')} is work that is part of your program, such as an internship for credit.`,
    t`${strong('Optional practical training')} is up to 12 months of work in your field, mostly after the degree. In many science and technology fields you can add 24 months.`,
  ),
  p`Both need permission before the first day. There have been plans to change this training too, so look up the ${link('rules on working', 'https://studyinthestates.dhs.gov/students/work')}. And do not build your budget on a job, since you had to prove you could pay without one.`,

  h2('life', 'Health, tax, bank'),
  bullets(
    t`${strong('Health insurance')} is not optional in any real sense, because one night in a hospital can cost more than a year of tuition. Most schools sign you up for a plan. Read what it leaves out, such as teeth and eyes.`,
    t`${strong('Tax:')} everyone on F-1 sends a form each spring, Form 8843, even with no income. If you earned anything, you file a return too. The school often has free software for it.`,
    t`${strong('Bank and phone:')} you can open an account with your passport and I-20. You need a Social Security number only if you work.`,
  ),

  h2('cost', 'The real cost'),
  p`You pay the out-of-state or the private price, plus health cover, flights and summers. So look at the sticker price on a school’s page here and not at the net price, which is about American students with aid. Our guide to ${link('comparing costs', '/articles/2')} has the whole sum.`,

  h2('canada', 'Or Canada?'),
  p`Many people look at both. In Canada you need a study permit and, for most bachelor’s programs, a letter from the province, and the number of permits is capped. In return you may work more hours off campus while you study, and after the degree you can, in general, have a work permit of up to three years. Tuition for students from abroad averaged CAD 41,746 in 2025–26, which is less than the middle private university in the US charges, but there is less need-based aid. Our article on ${link('studying across the border', '/articles/3')} has the steps.`,

  h2('timeline', 'A timeline'),
  table(
    'For a start in the fall.',
    ['When', 'What to do'],
    [
      ['18 months ahead', 'Choose schools, take the English test'],
      ['August to January', 'Send the forms'],
      ['March and April', 'Offers, aid, decision by May 1'],
      ['May', 'Show your funds, get the I-20, pay the SEVIS fee, book the interview'],
      ['June and July', 'Interview, visa, vaccinations, flights'],
      ['August', 'Arrive, and report to the international office in the first days'],
    ],
  ),

  h2('next', 'What to do next'),
  steps(
    t`List ${link('US universities with many students and a campus', '/search?country=US&studentPopulationMin=10000&onlineShareMax=30&sortBy=tuition&sortOrder=asc')}, lowest out-of-state tuition first.`,
    t`Add up the whole year in the ${link('tuition calculator', '/resources?tab=tools&tool=tuition-calculator&universityType=public-out-state')}, which this link opens at the out-of-state price.`,
    t`Put the ${link('deadlines', '/articles/8')} of both countries into one calendar.`,
  ),
];
