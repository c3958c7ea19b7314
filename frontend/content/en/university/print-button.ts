/** Words of the buttons that print; apart from those of the sheets, which come when one prints. */
export const printButtonWords = {
  print: 'Print',
  failed: { title: 'We couldn’t print this page', description: 'Try again in a moment.', destructive: true },
  printNamed: (name: string) => `Print a one-page sheet on ${name}`,
} as const;
