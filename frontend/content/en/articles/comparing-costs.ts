/** Article 2. */
import {
  type Block,
  bars,
  bullets,
  em,
  h2,
  link,
  note,
  p,
  steps,
  strong,
  t,
  table,
} from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`The price on a university’s website is rarely the price a family pays. In the United States it can be twice as much, and in Canada it depends on where you come from. This guide shows how to get from the printed price to your own, and how to set schools in two countries side by side.`,

  h2('three-prices', 'Three prices, three names'),
  bullets(
    t`${strong('Sticker price')} is tuition and fees as printed. Everybody repeats it and hardly anybody pays it.`,
    t`${strong('Cost of attendance')} adds the rest of a year: rent, food, books, travel, and money for daily life. US schools have to work it out, and aid is measured against it.`,
    t`${strong('Net price')} is the cost of attendance minus grants and scholarships, which are gifts that you never pay back.`,
  ),
  p`Loans do not lower a price; they only move it to later. A campus job does not lower it either, because you pay with your time. So in every sum you do, keep three things apart: gifts, loans and work.`,
  note(
    'The one line to remember',
    t`Net price = tuition and fees + living costs + books and travel − grants and scholarships.`,
  ),

  h2('us', 'The United States: start from the net price'),
  p`${strong('Public universities')} charge people from their own state less, and the gap is often large, so make sure you are looking at the right one of the two figures. ${strong('Private universities')} charge everyone the same and then give many of them big discounts. ${strong('For-profit schools')} also charge everyone the same, but give few grants of their own.`,
  bars(
    'A year at the middle US school, in dollars: the full cost, and the net price of students with federal aid.',
    ['Kind of school', 'A year'],
    'usd',
    [
      ['Private, full cost', 53_600],
      ['Private, net price', 23_100],
      ['Public in state, full cost', 27_100],
      ['Public in state, net price', 14_300],
    ],
    t`Medians over all US schools in our catalogue that give bachelor’s degrees, from ${link('IPEDS', 'https://nces.ed.gov/ipeds/')}.`,
  ),
  p`A private school with a sticker price of $60,000 may therefore cost one family $18,000 and the next one all of it. You can find out which family you are before you apply:`,
  steps(
    t`Look at the ${strong('net price by family income')} on the school’s page here. It comes from a federal survey and shows what families like yours paid two or three years ago.`,
    t`Run the school’s own ${strong('net price calculator')}, which federal law asks of nearly every school with first-year students. The government keeps ${link('a list of them', 'https://collegecost.ed.gov/net-price')}.`,
    t`Save the result with its date, and check whether it counts loans or a campus job as “aid”. If it does, take them out.`,
  ),
  table(
    'Net price at the middle US school, by family income. Same source as above.',
    ['Family income', 'Public, in state', 'Private'],
    [
      ['Up to $30,000', '$10,100', '$18,200'],
      ['$30,001 to $48,000', '$10,700', '$18,300'],
      ['$48,001 to $75,000', '$13,300', '$20,300'],
      ['$75,001 to $110,000', '$17,200', '$24,000'],
      ['More than $110,000', '$20,600', '$29,400'],
    ],
  ),
  p`Know what the published figure leaves out. It is an average over full-time first-years who received federal aid, and at a public school it is about people who pay the in-state price. If you come from another state, add the gap between the two tuition figures. If you come from abroad, it is not about you at all.`,

  h2('canada', 'Canada: start from your status'),
  p`There is no national survey of what Canadian families pay after grants, so no school has an official net price. The sticker price is closer to the truth than in the United States, but there can be three of them:`,
  bullets(
    t`${strong('Students from the province')} pay the lowest price, which the province holds down.`,
    t`${strong('Canadians from another province')} pay the same in most provinces. In Quebec they pay much more: students from elsewhere in Canada who began an English-language program in fall 2024 or later are charged about CAD 12,000 a year, while many programs taught in French keep the Quebec rate. Ontario’s universities also set a somewhat higher fee for them.`,
    t`${strong('International students')} pay several times as much, and only a few groups are exempt.`,
  ),
  bars(
    'Average undergraduate tuition in Canada.',
    ['Who pays', 'A year'],
    'cad',
    [
      ['Canadian students, 2025–26', 7_734],
      ['International students, 2025–26', 41_746],
    ],
    t`Statistics Canada, ${link('table 37-10-0045-01', 'https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710004501')}.`,
  ),
  p`The program matters too, since engineering, computer science and business can cost far more than arts at the same school. Look for the fee of your own program and year of entry, and then add the ${em('ancillary fees')} for the transit pass, the gym, the student union, and the health and dental plan. They are easy to miss and often come to more than a thousand dollars a year. To take aid off, use the federal ${link('student aid estimator', 'https://www.canada.ca/en/services/benefits/education/student-aid.html')} and our guide to ${link('aid in Canada', '/articles/6')}.`,

  h2('living', 'Living costs are half of it'),
  p`A school’s estimate for rent and food is a guess at a modest life near campus, so check it. Find out what a room costs in that town for twelve months and not for eight. Cheap tuition in an expensive city can cost more in the end than high tuition in a small town.`,
  p`If you plan to live at home, do the sum again. You save rent, but you still eat and travel. Our ${link('tuition calculator', '/resources?tab=tools&tool=tuition-calculator&housingOption=home')} opens with living at home and lets you switch.`,

  h2('example', 'An example, with made-up figures'),
  p`Amira lives in Ohio, and her family earns about $70,000. She compares a public university in her own state, a private one, and one in Canada. All sums are for one year.`,
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
  p`The school that looked most expensive turns out almost as cheap as the cheapest, and the one in between costs by far the most. That happens often, and you cannot see it until you have filled in the fifth line.`,

  h2('four-years', 'Think in degrees, not in years'),
  p`Now multiply, but carefully, because three things change the total.`,
  bullets(
    t`${strong('Prices rise.')} Our estimates add 5 percent a year. Some schools freeze the price for the years you are there, so ask.`,
    t`${strong('Gifts may not rise.')} A grant of $10,000 can stay the same while tuition grows, and some end after the first year. Ask what it takes to keep each one.`,
    t`${strong('Time costs money.')} A fifth year costs as much as the first, plus the salary you did not earn, so the share who finish is part of the price. A co-op program also takes longer, but you are paid for the work terms.`,
  ),

  h2('currency', 'When two currencies meet'),
  p`Our pages show each price in the currency it is charged in, and the ${link('comparison', '/compare')} shows both at one rate with its date. Rates can move by a tenth within a year. If your family earns in one currency and pays in the other, leave room for that. The ${link('Bank of Canada', 'https://www.bankofcanada.ca/rates/exchange/')} publishes the rate of each working day.`,
  p`Crossing the border has costs of its own: the permit or visa, health cover, two or three trips a year, and the bank’s fee on each payment. Our article on ${link('studying across the border', '/articles/3')} lists them.`,

  h2('sheet', 'Your own sheet'),
  p`Make one line for each school, with these columns: tuition for my status, fees, rent and food, books and travel, gifts I am certain of, gifts I hope for, net price, and the date I looked. Fill in the hopeful column last, then cover it with your hand and see which schools still work. Those are the ones you can count on.`,

  h2('next', 'What to do next'),
  steps(
    t`See what families like yours pay: ${link('net price under $15,000 at incomes of $48,000 to $75,000', '/search?country=US&income=48-75&netPriceMax=15000&sortBy=netPrice&sortOrder=asc')}.`,
    t`Estimate your federal aid: ${link('a family of four with $70,000', '/calculator/aid-estimate#income=70000&familySize=4')}. Put in your own figures.`,
    t`Add up a Canadian year with the ${link('tuition calculator', '/resources?tab=tools&tool=tuition-calculator&universityType=canadian')}.`,
    t`When the letters come, go on with ${link('comparing offers', '/articles/12')}.`,
  ),
];
