/**
 * Clusters and schools as buttons on the map. One of them is in the page's tab order; from there the arrow keys go
 * through all of them as one reads, line by line.
 */

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Span } from '#frontend/components/styled/text.tsx';
import { formatCount } from '#schema/domain/formats/formats.ts';
import type { MapPoint } from '#schema/domain/places/map-projection.ts';
import { mapWords as words } from '#words/places/map.ts';
import { type Cluster, diameterOf } from '../clusters.ts';
import { lowestOf, type Pin, type PriceSteps, pinWithin, stepOf } from '../pins.ts';
import { type MapView, type Size, toScreen } from '../view.ts';

const Marker = chakra('button', {
  base: {
    position: 'absolute',
    top: '0',
    insetStart: '0',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    cursor: 'pointer',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textStyle: 'xs',
    touchAction: 'inherit',
    _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px', zIndex: '2' },
    _hover: { zIndex: '2' },
  },
});

/** A point with its words in one pill; the point stays where the school is. */
const PIN = {
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  textStyle: 'xs',
  whiteSpace: 'nowrap',
} as const;
/** Of one's own price, by its step: the color of what is one's own, fuller where it is dearer. */
const OWN_PINS = [
  { ...PIN, bg: 'gold.subtle', color: 'gold.fg', borderColor: 'gold.border' },
  { ...PIN, bg: 'gold.emphasized', color: 'fg', borderColor: 'gold.border' },
  { ...PIN, bg: 'gold.solid', color: 'gold.contrast', borderColor: 'gold.solid' },
] as const;
/** A point without its pin. */
const SINGLE_POINTS = ['gold.emphasized', 'gold.border', 'gold.solid'] as const;
const OWN_POINTS = ['gold.border', 'gold.solid', 'gold.contrast'] as const;
const LIT_PIN = { ...PIN, bg: 'fg', color: 'bg', borderColor: 'fg' } as const;
/** Of the first school of the list, while none of it is pointed at. */
const RINGED = { zIndex: '1', outline: '2px solid', outlineColor: 'fg', outlineOffset: '1px' } as const;
const SIDES = { right: 'row', left: 'row-reverse' } as const;

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface MarkersProps {
  /** In reading order. */
  clusters: readonly Cluster[];
  /** Words beside single schools, by the keys of their clusters. */
  pins: ReadonlyMap<number, Pin>;
  /** The steps of prices that are one's own; null where prices are not, or have none. */
  steps: PriceSteps | null;
  view: MapView;
  size: Size;
  labelOf: (cluster: Cluster) => string;
  /** A school that another part of the page points at. */
  highlighted: number | null;
  /** The school that the list begins with. */
  first: number | null;
  onPress: (cluster: Cluster) => void;
  /** A school whose marker is to take the focus as soon as it is there. */
  focusOn: number | null;
  onFocused: () => void;
  /** The focused marker is gone and none is left to take its place. */
  onFocusLost: () => void;
}

