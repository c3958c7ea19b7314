/** The recipes and movements of the system, by name. */
import { defineKeyframes } from '@chakra-ui/react/styled-system';
import { buttonRecipe, checkboxRecipe, inputRecipe, linkRecipe, selectRecipe } from './controls.ts';
import { badgeRecipe, containerRecipe, headingRecipe, skeletonRecipe } from './text.ts';

export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  checkbox: checkboxRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  select: selectRecipe,
  skeleton: skeletonRecipe,
};

export const keyframes = defineKeyframes({
  pulse: { '50%': { opacity: '0.55' } },
  'fade-in': { from: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', translate: '0 0.5rem' } },
  'slide-up': { from: { translate: '0 100%' } },
  /** Of what scrolls sideways: there is more behind its end until one is there. */
  'fade-end': {
    '0%, 98%': { maskImage: 'linear-gradient(to left, transparent, #000 1.5rem)' },
    '100%': { maskImage: 'none' },
  },
  spin: { to: { rotate: '1turn' } },
});
