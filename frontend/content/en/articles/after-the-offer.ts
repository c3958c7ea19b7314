/** Article 17. */
import { type Block, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Congratulations: somebody read your form and wants you there. Enjoy it for an evening, and then take out a calendar, because between the yes and the first class lie a dozen small tasks, each with a date. Every summer, some people who were admitted never arrive, and often the reason was a form, a deposit or a bill that nobody explained. Here they are, in order.`,

  h2('choose', 'Say yes to one'),
  p`In the United States, most schools want an answer and a deposit by May 1. In Canada the letter names the day. Students at Ontario high schools cannot be made to answer before June 1. Before you say yes, compare the money with ${link('our guide to offers', '/articles/12')}. Then pay one deposit and tell the other schools no, which gives someone on a waitlist a place. You accept the aid in a separate step, line by line, as ${link('Federal Student Aid', 'https://studentaid.gov/complete-aid-process/accept-aid')} explains.`,
  p`If the deposit is hard to pay, ask for a waiver or more time. US schools do this more often than they say.`,

  h2('waitlist', 'If you are on a waitlist'),
  p`Accept another offer first, with its deposit. Then write one warm letter to the school with the list: you would still come, here is my news. The odds are small and change from year to year. In the ${link('Common Data Sets', 'https://commondataset.org/')} of 107 US universities for 2024–25 and 2025–26, the one in the middle took 13 of 100 people who stayed on its list. At a third of them it was fewer than five. Where a school publishes its own figure, its page here shows it.`,
  p`Canadian schools use such lists less. They may offer you another program instead, or ask you to wait for final grades.`,

  h2('conditions', 'Keep your grades up'),
  p`An offer rests on things you promised: final grades, certain courses, a diploma. In Canada the letter names the average to hold, and in the United States it says that your record must stay in line with the one you sent. If a grade falls or you drop a class, write to them before they find out. Mostly they say it is fine, and it is silence that costs people their places.`,

  h2('calendar', 'Month by month'),
  table(
    'For a start in the fall. Your portal has the exact days.',
    ['When', 'What to do'],
    [
      ['Within a week', 'Open your student account and portal. Read every item on the checklist'],
      ['April and May', 'Reply, deposit, housing form. Rooms often go by date'],
      ['May', 'Accept aid line by line: gifts first, then work, then loans you need'],
      ['May and June', 'Final transcript: ask your school to send it. Send AP, IB or college credit too'],
      ['June', 'Apply for provincial aid in Canada, if you have not. Scholarships you win: tell the aid office'],
      ['June and July', 'Placement tests, orientation, course registration. Go on the first day it opens'],
      ['July', 'Health form and vaccinations, health plan: join it or waive it with proof of your own'],
      ['July and August', 'The bill comes. Set up a payment plan if you cannot pay at once'],
      ['August', 'Loan papers: entrance counseling and promissory note. Move'],
    ],
  ),

  h2('bill', 'The first bill'),
  p`It is for one term, not for the year. Check that all the aid you accepted has been taken off, apart from work-study, which is never on the bill because you earn it later. Three lines surprise people. The ${strong('health plan')} can cost thousands in the United States, and you can often waive it. The ${strong('meal plan')} may have a smaller size. ${strong('Fees')} for transit or the gym may have an opt-out with a date.`,
  p`If you cannot pay the bill, call the aid office in July and not in September. Many have small funds for exactly this.`,

  h2('loans', 'Only the loans you need'),
  p`You may take less than you are offered. A loan of $5,500 in each of four years is $22,000, which costs about $250 a month for ten years at 2026–27 rates, and half the loan is half the weight. Change the sum in the ${link('loan calculator', '/calculator/loans#debt=22000&income=45000')}.`,

  h2('delay', 'Take a year, or change your mind'),
  p`You can ask to defer, in most cases for a year. Get it in writing, together with what happens to your scholarship, and expect that some Canadian programs make you apply again. If you want to switch to another offer after May 1, you can, although you lose the deposit. Tell both schools on the same day.`,

  h2('abroad', 'If you cross a border'),
  p`Start the permit on the day you accept. For the United States you need the I-20 from the school, then the SEVIS fee, then a visa interview, unless you are Canadian. For Canada you need the letter of acceptance and, for most bachelor’s programs, the attestation letter of the province. Our articles on ${link('the US', '/articles/9')} and on ${link('crossing the border', '/articles/3')} have the steps.`,
  note(
    'The scams of summer',
    'Nobody official asks for gift cards, for your portal password, or for a “seat fee” by text message. Be just as careful with a room that wants a deposit before anyone has seen it. When in doubt, call the number on the school’s own site.',
  ),

  h2('next', 'What to do next'),
  steps(
    t`Put the letters side by side in ${link('compare offers', '/calculator/offers')}, if you are still choosing.`,
    t`Check the loan you would take: ${link('$5,500 a year for four years', '/calculator/loans#debt=22000&income=45000')}.`,
    t`Keep receipts for tuition and books. They are worth money next spring: see ${link('tax credits', '/articles/18')}.`,
    t`First in your family to go? Read ${link('what others already know', '/articles/14')}.`,
  ),
];
