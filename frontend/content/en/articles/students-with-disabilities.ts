/** Article 22. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`A disability can be something others see, or something nobody sees: ADHD, dyslexia, diabetes, depression, deafness, chronic pain. In school, adults arranged things for you, and at university you arrange them yourself. The law is on your side in both countries, but it only starts to work when you ask, so this article is about asking well.`,

  h2('changes', 'What changes after high school'),
  table(
    'United States. Canada’s rules differ by province, but the shift is the same.',
    ['', 'High school', 'University'],
    [
      ['The law', 'IDEA and Section 504', 'Section 504 and the Americans with Disabilities Act'],
      ['Who starts', 'The school finds and tests you', 'You register with the disability office'],
      ['The plan', 'An IEP or 504 plan', 'A letter of accommodation for each term'],
      ['What they change', 'Sometimes what you must learn', 'How you learn and are tested, not what'],
      ['Who is told', 'Parents and teachers', 'You, and the teachers you give the letter to'],
      ['Who pays for tests', 'The school', 'Mostly you, or your insurance'],
    ],
  ),
  p`Your IEP ends with your diploma. It does not move with you, but it is useful as evidence. The US Department of Education explains it on the pages of its ${link('Office for Civil Rights', 'https://www.ed.gov/laws-and-policy/civil-rights-laws/disability-discrimination')}. In Canada, human rights law in each province obliges schools to accommodate you, up to undue hardship.`,

  h2('apply', 'Do you have to tell them?'),
  p`No. Schools may not ask about a disability when you apply, and may not turn you away because of one. You can mention it if it explains your record, such as a bad year or a missing language. Say what happened, what changed, and what you need. Two sentences are enough.`,
  p`If you need more time for the SAT or ACT, apply for it through your school months ahead. What you get there does not carry over to the university, and the other way round.`,

  h2('register', 'How to register'),
  steps(
    t`${strong('Write to the office')} as soon as you say yes to a school. It is called disability services, accessibility or access. Do not wait for the first bad grade, because accommodations do not reach back.`,
    t`${strong('Send papers.')} Often a doctor’s or psychologist’s report from the last three to five years. Ask what they take before you pay for a new test. An IEP may be enough to begin.`,
    t`${strong('Talk about what works.')} Not “I have ADHD”, but “I lose the thread in long exams, and a quiet room and extra time help.”`,
    t`${strong('Give the letter')} to each teacher in the first week, and talk for two minutes.`,
    t`${strong('Come back each term.')} Change what does not work.`,
  ),
  p`Usual accommodations are extra time, a quiet room, notes or recordings, texts in another format, captions or an interpreter, a lighter load that still counts as full time, a ground-floor or single room, and priority when you sign up for classes. Personal care, and devices you use at home, are mostly yours to arrange.`,

  h2('compare', 'How to compare schools'),
  p`The law sets a floor. Some schools are far above it. Federal data do not help much here: US schools report the share of students registered with the office, and most write only “3 percent or less”. So ask.`,
  bullets(
    'How many staff are there for how many students?',
    'How long from my first email to a letter?',
    'What share of students use it, and do they finish?',
    'Is there testing space in exam weeks, or a line?',
    'Is the campus step-free in winter? Who clears the snow by eight?',
    'Is there coaching or a program for autism, ADHD or learning differences, and does it cost extra?',
  ),
  p`A few schools are built around this. Gallaudet University teaches in American Sign Language. The National Technical Institute for the Deaf is part of Rochester Institute of Technology. Landmark College and Beacon College are for students who learn differently. They can be expensive, so look at the net price.`,

  h2('money', 'Money'),
  bullets(
    t`${strong('Canada, grant:')} the Canada Student Grant for Students with Disabilities gives up to CAD 2,800 a year. A second grant gives up to CAD 20,000 a year for services and equipment. The ${link('Yukon page', 'https://yukon.ca/en/student-disability-grants')} names these sums. Your own province has the form and the sums for your year.`,
    t`${strong('Canada, loans:')} with a disability, repayment assistance can end the debt after 10 years and not 15. And you can be full time with 40 percent of a course load.`,
    t`${strong('United States:')} your state’s ${link('vocational rehabilitation agency', 'https://rsa.ed.gov/about/states')} can pay for tuition, devices or travel if the degree leads to work. Apply in the last year of high school.`,
    t`${strong('Costs count as need.')} US schools can add disability costs to your cost of attendance, which opens room for aid. Ask the aid office.`,
    t`${strong('Benefits:')} if you get SSI, a provincial disability benefit or the like, ask what a scholarship or an ABLE account or RDSP does to it before you accept.`,
  ),
  note(
    'When a teacher says no',
    'Do not argue alone. Go back to the office that wrote the letter. It is their job to enforce it. If that fails, each school has a grievance officer. In the United States there is the Office for Civil Rights after that, in Canada the human rights body of the province.',
  ),

  h2('border', 'Across the border'),
  p`Get your reports in English or French, and ask the new school what it accepts. Canadian federal disability grants can be used at designated schools abroad. US vocational rehabilitation rarely pays outside the country. Ask about health cover and the supply of your medicine. Some that are common in one country are controlled in the other.`,

  h2('next', 'What to do next'),
  steps(
    t`Ask your school now for a copy of your IEP, 504 plan and latest tests.`,
    t`Find places that are not too big: ${link('US schools of 3,000 to 9,000 students where seven in ten finish', '/search?country=US&studentPopulationMin=3000&studentPopulationMax=9000&graduationRateMin=70')}.`,
    t`Visit with your own list. Our ${link('visiting guide', '/articles/7')} has more questions.`,
    t`Once you are in, follow ${link('what to do after the offer', '/articles/17')}, and put “register with access services” at the top.`,
  ),
];
