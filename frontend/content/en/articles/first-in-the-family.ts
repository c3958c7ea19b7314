/** Article 14. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`Nobody in your family has done this before, so nobody told you about the deposits, the office hours, or the fact that you may ask for more money. None of it is hard. It is just never said out loud, so this guide says it.`,
  p`You are not the odd one out. At the US university in the middle, 34 of 100 students come from a home where no parent finished college. We counted that over 1,700 schools in the ${link('College Scorecard', 'https://collegescorecard.ed.gov/data/')}, which covers students with federal aid. In Canada there is no such count by school, but you will not be the only one there either.`,

  h2('words', 'Words that others grew up with'),
  table(
    'What people mean when they say it.',
    ['They say', 'It means'],
    [
      ['Bursar, student accounts', 'The office that sends the bill and takes the money'],
      ['Registrar', 'The office that keeps your courses, grades and transcript'],
      ['Office hours', 'A time when a teacher is there for you, and you just walk in'],
      ['Syllabus, course outline', 'The contract of a class: dates, books, what counts for how much'],
      ['Credit, unit', 'The weight of a class. You need a fixed number for the degree'],
      ['Withdraw', 'Leave a class before a date, without a failing grade'],
      ['FAFSA, OSAP and the like', 'The form for government money, in your country or province'],
      ['First-generation', 'You. There are scholarships and programs under that name'],
    ],
  ),

  h2('apply', 'Applying without a family map'),
  bullets(
    t`${strong('Your counselor is your first stop.')} Go early, a year before you apply, and go again. If your school has one counselor for five hundred students, bring a list of three questions so that no minute is lost.`,
    t`${strong('Ask for fee waivers.')} In the United States, students with a low family income can send most applications for free: the form asks a few questions, and your counselor confirms it. In Canada, ask each school.`,
    t`${strong('Look for programs with people in them.')} ${link('TRIO and Upward Bound', 'https://www.ed.gov/')} are federal programs for students who are first in their family or have little money. They help you before college and all the way through it. In parts of Canada, ${link('Pathways to Education', 'https://www.pathwaystoeducation.ca/')} does the same in high school.`,
    t`${strong('Say it in your application.')} Being first is part of your story, and a job you held or a brother you raised counts as an activity.`,
    t`${strong('Apply to one school that seems out of reach.')} The most selective ones often cost families with low incomes the least, so run the numbers before you rule them out.`,
  ),

  h2('money', 'Money, the plain version'),
  p`The price you see is rarely the price you pay. Grants and scholarships are gifts, and loans are not, even when the letter calls them aid. Nobody will be offended if you ask an office to explain a line, or if you say that your family cannot pay this and ask whether there is anything more.`,
  p`Your parents need to do one thing for the US form: make an account and give consent, so that the tax data can be read. By doing so they do not promise to pay anything. If they worry about sharing their income, tell them that schools may use it only for aid.`,
  p`Leaving home can feel like leaving people in the lurch, above all if you earn money for the family or translate for them. Talk about it early and with figures: what would change from week to week, and who could take over what?`,

  h2('first-year', 'The first year: what others already know'),
  steps(
    t`${strong('Go to office hours in week two,')} even with a small question, because the student who is known gets help, letters and jobs.`,
    t`${strong('Sit near the front')} and learn two names in each class, which gives you a study group.`,
    t`${strong('Read the syllabus twice,')} and put every date into your phone on the first day.`,
    t`${strong('Use the free things:')} tutoring, the writing center, counseling, the food pantry, the career office. They are not for people who fail; the best students use them most.`,
    t`${strong('Drop a class in time')} if it goes wrong, since a withdrawal by the date beats a failing grade. First ask what it does to your aid.`,
    t`${strong('Check your school email daily.')} Bills, deadlines and offers come there and nowhere else.`,
  ),
  note(
    'If you feel you do not belong',
    'Nearly everyone thinks the others know more, when all they have done is hear the words before. You were admitted by people who read thousands of forms and chose yours. Find one older student who was first as well; most schools have a group.',
  ),

  h2('family', 'For the family'),
  p`You do not need to understand physics to help. Ask what is due this week, and do not ask for a visit every weekend in the first month. Keep the mail, as some letters still come on paper, and say that you are proud, even if the whole thing worries you. Above all, do not sign a private loan because someone on the phone is in a hurry.`,

  h2('canada', 'In Canada'),
  p`The path is shorter, as tuition is lower for residents and each province has a single aid form. Many universities have awards and programs for first-generation students, so ask the student services office, and read ${link('aid in Canada', '/articles/6')}.`,

  h2('next', 'What to do next'),
  steps(
    t`Estimate your aid in five minutes: ${link('a family of four with $45,000 a year', '/calculator/aid-estimate#income=45000&familySize=4')}. Change the figures to yours.`,
    t`See ${link('schools where six in ten students with a Pell Grant finish', '/search?country=US&pellGraduationRateMin=60&sortBy=netPrice&sortOrder=asc')}, lowest price first.`,
    t`Look through the ${link('scholarships', '/scholarships')} and note two with a date you can keep.`,
    t`Then read ${link('what to do after the offer', '/articles/17')}, where most avoidable mistakes happen.`,
  ),
];
