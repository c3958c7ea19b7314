/** What a pressed marker stands for: one school, or those of one spot that no zoom takes apart. */

import { useEffect, useRef } from 'react';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { PricePlace } from '#frontend/components/own-price/price-place.tsx';
import { Grid, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Caption, Note, Span } from '#frontend/components/styled/text.tsx';
import { CloseIcon } from '#frontend/components/ui/icons.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { slugOf } from '#schema/domain/record/slug.ts';
import { mapWords as words } from '#words/places/map.ts';
import type { MapPlace } from '../places.ts';

interface SchoolPanelProps {
  places: readonly MapPlace[];
  /** What is known of a school besides its name. */
  knownOf: (place: MapPlace) => readonly string[];
  onClose: () => void;
}

export function SchoolPanel({ places, knownOf, onClose }: SchoolPanelProps) {
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newly pressed marker is read from its beginning.
  useEffect(() => {
    panel.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [places]);

  return (
    <Section
      ref={panel}
      aria-label={places.length === 1 ? words.school : words.oneSpot(places.length)}
      position="absolute"
      bottom="16"
      insetStart="3"
      zIndex="4"
      maxW="calc(100% - 1.5rem)"
      maxH="55%"
      overflowY="auto"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="md"
      boxShadow="raised"
      ps="4"
      pe="12"
      py="3"
      onPointerDown={(event) => event.stopPropagation()}
    >
      {places.length > 1 ? <Caption mb="1">{words.oneSpot(places.length)}</Caption> : null}
      <Grid as="ul" gap="1">
        {places.map((place) => (
          <List.Item key={place.id} minH="6">
            <TextLink to={paths.university(slugOf(place.name, place.id))} fontWeight="medium">
              {place.name}
            </TextLink>
            {knownOf(place).length === 0 ? null : (
              <Note as="span" display="block" fontVariantNumeric="tabular-nums">
                {knownOf(place).join(' · ')}
              </Note>
            )}
            <PricePlace university={place} shape="line">
              {place.whose === 'own' && place.price !== null ? (
                <Span display="block" fontWeight="bold" color="gold.fg" fontVariantNumeric="tabular-nums lining-nums">
                  {words.ownPrice(place.price)}
                </Span>
              ) : null}
            </PricePlace>
          </List.Item>
        ))}
      </Grid>
      <Button
        variant="ghost"
        position="absolute"
        top="1.5"
        insetEnd="1.5"
        boxSize="8"
        minH="8"
        p="0"
        aria-label={words.close}
        onClick={onClose}
      >
        <CloseIcon boxSize="4" />
      </Button>
    </Section>
  );
}
