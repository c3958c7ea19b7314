/**
 * Semantic colours, light and dark: warm paper and ink, one green for what can be acted on, and the badges' colours.
 * A palette has the names Chakra's `colorPalette` asks for. Text colours keep 4.5:1 on `bg` and `bg.muted`, control
 * borders 3:1; colors.test.ts measures them.
 */

type Pair = readonly [light: string, dark: string];

const both = ([light, dark]: Pair) => ({ value: { base: light, _dark: dark } });

const tokens = <T extends Record<string, Pair>>(pairs: T) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, both(pair)])) as {
    [K in keyof T]: { value: { base: string; _dark: string } };
  };

export const colorPairs = {
  bg: {
    DEFAULT: ['#fbfaf7', '#131513'],
    subtle: ['#f5f3ee', '#191c19'],
    muted: ['#eeebe4', '#212521'],
    emphasized: ['#e2ded4', '#2e332e'],
    panel: ['#ffffff', '#1a1d1a'],
    inverted: ['#1a1c1a', '#eceae3'],
  },
  fg: {
    DEFAULT: ['#1a1c1a', '#eceae3'],
    muted: ['#565a55', '#aeb2aa'],
    subtle: ['#666a64', '#959a92'],
    inverted: ['#fbfaf7', '#131513'],
    error: ['#9c2318', '#f3a196'],
  },
  border: {
    DEFAULT: ['#dedad0', '#2d322d'],
    muted: ['#e9e6de', '#232723'],
    emphasized: ['#c4bfb2', '#444a44'],
    control: ['#85877e', '#70766e'],
    error: ['#9c2318', '#f3a196'],
  },
  /** What can be acted on, and private universities. */
  accent: {
    solid: ['#0e5f4b', '#86d3b6'],
    contrast: ['#ffffff', '#07251c'],
    fg: ['#0b5643', '#8fd9bd'],
    subtle: ['#e4f0ea', '#16302a'],
    muted: ['#cfe4da', '#1d4036'],
    emphasized: ['#9fcab8', '#2b5b4c'],
    focusRing: ['#0e5f4b', '#8fd9bd'],
    border: ['#7fb3a0', '#376a5a'],
  },
  /** Neutral buttons, and whatever has no palette of its own. */
  ink: {
    solid: ['#1a1c1a', '#eceae3'],
    contrast: ['#fbfaf7', '#131513'],
    fg: ['#1a1c1a', '#eceae3'],
    subtle: ['#eeebe4', '#212521'],
    muted: ['#e2ded4', '#2e332e'],
    emphasized: ['#c4bfb2', '#444a44'],
    focusRing: ['#0e5f4b', '#8fd9bd'],
    border: ['#c4bfb2', '#444a44'],
  },
  /** Public universities. */
  secondary: {
    solid: ['#33506f', '#a9c6e6'],
    contrast: ['#ffffff', '#0d1c2c'],
    fg: ['#2c4763', '#b3cdea'],
    subtle: ['#e6ecf2', '#1a2735'],
    muted: ['#d3deea', '#243649'],
    emphasized: ['#a8bed4', '#35506c'],
    focusRing: ['#33506f', '#b3cdea'],
    border: ['#93abc4', '#3f5d7c'],
  },
  /** For-profit universities, and what cannot be undone. */
  destructive: {
    solid: ['#9c2318', '#f3a196'],
    contrast: ['#ffffff', '#33100b'],
    fg: ['#8f2016', '#f5aca2'],
    subtle: ['#f8e6e2', '#38201c'],
    muted: ['#f1d2cb', '#4b2a24'],
    emphasized: ['#e0a196', '#6d3c34'],
    focusRing: ['#9c2318', '#f3a196'],
    border: ['#d08a7e', '#7d463d'],
  },
  /** How hard a school is to get into for somebody: from likely to reach ever deeper, on a screen ever brighter in the dark. */
  chance: {
    solid: ['#4d3b68', '#d3c4ea'],
    contrast: ['#ffffff', '#1f1530'],
    fg: ['#46355f', '#d3c4ea'],
    subtle: ['#eeeaf4', '#282032'],
    muted: ['#ded5ea', '#382d49'],
    emphasized: ['#c0b1d5', '#55456f'],
    focusRing: ['#4d3b68', '#d3c4ea'],
    border: ['#8b77ab', '#8b77ab'],
  },
  /** What is the visitor's own (saved schools, own prices), and distinctions. */
  gold: {
    solid: ['#7a5200', '#f0c566'],
    contrast: ['#ffffff', '#2b1d00'],
    fg: ['#6e4a00', '#f0cb7a'],
    subtle: ['#f7edd6', '#332913'],
    muted: ['#eedcb3', '#453718'],
    emphasized: ['#d9b665', '#665122'],
    focusRing: ['#7a5200', '#f0c566'],
    border: ['#c79f45', '#7a6129'],
  },
} as const satisfies Record<string, Record<string, Pair>>;

export const semanticColors = Object.fromEntries(
  Object.entries(colorPairs).map(([name, pairs]) => [name, tokens(pairs)]),
) as {
  [P in keyof typeof colorPairs]: { [K in keyof (typeof colorPairs)[P]]: { value: { base: string; _dark: string } } };
};
