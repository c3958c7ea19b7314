/** Article 3. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Thousands of Americans study in Canada, and even more Canadians study in the United States. The two systems look alike and differ in a hundred small ways. This article is about the differences that cost time or money. Most of it is for people who go to Canada, from the US or from further away, and the last parts are for Canadians who go south.`,
  p`Rules for permits change often. Each rule below has the date from which it holds, so that you can tell whether yours is newer. Follow the links before you act.`,

  h2('why', 'What is different in Canada'),
  bullets(
    t`${strong('You apply to a program.')} Engineering and arts at one university have different bars, and sometimes different forms.`,
    t`${strong('Grades count most.')} Many programs look at your last two years of school and little else, while others want an essay, a portfolio or a short video.`,
    t`${strong('Most universities are public.')} There are few private ones, and hardly any that are for profit.`,
    t`${strong('The price depends on your passport')} more than on your province. Students from abroad pay several times what Canadians pay.`,
    t`${strong('Quebec has its own path.')} Students there finish school after grade 11, go to a CEGEP for two years, and then take three years for a degree. If you come from elsewhere with grade 12, most programs take you four.`,
  ),

  h2('apply', 'Applying, and what it costs'),
  p`There is no form for the whole country. In Ontario, one service, ${link('OUAC', 'https://www.ouac.on.ca/')}, takes the forms for all of its public universities. British Columbia and Alberta have shared sites too. In most other provinces you apply to each school. Our guide to ${link('applying in Canada', '/articles/16')} goes through them one by one.`,
  p`Plan on application fees of ${strong('CAD 100 to 250')} for each form at the large universities. OUAC asks CAD 159 for three choices in its form for fall 2027, the University of Alberta 150, McGill about 140. Some schools ask less: Dalhousie’s has been around 70. One fee can cover more than one program, and some schools add a charge to read foreign transcripts. The fee is not paid back, and few schools waive it, so six applications are a real expense.`,
  p`If you went to school in English, you will seldom need a language test; if you did not, look at the scores your program asks for. At the French-language universities in Quebec and elsewhere, you study in French.`,

  h2('permit', 'The study permit, step by step'),
  p`You need a study permit for any program of more than six months. That is true for US citizens as well. They do not need a visa to enter, but they do need the permit to study.`,
  steps(
    t`Get the ${strong('letter of acceptance')}. The school must be a ${link('designated learning institution', 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html')}, which you can look up.`,
    t`Get the ${strong('attestation letter')} of the province or territory. Since January 2024, most people who want to start a bachelor’s degree need one, and the school tells you how to get it. Quebec asks for its own ${strong('acceptance certificate')} (CAQ).`,
    t`Show ${strong('proof of funds')}: the first year’s tuition, travel, and a set sum to live on. For one person outside Quebec that sum was CAD 22,895 for applications from September 1, 2025. It rises most years, and Quebec sets its own.`,
    t`${strong('Apply online')} and pay the fees. You may also have to give fingerprints and a photo, and you should allow some months. US citizens may apply when they arrive at the border, although it is safer to do it before you move.`,
    t`${strong('Carry the papers')} when you travel: passport, approval letter, letter of acceptance and proof of funds.`,
  ),
  p`The government limits the number of permits. For 2026 the limit was 408,000, of which 155,000 were for new students, according to the ${link('immigration department', 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html')} in November 2025. A permit is also tied to one school: since November 2024, you must get a new one before you move to another.`,

  h2('work', 'Working while you study'),
  p`You will read on many pages that you may work up to ${strong('20 working hours a week during study')}. That was Canada’s limit for off-campus jobs for years, and it is out of date. Since November 8, 2024, it has been ${strong('24 hours a week')} off campus while classes are on, with no limit in a scheduled break such as the summer. On campus there is no limit at any time. You must study full time, hold a permit that lets you work, and have a Social Insurance Number. The ${link('official page', 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/work-off-campus.html')} has the details.`,
  p`In the United States, 20 hours is still the rule, and it is a stricter one. A student with F-1 status may work up to 20 hours a week ${strong('on campus')} while school is in session, and more in the breaks. Work off campus needs permission, and as a rule nobody gets it in the first year.`,
  table(
    'Work while you study, and after.',
    ['', 'Canada, study permit', 'United States, F-1'],
    [
      ['On campus', 'No set limit', 'Up to 20 hours a week'],
      ['Off campus', 'Up to 24 hours a week', 'Only with permission, not in the first year'],
      ['In long breaks', 'Full time', 'Full time on campus'],
      ['After the degree', 'Work permit of up to three years', '12 months of training, 24 more in some fields'],
    ],
  ),
  note(
    'Plan with 20',
    'Twenty hours a week is legal in both countries, and it is also a lot next to full-time study. No job that a student may do pays an international student’s tuition, so you must be able to pay without it.',
  ),

  h2('money', 'Money that crosses the border'),
  bullets(
    t`${strong('From the US:')} many Canadian universities take part in the federal loan program, so you can file the FAFSA and get Direct Loans. Pell Grants and work-study stay at home. Ask the school’s aid office, as some programs are left out, and look at the ${link('federal list of schools abroad', 'https://studentaid.gov/understand-aid/types/international')}.`,
    t`${strong('529 plans')} can be spent at schools abroad that take part in that program.`,
    t`${strong('From Canada:')} federal and provincial aid can be used at many US schools, with sums and rules that differ by province. A ${link('Registered Education Savings Plan', 'https://www.canada.ca/en/services/benefits/education/education-savings.html')} can be used there too, in most cases.`,
    t`${strong('Scholarships:')} some Canadian universities have large awards for students from abroad, and most consider you without a separate form. The Canadian government keeps ${link('a list', 'https://www.educanada.ca/scholarships-bourses/index.aspx?lang=eng')}.`,
  ),
  p`Then add health cover. In some provinces students from abroad join the public plan. In others, Ontario among them, the school signs you up for a private plan and puts it on the bill. US universities mostly insist on a plan of their own, which can cost some thousands of dollars a year.`,

  h2('south', 'From Canada to the United States'),
  p`The university sends you a ${strong('Form I-20')}. With it you pay the ${link('I-901 SEVIS fee', 'https://www.fmjfee.com/')}, which is USD 350 for F-1 students. A Canadian citizen needs no student visa. You show your passport, the I-20, the fee receipt and proof of money at the border, and you are admitted as an F-1 student. A permanent resident of Canada who is not a citizen does need the visa in most cases. Our article on ${link('international students in the US', '/articles/9')} goes through it.`,
  p`US schools know Canadian grades well. If you are in Quebec, ask how CEGEP years count, since you may get credit for them. Check whether the school wants the SAT or ACT, because more of them ask for a test again. And if you need aid, find out whether the school looks at your need when it decides on Canadians, as most do.`,

  h2('after', 'Will the degree count at home?'),
  p`In general, yes. Employers and graduate schools on both sides know each other’s degrees. Take care with licensed jobs such as nurse, teacher, engineer, lawyer, doctor or accountant, because each state and province has its own board. Ask the board where you want to work before you choose the program. For Canada, the ${link('Canadian Information Centre for International Credentials', 'https://www.cicic.ca/')} tells you who that is.`,

  h2('checklist', 'A timeline'),
  bullets(
    t`${strong('Fall, a year ahead:')} choose programs, check their required courses, and work out the costs.`,
    t`${strong('November to February:')} send the forms. Many scholarships close in December.`,
    t`${strong('March to May:')} offers arrive. Accept one, pay the deposit, and ask for the attestation letter.`,
    t`${strong('Straight after that:')} apply for the permit and book housing.`,
    t`${strong('August:')} travel with all your papers, open a bank account, and get your number for work.`,
  ),

  h2('next', 'What to do next'),
  steps(
    t`Look through ${link('Canadian universities', '/search?country=CA')}, or ${link('those in Ontario and British Columbia', '/search?country=CA&state=ON,BC')}.`,
    t`Work out the year in the ${link('tuition calculator for Canada', '/resources?tab=tools&tool=tuition-calculator&universityType=canadian')}, with the international price if that is yours.`,
    t`Write down the ${link('deadlines in both countries', '/articles/8')}.`,
  ),
];
