/** Article 21. */
import { type Block, bullets, h2, link, note, p, steps, strong, t, table } from '#frontend/content/running-text.ts';

export const text: readonly Block[] = [
  p`If you have been in foster care, you have probably heard what people like you do not do. Here is what they rarely add: a lot of money is set aside for you, much of it is never claimed, and more and more campuses have a person whose job is to help you. This article shows where to find both.`,

  h2('fafsa', 'In the United States: you are independent'),
  p`On the FAFSA, some students count as ${strong('independent')}. They leave out parents and give only their own income, and you are one of them if any of this is true:`,
  bullets(
    'At any time since you turned 13, you were in foster care, an orphan, or a ward of the court. One day is enough, even if you were adopted later.',
    'A court placed you in legal guardianship with someone who is not your parent.',
    'You are unaccompanied and homeless, or at risk of it and paying your own way.',
  ),
  p`Foster parents and guardians are not parents on this form, so with little income of your own you will most likely get the full Pell Grant, $7,395 for 2026–27. Keep a letter from the court or the agency, because a school may ask for it. The rules are at ${link('Federal Student Aid', 'https://studentaid.gov/apply-for-aid/fafsa/filling-out/dependency')}.`,

  h2('etv', 'Vouchers, waivers and more'),
  table(
    'What to ask for in the United States.',
    ['What', 'How much', 'Whom to ask'],
    [
      [
        'Education and Training Voucher (Chafee)',
        'Up to $5,000 a year, for up to five years, until you turn 26',
        'Your caseworker or the state’s child welfare agency',
      ],
      [
        'State tuition waiver or grant',
        'Often all tuition at public schools; rules by state',
        'The state’s aid agency',
      ],
      [
        'Campus program',
        'A person, a room in the breaks, small grants',
        'Student services: ask for the foster youth program',
      ],
      [
        'Scholarships',
        t`From some hundred to several thousand dollars`,
        t`${link('Foster Care to Success', 'https://www.fc2success.org/')} and local funds`,
      ],
      ['Health cover', 'Medicaid until 26 in most cases', 'The state’s Medicaid office'],
    ],
  ),
  p`The voucher is federal money that each state hands out. It is open to people who were in care at 14 or later, with details that differ by state, and the money can run out, so apply early. The ${link('Children’s Bureau', 'https://www.acf.hhs.gov/cb/grant-funding/john-h-chafee-foster-care-independence-program')} describes the program. In many states you can stay in extended care until 21, with help for rent, if you study.`,

  h2('canada', 'In Canada'),
  p`Care is a matter of the provinces, and so is the help after it.`,
  bullets(
    t`${strong('British Columbia')} waives tuition at all its public schools for people who were in care there, at any age since August 2023. Look up the ${link('Provincial Tuition Waiver Program', 'https://studentaidbc.ca/explore/grants-scholarships/provincial-tuition-waiver-program')}. It can add up to CAD 3,500 a year for books and other costs.`,
    t`${strong('Other provinces')} have waivers, bursaries or agreements to support you into your twenties. Ask the ministry that was your guardian, and the university’s aid office.`,
    t`${strong('Scholarships:')} the ${link('Children’s Aid Foundation of Canada', 'https://cafdn.org/for-youth/educational-support/')} has given CAD 5,000 for each year of study. Its last known round closed in February. Check for the next one.`,
    t`${strong('Student aid:')} most provinces treat you as independent of parents. Say on the form that you were in care.`,
  ),

  h2('home', 'Where will you sleep at Christmas?'),
  p`Ask this before you ask about anything else, because many residences close in the breaks and everyone assumes that there is a home to go to. Good schools keep a hall open, or let you stay for free. Ask by email, so that you have the answers in writing.`,
  bullets(
    'Which residence stays open all year, and what does a break cost?',
    'Can I move in early and store my things in summer?',
    'Who can co-sign a lease, or sign when a form asks for a parent?',
    'Is there an emergency fund, and how fast does it pay?',
    'Who is the one person I can call when something breaks down?',
  ),

  h2('papers', 'Papers to collect before you turn 18'),
  p`Once you leave care, they get harder to find. Ask your worker now for your birth certificate, Social Security or Social Insurance card, health records, school transcripts, immigration papers if you have any, and a letter that states the dates you were in care. Scan them, and keep the scans somewhere that is only yours.`,
  note(
    'You do not owe anyone your story',
    'You can write about care in an essay, and it may help, but you can also write about chess. Support offices need a letter with dates, and they do not need to know why.',
  ),

  h2('stay', 'Staying'),
  p`Money and loneliness end more degrees than hard courses do, so choose a place where someone knows your name, and join one thing that meets every week. Take a lighter load in the first term if your aid allows it. Most aid asks for a certain pace of progress, so if a term goes wrong, tell the aid office at once, because they can grant an appeal.`,

  h2('next', 'What to do next'),
  steps(
    t`Get the letter with the dates you were in care.`,
    t`Send the FAFSA this month, as an independent student. See ${link('aid in the US', '/articles/5')}, or ${link('aid in Canada', '/articles/6')}.`,
    t`Look for ${link('public universities with housing and a low net price', '/search?country=US&type=public&offers=housing&income=0-30&netPriceMax=12000&sortBy=graduationRate&sortOrder=desc')} for the lowest incomes.`,
    t`Note the awards for young people from care on our ${link('scholarship page', '/scholarships')}.`,
  ),
];
