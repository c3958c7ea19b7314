/**
 * The site's styles, made when it is built: Chakra's style properties and conditions (its preset for Panda) with our own
 * tokens and recipes. `panda codegen` writes their types to styled-system/; scripts/static-styles/ writes the classes
 * into the components and the sheets of the pages.
 */
import chakra from '@chakra-ui/panda-preset';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { type Config, defineConfig } from '@pandacss/dev';
import { preset as base } from '@pandacss/preset-base';
import { semanticColors } from '#frontend/theme/colors.ts';
import { globalStyles } from '#frontend/theme/global-styles.ts';
import { keyframes, recipes } from '#frontend/theme/recipes/all.ts';
import { breakpoints, textStyles, tokens } from '#frontend/theme/tokens.ts';

// Chakra's types are copies of Panda's own, and not interchangeable with them.
const authored = {
  globalCss: globalStyles,
  theme: { breakpoints, tokens, semanticTokens: { colors: semanticColors }, textStyles, keyframes, recipes },
} as unknown as Pick<Config, 'globalCss' | 'theme'>;

// Of Chakra's preset the properties and conditions: its tokens and recipes are those of a demonstration.
const presets = [
  { name: 'base', utilities: base.utilities, conditions: base.conditions },
  {
    name: 'chakra',
    utilities: chakra.utilities,
    conditions: { ...defaultBaseConfig.conditions, ...chakra.conditions },
  },
] as unknown as NonNullable<Config['presets']>;

export default defineConfig({
  presets,
  eject: true,
  preflight: true,
  prefix: { cssVar: 'ca' },
  conditions: { extend: { dark: '.dark &', scriptless: '@media (scripting: none)' } },
  ...authored,
  jsxFramework: 'react',
  jsxFactory: 'chakra',
  outdir: 'styled-system',
  outExtension: 'js',
  // scripts/static-styles finds the styles.
  include: [],
  logLevel: 'error',
});
