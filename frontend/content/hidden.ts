/** Words of hiding a university from results, and of its way back. */
const grouped = new Intl.NumberFormat('en-US');

export const hiddenWords = {
  hide: 'Hide',
  hideNamed: (name: string) => `Hide ${name} from results`,
  isHidden: (name: string) => `${name} is hidden.`,
  show: 'Show',
  showNamed: (name: string) => `Show ${name} in results again`,
  notHidden: (name: string) => ({ title: 'Not hidden', unreached: `${name} could not be hidden just now.` }),
  notShown: (name: string) => ({ title: 'Still hidden', unreached: `${name} could not be brought back just now.` }),
  list: {
    title: 'Hidden universities',
    intro: 'They show neither in your results nor among your recommendations, on any device.',
    loading: 'Loading hidden universities...',
    failed: 'Your hidden universities could not be loaded.',
    tryAgain: 'Try again',
    none: 'No university is hidden. Hide one with the button on its card in a list of results.',
    count: (count: number) => `${grouped.format(count)} hidden`,
    gone: (id: number) => `A university that has left the data (${id})`,
    showAll: 'Show all again',
    asking: (count: number) => ({
      title: 'Show all hidden universities?',
      question: `All ${grouped.format(count)} come back into your results and recommendations.`,
      confirm: 'Show all again',
      cancel: 'Keep them hidden',
    }),
    notCleared: { title: 'Still hidden', unreached: 'They could not be brought back just now.' },
  },
} as const;
