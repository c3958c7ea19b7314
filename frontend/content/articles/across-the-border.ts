/** Article 3. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '../running-text.ts';

export const text: readonly Block[] = [
  p`Thousands of Americans study in Canada, and even more Canadians study in the United States. The two systems look alike and differ in a hundred small ways. This article is about the ways that cost time or money. It is mostly for those who go to Canada, from the US or from further away. The last parts are for Canadians who go south.`,
  p`Rules for permits change often. What you read here was checked in November 2026. Follow the links before you act.`,

  h2('why', 'What is different in Canada'),
  bullets(
    t`${strong('You apply to a program.')} Engineering and arts at one university have different bars, and sometimes different forms.`,
    t`${strong('Grades count most.')} Many programs look at your last two years of school and little else. Others want an essay, a portfolio or a short video.`,
    t`${strong('Most universities are public.')} There are few private ones, and hardly any that are for profit.`,
    t`${strong('The price depends on your passport,')} not on your state. Students from abroad pay several times what locals pay.`,
    t`${strong('Quebec has its own path.')} Students there finish school after grade 11, go to a CEGEP for two years, then take three years for a degree. If you come from elsewhere with grade 12, most programs take you four.`,
  ),

  h2('apply', 'Applying, and what it costs'),
  p`There is no form for the whole country. In Ontario you use the ${link('Ontario Universities’ Application Centre', 'https://www.ouac.on.ca/')} for all of its public universities. British Columbia and Alberta have shared sites too. In most other provinces you apply to each school.`,
  p`Plan on application fees of ${strong('CAD 100 to 250')} for each form. One fee can cover more than one program. Some schools add a charge to read foreign transcripts. The fee is not paid back, and few schools waive it. If you apply to six places, that is a real sum.`,
  p`If you went to school in English, you will seldom need a language test. If not, look at the scores the program asks for. At French-language universities in Quebec and elsewhere you study in French.`,

  h2('permit', 'The study permit, step by step'),
  p`You need a study permit for a program of more than six months. This holds for US citizens too. They do not need a visa to enter, but they do need the permit to study.`,
  steps(
    t`Get the ${strong('letter of acceptance')}. The school must be a ${link('designated learning institution', 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html')}. Look it up.`,
    t`Get the ${strong('attestation letter')} of the province or territory. Since January 2024 most people who want to start a bachelor’s degree need one. The school tells you how. Quebec asks for its own ${strong('acceptance certificate')} (CAQ).`,
    t`Show ${strong('proof of funds')}: the first year’s tuition, travel, and a set sum to live on. For one person outside Quebec it was CAD 22,895 for those who applied from September 1, 2025. It goes up most years. Quebec sets its own.`,
    t`${strong('Apply online')} and pay the fees. You may also have to give fingerprints and a photo. Allow some months. US citizens may apply when they arrive at the border. It is safer to do it before you move.`,
    t`${strong('Carry the papers')} when you travel: passport, letter of approval, letter of acceptance, proof of funds.`,
  ),
  p`All of this is explained by ${link('Immigration, Refugees and Citizenship Canada', 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada.html')}. The permit is for one school. Since November 2024 you must get a new one before you move to another.`,

  h2('work', 'Working while you study'),
  p`You will read on many pages that you may work up to ${strong('20 working hours a week during study')}. That was Canada’s limit for jobs off campus for years. It is out of date. Since November 8, 2024 it is ${strong('24 hours a week')} off campus while classes are on. In a set break, such as the summer, there is no limit. On campus there is none at any time. You must study full time, hold a permit that lets you work, and have a Social Insurance Number. See the ${link('official page', 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/work-off-campus.html')}.`,
  p`In the United States, 20 hours is still the rule, and a stricter one. A student with F-1 status may work up to 20 hours a week ${strong('on campus')} while school is in session, and more in the breaks. Work off campus needs leave, and as a rule is closed in the first year.`,
  table(
    'Work during the term, as of November 2026.',
    ['', 'Canada, study permit', 'United States, F-1'],
    [
      ['On campus', 'No set limit', 'Up to 20 hours a week'],
      ['Off campus', 'Up to 24 hours a week', 'Only with leave, not in the first year'],
      ['In long breaks', 'Full time', 'Full time on campus'],
      ['After the degree', 'Work permit of up to three years', '12 months of training, 24 more in some fields'],
    ],
  ),
  note(
    'Plan with 20',
    'Twenty hours a week is within the law in both countries. It is also a lot next to full-time study. And no job that a student may do pays a foreign student’s tuition. You must be able to pay without it.',
  ),

  h2('money', 'Money that crosses the border'),
  bullets(
    t`${strong('From the US:')} many Canadian universities take part in the federal loan program. You file the FAFSA and can get Direct Loans. Pell Grants and work-study stay at home. Ask the school’s aid office, as some programs are left out. Federal Student Aid keeps ${link('a list of schools abroad', 'https://studentaid.gov/understand-aid/types/international')}.`,
    t`${strong('529 plans')} can be spent at schools abroad that take part in that program.`,
    t`${strong('From Canada:')} federal and provincial aid can be used at many US schools. The sums and rules differ by province. A ${link('Registered Education Savings Plan', 'https://www.canada.ca/en/services/benefits/education/education-savings.html')} can be used there too, in most cases.`,
    t`${strong('Scholarships.')} Some Canadian universities have large awards for students from abroad, and most look at you without a form. The Canadian government keeps ${link('a list', 'https://www.educanada.ca/scholarships-bourses/index.aspx?lang=eng')}.`,
  ),
  p`Then add health cover. In some provinces students from abroad join the public plan. In others, Ontario among them, the school signs you up for a private one and puts it on the bill. US universities mostly ask for their own plan, and it can cost some thousands a year.`,

  h2('south', 'From Canada to the United States'),
  p`The university sends you a ${strong('Form I-20')}. With it you pay the ${link('I-901 SEVIS fee', 'https://www.fmjfee.com/')}, which is USD 350 for F-1 students. A Canadian citizen needs no student visa. You show your passport, the I-20, the fee receipt and proof of money at the border, and you are let in as an F-1 student. A permanent resident of Canada who is not a citizen does need the visa, in most cases. Our article on ${link('international students in the US', '/articles/9')} goes through it.`,
  p`Canadian grades are well known to US schools. If you are in Quebec, ask how CEGEP years count. You may get credit for them. Look at whether the school wants the SAT or ACT, as more of them ask again. And if you need aid, ask first if the school is need-blind for Canadians. Most are not.`,

  h2('after', 'Will the degree count at home?'),
  p`Yes, in general. Employers and graduate schools on both sides know each other’s degrees. Take care with licensed jobs: nurse, teacher, engineer, lawyer, doctor, accountant. Each state and province has its own board. Ask the board where you want to work, before you choose the program. For Canada, the ${link('Canadian Information Centre for International Credentials', 'https://www.cicic.ca/')} tells you who that is.`,

  h2('checklist', 'A timeline'),
  bullets(
    t`${strong('Autumn, a year ahead:')} choose programs, check their required courses, run the costs.`,
    t`${strong('November to February:')} send the forms. Many scholarships close in December.`,
    t`${strong('March to May:')} offers come. Accept, pay the deposit, ask for the attestation letter.`,
    t`${strong('At once after that:')} apply for the permit. Book housing.`,
    t`${strong('August:')} travel with all papers, open a bank account, get your number for work.`,
  ),
  p`To see what is there, ${link('search Canadian universities', '/search?country=CA')}, or read about ${link('deadlines in both countries', '/articles/8')}.`,
];
