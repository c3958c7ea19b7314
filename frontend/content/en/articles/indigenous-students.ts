/** Article 19. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`If you are First Nations, Inuit, Métis, American Indian, Alaska Native or Native Hawaiian, part of the money for your studies is not charity. Some of it rests on treaties and on law. Most of it is given out by nations and communities themselves, so the first call is to your own education office. This article says what to ask there, and what else there is.`,

  h2('first', 'First call: your nation'),
  p`Most nations have someone who looks after students. Ask four things. What do you fund? By which date must I apply? Which papers do I need? What must I do to keep it? Dates are often in spring or even in winter, before you have an offer. Budgets run out, so early is better than perfect.`,

  h2('canada', 'In Canada'),
  table(
    'The federal programs. Each is run by communities and their organizations.',
    ['For', 'Program', 'Where to apply'],
    [
      [
        'First Nations students with status',
        t`${link('Post-Secondary Student Support Program', 'https://www.sac-isc.gc.ca/eng/1100100033682/1531933580211')}`,
        'Your First Nation, or the body it names',
      ],
      [
        'Inuit students',
        t`${link('Inuit Post-Secondary Education Strategy', 'https://www.sac-isc.gc.ca/eng/1578850688146/1578850715764')}`,
        'Your land-claim organization',
      ],
      ['Métis students', 'Métis Nation Post-Secondary Education Strategy', 'Your Métis government'],
    ],
  ),
  p`The program for First Nations can pay tuition, books, travel and living costs. It does not always pay all of it for everyone. You can apply for provincial student aid at the same time. ${link('Indspire', 'https://indspire.ca/programs/students/bursaries-scholarships/')} gives bursaries to First Nations, Inuit and Métis students, thousands of them each year, through one form.`,
  p`${strong('Universities:')} First Nations University of Canada in Regina is run by First Nations. Many others hold places for Indigenous applicants, in medicine, law and education above all, or have a bridging year. Some provinces support institutes that are run by Indigenous nations. Ask for the Indigenous student center before you apply. Elders, housing, child care and smudging space are fair questions.`,

  h2('us', 'In the United States'),
  bullets(
    t`${strong('Federal grant through your tribe:')} the ${link('Bureau of Indian Education', 'https://www.bie.edu/')} funds grants for members of federally recognized tribes who study for a first degree and have need. Most tribes run it themselves. You need proof of membership, an offer and the school’s aid letter.`,
    t`${strong('FAFSA first.')} Nearly all of these grants come on top of federal aid, so the form is the first step. Some payments to tribal members do not count as income. Ask the aid office.`,
    t`${strong('Private awards with a date:')} the ${link('American Indian College Fund', 'https://collegefund.org/')}, the ${link('Cobell Scholarship', 'https://www.cobellscholar.org/scholarships/undergraduate')} and ${link('AISES', 'https://aises.org/scholarships/')} for science. The Cobell form for 2026–27 was listed as due on March 31, 2027.`,
  ),
  p`${strong('Tuition waivers')} go further than any grant. ${link('Fort Lewis College', 'https://www.fortlewis.edu/')} in Colorado charges no tuition to students of federally recognized tribes, from any state. The ${link('University of Minnesota Morris', 'https://morris.umn.edu/')} has a similar waiver. Both go back to Indian schools that once stood on their land. ${link('Michigan', 'https://www.michigan.gov/mdcr/')} waives tuition at public schools for residents of the state who belong to a tribe. Maine, Montana and others have waivers as well, and the University of California has a plan for members of tribes. Each has its own rules on residence and membership, so ask the school.`,
  p`${strong('Tribal colleges')} were founded by nations. They are small, near home, teach the language, and cost little. Some give bachelor’s degrees. Their graduation rates look low, since many students work, raise children and study part time. Read the rate together with that.`,

  h2('jay', 'Across the line that others drew'),
  p`Under the Jay Treaty, First Nations people born in Canada with at least half Native ancestry may live, work and study in the United States without a visa. They need papers that prove it. See ${link('the US embassy in Canada', 'https://ca.usembassy.gov/visas/first-nations-and-native-americans/')}. They also count as eligible noncitizens for ${link('federal student aid', 'https://studentaid.gov/understand-aid/eligibility/requirements/non-us-citizens')}, so they may file the FAFSA. Canada has no law that mirrors this fully. American Indians who are not citizens or registered in Canada apply for a study permit like others.`,

  h2('choose', 'How to tell whether a campus is good for you'),
  bullets(
    'How many Indigenous students are here, and how many finish? Ask for both numbers.',
    'Is there a center with staff of its own, or a poster?',
    'Is my language taught? By whom?',
    'Can I go home for ceremony, for hunting season or for a funeral, without losing a class?',
    'Who decides about the money, and whom do I call when it is late?',
  ),
  note(
    'When the money is late',
    'Band and tribal funding often arrives after the bill. Tell the student accounts office in August that you are sponsored, and ask for a hold on late fees. They know how this works. If they do not, the Indigenous center does.',
  ),

  h2('next', 'What to do next'),
  steps(
    t`Call your education office this week and write down its date.`,
    t`See ${link('tribal colleges and schools that serve many Native students', '/search?country=US&designation=tribal,nasnti,annh')}, and the schools in ${link('Saskatchewan', '/search?country=CA&state=SK')} or ${link('Manitoba', '/search?country=CA&state=MB')}.`,
    t`Look through the ${link('scholarships', '/scholarships')} of both countries for the ones that name you.`,
    t`Send the government form as well: ${link('aid in Canada', '/articles/6')} or ${link('aid in the US', '/articles/5')}.`,
  ),
];
