/** Article 2. */
import { type Block, bullets, em, h2, link, note, p, steps, strong, t, table } from '../running-text.ts';

export const text: readonly Block[] = [
  p`The price on a university’s website is seldom the price a family pays. In the United States it can be twice as much. In Canada it depends on where you come from. This guide shows how to get from the printed price to your own, and how to set schools in two countries side by side.`,

  h2('three-prices', 'Three prices, three names'),
  bullets(
    t`${strong('Sticker price')} is tuition and fees, as printed. It is what nobody checks and everybody repeats.`,
    t`${strong('Cost of attendance')} adds all the rest of a year: rent, food, books, travel, and a sum for daily life. US schools must work it out. It is the number that aid is measured against.`,
    t`${strong('Net price')} is the cost of attendance less grants and scholarships. Those are gifts. You never pay them back.`,
  ),
  p`Loans do not lower a price. They move it to later. A job on campus does not lower it either: you earn that money with your time. So keep three things apart in every sum you do: gifts, loans and work.`,
  note(
    'The one line to remember',
    t`Net price = tuition and fees + living costs + books and travel − grants and scholarships.`,
  ),

  h2('us', 'The United States: start from the net price'),
  p`Prices at US schools follow three rules. ${strong('Public universities')} charge people from their own state less. The gap is often large, so look at the right one of the two figures. ${strong('Private universities')} charge everyone the same, and many of them give big discounts. ${strong('For-profit schools')} also charge all the same, and give few grants of their own.`,
  p`So a private school with a sticker price of $60,000 may cost one family $18,000 and the next one all of it. You can find out before you apply:`,
  steps(
    t`Look at the ${strong('net price by family income')} on the school’s page here. It comes from a federal survey of the schools. It shows what families like yours paid two or three years ago.`,
    t`Run the school’s own ${strong('net price calculator')}. Federal law asks nearly every school with first-year students to have one. The government keeps ${link('a list of them', 'https://collegecost.ed.gov/net-price')}.`,
    t`Save the result with its date. Check whether it counts loans or a campus job as “aid”. If so, take them out.`,
  ),
  p`Know what the published net price leaves out. It is an average of full-time students in their first year who got some grant. At a public school it is about people who pay the in-state price. If you come from another state, add the gap between the two tuition figures. If you come from abroad, it is not about you at all.`,
  p`For trends and official figures, use ${link('College Navigator', 'https://nces.ed.gov/collegenavigator/')} and the ${link('College Scorecard', 'https://collegescorecard.ed.gov/')}. Our own figures come from the same sources.`,

  h2('canada', 'Canada: start from your status'),
  p`Canadian schools do not publish a net price. There is no national survey of what families pay after grants. The sticker price is closer to the truth than in the US, but there are up to three of them:`,
  bullets(
    t`${strong('Students from the province')} pay the lowest price. The province holds it down.`,
    t`${strong('Canadians from another province')} pay the same in most places. Quebec is the best known case where they pay more.`,
    t`${strong('International students')} pay several times as much. Only a few groups are exempt.`,
  ),
  p`The program matters too. Engineering, computer science and business can cost far more than arts, at the same school. So look for the fee of your program and your year of entry. Then add the ${em('ancillary fees')}: transit pass, gym, student union, health and dental plan. They are easy to miss, and they are often over a thousand dollars a year.`,
  p`Statistics Canada publishes ${link('average tuition by level and status', 'https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710004501')} each September. It is a good test of whether a price is high or low. To take aid off, use the federal ${link('student aid estimator', 'https://www.canada.ca/en/services/benefits/education/student-aid.html')} and our guide to ${link('aid in Canada', '/articles/6')}.`,

  h2('living', 'Living costs are half of it'),
  p`A school’s estimate for rent and food is a guess at a modest life near campus. Check it. Look up what a room costs in that town, for twelve months and not eight. A low tuition in a dear city can cost more in the end than a high one in a small town.`,
  p`If you plan to live at home, do the sum again. You save rent, but you still eat and travel. Our ${link('tuition calculator', '/resources?tab=tools&tool=tuition-calculator')} lets you switch between campus, a place of your own and home.`,

  h2('example', 'An example, with made-up figures'),
  p`Amira lives in Ohio. Her family earns about $70,000. She compares a public university at home, a private one, and one in Canada. All sums are for one year.`,
  table(
    'Made-up figures in US dollars, to show the sum. The Canadian prices were converted.',
    ['', 'Public, in state', 'Private', 'Canada, international'],
    [
      ['Tuition and fees', '$12,000', '$58,000', '$31,000'],
      ['Room and food', '$13,500', '$16,000', '$12,000'],
      ['Books, travel, daily life', '$4,500', '$4,500', '$6,000'],
      ['Cost of attendance', '$30,000', '$78,500', '$49,000'],
      ['Grants and scholarships', '− $9,000', '− $55,000', '− $4,000'],
      [t`${strong('Net price')}`, t`${strong('$21,000')}`, t`${strong('$23,500')}`, t`${strong('$45,000')}`],
    ],
  ),
  p`The school that looked dearest is almost as cheap as the cheapest. The one in between is the dearest by far. That happens often. You cannot see it until you have filled in the fifth line.`,

  h2('four-years', 'Think in degrees, not in years'),
  p`Now multiply, but with care. Three things change the total.`,
  bullets(
    t`${strong('Prices rise.')} Our estimates add 5 percent a year. Some schools freeze the price for your years there. Ask.`,
    t`${strong('Gifts may not rise.')} A grant of $10,000 can stay the same while tuition grows. Some end after the first year. Ask what it takes to keep each one.`,
    t`${strong('Time.')} A fifth year costs as much as the first, plus a year of pay you did not earn. So the share who finish is part of the price. A co-op program takes longer, but you are paid for the work terms.`,
  ),

  h2('currency', 'When two currencies meet'),
  p`Our pages show each price in the currency it is charged in. On the ${link('comparison', '/compare')} you see both, at one rate with its date. Rates move, sometimes by a tenth in a year. If you earn in one currency and pay in the other, leave room for that. The ${link('Bank of Canada', 'https://www.bankofcanada.ca/rates/exchange/')} publishes the rate of each working day.`,
  p`Add what the border itself costs: the permit or visa, health cover, two or three trips a year, and the bank’s fee on each payment. Our article on ${link('studying across the border', '/articles/3')} lists them.`,

  h2('sheet', 'Your own sheet'),
  p`Make one line for each school, and these columns: tuition for my status, fees, rent and food, books and travel, gifts I am sure of, gifts I hope for, net price, and the date I looked. Fill in the hopeful column last. Then hide it, and see which schools still work. Those are the ones you can count on. When the letters come, go on with ${link('comparing offers', '/articles/12')}.`,
];
