/** Choices that hold as soon as they are made. */

import { Checkbox } from '#frontend/components/form-field.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Explained } from './choices.tsx';

interface SwitchesProps<Key extends string> {
  words: Record<Key, { label: string; hint: string }>;
  choices: Record<Key, boolean>;
  onChange: (choices: Record<Key, boolean>) => void;
}

export function Switches<Key extends string>({ words, choices, onChange }: SwitchesProps<Key>) {
  return (
    <Box display="grid" gap="3">
      {(Object.keys(words) as Key[]).map((key) => (
        <Checkbox
          key={key}
          label={<Explained {...words[key]} />}
          checked={choices[key]}
          onChange={(on) => onChange({ ...choices, [key]: on })}
        />
      ))}
    </Box>
  );
}
