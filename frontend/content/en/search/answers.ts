/** Words around the answers above a list. */

export const answerWords = {
  heading: 'Answer',
  source: 'Source:',
  kinds: {
    figure: 'Number',
    comparison: 'Comparison',
    article: 'Article',
    term: 'Glossary',
    question: 'Question',
    help: 'Help',
    major: 'Major',
    career: 'Career',
    page: 'Page',
  },
  /** What a year would cost the visitor, under the label that cards give it. */
  ownPrice: (label: string, amount: string) => `${label}: ${amount} per year.`,
  unknown: 'What we can’t tell you',
  nearest: 'The closest thing we have:',
  unread: (parts: readonly string[]) => `We didn’t understand ${parts.map((part) => `“${part}”`).join(', ')}.`,
  changed: (line: string) => `You said “${line}”.`,
  added: (parts: readonly string[]) => `Added: ${parts.join(', ')}.`,
  removed: (parts: readonly string[]) => `Removed: ${parts.join(', ')}.`,
  needsHome: 'We don’t know where your home is. Type a place, such as “near 60601”.',
  undo: 'Undo',
} as const;
