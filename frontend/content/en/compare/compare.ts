/** Words of the comparison list and its toasts. */
export const compareWords = {
  toasts: {
    already: { title: 'Already in comparison', description: 'This university is already in your comparison list.' },
    full: {
      title: 'Maximum reached',
      description: 'You can compare up to 4 universities at once. Remove one to add another.',
      destructive: true,
    },
    added: (name: string) => ({
      title: 'Added to comparison',
      description: `${name} has been added to your comparison list.`,
    }),
  },
  /** Until its name has come. */
  unnamed: (id: number) => `University ${id}`,
  add: 'Compare',
  addNamed: (name: string) => `Compare ${name}`,
  inComparison: 'In comparison',
  tray: 'Comparison list',
  open: (count: number) => `Compare (${count})`,
  remove: (name: string) => `Remove ${name} from comparison`,
  oneMore: 'Add at least one more to compare.',
} as const;
