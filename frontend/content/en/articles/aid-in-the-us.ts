/** Article 5. */
import { type Block, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Most aid in the United States starts with one free form. It opens the door to grants, loans and campus jobs, and many states and schools use it as well. This guide explains what there is, who can have it, and what to do in which month if you start in the fall of 2027. Sums have the year they are for.`,

  h2('four-kinds', 'Four kinds of aid'),
  table(
    'Only the first two make a degree cheaper.',
    ['Kind', 'Pay it back?', 'Given for', 'Where it comes from'],
    [
      ['Grant', 'No', 'Need', 'Federal and state government, the school'],
      ['Scholarship', 'No', 'Grades, talent, background', 'The school, companies, clubs, foundations'],
      ['Work-study', 'No, you earn it', 'Need', 'Federal government through the school'],
      ['Loan', 'Yes', 'Need, or anyone', 'Federal government, sometimes states and banks'],
    ],
  ),

  h2('fafsa', 'The FAFSA'),
  p`The ${link('Free Application for Federal Student Aid', 'https://studentaid.gov/h/apply-for-aid/fafsa')} is for US citizens and eligible noncitizens, such as permanent residents. It costs nothing, and anyone who wants money to file it for you is not the government.`,
  steps(
    t`${strong('Make an account')} on ${link('studentaid.gov', 'https://studentaid.gov/')}. You need one, and so does each parent who has to take part. The form calls them contributors.`,
    t`${strong('Start the right year.')} For the fall of 2027 that is the 2027–28 form. By law it opens by October 1, and this one was open in late September 2026. You file again for each year of study.`,
    t`${strong('Give consent')} for the tax office to send your data. All contributors must do this, even if they did not file taxes, because without it there is no federal aid. The 2027–28 form uses taxes of 2025.`,
    t`${strong('List your schools,')} up to twenty. Each of them gets the result.`,
    t`${strong('Sign and send,')} then read the summary and correct any mistakes.`,
  ),
  p`The federal deadline for 2027–28 is June 30, 2028, but do not aim for it. Many states and schools give out money until it is gone, and their dates come months earlier. File in October or November.`,
  p`The result is a number called the ${strong('Student Aid Index')}, which can be as low as −1,500. It is not what you will pay. Schools use it to work out your need: cost of attendance, minus the index, minus other aid. You can ${link('estimate yours', '/calculator/aid-estimate#income=60000&familySize=4')} with every step in view.`,
  note(
    'If your life has changed since 2025',
    'After a lost job, a divorce, a death or a large medical bill, tell the aid office of each school and send papers. They may use their judgment and change the data. The form itself has no box for income that is gone.',
  ),

  h2('grants', 'Grants'),
  p`The ${link('Pell Grant', 'https://studentaid.gov/understand-aid/types/grants/pell')} is the main federal grant for students with need. The largest one is $7,395 for 2026–27, and the smallest is $740. You can receive it for about six years of full-time study. Since July 2026 you cannot get one if your index is $14,790 or more, or if other grants and scholarships already cover your whole cost. New since July 2026 is a ${strong('Workforce Pell')} for short job programs of 8 to 15 weeks that a state has approved.`,
  p`Schools with money from the FSEOG program can add a smaller federal grant. ${strong('States')} have grants of their own, mostly for residents who stay in the state. The ${link('FAFSA deadlines page', 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines')} names each state’s date. For many families, the largest grant of all comes from ${strong('the school itself')}.`,

  h2('css', 'The CSS Profile'),
  p`Some schools, most of them private, want to know more before they give out their own money. They use the ${link('CSS Profile', 'https://cssprofile.collegeboard.org/')} of the College Board, which asks about home equity, small businesses and, at some schools, the parent you do not live with. It costs $25 for the first school and $16 for each further one. It is free for families with an adjusted gross income up to $100,000, for students who had an SAT fee waiver, and for orphans or wards of the court. Many of these schools want it from international students too.`,

  h2('work', 'Work-study'),
  p`Federal Work-Study is a part-time job, mostly on campus, and you are paid for the hours you work. The amount in your offer is the most you can earn, not free money. You have to find the job yourself, and not everyone does, so do not count on it for the bill in August.`,

  h2('loans', 'Loans, in the right order'),
  p`Borrow last, and borrow from the government first. Federal student loans need no credit check, and their rate is fixed for the life of the loan. For loans paid out between July 2026 and June 2027, undergraduates pay 6.52 percent and parents 9.07 percent.`,
  table(
    'The most a dependent student may borrow in Direct Loans.',
    ['Year of study', 'In one year', 'Subsidized part'],
    [
      ['First', '$5,500', '$3,500'],
      ['Second', '$6,500', '$4,500'],
      ['Third and later', '$7,500', '$5,500'],
      ['All years together', '$31,000', '$23,000'],
    ],
  ),
  p`On a ${strong('subsidized')} loan the government pays the interest while you study. On an ${strong('unsubsidized')} one, interest runs from the first day. Independent students may borrow more. The official page has all ${link('limits and rates', 'https://studentaid.gov/understand-aid/types/loans/subsidized-unsubsidized')}.`,
  p`The rules changed on July 1, 2026. ${strong('Parent PLUS')} loans to new borrowers are capped at $20,000 a year and $65,000 in all for each student, and people who study less than full time can borrow less.`,

  h2('repay', 'Paying loans back'),
  p`New student loans have two plans. The ${strong('standard plan')} has equal payments over 10 to 25 years, longer for larger debts. The ${strong('Repayment Assistance Plan')} (RAP) takes a share of your income, forgives unpaid interest when you pay on time, and ends after 30 years. New Parent PLUS loans have the standard plan only.`,
  table(
    'A month of the standard plan, at the 6.52 percent of 2026–27.',
    ['You owe', 'Years', 'A month', 'Interest in all'],
    [
      ['$10,000', '10', '$114', '$3,638'],
      ['$20,000', '10', '$227', '$7,276'],
      ['$27,000', '15', '$236', '$15,390'],
      ['$31,000', '15', '$270', '$17,668'],
    ],
  ),
  table(
    'A month of RAP without children, whatever you owe.',
    ['You earn', 'A month'],
    [
      ['$20,000', '$17'],
      ['$30,000', '$50'],
      ['$45,000', '$150'],
      ['$60,000', '$250'],
      ['$80,000', '$467'],
    ],
  ),
  p`If a plan for paying needs more than the federal limits, it is time to look at a cheaper school. A private loan leaves you fewer ways out when life goes wrong.`,

  h2('calculators', 'Net price calculators'),
  p`Nearly every school has one on its website. You enter your family’s figures and get an estimate of your own net price in about ten minutes. Do it for each school on your list before you apply. Our guide to ${link('comparing costs', '/articles/2')} says how to read the result.`,

  h2('scholarships', 'Scholarships'),
  p`The big ones come from schools. Some consider every applicant, while others have a form of their own with an early date. Next come local ones, from a parent’s employer, a club or a foundation in your town. Few people apply for those, so your chances are good. The ${link('scholarship finder', 'https://www.careeronestop.org/Toolkit/Training/find-scholarships.aspx')} of the Department of Labor is free. Never pay to apply, and ask each school what it does when you bring one, because some lower their own grant.`,

  h2('canada', 'If Canada is on your list'),
  p`A US student at a Canadian university that takes part can have Direct Loans, but no Pell Grant and no work-study. Canadians at US schools cannot file for US federal aid unless they are also US citizens or eligible noncitizens. They can ask the school, and ${link('aid from Canada', '/articles/6')} can often come along. There is more in our article on ${link('studying across the border', '/articles/3')}.`,

  h2('next', 'What to do next'),
  steps(
    t`${strong('Now:')} estimate your index and Pell Grant for ${link('a family of four with $60,000', '/calculator/aid-estimate#income=60000&familySize=4')}, and change the figures to yours.`,
    t`${strong('October and November:')} file the FAFSA, and the CSS Profile where it is asked for.`,
    t`${strong('November to February:')} send state forms and scholarships, starting with ${link('our list', '/scholarships')}.`,
    t`${strong('March and April:')} read the offers with our guide to ${link('comparing offers', '/articles/12')}, and see what a loan costs: ${link('$27,000 on a salary of $45,000', '/calculator/loans#debt=27000&income=45000')}.`,
    t`${strong('By May 1:')} decide, and accept grants first, then work, then subsidized loans.`,
  ),
];
