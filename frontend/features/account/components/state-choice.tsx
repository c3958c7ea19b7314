/** States and provinces, one after another from a list, each gone at one press. */

import { useRef } from 'react';
import { SelectField } from '#frontend/components/forms/form-field.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { CloseIcon } from '#frontend/components/ui/icons.tsx';
import { statesOf } from '#schema/domain/places/places.ts';
import { COUNTRY_LABELS, type Country } from '#schema/domain/record/enums.ts';
import { COUNTRIES_LISTED } from '#schema/domain/site/reader.ts';
import { preferenceWords as words } from '#words/account/account.ts';
import { toggled } from '../preferences-draft.ts';

const nameOf = (code: string): string =>
  COUNTRIES_LISTED.flatMap((country) => statesOf(country)).find((state) => state.code === code)?.name ?? code;

interface StateChoiceProps {
  /** Whose states are offered; of both when none is chosen. */
  countries: readonly Country[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function StateChoice({ countries, chosen, onChange }: StateChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  const offered = (countries.length === 0 ? COUNTRIES_LISTED : countries).flatMap((country) =>
    statesOf(country)
      .filter(({ code }) => !chosen.includes(code))
      .map(({ code, name }) => ({
        value: code,
        label: country === 'US' ? name : `${name}, ${COUNTRY_LABELS[country]}`,
      })),
  );
  const remove = (code: string) => {
    onChange(toggled(chosen, code, false));
    // The button that had the focus is gone; the list it went back to is beside it.
    box.current?.querySelector('select')?.focus();
  };
  return (
    <div ref={box}>
      <Box maxW="md">
        <SelectField
          label={words.addState}
          value=""
          options={[{ value: '', label: words.chooseState }, ...offered]}
          onChange={(code) => code !== '' && onChange(toggled(chosen, code, true))}
        />
      </Box>
      {chosen.length === 0 ? null : (
        <Wrap as="ul" aria-label={words.states} mt="3" gap="2">
          {chosen.map((code) => {
            const name = nameOf(code);
            return (
              <li key={code}>
                <Button
                  variant="subtle"
                  size="xs"
                  minH="8"
                  borderRadius="full"
                  ps="3"
                  pe="2"
                  aria-label={words.removeState(name)}
                  onClick={() => remove(code)}
                >
                  {name}
                  <CloseIcon boxSize="3.5" />
                </Button>
              </li>
            );
          })}
        </Wrap>
      )}
    </div>
  );
}
