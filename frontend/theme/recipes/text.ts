/** Recipes of headings, badges and what stands in for text that is on its way. */
import { defineRecipe } from '@chakra-ui/react/styled-system';

export const headingRecipe = defineRecipe({
  className: 'heading',
  base: { fontWeight: 'semibold', textWrap: 'balance' },
  variants: {
    size: {
      sm: { fontSize: 'md', lineHeight: 'snug' },
      md: { fontSize: 'lg', lineHeight: 'snug', letterSpacing: 'snug' },
      lg: { textStyle: 'section' },
      xl: { textStyle: 'title' },
      '2xl': { textStyle: 'display' },
    },
  },
  defaultVariants: { size: 'lg' },
});

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    px: '2',
    borderRadius: 'sm',
    textStyle: 'xs',
    fontWeight: 'medium',
    // The name of a church can be longer than a phone is wide.
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
  variants: {
    variant: {
      subtle: {},
      outline: { bg: 'transparent', borderWidth: '1px', borderColor: 'colorPalette.border' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
    },
  },
  defaultVariants: { variant: 'subtle' },
});

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    bg: 'bg.muted',
    color: 'transparent',
    borderRadius: 'sm',
    userSelect: 'none',
    animation: 'pulse 1.6s ease-in-out infinite',
    '& *': { visibility: 'hidden' },
  },
  variants: { loading: { true: {}, false: { animation: 'none', bg: 'transparent', color: 'inherit' } } },
});

export const containerRecipe = defineRecipe({
  className: 'container',
  base: { width: '100%', maxW: '7xl', mx: 'auto', px: { base: '4', md: '8' } },
});
