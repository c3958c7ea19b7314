/** Tokens: two type families with a strong scale, a spacing scale in quarter rems, few radii. */
import { defineTokens } from '@chakra-ui/react/styled-system';

const rem = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }])) as Record<
    string,
    { value: string }
  >;

const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96,
];

const value = <T extends Record<string, string | number>>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([name, one]) => [name, { value: one }])) as {
    [K in keyof T]: { value: T[K] };
  };

/** What shows where our own typefaces (fonts.css) have not come in time. */
const SYSTEM =
  '"Helvetica Neue", "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';

export const tokens = defineTokens({
  fonts: value({
    body: `"Source Sans 3", ${SYSTEM}`,
    heading: `"Source Serif 4", ${SYSTEM}`,
    mono: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  }),
  fontSizes: value({
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.3125rem',
    '2xl': '1.5625rem',
    '3xl': '1.875rem',
    '4xl': '2.375rem',
    '5xl': '3rem',
    '6xl': '3.875rem',
  }),
  fontWeights: value({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  // Whole pixels: a bar that sticks is painted a pixel up or down where what stands above it is a part of one high.
  lineHeights: value({ tight: 'round(1.12em, 1px)', snug: 'round(1.3em, 1px)', normal: '1.5', relaxed: '1.65' }),
  letterSpacings: value({ tight: '-0.022em', snug: '-0.011em', wide: '0.06em' }),
  spacing: rem(STEPS),
  sizes: {
    ...rem(STEPS),
    ...value({
      full: '100%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      prose: '64ch',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '6xl': '72rem',
      '7xl': '80rem',
    }),
  },
  radii: value({ none: '0', xs: '2px', sm: '4px', md: '6px', lg: '10px', full: '9999px' }),
  zIndex: value({
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
  durations: value({ fast: '120ms', moderate: '180ms', slow: '280ms' }),
  easings: value({ out: 'cubic-bezier(0.2, 0, 0, 1)' }),
  shadows: value({ raised: '0 1px 2px rgb(0 0 0 / 0.06), 0 8px 28px rgb(0 0 0 / 0.14)' }),
});

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };

export const textStyles = {
  xs: { value: { fontSize: 'xs', lineHeight: '1.125rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.3125rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5625rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.75rem' } },
  /** A page's one title. */
  title: {
    value: {
      fontFamily: 'heading',
      fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem)',
      lineHeight: 'tight',
      letterSpacing: 'snug',
      fontWeight: 'semibold',
      textWrap: 'balance',
    },
  },
  /** The front page's opening line. */
  display: {
    value: {
      fontFamily: 'heading',
      fontSize: 'clamp(2.25rem, 1.1rem + 5.2vw, 4.5rem)',
      lineHeight: 'round(1.04em, 1px)',
      letterSpacing: '-0.018em',
      fontWeight: 'semibold',
      textWrap: 'balance',
    },
  },
  /** A section's heading. */
  section: {
    value: {
      fontFamily: 'heading',
      fontSize: 'clamp(1.25rem, 1.1rem + 0.7vw, 1.5625rem)',
      lineHeight: 'snug',
      letterSpacing: 'snug',
      fontWeight: 'semibold',
    },
  },
  /** A figure that stands alone, with its label under it. */
  figure: {
    value: {
      fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
      lineHeight: 'round(1.15em, 1px)',
      letterSpacing: 'snug',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
  /** The small heading over a group: letters a little apart instead of a box. */
  overline: {
    value: {
      fontSize: 'xs',
      lineHeight: '1rem',
      fontWeight: 'semibold',
      letterSpacing: 'wide',
      textTransform: 'uppercase',
    },
  },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
};
