/** Recipes of what is pressed, typed into and chosen from. */
import { defineRecipe } from '@chakra-ui/react/styled-system';

const focusRing = {
  outline: '2px solid',
  outlineColor: 'transparent',
  outlineOffset: '2px',
  _focusVisible: { outlineColor: 'accent.focusRing' },
};

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    fontWeight: 'medium',
    lineHeight: '1.2',
    textAlign: 'center',
    transition: 'background-color var(--ca-durations-fast), border-color var(--ca-durations-fast)',
    ...focusRing,
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    // One that waits for its scripts looks as it will.
    '&:disabled[data-waits]': { opacity: '1', cursor: 'progress' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    size: {
      xs: { minH: '7', px: '2', textStyle: 'xs', gap: '1.5' },
      sm: { minH: { base: '11', md: '9' }, px: '3', textStyle: 'sm' },
      md: { minH: '11', px: '4', textStyle: 'sm' },
      lg: { minH: '12', px: '6', textStyle: 'md' },
    },
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { bg: 'colorPalette.solid/88' } },
      outline: { borderColor: 'border.control', color: 'fg', bg: 'transparent', _hover: { bg: 'bg.muted' } },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      ghost: { color: 'fg', _hover: { bg: 'bg.muted' } },
      plain: {
        color: 'colorPalette.fg',
        px: '0',
        // At each width, since that of a size is named at each.
        minH: { base: '6', md: '6' },
        textDecoration: 'underline',
        textDecorationColor: 'colorPalette.border',
        textUnderlineOffset: '0.2em',
        _hover: { textDecorationColor: 'currentColor' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'accent.fg',
    borderRadius: 'xs',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'accent.emphasized',
    textUnderlineOffset: '0.22em',
    _hover: { textDecorationColor: 'currentColor' },
    ...focusRing,
  },
  variants: {
    variant: {
      underline: {},
      quiet: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    },
    /** Outside of a sentence: as high as a finger on a phone. */
    touch: {
      block: { display: 'inline-flex', alignItems: 'center', minH: { base: '11', md: '8' } },
      /** As high as its text elsewhere. */
      line: { display: 'inline-flex', alignItems: 'center', minH: { base: '11', md: '6' } },
      /** In a row that has padding of its own, which the target takes in. */
      row: {
        display: 'inline-flex',
        alignItems: 'center',
        position: 'relative',
        minH: { base: '11', md: '7' },
        my: { base: '-2', md: '0' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
});

const control = {
  width: '100%',
  minWidth: '0',
  minH: '11',
  px: '3',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  textStyle: 'md',
  fontVariantNumeric: 'tabular-nums',
  ...focusRing,
  outlineOffset: '0px',
  _disabled: { opacity: '0.6', cursor: 'not-allowed', bg: 'bg.muted' },
  _invalid: { borderColor: 'border.error' },
};

export const inputRecipe = defineRecipe({
  className: 'input',
  base: { ...control, appearance: 'none' },
  variants: { controlSize: { md: {}, lg: { minH: '14', px: '4', textStyle: 'lg' } } },
  defaultVariants: { controlSize: 'md' },
});

export const selectRecipe = defineRecipe({
  className: 'select',
  base: {
    ...control,
    appearance: 'none',
    pe: '9',
    textOverflow: 'ellipsis',
    '& > option': { bg: 'bg.panel', color: 'fg' },
  },
  variants: { controlSize: { sm: { minH: '9', textStyle: 'sm' }, md: {} } },
  defaultVariants: { controlSize: 'md' },
});

/** 24 px to press, 18 px to see. */
export const checkboxRecipe = defineRecipe({
  className: 'checkbox',
  base: {
    appearance: 'none',
    position: 'relative',
    boxSize: '6',
    flexShrink: '0',
    borderRadius: 'sm',
    cursor: 'pointer',
    ...focusRing,
    outlineOffset: '-1px',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '3px',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'xs',
      bg: 'bg.panel',
    },
    _checked: {
      _before: { bg: 'accent.solid', borderColor: 'accent.solid' },
      _after: {
        content: '""',
        position: 'absolute',
        insetStart: '9px',
        top: '5px',
        width: '6px',
        height: '11px',
        borderColor: 'accent.contrast',
        borderEndWidth: '2px',
        borderBottomWidth: '2px',
        transform: 'rotate(42deg)',
      },
    },
  },
  variants: {
    /** In a row of a table, which is no label that a finger could hit: 44 px of its own on a phone. */
    alone: {
      true: {
        boxSize: { base: '11', md: '6' },
        _before: { inset: { base: '13px', md: '3px' } },
        _checked: { _after: { insetStart: { base: '19px', md: '9px' }, top: { base: '15px', md: '5px' } } },
      },
    },
  },
});
