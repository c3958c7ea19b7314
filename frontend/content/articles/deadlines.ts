/** Article 8. */
import { type Block, bullets, h2, link, note, p, strong, t, table } from '../running-text.ts';

export const text: readonly Block[] = [
  p`A late form can cost you a place. A late aid form can cost you thousands. And both countries have early dates that few people hear about. This guide puts them in one calendar, for a start in the fall of 2027. It was checked in November 2026. Dates move by a day or two each year, so the school’s own page has the last word.`,

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
  p`${strong('Early decision')} is a promise: if they take you, you go, and you drop all other forms. You can send only one. You may step back if the aid is not enough. But you cannot wait to compare offers. Do it only if it is your clear first choice and the net price calculator shows a sum your family can pay.`,
  p`${strong('Early action')} binds you to nothing. A few schools limit where else you may apply early. Read the rule.`,
  p`${strong('Rolling')} means that they decide as forms come in. Go early. Places, rooms and money run out.`,
  p`Many schools take the ${link('Common Application', 'https://www.commonapp.org/')}, which opens on August 1. Large public systems have forms of their own. The ${link('University of California', 'https://admission.universityofcalifornia.edu/how-to-apply/')} takes them from October 1 to about November 30, and there is no early round.`,

  h2('us-aid', 'The United States: dates for money'),
  bullets(
    t`${strong('October 1')} at the latest: the ${link('FAFSA', 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines')} opens. File within weeks.`,
    t`${strong('With your early form:')} many private colleges want the CSS Profile in November for early rounds, and in January or February for the rest.`,
    t`${strong('State dates:')} they run from fall to the next summer. Some states say “as soon as you can”, as the money runs out. California’s has been March 2. The FAFSA page has a list.`,
    t`${strong('Merit awards:')} the large ones often close on November 1 or December 1, before the regular date for admission.`,
  ),

  h2('us-reply', 'The United States: May 1'),
  p`By long custom you have until ${strong('May 1')} to choose and to pay a deposit. Not every school keeps to it any more, and housing may ask for money sooner. Read the letter. Pay one deposit, to one school. If you are on a waiting list elsewhere, you still need one.`,

  h2('ca-how', 'Canada: no single date'),
  p`Canadian schools have no early decision. They have dates by province, by program, and by where you went to school. Many decide as forms come in. Limited programs, such as engineering, nursing or design, close first.`,
  table(
    'Usual dates for a start in September. Programs can be earlier.',
    ['Province', 'Where you apply', 'Usual date'],
    [
      [
        'Ontario',
        t`${link('OUAC', 'https://www.ouac.on.ca/')}, for all universities`,
        'January 15 for students at Ontario high schools; others vary by program',
      ],
      [
        'British Columbia',
        t`${link('EducationPlannerBC', 'https://www.educationplannerbc.ca/')}, or the school`,
        'UBC in mid-January; others from January to spring',
      ],
      ['Quebec', 'Each university', 'From mid-January to March 1, by where you come from'],
      [
        'Alberta',
        t`${link('ApplyAlberta', 'https://applyalberta.ca/')}, or the school`,
        'Often March 1; awards from December',
      ],
      ['Saskatchewan, Manitoba', 'Each university', 'Often from March to summer; awards earlier'],
      ['Atlantic provinces', 'Each university', 'Often rolling; awards by about March 1'],
    ],
  ),
  p`Ontario’s date is one for ${strong('equal consideration')}. Forms that come later are read if there is room. Some programs want a second form or a video soon after.`,
  p`In Quebec, students in a CEGEP apply by March 1 at most universities. For people from outside Quebec the date tends to be earlier.`,

  h2('ca-money', 'Canada: dates for money'),
  bullets(
    t`${strong('Major entrance awards:')} mostly from November to February. Some want you to be named by your school, which has a date of its own in October.`,
    t`${strong('Entrance scholarships by average:')} often no form at all. But you may have to apply by a certain day to be looked at.`,
    t`${strong('Government aid:')} forms open in spring. Apply by the end of June. See ${link('aid in Canada', '/articles/6')}.`,
    t`${strong('Residence:')} a room is often sure only if you apply and pay by a date in spring, in some places before you have an offer.`,
  ),

  h2('ca-reply', 'Canada: when you must answer'),
  p`Offers come from December to May. Most depend on your final grades. Ontario’s universities may not make a student at a high school there answer before about ${strong('June 1')}. Elsewhere the letter names a day, often in May. You can hold more than one offer until then, but accept only one.`,

  h2('international', 'If you come from abroad'),
  p`Take the earliest date you find and go a month before it. You need time for what comes after the offer.`,
  bullets(
    'Tests of English or French: book two months ahead, and leave room for a second try.',
    'Papers from your school: ask for them six weeks before. Sworn translations take time as well.',
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
      [
        'October',
        'FAFSA and CSS Profile; ask for references',
        'OUAC and others are open; school names award candidates',
      ],
      ['November', 'Early rounds; University of California', 'Major awards begin to close'],
      ['December', 'Early answers; finish regular forms', 'Early dates at some schools and awards'],
      ['January 2027', 'Regular decision; second early round', 'Ontario, UBC and many limited programs'],
      ['February', 'Aid papers; state forms', 'Second forms, portfolios, interviews'],
      ['March', 'Answers; state aid dates', 'Quebec, Alberta; awards in the Atlantic'],
      ['April', 'Compare offers, visit', 'Offers; residence forms'],
      ['May', 'Decide by May 1', 'Offers; many replies due; government aid'],
      ['June', 'Waiting lists; final transcript', 'Ontario replies; aid by the end of the month'],
      ['July and August', 'Visa, housing, courses', 'Permit, housing, courses'],
    ],
  ),
  note(
    'Set your own date ten days before',
    'Websites fail on the last evening. References forget. Send each form ten days early, keep the receipt, and look a week later whether all papers have come in.',
  ),

  h2('missed', 'If you missed one'),
  p`Write to the office and ask. Many schools take forms until the program is full. In the US, some list open places after May 1. In Ontario, open programs are shown in late spring. In both countries you can start in January at some schools, or begin at a ${link('college and transfer', '/articles/10')}. A year off with a plan is no shame either. Ask if you can delay your start, and what happens to your award.`,
];
