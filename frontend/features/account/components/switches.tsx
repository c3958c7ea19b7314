/** Choices that hold as soon as they are made. */

import { Checkbox } from '#frontend/components/forms/form-field.tsx';
import { Grid } from '#frontend/components/styled/box.tsx';
import { Explained } from './choices.tsx';

interface SwitchesProps<Key extends string> {
  words: Record<Key, { label: string; hint: string }>;
  choices: Record<Key, boolean>;
  onChange: (choices: Record<Key, boolean>) => void;
}

export function Switches<Key extends string>({ words, choices, onChange }: SwitchesProps<Key>) {
  return (
    <Grid gap="3">
      {(Object.keys(words) as Key[]).map((key) => (
        <Checkbox
          key={key}
          label={<Explained {...words[key]} />}
          checked={choices[key]}
          onChange={(on) => onChange({ ...choices, [key]: on })}
        />
      ))}
    </Grid>
  );
}
