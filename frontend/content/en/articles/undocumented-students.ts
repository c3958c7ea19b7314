/** Article 20. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`You can go to college if you are undocumented. No federal law in the United States stops a school from admitting you, and thousands of undocumented students graduate. What changes with your status is the money, and how careful you have to be with your data. Rules differ by state and are being fought over in court as you read this. So use this article to know what to ask, and ask someone you trust in your own state.`,
  note(
    'Before you fill in anything',
    t`Do not lie about citizenship on a form, and do not leave your papers with strangers. If a form could expose you or your parents, talk to a lawyer first. Find a free or cheap one through the ${link('Department of Justice list', 'https://www.justice.gov/eoir/list-pro-bono-legal-service-providers')}.`,
  ),

  h2('who', 'Which situation is yours?'),
  table(
    'What you can count on in the United States.',
    ['You are', 'Federal aid (FAFSA)', 'State and school aid'],
    [
      ['A citizen whose parents have no papers', 'Yes, in full', 'Yes'],
      ['A permanent resident, refugee or asylee', 'Yes, in full', 'Yes'],
      ['A DACA holder', 'No', 'In some states, and at many schools'],
      ['Undocumented without DACA', 'No', 'In some states, and at many schools'],
      ['On a visa such as F-1', 'No', 'From the school; rarely from the state'],
    ],
  ),
  p`Only the student’s own status counts for federal aid. The official list is at ${link('Federal Student Aid', 'https://studentaid.gov/understand-aid/eligibility/requirements/non-us-citizens')}.`,

  h2('mixed', 'A citizen in a family of mixed status'),
  p`You have a right to federal aid, whatever your parents’ status. A parent without a Social Security number can make an account on studentaid.gov, choose “no number”, and give consent. Their tax data may have to be typed in by hand. They should not put in a false number, nor an ITIN as if it were one.`,
  p`Is it safe? The law says that FAFSA data may be used for student aid only. But New York’s aid agency tells ${link('mixed-status families', 'https://www.hesc.ny.gov/guidance-mixed-status-families')} openly that nobody can know whether the data will be used in other ways. If you have filed before, the government already has them. It is your family’s choice. If you decide against the FAFSA, ask whether your state and the school have a form of their own.`,

  h2('state', 'The state decides the price'),
  p`Some states let students who went to high school there pay the in-state price, whatever their status. Some also give state grants. Others forbid both. Several states changed course in 2025 and 2026. In Texas, Florida, Oklahoma and Kentucky the in-state price ended or is ending, and suits are running in others. So no list stays true for long. Ask your state’s own aid agency. The ${link('FAFSA deadlines page', 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines')} names it.`,
  bullets(
    t`${strong('California:')} the ${link('Dream Act Application', 'https://dream.csac.ca.gov/')} takes the place of the FAFSA for state aid.`,
    t`${strong('New York:')} the ${link('Senator José Peralta DREAM Act', 'https://www.hesc.ny.gov/')} opens state grants.`,
    t`${strong('New Jersey, Illinois, Washington and others')} have an alternative form as well. Your state’s aid agency names it.`,
  ),
  p`Private universities set their own rules. Some treat you as a student from their own country and meet your full need. Others treat you as an international applicant, with far less money. Ask the admissions office in one line, without your name: “How do you consider and fund undocumented applicants?”`,

  h2('scholarships', 'Money that does not ask for papers'),
  bullets(
    t`${link('TheDream.US', 'https://www.thedream.us/')} pays up to $33,000 toward a degree at partner colleges with in-state tuition, and up to $100,000 for students from states that shut them out. Its forms have closed in February in past rounds.`,
    'The university itself is the largest giver. Its need-based awards may be open to you where federal ones are not.',
    t`Many local foundations never ask. Read who may apply, and write to them if it is not clear.`,
  ),
  p`Community college for two years is often the cheapest start, and some states and cities make it free. See ${link('starting at a college', '/articles/10')}.`,

  h2('careers', 'Think about the end, too'),
  p`A degree is yours for life. A job needs permission to work, and some licenses need a status. Ask about licenses in your state before you choose nursing, teaching or law. Do not travel abroad for a semester without a lawyer’s word. You may not be able to come back.`,

  h2('canada', 'In Canada'),
  p`To study in Canada for more than six months you need a study permit. People without status mostly cannot get one from inside the country. Children may go to school, but universities will ask. Two groups have more rights. ${strong('Refugee claimants')} can apply for a study permit. ${strong('Protected persons')} can get student loans and grants from their province like citizens, and pay the domestic price. A few universities have programs for students without status. Legal aid clinics and the ${link('World University Service of Canada', 'https://wusc.ca/')}, which brings refugee students to campuses, are the places to ask.`,
  p`An undocumented student in the US who goes to Canada to study may be barred from returning to the United States. Do not do it without a lawyer.`,

  h2('next', 'What to do next'),
  steps(
    t`Find out the rule of your state, and the name of its form.`,
    t`List public schools near you by price: for instance ${link('New York', '/search?country=US&state=NY&type=public&sortBy=inStateTuition&sortOrder=asc')}, ${link('California', '/search?country=US&state=CA&type=public&sortBy=inStateTuition&sortOrder=asc')} or ${link('New Jersey', '/search?country=US&state=NJ&type=public&sortBy=inStateTuition&sortOrder=asc')}. If your state bars you, look at the out-of-state price.`,
    t`Look for ${link('scholarships', '/scholarships')} without a citizenship rule.`,
    t`Nobody in your family has studied? Read ${link('first in the family', '/articles/14')} too.`,
  ),
];
