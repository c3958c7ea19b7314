/** Words of hiding a university from results, and of its way back. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const hiddenWords = {
  hide: 'Hide',
  hideNamed: (name: string) => `Hide ${name} from results`,
  isHidden: (name: string) => `${name} is hidden.`,
  show: 'Show',
  showNamed: (name: string) => `Show ${name} in results again`,
  notHidden: (name: string) => ({ title: 'Not hidden', unreached: `We couldn’t hide ${name}. Try again.` }),
  notShown: (name: string) => ({ title: 'Still hidden', unreached: `We couldn’t bring back ${name}. Try again.` }),
  list: {
    title: 'Hidden universities',
    intro: 'They don’t show in your results or recommendations, on any device.',
    loading: 'Loading hidden universities…',
    failed: 'We couldn’t load your hidden universities.',
    tryAgain: 'Try again',
    none: 'No hidden universities. To hide one, select Hide on its card in the results (on a computer, the × on its picture).',
    count: (count: number) => `${formatCount(count)} hidden`,
    gone: (id: number) => `A university no longer in our data (${id})`,
    showAll: 'Show all again',
    asking: (count: number) => ({
      title: 'Show all hidden universities?',
      question: plural(count, {
        one: 'It will show in your results and recommendations again.',
        other: `${count === 2 ? 'Both' : `All ${formatCount(count)}`} will show in your results and recommendations again.`,
      }),
      confirm: 'Show all again',
      cancel: 'Keep them hidden',
    }),
    notCleared: { title: 'Still hidden', unreached: 'We couldn’t bring them back. Try again.' },
  },
} as const;
