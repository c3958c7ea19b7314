/** What every page's elements look like before any style of their own. */
import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalStyles = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'accent',
    textRendering: 'optimizeLegibility',
    fontKerning: 'normal',
    scrollPaddingTop: '5rem',
  },
  body: { fontVariantNumeric: 'lining-nums', textStyle: 'md' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  '*::selection': { bg: 'accent.muted' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
});
