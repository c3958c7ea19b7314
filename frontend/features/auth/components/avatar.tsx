/** The first letter of a name in a circle. */
import { chakra } from '#frontend/components/styled/chakra.ts';

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '9',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'sm',
    fontWeight: 'semibold',
    lineHeight: '1',
  },
});

/** The first letter, in upper case; a letter outside the basic plane is one letter. */
export function initialOf(username: string): string {
  return [...username][0]?.toLocaleUpperCase('en') ?? '';
}

export function Avatar({ username }: { username: string }) {
  return <Circle aria-hidden="true">{initialOf(username)}</Circle>;
}
