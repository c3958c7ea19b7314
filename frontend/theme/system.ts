/** The site's own Chakra system: the base config's properties with our tokens and only the recipes in use. */
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { semanticColors } from './colors.ts';
import { buttonRecipe } from './recipes/controls.ts';
import { tableSlotRecipe } from './recipes/table.ts';
import { badgeRecipe, containerRecipe, headingRecipe, skeletonRecipe } from './recipes/text.ts';
import { breakpoints, textStyles, tokens } from './tokens.ts';

export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html)',
    globalCss: {
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
    },
    theme: {
      breakpoints,
      tokens,
      semanticTokens: { colors: semanticColors },
      textStyles,
      keyframes: {
        pulse: { '50%': { opacity: '0.55' } },
        'fade-in': { from: { opacity: '0' } },
        'rise-in': { from: { opacity: '0', translate: '0 0.5rem' } },
        'slide-up': { from: { translate: '0 100%' } },
        spin: { to: { rotate: '1turn' } },
      },
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        container: containerRecipe,
        heading: headingRecipe,
        skeleton: skeletonRecipe,
      },
      slotRecipes: { table: tableSlotRecipe },
    },
  }),
);
