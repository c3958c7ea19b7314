/** Words of how students like the reader do at a school, and of where their scores are; apart, for no first screen has them. */
import type { GraduationWindow } from '#schema/domain/figures/graduation-window.ts';

export const peopleWords = {
  people: {
    heading: 'Students like you',
    intro: 'How students like you do here, compared with all students.',
    choose: 'Group of students',
    groups: {
      pell: 'Pell Grant recipients',
      transfer: 'Transfer students',
      'part-time': 'Part-time students',
      adults: '25 or older',
    },
    graduation: 'Graduation rate',
    outcome: 'Graduated here within eight years',
    price: 'Price per year after grants',
    notPublished: {
      pell: 'Not published for Pell Grant recipients here',
      transfer: 'Not published for transfer students here',
      'part-time': 'Not published for part-time students here',
      adults: 'Not published for students who are 25 or older here',
    },
    all: (value: string) => `All students: ${value}`,
    /** Where the newest graduation rate is of another class than that of the group. */
    otherClass: (rate: string) =>
      `Both rates are for the same class of students. The newest rate for all students is ${rate}.`,
    few: 'The group is small, or its size is not published. One student could change this a lot.',
    pellPrice: 'Families with an income of $30,000 or less, who usually get a Pell Grant.',
    pellRate: {
      fourYear: 'First-time, full-time students who graduated within 6 years.',
      twoYear: 'First-time, full-time students who graduated within 3 years.',
      anyLength: 'First-time, full-time students who graduated within 150% of the normal time for their program.',
      canada: 'First-time, full-time students who graduated within 7 years.',
    } satisfies Record<GraduationWindow, string>,
    /** `elsewhere` is the share that moved to another school, null where it is not known. */
    outcomeNote: (elsewhere: string | null) =>
      elsewhere === null
        ? 'Students in the group who started in the same year, full time or part time, eight years later.'
        : `Students in the group who started in the same year, full time or part time, eight years later. Moved to another school: ${elsewhere}.`,
    adultShare: (share: string) => `${share} of undergraduates here are 25 or older.`,
    canada: 'Our Canadian sources don’t have rates or prices for groups such as transfer or part-time students.',
  },
  scores: {
    heading: 'Your scores',
    sat: (score: string) => `Your SAT of ${score}`,
    act: (score: string) => `Your ACT of ${score}`,
    average: (average: string) => `Your average of ${average}`,
    below: (own: string, middle: string) =>
      `${own} is below the middle 50% of students who entered (${middle}): at least three in four scored higher.`,
    inside: (own: string, middle: string) => `${own} is in the middle 50% of students who entered (${middle}).`,
    above: (own: string, middle: string) =>
      `${own} is above the middle 50% of students who entered (${middle}): at least three in four scored lower.`,
    notUsed: 'This school doesn’t look at test scores.',
    unknown: (own: string) => `${own}: we don’t have the scores of students who entered here.`,
    note: 'Scores are one part of a decision. They don’t tell you how likely you are to get in.',
  },
} as const;
