/** Asking for what is near: a town or postal code, or the device's own place, and how far. */

import { type FormEvent, useEffect, useState } from 'react';
import { SelectField, TextField } from '#frontend/components/forms/form-field.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Caption, Text } from '#frontend/components/styled/text.tsx';
import { TEXT_MAX } from '#schema/domain/site/limits.ts';
import { nearWords as words } from '#words/places/map.ts';
import { LocateIcon } from './map-icons.tsx';

const ANY = '';
const LOCATING_MILLISECONDS = 15_000;
/** A position of the last ten minutes is as good as a new one. */
const POSITION_AGE = 600_000;

export interface NearAnswer {
  place: string | null;
  position: { latitude: number; longitude: number } | null;
  radiusMiles: number | null;
}

interface NearFormProps {
  /** What the list is around now. */
  place: string | null;
  around: boolean;
  radiusMiles: number | null;
  /** An empty answer is around nothing. */
  onAnswer: (answer: NearAnswer) => void;
  /** The radius alone was changed. */
  onRadius: (radiusMiles: number | null) => void;
}

type Locating = 'idle' | 'asking' | 'denied' | 'notFound' | 'notSupported';

export function NearForm({ place, around, radiusMiles, onAnswer, onRadius }: NearFormProps) {
  const [text, setText] = useState(place ?? '');
  const [radius, setRadius] = useState(radiusMiles);
  const [locating, setLocating] = useState<Locating>('idle');
  useEffect(() => setText(place ?? ''), [place]);
  useEffect(() => setRadius(radiusMiles), [radiusMiles]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLocating('idle');
    onAnswer({ place: text.trim() || null, position: null, radiusMiles: radius });
  };
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setLocating('notSupported');
      return;
    }
    setLocating('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setLocating('idle');
        onAnswer({ place: null, position: { latitude, longitude }, radiusMiles: radius });
      },
      ({ code, PERMISSION_DENIED }) => setLocating(code === PERMISSION_DENIED ? 'denied' : 'notFound'),
      { enableHighAccuracy: false, timeout: LOCATING_MILLISECONDS, maximumAge: POSITION_AGE },
    );
  };
  const failure = locating === 'idle' || locating === 'asking' ? null : words[locating];

  return (
    <Box
      as="form"
      {...{ method: 'post' }}
      aria-label={words.form}
      onSubmit={submit}
      borderTopWidth="1px"
      borderBottomWidth="1px"
      py="4"
    >
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="3" maxW="2xl">
        <TextField
          label={words.place}
          hint={words.hint}
          placeholder={words.placeholder}
          value={text}
          maxLength={TEXT_MAX}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SelectField
          label={words.radius}
          value={radius === null ? ANY : String(radius)}
          options={[
            { value: ANY, label: words.anyDistance },
            ...words.radii.map(({ miles, label }) => ({ value: String(miles), label })),
            ...(radius === null || words.radii.some(({ miles }) => miles === radius)
              ? []
              : [{ value: String(radius), label: words.otherRadius(radius) }]),
          ]}
          onChange={(value) => {
            const miles = value === ANY ? null : Number(value);
            setRadius(miles);
            if (around) onRadius(miles);
          }}
        />
      </Grid>
      <Wrap mt="3" gap="3" alignItems="center">
        <Button type="submit" size="sm">
          {words.submit}
        </Button>
        <Button variant="outline" size="sm" aria-describedby="near-privacy" onClick={locate}>
          <LocateIcon boxSize="4.5" />
          {locating === 'asking' ? words.locating : words.useMine}
        </Button>
        {around ? (
          <Button
            variant="plain"
            size="sm"
            onClick={() => onAnswer({ place: null, position: null, radiusMiles: null })}
          >
            {words.clear}
          </Button>
        ) : null}
      </Wrap>
      <Caption id="near-privacy" mt="2" maxW="prose">
        {words.privacy}
      </Caption>
      <Box role="status" textStyle="sm" color="fg.error" maxW="prose">
        {failure === null ? null : <Text mt="2">{failure}</Text>}
      </Box>
    </Box>
  );
}
