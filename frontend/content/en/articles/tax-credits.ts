/** Article 18. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Each spring, families leave money on the table because nobody told them that tuition and taxes have something to do with each other. In both countries, part of what you pay comes back through the tax return, but only if someone fills in a form. This article says who does, which form it is, and how much it brings. It is no tax advice; the offices linked here decide.`,

  h2('overview', 'The two countries at a glance'),
  table(
    'The main credits for undergraduates.',
    ['', 'United States', 'Canada'],
    [
      ['Name', 'American Opportunity credit (AOTC)', 'Tuition tax credit'],
      ['Slip from the school', 'Form 1098-T', 'T2202'],
      ['Form on the return', 'Form 8863', 'Schedule 11'],
      ['At most', '$2,500 a year for each student', '14% of tuition for 2026'],
      ['Paid out if you owe no tax?', 'Up to $1,000 of it', 'No, but you can keep it for later'],
      ['Who claims', 'The person who claims the student as a dependent', 'The student first'],
      ['How long', 'Four tax years', 'No limit'],
    ],
  ),

  h2('us', 'United States: the American Opportunity credit'),
  p`It covers the first four years after high school. You get back all of the first $2,000 you spend on tuition, required fees and books, and a quarter of the next $2,000, which makes $2,500 at most. If you owe less tax than that, up to 40 percent, which is $1,000, is paid out in cash. See the ${link('IRS page on the credit', 'https://www.irs.gov/credits-deductions/individuals/aotc')}.`,
  bullets(
    t`${strong('The student')} must be working toward a degree and be enrolled at least half time for one term of the year.`,
    t`${strong('The family’s income')} must be below a line. With a modified adjusted gross income above $80,000, or $160,000 for a couple that files together, the credit shrinks, and at $90,000 and $180,000 it is gone.`,
    t`${strong('What counts:')} tuition, required fees, and books and supplies you need for class, wherever you buy them. Rent, food, travel and insurance do not.`,
    t`${strong('What does not:')} costs that a tax-free grant or scholarship has paid.`,
  ),
  p`For 2026 you also need a valid Social Security number, and the tax number of the school, which is on the slip.`,

  h2('form-1098-t', 'Reading Form 1098-T'),
  p`The school puts it into your student account by about the end of January. Two boxes matter. ${strong('Box 1')} is what was paid for tuition and fees. ${strong('Box 5')} is grants and scholarships. If box 1 is larger, the difference, plus your books, is what you can use. If box 5 is larger, part of your scholarship may be taxable, because it paid for rent or food.`,
  note(
    'A small trick that is quite legal',
    t`If a grant may be used for living costs, you can choose to count it that way. It then becomes income for the student, who may owe little or no tax on it, and the tuition counts for the credit again. ${link('Publication 970', 'https://www.irs.gov/publications/p970')} explains it with examples. Free help with returns comes from ${link('VITA', 'https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers')}.`,
  ),

  h2('llc', 'After four years, or part time'),
  p`The ${strong('Lifetime Learning credit')} takes over. It is 20 percent of up to $10,000, so $2,000 at most for each return, with the same income limits. It has no limit of years, and one class is enough, but nothing is paid out beyond the tax you owe. You cannot have both credits for one student in one year.`,

  h2('example', 'An example'),
  p`Maya’s family earns $70,000. Her tuition is $9,000, of which a Pell Grant and a state grant cover $6,500, and her books cost $700.`,
  table(
    'Made-up figures, US dollars.',
    ['Step', 'Amount'],
    [
      ['Tuition paid', '$9,000'],
      ['Less tax-free grants', '− $6,500'],
      ['Plus books', '$700'],
      ['Counts for the credit', '$3,200'],
      ['All of the first $2,000', '$2,000'],
      ['A quarter of the other $1,200', '$300'],
      [t`${strong('Credit')}`, t`${strong('$2,300')}`],
    ],
  ),

  h2('canada', 'Canada: the tuition credit'),
  p`Your school posts a ${strong('T2202')} by the end of February, and you enter it on ${strong('Schedule 11')}. The federal credit is 14 percent of eligible tuition for 2026, so $7,000 of tuition takes $980 off your tax. You claim it first, no matter who paid the bill, and then you have a choice for what is left:`,
  bullets(
    t`${strong('Pass it on.')} Up to $5,000 of this year’s tuition, less what you used, can go to a parent, a grandparent or a spouse.`,
    t`${strong('Keep it.')} It waits, year after year, until you earn enough to use it, but old amounts can no longer be passed on.`,
  ),
  p`File a return even if you earned nothing. Otherwise the amount is not recorded, and you may miss the GST credit as well. See the ${link('CRA page on line 32300', 'https://www.canada.ca/en/revenue-agency/services/tax/individuals/topics/about-your-tax-return/tax-return/completing-a-tax-return/deductions-credits-expenses/line-32300-your-tuition-education-textbook-amounts.html')}. Some provinces have a credit of their own on top, and some have ended it. ${link('Quebec', 'https://www.revenuquebec.ca/en/citizens/tax-credits/tax-credit-for-tuition-or-examination-fees/')} has its own, with its own form.`,
  p`Scholarships are mostly free of tax for full-time students. Interest on government student loans gives a credit too.`,

  h2('abroad', 'If you study across the border'),
  p`Canadians at a US university ask it for ${strong('Form TL11A')}, which takes the place of the T2202. Americans at a Canadian university can use the US credits if the school takes part in US federal aid. It may not send a 1098-T, so keep the receipts. International students in the United States are mostly nonresidents for tax and cannot claim these credits. In Canada many can, as residents for tax.`,

  h2('next', 'What to do next'),
  steps(
    t`Put tuition receipts, the slip and book receipts into one folder today.`,
    t`Take the credit off your real price in the ${link('tuition calculator', '/resources?tab=tools&tool=tuition-calculator')}. Count it for four years at most.`,
    t`Ask at home who claims you. It decides who gets the money.`,
    t`Look at the rest of the aid: ${link('in the United States', '/articles/5')} or ${link('in Canada', '/articles/6')}.`,
  ),
];
