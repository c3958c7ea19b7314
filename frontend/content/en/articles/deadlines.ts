/** Article 8. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`A late form can cost you a place, and a late aid form can cost you thousands. Both countries also have early dates that few people hear about. This guide puts them in one calendar for a start in the fall of 2027. Dates move by a day or two each year, so the school’s own page has the last word. Our university pages show the dates we could read, and of which year they are.`,

  h2('us-rounds', 'The United States: five ways to be early or late'),
  p`Most US colleges that select their students offer more than one round.`,
  table(
    'Usual dates. Each school sets its own.',
    ['Round', 'You apply by', 'You hear', 'Binding?'],
    [
      ['Early decision', 'November 1 or 15', 'Mid-December', 'Yes'],
      ['Early decision II', 'Early January', 'Mid-February', 'Yes'],
      ['Early action', 'November 1 or 15', 'December to February', 'No'],
      ['Regular decision', 'January 1 to February 1', 'By early April', 'No'],
      ['Rolling', 'Until full', 'Some weeks later', 'No'],
    ],
  ),
  p`${strong('Early decision')} is a promise: if they take you, you go, and you withdraw all other applications. You can send only one. You may step back if the aid is not enough, but you cannot wait to compare offers. Do it only if the school is your clear first choice and its net price calculator shows a sum your family can pay.`,
  p`${strong('Early action')} binds you to nothing, although a few schools limit where else you may apply early, so read the rule. ${strong('Rolling')} means that they decide as forms come in. Go early, because places, rooms and money run out.`,
  p`Many schools take the ${link('Common Application', 'https://www.commonapp.org/')}, which opens in August. Large public systems have forms of their own. The ${link('University of California', 'https://admission.universityofcalifornia.edu/how-to-apply/')} takes them from October 1 to November 30 and has no early round. A few years ago nearly every school was test-optional. That has turned: for fall 2027, MIT, Harvard, Yale, Brown, Dartmouth, Cornell, Penn, Caltech, Stanford, Georgetown, Johns Hopkins and the public universities of Florida, among others, require the SAT or ACT again, so book a test in time.`,

  h2('us-aid', 'The United States: dates for money'),
  bullets(
    t`${strong('October 1 at the latest:')} the ${link('FAFSA', 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines')} opens. The one for 2027–28 was open in late September 2026. File within weeks.`,
    t`${strong('With your early form:')} many private colleges want the CSS Profile in November for early rounds, and in January or February for the rest.`,
    t`${strong('State dates:')} they run from fall to the next summer. California’s is March 2, 2027. Tennessee Promise has April 1. Several states, Illinois, Oregon and Washington among them, have said “as soon as you can” in past years, since the money runs out. The FAFSA page has the list.`,
    t`${strong('Merit awards:')} the large ones often close on November 1 or December 1, before the regular date for admission.`,
  ),

  h2('us-reply', 'The United States: May 1'),
  p`By long custom you have until ${strong('May 1')} to choose and to pay a deposit. Not every school keeps to it any more, and housing may ask for money sooner, so read the letter. Pay one deposit, to one school. If you are on a waitlist elsewhere, you still need one.`,

  h2('ca-how', 'Canada: no single date'),
  p`Canadian schools have no early decision. They have dates by province, by program, and by where you went to school, and many decide as forms come in. Limited programs such as engineering, nursing or design close first.`,
  table(
    'For a start in fall 2027 where a year is named, else the usual date. Programs can be earlier.',
    ['Province', 'Where you apply', 'Date'],
    [
      [
        'Ontario',
        t`${link('OUAC', 'https://www.ouac.on.ca/')}, for all public universities`,
        'January 15, 2027 for students at Ontario high schools; others by university',
      ],
      [
        'British Columbia',
        t`${link('EducationPlannerBC', 'https://www.educationplannerbc.ca/')}, or the school`,
        'UBC January 15, 2027; Simon Fraser January 31, 2027',
      ],
      ['Quebec', 'Each university', 'McGill January 15, 2027 from abroad; many others usually March 1'],
      [
        'Alberta',
        t`${link('ApplyAlberta', 'https://www.applyalberta.ca/')}, or the school`,
        'Alberta March 1, 2027; its entrance awards January 10, 2027',
      ],
      ['Manitoba', 'Each university', 'Manitoba March 1, 2027; scholarships December 1, 2026'],
      ['Saskatchewan', 'Each university', 'Usually March 1'],
      ['Atlantic provinces', 'Each university', 'Often rolling; awards by February or March'],
    ],
  ),
  p`Ontario’s date is one for ${strong('equal consideration')}. Forms that come later are read if there is room, and some programs want a second form or a video soon after. Our guide to ${link('applying in Canada', '/articles/16')} has each province in detail, with fees.`,

  h2('ca-money', 'Canada: dates for money'),
  bullets(
    t`${strong('Major entrance awards:')} mostly from November to February. Some want your school to nominate you, and schools set a date for that in October.`,
    t`${strong('Entrance scholarships by average:')} often there is no form at all, but you may have to apply by a certain day to be considered.`,
    t`${strong('Government aid:')} forms open in spring. Apply by the end of June. See ${link('aid in Canada', '/articles/6')}.`,
    t`${strong('Residence:')} a room is often guaranteed only if you apply and pay by a date in spring, in some places before you have an offer.`,
  ),

  h2('ca-reply', 'Canada: when you must answer'),
  p`Offers come from December to May, and most depend on your final grades. Ontario’s universities may not make a student at an Ontario high school answer before ${strong('June 1, 2027')}. If you apply from anywhere else, or to another province, the letter names a day, often in May. You can hold more than one offer until then, but accept only one.`,

  h2('international', 'If you come from abroad'),
  p`Take the earliest date you find and go a month before it, because you need time for what comes after the offer.`,
  bullets(
    'Tests of English or French: book two months ahead, and leave room for a second try.',
    'Papers from your school: ask for them six weeks before. Certified translations take time as well.',
    'Study permit for Canada: apply as soon as you have the offer and the attestation letter.',
    'Student visa for the US: apply as soon as you have the I-20. Waits for an interview can be long in summer.',
  ),
  p`Our articles on ${link('studying across the border', '/articles/3')} and on ${link('international students in the US', '/articles/9')} take you through both.`,

  h2('calendar', 'One calendar for both'),
  table(
    'For a start in the fall of 2027.',
    ['Month', 'United States', 'Canada'],
    [
      ['August 2026', 'Common Application opens', 'Read program pages, check required courses'],
      ['October', 'FAFSA and CSS Profile; ask for references', 'Forms are open; schools nominate for awards'],
      ['November', 'Early rounds; University of California', 'Major awards begin to close'],
      ['December', 'Early answers; finish regular forms', 'Early dates at some schools and awards'],
      ['January 2027', 'Regular decision; second early round', 'Ontario, UBC and many limited programs'],
      ['February', 'Aid papers; state forms', 'Second forms, portfolios, interviews'],
      ['March', 'Answers; state aid dates', 'Quebec, Alberta; awards in the Atlantic'],
      ['April', 'Compare offers, visit', 'Offers; residence forms'],
      ['May', 'Decide by May 1', 'Offers; many replies due; government aid'],
      ['June', 'Waitlists; final transcript', 'Ontario replies; aid by the end of the month'],
      ['July and August', 'Visa, housing, courses', 'Permit, housing, courses'],
    ],
  ),
  note(
    'Set your own date ten days before',
    'Websites fail on the last evening, and references forget. Send each form ten days early, keep the receipt, and check a week later whether all papers have come in.',
  ),

  h2('missed', 'If you missed one'),
  p`Write to the office and ask. Many schools take forms until the program is full. In the US, some list open places after May 1, and in Ontario the late-places service opens on June 3, 2027. In both countries you can start in January at some schools, or begin at a ${link('college and transfer', '/articles/10')}. A year off with a plan is nothing to be ashamed of either. Ask whether you can delay your start, and what happens to your award.`,

  h2('next', 'What to do next'),
  steps(
    t`Bookmark your schools, open each page, and copy its dates into your calendar.`,
    t`Need more time? See ${link('schools that admit all year', '/search?country=US&offers=rolling-admission&sortBy=graduationRate&sortOrder=desc')}.`,
    t`Looking for an answer before Christmas: ${link('schools with early action', '/search?country=US&offers=early-action&sortBy=graduationRate&sortOrder=desc')}, which does not bind you.`,
    t`Start the slow parts now: ${link('essays and letters of recommendation', '/articles/23')}.`,
  ),
];
