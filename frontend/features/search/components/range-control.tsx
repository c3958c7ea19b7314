/**
 * A least and a most in the filter panel: a slider, or the ranges that people mean to choose from, and the two numbers typed
 * behind a line of their own.
 */

import { type ReactNode, useEffect, useId, useState } from 'react';
import { FieldGroup, TextField } from '#frontend/components/forms/form-field.tsx';
import { LabelRadio } from '#frontend/components/forms/label-radio.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { ChevronRightIcon } from '#frontend/components/ui/icons.tsx';
import { type RangeFilter, rangedFilter } from '#schema/domain/search/search-filters.ts';
import { FILTER_LABELS as labels, RANGE_FIELDS, filterWords as words } from '#words/search/search-filters.ts';
import { rangeEndText } from '../chips.ts';
import { inRange } from '../filters.ts';
import { isOnSlider, isUnread, parseWhole } from '../tuition.ts';
import type { ControlProps } from './control-props.ts';

/** A line of the panel that opens, with the sign that all such lines of the site have. */
export const FilterFold = chakra('details', { base: { '&[open] > summary > svg': { rotate: '90deg' } } });
export const FilterFoldLine = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

interface RangeControlProps extends ControlProps {
  filter: RangeFilter;
  /** A choice that no range says, after the ranges. */
  further?: { label: string; chosen: boolean; onChoose: (on: boolean) => void };
  /** In place of ranges to choose from. */
  slider?: ReactNode;
  /** Under the two fields. */
  children?: ReactNode;
}

/** Any range of the panel; without a slider or ranges to choose from its two fields stand open. */
export function RangeControl({ filter, draft, change, found, further, slider, children }: RangeControlProps) {
  const { hint, min, max } = RANGE_FIELDS[filter];
  const { choices = [] } = rangedFilter(filter);
  const [least, most] = [draft[`${filter}Min`], draft[`${filter}Max`]];
  const crossed = (least ?? 0) > (most ?? Number.POSITIVE_INFINITY);
  const bound = (end: 'Min' | 'Max', { label, placeholder }: typeof min) => (
    <NumberField
      name={`${filter}${end}`}
      label={label}
      placeholder={placeholder}
      value={draft[`${filter}${end}`]}
      takes={rangedFilter(filter)}
      fault={end === 'Max' && crossed ? words.crossed : undefined}
      onChange={(value) => change({ [`${filter}${end}`]: value })}
    />
  );
  const fields = (
    <>
      <Grid gridTemplateColumns="1fr 1fr" gap="3">
        {bound('Min', min)}
        {bound('Max', max)}
      </Grid>
      {children ? <Box mt="3">{children}</Box> : null}
    </>
  );
  const behind = slider !== undefined || choices.length > 0;
  const none = least === null && most === null;
  const isChosen = ([from, to]: readonly [number | null, number | null]) =>
    !further?.chosen && from === least && to === most;
  const choose = (from: number | null, to: number | null, on = false) => {
    change({ [`${filter}Min`]: from, [`${filter}Max`]: to });
    further?.onChoose(on);
  };
  const [opened, setOpened] = useState(false);
  // Numbers that the slider or the choices cannot say are to be seen.
  const said = slider ? isOnSlider([least, most]) : choices.some(isChosen);
  const typed = !(none || said) || (further?.chosen && !none);
  // What opened by itself stays open while one types on.
  useEffect(() => {
    if (typed) setOpened(true);
  }, [typed]);
  const exact = (
    <FilterFold
      // As high as a finger, and no farther from what it is of than its words are.
      mt={{ base: '-1.5', md: '1' }}
      mb={{ base: '-3', md: '0' }}
      {...(opened || typed || found !== null ? { open: true } : {})}
      // What one looked for closes again.
      onToggle={({ target }) => {
        if (found === null) setOpened((target as HTMLDetailsElement).open);
      }}
    >
      <FilterFoldLine textStyle="xs" color="fg.muted" py={{ base: '3', md: '1' }} _hover={{ color: 'fg' }}>
        <ChevronRightIcon boxSize="3.5" flexShrink="0" />
        {words.exact}
      </FilterFoldLine>
      <Box mt="1" mb={{ base: '4', md: '2' }}>
        {fields}
      </Box>
    </FilterFold>
  );
  return (
    <FieldGroup legend={labels[filter]} {...(hint === undefined ? {} : { hint })} {...(behind ? { after: exact } : {})}>
      {slider ??
        (behind ? (
          <Choices
            options={[
              { label: words.any, chosen: none && !further?.chosen, onChoose: () => choose(null, null) },
              ...choices.map(([from, to]) => ({
                label: words.choice(endText(filter, from), endText(filter, to)),
                chosen: isChosen([from, to]),
                onChoose: () => choose(from, to),
              })),
              ...(further
                ? [
                    {
                      label: further.label,
                      chosen: further.chosen && none,
                      onChoose: () => choose(null, null, true),
                    },
                  ]
                : []),
            ]}
          />
        ) : (
          fields
        ))}
    </FieldGroup>
  );
}

const endText = (filter: RangeFilter, value: number | null) => (value === null ? null : rangeEndText(filter, value));

const Pill = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: '11', md: '8' },
    px: { base: '3.5', md: '2.5' },
    textStyle: 'sm',
    fontSize: { md: '0.8125rem' },
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    cursor: 'pointer',
    '&:hover:not(:has(input:checked))': { bg: 'bg.muted' },
    '&:has(input:checked)': { bg: 'fg', borderColor: 'fg', color: 'bg', fontWeight: 'medium' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

interface ChoicesProps {
  options: readonly { label: string; chosen: boolean; onChoose: () => void }[];
}

/** Radio buttons of the browser; what is sent without scripts is in the fields. */
function Choices({ options }: ChoicesProps) {
  const name = useId();
  return (
    <Wrap gap="1.5" _scriptless={{ display: 'none' }}>
      {options.map(({ label, chosen, onChoose }) => (
        <Pill key={label}>
          <LabelRadio type="radio" form="" name={name} checked={chosen} onChange={onChoose} />
          {label}
        </Pill>
      ))}
    </Wrap>
  );
}

interface NumberFieldProps {
  name: string;
  label: string;
  placeholder: string;
  value: number | null;
  /** The numbers that the filter takes. */
  takes: { from: number; to: number };
  /** What is wrong with the number beside another. */
  fault?: string | undefined;
  /** Gets null while the field is empty or cannot be read. */
  onChange: (value: number | null) => void;
}

/**
 * A whole number typed as text: "$12,500" is read as 12500, and shown so once one leaves the field. What cannot be read
 * stays as it is, with what would be.
 */
export function NumberField({ name, label, placeholder, value, takes, fault, onChange }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    if (!typing) setText((was) => (value !== null ? String(value) : isUnread(takes, was) ? was : ''));
  }, [typing, value, takes]);
  const error = typing ? undefined : isUnread(takes, text) ? words.unread(takes) : fault;
  return (
    <TextField
      name={name}
      label={label}
      labelHidden
      error={error}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onBlur={() => setTyping(false)}
      // Before the form is sent, so that the field says what is wrong with it.
      onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
      onChange={(event) => {
        setTyping(true);
        setText(event.currentTarget.value);
        onChange(inRange(takes, parseWhole(event.currentTarget.value)));
      }}
    />
  );
}