export function Markers(props: MarkersProps) {
  const { clusters, pins, steps, view, size, labelOf, highlighted, first, onPress, focusOn, onFocused, onFocusLost } =
    props;
  const [current, setCurrent] = useState<number | null>(null);
  const [named, setNamed] = useState<number | null>(null);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const entry = clusters.find(({ key }) => key === current) ?? clusters[0];

  // Zooming parts and joins clusters and puts them in another order, at which a button may lose the focus it had.
  const focused = [...buttons.current].find(([, button]) => button === document.activeElement)?.[0];
  useLayoutEffect(() => {
    if (focused === undefined || buttons.current.get(focused) === document.activeElement) return;
    const heir =
      clusters.find(({ key }) => key === focused) ??
      clusters.find(({ places }) => places.some(({ id }) => id === focused)) ??
      clusters[0];
    if (heir) buttons.current.get(heir.key)?.focus({ preventScroll: true });
    else onFocusLost();
  });

  useEffect(() => {
    if (focusOn === null) return;
    const target = clusters.find(({ places }) => places.some(({ id }) => id === focusOn));
    const button = target && buttons.current.get(target.key);
    if (!button) return;
    button.focus({ preventScroll: true });
    onFocused();
  }, [focusOn, clusters, onFocused]);

  const focusAt = (at: number) => {
    const next = clusters[Math.max(0, Math.min(clusters.length - 1, at))];
    if (next) buttons.current.get(next.key)?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) focusAt(at + step);
    else if (event.key === 'Home') focusAt(0);
    else if (event.key === 'End') focusAt(clusters.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <>
      {clusters.map((cluster, at) => {
        const { key, places } = cluster;
        const diameter = diameterOf(cluster);
        const [left, top] = toScreen(view, size, [cluster.x, cluster.y]);
        const single = places.length === 1;
        // At the edge of the window half a pin would say half a price.
        const pin = pins.get(key);
        const shown = pin ? pinWithin(pin, left, size.width) : null;
        const side = shown?.side ?? null;
        const price = lowestOf(cluster)?.price ?? null;
        const step = steps === null || price === null ? null : stepOf(steps, price);
        const lit = highlighted !== null && places.some(({ id }) => id === highlighted);
        const ringed = !lit && highlighted === null && first !== null && places.some(({ id }) => id === first);
        return (
          <Marker
            key={key}
            ref={(button: HTMLButtonElement | null) => {
              if (button) buttons.current.set(key, button);
              else buttons.current.delete(key);
            }}
            type="button"
            aria-label={labelOf(cluster)}
            tabIndex={cluster === entry ? 0 : -1}
            style={{
              // As wide as its words, which are measured on the safe side: its end is where the point is.
              width: shown ? 'max-content' : diameter,
              height: diameter,
              transform:
                side === 'left'
                  ? `translate(${left + diameter / 2}px, ${top - diameter / 2}px) translateX(-100%)`
                  : `translate(${left - diameter / 2}px, ${top - diameter / 2}px)`,
            }}
            data-pin={single ? (side ?? undefined) : undefined}
            {...(shown
              ? lit
                ? LIT_PIN
                : step === null
                  ? PIN
                  : OWN_PINS[step]
              : single
                ? {}
                : lit
                  ? { bg: 'fg', color: 'bg', borderWidth: '2px', borderColor: 'bg' }
                  : { bg: 'accent.solid', color: 'accent.contrast', borderWidth: '2px', borderColor: 'bg' })}
            {...(lit ? { zIndex: '2' } : ringed ? RINGED : {})}
            onFocus={(event) => {
              setCurrent(key);
              if (event.currentTarget.matches(':focus-visible')) setNamed(key);
            }}
            onBlur={() => setNamed(null)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setNamed(key)}
            onPointerLeave={() => setNamed(null)}
            onKeyDown={(event) => onKeyDown(event, at)}
            onClick={() => {
              setNamed(null);
              onPress(cluster);
            }}
          >
            {shown && side ? (
              <Span
                aria-hidden="true"
                display="flex"
                flexDirection={SIDES[side]}
                alignItems="center"
                gap="1"
                width="100%"
                {...(single ? { px: '1.5' } : side === 'right' ? { pe: '2' } : { ps: '2' })}
              >
                {single ? (
                  <Span
                    flexShrink="0"
                    boxSize="2.5"
                    borderRadius="full"
                    bg={lit ? 'bg' : step === null ? 'accent.solid' : OWN_POINTS[step]}
                  />
                ) : (
                  // The group's own disc, where it is without words.
                  <Span
                    flexShrink="0"
                    display="grid"
                    placeItems="center"
                    borderRadius="full"
                    bg="accent.solid"
                    color="accent.contrast"
                    style={{ width: diameter - 4, height: diameter - 4 }}
                  >
                    {formatCount(places.length)}
                  </Span>
                )}
                {shown.name === null ? null : (
                  <Span fontWeight="normal" overflow="hidden" textOverflow="ellipsis">
                    {shown.name}
                  </Span>
                )}
                {shown.text === null ? null : <span>{shown.text}</span>}
              </Span>
            ) : single ? (
              <Span
                boxSize={lit ? '4' : '3'}
                borderRadius="full"
                bg={lit ? 'fg' : step === null ? 'accent.solid' : SINGLE_POINTS[step]}
                borderWidth="2px"
                borderColor="bg"
              />
            ) : (
              formatCount(places.length)
            )}
          </Marker>
        );
      })}
      <MarkerName cluster={clusters.find(({ key }) => key === named)} view={view} size={size} labelOf={labelOf} />
    </>
  );
}

interface MarkerNameProps {
  cluster: Cluster | undefined;
  view: MapView;
  size: Size;
  labelOf: (cluster: Cluster) => string;
}

/** What the marker under the pointer or the focus is; the button has the same words as its name. */
function MarkerName({ cluster, view, size, labelOf }: MarkerNameProps) {
  if (!cluster) return null;
  const text = cluster.places.length === 1 ? labelOf(cluster) : words.clusterShort(cluster.places.length);
  const away = diameterOf(cluster) / 2 + 6;
  return <MapTip at={toScreen(view, size, [cluster.x, cluster.y])} away={away} size={size} text={text} />;
}

interface MapTipProps {
  at: MapPoint;
  /** Pixels between the point and the words. */
  away: number;
  size: Size;
  text: string;
}

/** A few words at a point of the map, on the side where there is room. */
export function MapTip({ at: [left, top], away, size, text }: MapTipProps) {
  const below = top < 60;
  const across = left < size.width * 0.25 ? '0' : left > size.width * 0.75 ? '-100%' : '-50%';
  return (
    <Box
      aria-hidden="true"
      position="absolute"
      top="0"
      insetStart="0"
      zIndex="3"
      maxW="100%"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="xs"
      px="2"
      py="1"
      borderRadius="sm"
      pointerEvents="none"
      style={{
        transform: `translate(${left}px, ${top + (below ? away : -away)}px) translate(${across}, ${below ? '0' : '-100%'})`,
      }}
    >
      {text}
    </Box>
  );
}
