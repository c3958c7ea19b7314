/** Article 12. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`The letters are in, and now comes the part that nobody practiced: reading them. An offer of admission is simple, and an offer of aid is not. In 2022 the ${link('Government Accountability Office', 'https://www.gao.gov/products/gao-23-104708')} looked at US letters and found that nine in ten did not state the net price, or made it look lower than it was. This guide puts all letters into one form, so that you can compare them.`,

  h2('sort', 'Step one: sort every line'),
  p`Take three colored pens and mark each line of the letter.`,
  bullets(
    t`${strong('Gift:')} grant, scholarship, award, bursary, waiver, remission. You keep it and never pay it back.`,
    t`${strong('Work:')} work-study, campus job, assistantship. You earn it later, hour by hour.`,
    t`${strong('Loan:')} anything with “loan”, “Direct”, “PLUS” or “subsidized” in it. You pay it back.`,
  ),
  p`If you cannot tell what a line is, ask. Some letters write “Unsub” or “PPLUS” and leave you to take it for a gift, and some add up all three kinds and call the sum your award.`,

  h2('cost', 'Step two: write in the whole cost'),
  p`Many letters show tuition and hide the rest. Use the school’s cost of attendance, which is tuition, fees, housing, food, books, travel and daily life, and then correct it for yourself. You may live far away, eat at home, or have health cover already.`,
  p`A Canadian school often has no such number, so build it from the fee page of your program, the residence page and a budget for food. Our guide to ${link('comparing costs', '/articles/2')} shows how, and the ${link('tuition calculator', '/resources?tab=tools&tool=tuition-calculator')} keeps the sum in a link that you can share at home.`,

  h2('net', 'Step three: the net price'),
  p`Take the whole cost and subtract gifts only. That is what your family has to find in the first year, by saving, earning or borrowing. Write this number on top of each letter, because it is the only one that can be compared.`,
  table(
    'Made-up figures in US dollars, for one year.',
    ['', 'School A', 'School B', 'School C'],
    [
      ['Whole cost', '$62,000', '$34,000', '$29,000'],
      ['Gifts', '$38,000', '$8,000', '$0'],
      ['“Total aid” in the letter', '$52,000', '$19,000', '$12,500'],
      [t`${strong('Net price')}`, t`${strong('$24,000')}`, t`${strong('$26,000')}`, t`${strong('$29,000')}`],
    ],
  ),
  p`School A boasts of $52,000, but $14,000 of that is loans and a job. It is still the cheapest of the three, by a little. You can do this with your own letters in ${link('compare offers', '/calculator/offers')}, which does all the years at once.`,

  h2('four', 'Step four: all the years'),
  p`Now think past the first year. Ask each school these questions by email, so that you have the answers in writing.`,
  bullets(
    'Is this grant for four years, or for one?',
    'What grades, and how many credits, do I need to keep it? How many people lose it?',
    'Does it grow when tuition grows?',
    'If I bring a scholarship from outside, do you lower my loan or your grant?',
    'What if my brother starts next year, or my mother loses her job?',
    'How much did prices rise in each of the last three years?',
  ),
  p`Multiply the net price by four, add a few percent a year, and take off any gift that ends. The order of your schools may change.`,

  h2('debt', 'Step five: what you would owe'),
  p`Add up the loans you would need for the whole degree, and ask whether you could pay them. A rule of thumb says to keep them below what you expect to earn in your first year of work. For most dependent students the federal limit is $31,000 in the US. If a plan needs more than that, it needs a parent’s loan or a bank. Parent loans are capped too: since July 2026, new borrowers can have $20,000 a year and $65,000 in all for one student.`,
  table(
    'What federal loans cost a month on the standard plan, at the 6.52 percent of 2026–27.',
    ['You owe', 'Years', 'A month', 'Interest in all'],
    [
      ['$10,000', '10', '$114', '$3,638'],
      ['$20,000', '10', '$227', '$7,276'],
      ['$27,000', '15', '$236', '$15,390'],
      ['$31,000', '15', '$270', '$17,668'],
    ],
  ),
  p`Put your own sum into the ${link('loan calculator', '/calculator/loans#debt=31000&income=45000')}. In Canada, federal loans carry no interest, and payments depend on income if you ask for it. That makes the same debt lighter, although it does not make it small.`,

  h2('canada', 'Reading a Canadian offer'),
  p`A Canadian letter is shorter, and has traps of its own.`,
  bullets(
    t`${strong('It depends on your final grades.')} Look for the average you must keep and for each course you must pass by the end of the year.`,
    t`${strong('It is for one program.')} A school may offer you a different one from the one you asked for. Ask whether and how you could move.`,
    t`${strong('Scholarships go by bands.')} If your final average moves up, the award may move too. Look at what renews it.`,
    t`${strong('Government aid is not in it.')} Use the estimator of your province. See ${link('aid in Canada', '/articles/6')}.`,
    t`${strong('Residence is a separate form')} with its own date and deposit.`,
  ),

  h2('ask', 'Ask for more'),
  p`You can ask a US school to look again. It is called an appeal, it is perfectly normal, and it works best in two cases.`,
  steps(
    t`${strong('Your life is not what the form says.')} There is less income than two years ago, a medical bill, or a grandparent to care for. Send papers and sums. Under federal law, the aid office may change the data.`,
    t`${strong('A school of the same kind offers more.')} Send that letter, and say that you would come if you could pay. Be polite and exact: “We are $4,000 short.”`,
  ),
  p`Do it in April, on one clear page. Public universities have less room than private ones. Canadian schools seldom change an award, but most have bursaries that you apply for later, so ask about those.`,

  h2('beyond', 'Beyond the money'),
  p`If two prices are within a tenth of each other, let something else decide.`,
  bullets(
    t`Look at ${strong('graduation and retention')} side by side in ${link('Compare', '/compare')}. A better chance to finish is worth a few thousand.`,
    t`Look at ${strong('your program')}: can you get in, can you get out, and who teaches it?`,
    t`${strong('Go back')} for a day when classes are on. Our guide to ${link('visiting', '/articles/7')} has the questions.`,
    t`Ask yourself at which school you would be ${strong('relieved')} if the other one said no.`,
  ),

  h2('answer', 'Then answer'),
  p`In the US, most schools want an answer and a deposit by May 1. In Canada the letter names the day. Only students at an Ontario high school have a date that protects them: no Ontario university may ask them to reply before June 1, 2027. Say yes to one school and tell the others no. It takes a minute, and someone on a waitlist gets a place.`,
  p`You accept aid line by line: gifts first, then work, then subsidized loans, and then only as much of the rest as you need. You can turn down part of a loan. ${link('Federal Student Aid', 'https://studentaid.gov/complete-aid-process/accept-aid')} explains how.`,
  note(
    'On a waitlist',
    'Accept another offer and pay its deposit. Tell the school with the list, once, that you would still come, and add any news. Then treat it as a no. In most years few people get in from there, and the aid may be gone.',
  ),

  h2('next', 'What to do next'),
  steps(
    t`Enter the letters in ${link('compare offers', '/calculator/offers')}. Nothing leaves your browser, and the link can be shared at home.`,
    t`Check the debt: ${link('$31,000 on a salary of $45,000', '/calculator/loans#debt=31000&income=45000')}.`,
    t`On the kitchen table, one line for each school: net price now, net price over four years, what I would owe, what worries me. In most families the choice is clear within the hour.`,
    t`When you have said yes, read ${link('what to do after the offer', '/articles/17')}.`,
  ),
];
