/** Words of hiding a university from results, and of its way back. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const hiddenWords = {
  hide: 'Hide',
  hideNamed: (name: string) => `Hide ${name} from results`,
  isHidden: (name: string) => `${name} is hidden.`,
  show: 'Show',
  showNamed: (name: string) => `Show ${name} in results again`,
  notHidden: (name: string) => ({ title: 'Not hidden', unreached: `${name} could not be hidden. Try again.` }),
  notShown: (name: string) => ({ title: 'Still hidden', unreached: `${name} could not be brought back. Try again.` }),
  list: {
    title: 'Hidden universities',
    intro: 'They do not show in your results or recommendations, on any device.',
    loading: 'Loading hidden universities…',
    failed: 'We couldn’t load your hidden universities.',
    tryAgain: 'Try again',
    none: 'No hidden universities. To hide one, select Hide on its card in the results.',
    count: (count: number) => `${formatCount(count)} hidden`,
    gone: (id: number) => `A university no longer in our data (${id})`,
    showAll: 'Show all again',
    asking: (count: number) => ({
      title: 'Show all hidden universities?',
      question: plural(count, {
        one: 'It will show in your results and recommendations again.',
        other: `All ${formatCount(count)} will show in your results and recommendations again.`,
      }),
      confirm: 'Show all again',
      cancel: 'Keep them hidden',
    }),
    notCleared: { title: 'Still hidden', unreached: 'They could not be brought back. Try again.' },
  },
} as const;
