/** Article 23. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`An essay rarely gets a weak record in, but it can make a reader choose you among people whose records look like yours. It is also the part of the form that is still in your hands in the fall. This guide helps you to find a story, to write it in your own voice, and to get letters from teachers that say more than “diligent”.`,

  h2('who', 'Who reads them, and how much they count'),
  p`At most public universities in Canada, and at many large ones in the United States, nobody asks for an essay. We counted what US schools told the Department of Education for fall 2024. Of about 1,550 that give bachelor’s degrees and choose their students, one in three requires an essay, four in ten consider one if it comes, and the rest do not look at it. About one in four requires letters of recommendation. On our pages, a school’s ${strong('Applying')} part shows what it asks for.`,
  table(
    'The usual pieces of writing.',
    ['Where', 'What', 'Length'],
    [
      ['Common Application', 'One personal essay, seven prompts to choose from', '250 to 650 words'],
      ['Each US college', 'Supplements: “Why us?”, “Why this major?”, a community', '50 to 400 words each'],
      [
        'University of California',
        'Four of eight short questions; no letters of recommendation',
        'Up to 350 words each',
      ],
      [
        'UBC, and many Ontario programs',
        'Profile or supplementary form, sometimes a timed video',
        'A few hundred words',
      ],
      ['Awards in both countries', 'Essay on leadership, service or need', '250 to 1,000 words'],
    ],
  ),
  p`Prompts and limits are set each summer. See the ${link('Common App', 'https://www.commonapp.org/')}, the ${link('University of California', 'https://admission.universityofcalifornia.edu/how-to-apply/')} and ${link('UBC', 'https://you.ubc.ca/')}.`,

  h2('find', 'Find the story'),
  p`You do not need a tragedy or a trophy, only one small, true thing that shows how you think. Readers remember the student who repaired bicycles with his grandfather better than the one who learned leadership.`,
  steps(
    t`${strong('Write down twenty moments')} in twenty minutes: a smell, a fight, a job, a mistake, something you do when nobody makes you.`,
    t`${strong('Mark three')} that still make you feel something.`,
    t`${strong('Tell each one aloud')} to a friend. Which one made them ask a question?`,
    t`${strong('Ask what it shows')} that your grades do not already show.`,
    t`${strong('Choose the one only you could write.')} Put another name on top, and if it still fits, choose again.`,
  ),

  h2('write', 'Write it, then cut it'),
  bullets(
    t`${strong('Begin in the middle')} of the scene. The first paragraph of a draft is nearly always warming up, so cut it and see what you lose.`,
    t`${strong('One scene, then thinking.')} Let a third of the essay tell what happened and the rest say what you made of it.`,
    t`${strong('Plain words.')} Write as you would to a teacher you like, and leave “plethora” in the dictionary.`,
    t`${strong('End on something open,')} a thing you now do or wonder about, and not on a lesson.`,
    t`${strong('Read it aloud.')} Wherever you stumble, a reader will too, so rewrite that sentence.`,
  ),
  p`Let two people read it, and ask them only what they learned about you and where they got bored. If five people improve it, it stops being yours. A tool that writes for you makes it sound like everyone else, and many schools count that as dishonest, so let it ask you questions if you like, but do the writing yourself.`,

  h2('why', 'The “Why us?” essay'),
  p`Here facts beat feelings. Name two things that exist only there, such as a course, a lab, a clinic or a tradition you would join, and say what you would do with them. Leave out rankings, weather and the beautiful campus. If the same text would do for another school, it will not do for this one.`,

  h2('canada', 'Short answers in Canada'),
  p`Canadian forms ask for evidence: what you did, for how long, and what changed because of it. Use the order situation, action, result, and keep numbers in it, as in “I tutored two students a week for a year, and both passed.” For a timed video, practice with a phone, giving yourself thirty seconds to think and a minute to speak. Nobody expects an actor.`,

  h2('letters', 'Letters of recommendation'),
  bullets(
    t`${strong('Whom:')} two teachers of main subjects from the last two years. The one whose class was hard for you may well write the better letter.`,
    t`${strong('When:')} in spring of the year before, or six weeks ahead at the latest, because popular teachers take a limited number.`,
    t`${strong('How:')} in person. “Do you know me well enough to write a strong letter?” lets them say no kindly.`,
    t`${strong('Give them a page:')} your list and dates, what you want to study, and three things from their class that you remember.`,
    t`${strong('Waive your right to read it.')} Colleges trust such letters more.`,
    t`${strong('Thank them,')} and tell them in spring where you are going, because they want to know.`,
  ),
  note(
    'If your school is large and nobody knows you',
    'A boss, a coach or someone you volunteer for can write an extra letter, if the school takes one. And your counselor’s letter gets better if you hand in a page about yourself, with what the year looked like at home.',
  ),

  h2('check', 'Before you send'),
  bullets(
    'Does it answer the question that was asked?',
    'Is the name of the right university in it?',
    'Is it under the limit, in words or in characters?',
    'Has it been read aloud, and slept on for a week?',
    'Would your best friend know it was you?',
  ),

  h2('next', 'What to do next'),
  steps(
    t`Set a timer and write your twenty moments today.`,
    t`Put the dates of your schools into one list with the ${link('deadlines guide', '/articles/8')}.`,
    t`Tests are not your thing? See ${link('universities that do not look at test scores', '/search?country=US&testPolicy=not-considered&sortBy=graduationRate&sortOrder=desc')}. There the rest of your form has to speak.`,
    t`Applying in Canada? See ${link('which form goes where', '/articles/16')}.`,
  ),
];
