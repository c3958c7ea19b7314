/** What every page's elements look like before any style of their own. */
import type { Config } from '@pandacss/dev';

export const globalStyles = {
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
  // What gets the focus comes to stand above the bar at the foot.
  'html:has([data-order-line])': { scrollPaddingBottom: '5rem' },
  body: { fontVariantNumeric: 'lining-nums', textStyle: 'md' },
  '@media print': {
    // Inside, what is meant for the screen says so itself.
    html: { colorScheme: 'light', bg: '#ffffff' },
    // A wide table is printed without the tabs and what is pressed.
    'body:has([data-sheet="wide"]) :is([role="tablist"], button)': { display: 'none !important' },
    // All of it is landscape: its heading would otherwise be alone on an upright page. A sheet in its place is upright.
    'body:has([data-sheet="wide"]):not(:has([data-sheet="page"]))': { page: 'wide' },
  },
  '@page wide': { size: 'landscape', margin: '12mm' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  '*::selection': { bg: 'accent.muted' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
} satisfies Config['globalCss'];
