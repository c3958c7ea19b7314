/** States and provinces as shapes. They are drawn once and moved as a whole, so that panning costs one transform. */

import { memo, useEffect, useState } from 'react';
import { css } from '#frontend/components/styled/chakra.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { MAP_FRAMES } from '#schema/domain/places/map-projection.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import type { MapView, Size } from '../view.ts';

/** The shapes' paths are in twentieths of map units. */
export const PER_UNIT = 20;

/** Paths by country and code, "US-VT". They come after the map, which shows its schools without them. */
let loaded: Record<string, string> | undefined;

/** The shapes once they have come; before, none. */
export function useShapes(): Record<string, string> {
  const [shapes, setShapes] = useState(loaded);
  useEffect(() => {
    let wanted = true;
    if (!ON_SERVER && loaded === undefined) {
      import('../state-shapes.json').then(
        (module) => {
          loaded = module.default;
          if (wanted) setShapes(loaded);
        },
        // A map without shapes still shows where its schools are.
        () => undefined,
      );
    }
    return () => {
      wanted = false;
    };
  }, []);
  return shapes ?? {};
}

export interface StateKey {
  country: Country;
  code: string;
}

/** The state a shape stands for; null for any other element. */
export function stateOfElement(target: EventTarget | null): StateKey | null {
  const key = target instanceof SVGPathElement ? target.dataset.state : undefined;
  const [country, code] = key?.split('-') ?? [];
  return country && code ? { country: country as Country, code } : null;
}

const DRAWING = {
  position: 'absolute',
  inset: '0',
  boxSize: '100%',
  // Light land in blue water, as in the small maps of schools.
  '& [data-state]': {
    fill: { base: 'bg.subtle', _dark: 'bg.emphasized' },
    stroke: 'border.control',
    strokeWidth: '0.75px',
    cursor: 'pointer',
  },
  // Where one of them fills the window, it would only turn darker under the pointer.
  '&[data-far] [data-state]:hover': { fill: { base: 'bg.emphasized', _dark: 'border.emphasized' } },
  '& [data-chosen]': { fill: 'accent.muted', stroke: 'accent.solid', strokeWidth: '1.5px' },
  '& [data-frame]': { fill: 'none', stroke: 'border.emphasized', strokeWidth: '1px' },
  '& [data-circle]': { fill: 'none', stroke: 'accent.solid', strokeWidth: '1.5px', strokeDasharray: '5 4' },
  '& path, & rect': { vectorEffect: 'non-scaling-stroke' },
} as const;

const Shapes = memo(function Shapes({ chosen }: { chosen: string | null }) {
  const shapes = useShapes();
  const keys = Object.keys(shapes);
  // The chosen one comes last, so that its outline lies over its neighbours'.
  const inOrder = keys.toSorted((a, b) => Number(a === chosen) - Number(b === chosen));
  return inOrder.map((key) => (
    <path key={key} d={shapes[key]} data-state={key} {...(key === chosen ? { 'data-chosen': '' } : {})} />
  ));
});

const Frames = memo(function Frames() {
  return Object.entries(MAP_FRAMES).map(([region, [left, top, right, bottom]]) => (
    <rect
      key={region}
      data-frame={region}
      x={left * PER_UNIT}
      y={top * PER_UNIT}
      width={(right - left) * PER_UNIT}
      height={(bottom - top) * PER_UNIT}
    />
  ));
});

/** Up to it several states are in the window. */
const FAR_SCALE = 8;

interface StateLayerProps {
  view: MapView;
  size: Size;
  /** "US-VT"; null when no state is chosen. */
  chosen: string | null;
  /** Outline of what is near enough to the place one asked for, in map units. */
  circle: readonly (readonly [x: number, y: number])[];
}

export function StateLayer({ view, size, chosen, circle }: StateLayerProps) {
  const shift = `translate(${size.width / 2 - view.x * view.scale} ${size.height / 2 - view.y * view.scale})`;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size.width}
      height={size.height}
      className={css(DRAWING)}
      {...(view.scale < FAR_SCALE ? { 'data-far': '' } : {})}
    >
      <g transform={`${shift} scale(${view.scale / PER_UNIT})`}>
        <Shapes chosen={chosen} />
        <Frames />
        {circle.length > 0 ? (
          <path data-circle="" d={`M${circle.map(([x, y]) => `${x * PER_UNIT} ${y * PER_UNIT}`).join('L')}Z`} />
        ) : null}
      </g>
    </svg>
  );
}
