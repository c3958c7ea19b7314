/** Article 16. */
import {
  type Block,
  bars,
  bullets,
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
  p`Canada has no common form and no common date. Each province has its own habits, and some have none at all. If you come from the United States, that may sound like chaos, but it is quite friendly: you rarely write long essays, you can hold several offers, and nobody makes you decide before the winter is over. This guide goes from west to east.`,
  p`The dates below are for a start in fall 2027 where a year is named. Most were read in the fall of 2026, from the pages of the services and schools or from lists that quote them. We say “usually” where the page named no year, or an older one. A school’s own page has the last word.`,

  h2('map', 'Where you apply'),
  table(
    'The application services and the provinces without one.',
    ['Province', 'Date to keep in mind', 'You apply through', 'Fee in CAD'],
    [
      [
        'British Columbia',
        'UBC January 15, 2027; Simon Fraser January 31, 2027',
        t`${link('EducationPlannerBC', 'https://www.educationplannerbc.ca/')}; UBC has its own form`,
        'Set by each school',
      ],
      [
        'Alberta',
        'Alberta, most programs: March 1, 2027',
        t`${link('ApplyAlberta', 'https://www.applyalberta.ca/')} or the school`,
        '125 to 150 at the two largest',
      ],
      ['Saskatchewan', 'Saskatchewan: usually March 1', 'The school', 'Set by each school'],
      ['Manitoba', 'Manitoba: March 1, 2027', 'The school', 'Set by each school'],
      [
        'Ontario',
        'January 15, 2027 for Ontario high schools',
        t`${link('OUAC', 'https://www.ouac.on.ca/')}, for all public universities`,
        '159 for three choices, 51 for each further one',
      ],
      [
        'Quebec',
        'McGill January 15, 2027 from abroad; many others usually March 1',
        'The school; CEGEPs through a regional service',
        'About 100 to 140',
      ],
      ['New Brunswick', 'UNB: usually March 31, some programs earlier', 'The school', 'Set by each school'],
      [
        'Nova Scotia',
        'Often open until summer; awards by mid-February or March',
        'The school',
        '65 to 100 at Saint Mary’s',
      ],
      ['Prince Edward Island', 'Ask the school', 'The school', 'Set by the school'],
      [
        'Newfoundland and Labrador',
        'Memorial: usually March 1, then while places last',
        'The school',
        'Set by the school',
      ],
    ],
  ),

  h2('west', 'British Columbia and Alberta'),
  p`EducationPlannerBC sends your form to most public universities and colleges of the province. It opened on October 1, 2026, school by school. The University of British Columbia is the exception. Its form opens in early October, and January 15, 2027 is the last day. It asks for short written answers about yourself. Start those early.`,
  p`In Alberta, ApplyAlberta shares your transcripts among the public schools. The University of Alberta and the University of Calgary let you apply directly too. For Alberta’s entrance awards you must apply by January 10, 2027.`,

  h2('prairies', 'Saskatchewan and Manitoba'),
  p`You apply to each university. Places in arts and science stay open for long. Nursing, engineering and education close early. Manitoba wants scholarship forms by December 1, 2026.`,

  h2('ontario', 'Ontario'),
  p`OUAC has two forms. ${strong('Group A')} (once called 101) is for students who are in an Ontario high school now. ${strong('Group B')} (once 105) is for everyone else: other provinces, other countries, adults, transfers. Both opened on September 17, 2026.`,
  bullets(
    t`${strong('Group A:')} January 15, 2027 gives you equal consideration everywhere. You can name up to three programs at one university. Universities send decisions by May 28, and nobody may ask you for an answer before June 1.`,
    t`${strong('Group B:')} each university sets its own date. Many fall between January 15 and April 1, 2027.`,
    t`${strong('Some programs want more')} than the form: a profile, a video, a portfolio. Waterloo, McMaster and Queen’s have several. Some engineering programs add a fee of CAD 45 to 60.`,
  ),
  p`Ontario’s public colleges and their degrees go through another service, ${link('ontariocolleges.ca', 'https://www.ontariocolleges.ca/')}.`,

  h2('quebec', 'Quebec'),
  p`Who you are decides which door you take. Students who grew up in Quebec finish grade 11 and apply to a CEGEP through ${link('SRAM', 'https://admission.sram.qc.ca/')} around Montreal, or through one of two other services. The date is usually March 1. After CEGEP they apply to each university, mostly by March 1 as well.`,
  p`From elsewhere, you apply straight to a university. McGill’s form costs CAD 140.16, and its date for applicants from outside Canada is January 15, 2027. Concordia’s costs 100, and its date is usually March 1. In French, look at ${link('Université de Montréal', 'https://admission.umontreal.ca/')} and ${link('Université Laval', 'https://www.ulaval.ca/admission')}.`,

  h2('atlantic', 'The Atlantic provinces'),
  p`These schools are generous with time. Many take forms until summer, as long as there is room. The money is less patient: entrance awards often close in February or March. Nursing, education and social work have early dates too. Look up ${link('Dalhousie', 'https://www.dal.ca/admissions')}, ${link('UNB', 'https://www.unb.ca/admissions')} and ${link('Memorial', 'https://www.mun.ca/undergrad')}. The rest follow the same pattern.`,

  h2('price', 'What tuition costs where'),
  bars(
    'Average undergraduate tuition for Canadian students by province, 2024–25. Students from another province pay more in Quebec, and somewhat more in Ontario.',
    ['Province', 'A year'],
    'cad',
    [
      ['Nova Scotia', 9_762],
      ['Saskatchewan', 9_609],
      ['New Brunswick', 9_470],
      ['Ontario', 8_514],
      ['Alberta', 7_734],
      ['Prince Edward Island', 7_728],
      ['British Columbia', 6_607],
      ['Manitoba', 5_534],
      ['Newfoundland and Labrador', 3_727],
      ['Quebec', 3_594],
    ],
    t`Statistics Canada, ${link('table 37-10-0045-01', 'https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710004501')}. International students paid CAD 41,746 on average in 2025–26.`,
  ),
  note(
    'Before you pay a fee',
    'Check the required courses of the program, not of the university. A missing grade 12 course in calculus or chemistry is the most common reason for a no. Schools do not pay the fee back.',
  ),

  h2('next', 'What to do next'),
  steps(
    t`Make your list: ${link('Ontario', '/search?country=CA&state=ON')}, ${link('British Columbia', '/search?country=CA&state=BC')}, ${link('Quebec', '/search?country=CA&state=QC')}, ${link('Nova Scotia', '/search?country=CA&state=NS')}, or ${link('programs taught in French', '/search?country=CA&language=fr')}.`,
    t`Write the dates of your schools next to each other. Our ${link('deadlines guide', '/articles/8')} has one calendar for both countries.`,
    t`Add up the year in the ${link('tuition calculator for Canada', '/resources?tab=tools&tool=tuition-calculator&universityType=canadian')}.`,
    t`Apply for ${link('aid in your province', '/articles/6')} when its form opens in spring.`,
  ),
];
