/** One of a few answers, each a tile that a finger hits: radio buttons of the browser, so that keys and screen readers know them. */

import { Grid } from '../styled/box.tsx';
import { chakra } from '../styled/chakra.ts';
import type { SelectOption } from './controls.tsx';
import { LabelRadio } from './label-radio.tsx';

const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '12',
    px: '2',
    textAlign: 'center',
    textStyle: 'sm',
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
  variants: {
    look: {
      /** Of what is one's own. */
      own: {
        '&:has(input:checked)': {
          bg: 'gold.subtle',
          borderColor: 'gold.solid',
          color: 'gold.fg',
          fontWeight: 'semibold',
          boxShadow: 'inset 0 0 0 1px {colors.gold.solid}',
        },
      },
      plain: {
        '&:has(input:checked)': { bg: 'fg', borderColor: 'fg', color: 'bg', fontWeight: 'semibold' },
      },
    },
  },
});

const COLUMNS = {
  two: 'repeat(2, minmax(0, 1fr))',
  three: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

interface ChoiceTilesProps {
  legend: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
  columns?: keyof typeof COLUMNS;
  look?: 'own' | 'plain';
  onChange: (value: string) => void;
}

export function ChoiceTiles({
  legend,
  name,
  value,
  options,
  columns = 'three',
  look = 'own',
  onChange,
}: ChoiceTilesProps) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        {legend}
      </chakra.legend>
      <Grid gridTemplateColumns={COLUMNS[columns]} gap="2">
        {options.map((option) => (
          <Tile key={option.value} look={look}>
            <LabelRadio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Tile>
        ))}
      </Grid>
    </chakra.fieldset>
  );
}
