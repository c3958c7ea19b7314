/** Article 5. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '../running-text.ts';

export const text: readonly Block[] = [
  p`Most aid in the United States starts with one free form. It opens the door to grants, loans and campus jobs, and many states and schools use it as well. This guide says what there is, who can have it, and what to do in which month. It was checked in November 2026, for students who start in the fall of 2027.`,

  h2('four-kinds', 'Four kinds of aid'),
  table(
    'Only the first two make a degree cheaper.',
    ['Kind', 'Pay it back?', 'Given for', 'Where it comes from'],
    [
      ['Grant', 'No', 'Need', 'Federal and state government, the school'],
      ['Scholarship', 'No', 'Grades, talent, background', 'The school, firms, clubs, foundations'],
      ['Work-study', 'No, you earn it', 'Need', 'Federal government through the school'],
      ['Loan', 'Yes', 'Need or none', 'Federal government, sometimes states and banks'],
    ],
  ),

  h2('fafsa', 'The FAFSA'),
  p`The ${link('Free Application for Federal Student Aid', 'https://studentaid.gov/h/apply-for-aid/fafsa')} is for US citizens and eligible noncitizens, such as permanent residents. It costs nothing. Anyone who wants money to file it for you is not the government.`,
  steps(
    t`${strong('Make an account')} on ${link('studentaid.gov', 'https://studentaid.gov/')}. You need one, and so does each parent who must take part. The form calls them contributors.`,
    t`${strong('Start the right year.')} For the fall of 2027 it is the 2027–28 form. By law it opens by October 1 each year. You file again for each year of study.`,
    t`${strong('Give consent')} for the tax office to send your data. All contributors must, even if they did not file taxes. Without it there is no federal aid. The 2027–28 form uses taxes of 2025.`,
    t`${strong('List your schools,')} up to twenty. Each gets the result.`,
    t`${strong('Sign and send.')} Then read the summary, and mend mistakes.`,
  ),
  p`The federal deadline for 2027–28 is June 30, 2028. It is of no use to you. Many states and schools give out money until it is gone, and theirs come months before. File in October or November.`,
  p`The result is a number, the ${strong('Student Aid Index')}. It can be as low as −1,500. It is not what you pay. It is what schools use to work out your need: cost of attendance, less the index, less other aid.`,
  note(
    'If your life changed since 2025',
    'A lost job, a divorce, a death or a large medical bill: tell the aid office of each school and send papers. They may use their judgment and change the data. The form itself has no box for income that is gone.',
  ),

  h2('grants', 'Grants'),
  p`The ${link('Pell Grant', 'https://studentaid.gov/understand-aid/types/grants/pell')} is the main federal grant for students with need. The largest one was $7,395 for 2026–27; Congress sets it each year. You can have it for about six years of full-time study. Since July 2026 you cannot get it if other grants and scholarships already cover your whole cost.`,
  p`Schools with money from the FSEOG program can add a smaller federal grant. ${strong('States')} have their own, mostly for residents who stay in the state. Look up yours through the ${link('list of state programs', 'https://www.nasfaa.org/State_Financial_Aid_Programs')}. For many families the largest grant of all comes from ${strong('the school itself')}.`,

  h2('css', 'The CSS Profile'),
  p`Some schools, most of them private, want to know more before they give out their own money. They use the ${link('CSS Profile', 'https://cssprofile.collegeboard.org/')} of the College Board. It asks about home equity, small firms and, at some schools, the parent you do not live with. There is a fee for each school, which is waived for families below an income limit. Many of these schools want it from international students too. Look at each school’s list of forms and its dates.`,

  h2('work', 'Work-study'),
  p`Federal Work-Study is a job of some hours a week, mostly on campus. You are paid for the hours you work, at least the minimum wage. The sum in your offer is a limit and not a gift. You have to find the job, and not everyone does. So do not count it towards the bill in August.`,

  h2('loans', 'Loans, in the right order'),
  p`Borrow last, and borrow from the government first. Federal loans to students need no credit check. Their rate is fixed for the life of the loan, and is set anew each July for new loans.`,
  table(
    'Most that a dependent student may borrow in Direct Loans.',
    ['Year of study', 'In one year', 'Of it subsidized, at most'],
    [
      ['First', '$5,500', '$3,500'],
      ['Second', '$6,500', '$4,500'],
      ['Third and later', '$7,500', '$5,500'],
      ['All years together', '$31,000', '$23,000'],
    ],
  ),
  p`On a ${strong('subsidized')} loan, the government pays the interest while you study. On an ${strong('unsubsidized')} one, it runs from the first day. Students who are independent may borrow more. Look up the ${link('limits and rates', 'https://studentaid.gov/understand-aid/types/loans/subsidized-unsubsidized')}.`,
  p`The rules changed on July 1, 2026. ${strong('Parent PLUS')} loans to new borrowers are now capped at $20,000 a year and $65,000 in all for each student. People who study less than full time can borrow less. New loans are paid back under a new standard plan, or under the Repayment Assistance Plan, which depends on income. If a plan for paying needs more than these sums, it is time to look at a cheaper school. A private loan has fewer ways out when life goes wrong.`,

  h2('calculators', 'Net price calculators'),
  p`Nearly every school has one on its website. Enter your family’s figures and you get an estimate of your own net price. It takes ten minutes. Do it before you apply, for each school on your list. Our guide to ${link('comparing costs', '/articles/2')} says how to read the result.`,

  h2('scholarships', 'Scholarships'),
  p`The big ones are given by schools. Some look at every applicant. Others have a form of their own with an early date. Next come local ones: the employer of a parent, a club, a foundation in your town. Few people apply for those, so the odds are good. The ${link('scholarship finder', 'https://www.careeronestop.org/Toolkit/Training/find-scholarships.aspx')} of the Department of Labor is free. Never pay to apply. And ask each school what it does when you bring one: some lower their own grant.`,

  h2('canada', 'If Canada is on your list'),
  p`A US student at a Canadian university that takes part can have Direct Loans, but no Pell Grant and no work-study. Canadians at US schools cannot file for federal US aid, unless they are also US citizens or eligible noncitizens. They can ask the school, and look at ${link('aid in Canada', '/articles/6')}, which can often be taken along. More in our article on ${link('studying across the border', '/articles/3')}.`,

  h2('calendar', 'What to do when'),
  bullets(
    t`${strong('Summer before the last year:')} run net price calculators, make the accounts.`,
    t`${strong('October:')} file the FAFSA, and the CSS Profile where it is asked for.`,
    t`${strong('November to February:')} state forms, scholarships, papers that schools ask for.`,
    t`${strong('March and April:')} offers come. Read them with our guide to ${link('comparing offers', '/articles/12')}.`,
    t`${strong('By May 1:')} decide, and say yes to grants first, then work, then subsidized loans.`,
    t`${strong('Each October after:')} file again.`,
  ),
];
