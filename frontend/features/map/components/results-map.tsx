/** The map of a search: states as shapes, its schools as points and groups, beside the list that holds the same. */

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type PointsQuery, useUniversityPoints } from '#frontend/api/points.ts';
import { useHome } from '#frontend/api/your-prices.ts';
import { Box, Flex, Grid, Section } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Span } from '#frontend/components/styled/text.tsx';
import { PinIcon } from '#frontend/components/ui/icons.tsx';
import type { Place } from '#schema/api/search.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { milesBetween } from '#schema/domain/places/distance.ts';
import {
  isInBox,
  MAP_FRAMES,
  MAP_HOME,
  type MapBox,
  type MapPoint,
  projectToMap,
} from '#schema/domain/places/map-projection.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { mapWords as words } from '#words/places/map.ts';
import { distanceWords } from '#words/search/distance.ts';
import { type Cluster, clusterPlaces, inReadingOrder, isOneSpot, levelOf } from '../clusters.ts';
import { isInRings, namesOf, type PlacedName, ringsOf, roomOf } from '../map-names.ts';
import { groupText, lowestOf, type PriceSteps, pinsOf, pinText, priceStepsOf } from '../pins.ts';
import { circleAround, type MapPlace, placesOf } from '../places.ts';
import { useElementSize } from '../use-element-size.ts';
import { useMapGestures } from '../use-map-gestures.ts';
import { useMapView } from '../use-map-view.ts';
import {
  boundsOf,
  boxOfView,
  clampView,
  fitBox,
  MARGIN,
  MAX_SCALE,
  type MapView,
  panBy,
  type Size,
  SURROUNDINGS,
  toScreen,
  zoomAt,
} from '../view.ts';
import { FollowSwitch } from './follow-switch.tsx';
import { CONTROLS_ABOVE, MapControls } from './map-controls.tsx';
import { MapTip, Markers } from './markers.tsx';
import { SchoolPanel } from './school-panel.tsx';
import { PER_UNIT, type StateKey, StateLayer, stateOfElement, useShapes } from './state-layer.tsx';

const NO_POINTS = { own: false, points: [] };
const BUTTON_ZOOM = 2;
const KEY_PAN_PIXELS = 80;
/** Pixels around the schools of a group that was pressed. */
const PRESSED_MARGIN = 60;
/** Pixels across, of a map from which it is no phone's. */
const PHONE = 600;
/** Milliseconds the view must rest before the list follows. */
const SETTLE = 300;

interface ResultsMapProps {
  query: PointsQuery;
  /** How many schools of the search each state has, by its code. */
  stateCounts: Readonly<Record<string, number>> | undefined;
  chosenState: StateKey | null;
  onChooseState: (state: StateKey | null) => void;
  /** The part of the map the list keeps to; null when it holds the whole search. */
  box: MapBox | null;
  /** `following`: the map moved while the list keeps to it, which is no step of its own. */
  onBox: (box: MapBox | null, following: boolean) => void;
  /** Where the search is around, and how far. */
  place: Place | null;
  radiusMiles: number | null;
  /** The school that the list points at. */
  highlighted: number | null;
  /** The school that the list begins with. */
  first: number | null;
  /** Nothing is asked for: the map opens on the state or province where home is, where that is known. */
  opensAtHome: boolean;
}

const PAN_KEYS: Partial<Record<string, MapPoint>> = {
  ArrowLeft: [-KEY_PAN_PIXELS, 0],
  ArrowRight: [KEY_PAN_PIXELS, 0],
  ArrowUp: [0, -KEY_PAN_PIXELS],
  ArrowDown: [0, KEY_PAN_PIXELS],
};

export function ResultsMap(props: ResultsMapProps) {
  const { query, stateCounts, chosenState, onChooseState, box, onBox, place, radiusMiles, highlighted } = props;
  const { data, isError, isPlaceholderData, refetch } = useUniversityPoints(query);
  const element = useRef<HTMLDivElement>(null);
  const size = useElementSize(element);
  const helpId = useId();

  const places = useMemo(() => placesOf(data ?? NO_POINTS), [data]);
  const boxText = box?.join(',');
  // Of the part that the list keeps to, where there are enough: thirds of a continent say nothing of one province.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the box.
  const steps = useMemo(
    () => (box && priceStepsOf(places.filter(({ x, y }) => isInBox([x, y], box)))) ?? priceStepsOf(places),
    [places, boxText],
  );
  const circle = useMemo(
    () => (place && radiusMiles !== null ? circleAround(place, radiusMiles) : []),
    [place, radiusMiles],
  );
  const fitted = useFittedView(places, circle, size);
  const { view, moved, moving, show, goTo } = useMapView(fitted);
  const gestures = useMapGestures({ element, view, size, oneFinger: moved, onMove: show });

  const [follows, setFollows] = useState(true);
  useFreshView(query, box, goTo);
  useBoxFollowsView({ box, view, size, moved, moving, follows: follows && data !== undefined, show, goTo, onBox });
  useSomethingInView(places, isPlaceholderData, box, moved, () => {
    goTo(null);
    if (box) onBox(null, true);
  });

  const level = view ? levelOf(view.scale) : null;
  const clusters = useMemo(() => (level === null ? [] : clusterPlaces(places, level)), [places, level]);
  const pins = useMemo(() => (level === null ? new Map() : pinsOf(clusters, level)), [clusters, level]);
  const shapes = useShapes();
  const rooms = useMemo(() => roomsOf(shapes), [shapes]);
  useOpenAtHome({
    asked: props.opensAtHome,
    query,
    waiting: isPlaceholderData,
    places,
    shapes,
    size,
    box,
    moved,
    show,
  });
  const names = useMemo(
    () => (level === null ? [] : namesOf({ shapes: rooms, clusters, pins, level, nameOf: stateName })),
    [rooms, clusters, pins, level],
  );
  const visible = useMemo(
    () => (view && size ? inReadingOrder(clusters.filter(isIn(view, size)), view.scale) : []),
    [clusters, view, size],
  );
  const inView = useMemo(() => {
    if (!view || !size) return 0;
    const seen = box ?? boxOfView(view, size);
    return places.filter(({ x, y }) => isInBox([x, y], seen)).length;
  }, [places, view, size, box]);

  const [opened, setOpened] = useState<Cluster | null>(null);
  const [focusOn, setFocusOn] = useState<number | null>(null);
  const focused = useCallback(() => setFocusOn(null), []);
  const [pointed, setPointed] = useState<{ state: StateKey; at: MapPoint } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other schools close what was opened.
  useEffect(() => setOpened(null), [places]);

  const distanceOf = (from: MapPlace): string | null => (place ? distanceWords(milesBetween(place, from), 'US') : null);
  const labelOf = (cluster: Cluster): string => {
    const [first, ...others] = cluster.places;
    if (!first) return '';
    return others.length === 0
      ? words.place(
          first.name,
          [distanceOf(first), pinName(first)].filter((known) => known !== null),
        )
      : words.cluster(others.length + 1, first.name, groupName(cluster));
  };

  const press = (cluster: Cluster) => {
    if (gestures.wasDrag() || !view || !size) return;
    if (cluster.places.length === 1 || isOneSpot(cluster) || view.scale >= MAX_SCALE) {
      setOpened(cluster);
      return;
    }
    setOpened(null);
    setFocusOn(cluster.places[0]?.id ?? null);
    const bounds = boundsOf(cluster.places.map(({ x, y }): MapPoint => [x, y]));
    if (!bounds) return;
    const whole = fitBox(bounds, size, PRESSED_MARGIN);
    // A group that is wide already still opens by a step.
    goTo(clampView({ ...whole, scale: Math.max(whole.scale, view.scale * 1.5) }, size));
  };
  const zoom = (factor: number) => {
    if (view && size) goTo(zoomAt(view, size, factor, [size.width / 2, size.height / 2]));
  };
  const showAll = () => {
    goTo(null);
    if (box) onBox(null, false);
  };
  const close = () => {
    setFocusOn(opened?.places[0]?.id ?? null);
    setOpened(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const pan = event.shiftKey ? PAN_KEYS[event.key] : undefined;
    if (pan && view && size) goTo(panBy(view, size, pan));
    else if (event.key === '+' || event.key === '=') zoom(BUTTON_ZOOM);
    else if (event.key === '-') zoom(1 / BUTTON_ZOOM);
    else if (event.key === 'Escape' && opened) close();
    else return;
    event.preventDefault();
  };
  const onPointerOver = (event: PointerEvent) => {
    const state = event.pointerType === 'mouse' ? stateOfElement(event.target) : null;
    const { left = 0, top = 0 } = element.current?.getBoundingClientRect() ?? {};
    setPointed(state && { state, at: [event.clientX - left, event.clientY - top] });
  };
  const isChosen = (state: StateKey) => chosenState?.country === state.country && chosenState.code === state.code;

  const zoomed = moved || box !== null;
  return (
    <Section aria-label={words.title} minW="0">
      <Box position="relative" mx={{ base: '-4', md: '0' }}>
        <Box
          ref={element}
          role="group"
          aria-label={words.markers}
          aria-describedby={helpId}
          tabIndex={visible.length === 0 ? 0 : -1}
          position="relative"
          overflow="hidden"
          // On a phone so high that a card of each school found stands under it, on the first screen.
          height={{
            base: 'max(20rem, calc(100dvh - 32rem))',
            md: 'max(22rem, min(60dvh, 40rem))',
            xl: 'max(24rem, calc(100dvh - 13.5rem))',
          }}
          bg={{ base: 'secondary.muted', _dark: 'secondary.subtle' }}
          borderBlockWidth="1px"
          borderInlineWidth={{ base: '0', md: '1px' }}
          borderRadius={{ base: '0', md: 'md' }}
          userSelect="none"
          cursor="grab"
          touchAction={moved ? 'none' : 'pan-y'}
          {...gestures.handlers}
          onKeyDown={onKeyDown}
          onPointerOver={onPointerOver}
          onPointerLeave={() => setPointed(null)}
          onClick={(event) => {
            const state = stateOfElement(event.target);
            if (state && !gestures.wasDrag()) onChooseState(isChosen(state) ? null : state);
          }}
        >
          {view && size ? (
            <>
              <StateLayer
                view={view}
                size={size}
                chosen={chosenState && `${chosenState.country}-${chosenState.code}`}
                circle={circle}
              />
              <FrameNames view={view} size={size} />
              <MapNames names={names} view={view} size={size} />
              {place ? <Centre place={place} view={view} size={size} /> : null}
              <Markers
                clusters={visible}
                pins={pins}
                steps={steps}
                view={view}
                size={size}
                labelOf={labelOf}
                highlighted={highlighted}
                first={props.first}
                onPress={press}
                focusOn={moving ? null : focusOn}
                onFocused={focused}
                onFocusLost={() => element.current?.focus({ preventScroll: true })}
              />
              {pointed ? (
                <MapTip
                  at={pointed.at}
                  away={14}
                  size={size}
                  text={words.state(
                    stateName(pointed.state.country, pointed.state.code),
                    stateCounts?.[pointed.state.code] ?? 0,
                  )}
                />
              ) : null}
            </>
          ) : null}
          <MapMessage
            failed={isError}
            loading={data === undefined && !isError}
            empty={data !== undefined && places.length === 0}
            wheelHint={gestures.wheelHint}
            onRetry={() => void refetch()}
          />
          {opened ? (
            <SchoolPanel
              places={opened.places}
              knownOf={(place) => [distanceOf(place), ...figuresOf(place)].filter((known) => known !== null)}
              onClose={close}
            />
          ) : null}
        </Box>
        <Box
          role="status"
          position="absolute"
          top={{ base: '14', md: '2' }}
          insetStart="2"
          zIndex="3"
          maxW={{ base: 'calc(100% - 10.5rem)', md: 'calc(100% - 17rem)' }}
          px="2"
          py="1"
          borderRadius="sm"
          bg="bg.panel"
          textStyle="xs"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          pointerEvents="none"
          hidden={data === undefined}
          // The line over the list says how many there are in all.
          {...(inView === places.length ? { srOnly: true } : {})}
        >
          {data === undefined ? null : inView === places.length ? (
            <Span color="fg" fontWeight="medium">
              {words.onMap(places.length)}
            </Span>
          ) : (
            <>
              <Span color="fg" fontWeight="medium">
                {words.inView(inView)}
              </Span>{' '}
              {words.ofTotal(places.length)}
            </>
          )}
        </Box>
        {steps === null ? <PinLegend places={places} /> : <StepLegend steps={steps} />}
        <FollowSwitch
          follows={follows}
          own={data?.own === true}
          nowhere={(data?.total ?? places.length) - places.length}
          onFollow={(on) => {
            setFollows(on);
            if (!on && box) onBox(null, false);
          }}
        />
        <MapControls
          onZoomIn={() => zoom(BUTTON_ZOOM)}
          onZoomOut={() => zoom(1 / BUTTON_ZOOM)}
          onShowAll={showAll}
          allShown={!zoomed}
        />
      </Box>
      <Box id={helpId} srOnly>
        {words.help}
      </Box>
    </Section>
  );
}

/** The nearest view of the whole box that leaves a phone's buttons the head of the map. */
function fitBelow(box: MapBox, size: Size, least: number): MapView {
  const taken = size.width < PHONE ? CONTROLS_ABOVE : 0;
  const view = fitBox(box, { ...size, height: size.height - taken }, MARGIN, least);
  return { ...view, y: view.y - taken / 2 / view.scale };
}

/** The view that holds every school, and the circle around the place. */
function useFittedView(places: readonly MapPlace[], circle: readonly MapPoint[], size: Size | null): MapView | null {
  return useMemo(() => {
    if (!size) return null;
    const points = [...places.map(({ x, y }): MapPoint => [x, y]), ...circle];
    // A circle says enough of its surroundings itself.
    return fitBelow(boundsOf(points) ?? MAP_HOME, size, circle.length > 0 ? 1 : SURROUNDINGS);
  }, [places, circle, size]);
}

interface HomeView {
  asked: boolean;
  query: PointsQuery;
  /** Other schools are on their way, with which the view begins anew. */
  waiting: boolean;
  places: readonly MapPlace[];
  shapes: Readonly<Record<string, string>>;
  size: Size | null;
  box: MapBox | null;
  moved: boolean;
  show: (view: MapView) => void;
}

/** Once, as soon as schools and shapes are there: the view of the schools of one's own state or province. */
function useOpenAtHome({ asked, query, waiting, places, shapes, size, box, moved, show }: HomeView): void {
  const home = useHome();
  const done = useRef(false);
  const kept = useRef(false);
  const text = JSON.stringify(query);
  // Prices that come late ask anew, and the view begins anew with them: then it opens again, unless the list has followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!kept.current) done.current = false;
  }, [text]);
  useEffect(() => {
    if (box !== null) kept.current = true;
    const shape = home === null ? undefined : shapes[home];
    if (done.current || waiting || size === null || places.length === 0 || shape === undefined) return;
    done.current = true;
    if (!asked || moved || box !== null) return;
    const rings = ringsOf(shape);
    const bounds = boundsOf(
      places.map(({ x, y }): MapPoint => [x, y]).filter(([x, y]) => isInRings(rings, [x * PER_UNIT, y * PER_UNIT])),
    );
    if (bounds) show(fitBelow(bounds, size, SURROUNDINGS));
  }, [asked, waiting, home, places, shapes, size, box, moved, show]);
}

/** Another search begins with all its schools in view, but where the list already keeps to a part of the map. */
function useFreshView(query: PointsQuery, box: MapBox | null, goTo: (view: null) => void): void {
  const text = JSON.stringify(query);
  const last = useRef(text);
  const lastBox = useRef(box);
  lastBox.current = box;
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    if (lastBox.current === null) goTo(null);
  }, [text, goTo]);
}

/**
 * Other schools, none of which is in the part of the map that the list keeps to: then all of them show. So they do where
 * one moved the map before any had come.
 */
function useSomethingInView(
  places: readonly MapPlace[],
  waiting: boolean,
  box: MapBox | null,
  moved: boolean,
  showAll: () => void,
): void {
  const latest = useRef({ box, moved, showAll });
  latest.current = { box, moved, showAll };
  useEffect(() => {
    const { box: within, moved: away, showAll: show } = latest.current;
    if (waiting || places.length === 0) return;
    if (within === null ? away : !places.some(({ x, y }) => isInBox([x, y], within))) show();
  }, [places, waiting]);
}

interface FollowedBox {
  box: MapBox | null;
  view: MapView | null;
  size: Size | null;
  moved: boolean;
  moving: boolean;
  follows: boolean;
  show: (view: MapView) => void;
  goTo: (view: null) => void;
  onBox: (box: MapBox, following: boolean) => void;
}

/** Rounding may move an edge by a tenth of a unit each time an address is opened: that is no other box. */
function sameBox(a: MapBox, b: MapBox): boolean {
  return a.every((edge, at) => Math.abs(edge - (b[at] ?? Number.NaN)) < 0.15);
}

/** The box of the list follows where one moves the map; a box that comes from elsewhere is shown, or gone. */
function useBoxFollowsView({ box, view, size, moved, moving, follows, show, goTo, onBox }: FollowedBox): void {
  const text = box?.join(',') ?? null;
  const known = useRef<string | null>(null);
  const latest = useRef({ onBox, follows });
  latest.current = { onBox, follows };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the box.
  useEffect(() => {
    if (!size || text === known.current) return;
    known.current = text;
    if (box) show(fitBox(box, size, 0));
    // Whoever stops the list from following goes on looking where he was.
    else if (latest.current.follows) goTo(null);
  }, [text, size, show, goTo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the box.
  useEffect(() => {
    if (!follows || !moved || moving || !view || !size || known.current !== text) return;
    const next = boxOfView(view, size);
    if (box && sameBox(next, box)) return;
    const timer = window.setTimeout(() => {
      known.current = next.join(',');
      latest.current.onBox(next, true);
    }, SETTLE);
    return () => window.clearTimeout(timer);
  }, [text, view, size, moved, moving, follows]);
}

/** What a school's pin says, in its own words, so that who speaks to the page can say what is seen. */
function pinName(place: MapPlace): string | null {
  const text = pinText(place);
  return text === null ? null : words.pinName(text, words.whose[place.whose]);
}

/** The same of a group: the lowest price in it. */
function groupName(cluster: Cluster): string | null {
  const text = groupText(cluster);
  const lowest = lowestOf(cluster);
  return text === null || lowest === null ? null : words.pinName(text, words.whose[lowest.whose]);
}

const STEP_COLORS = ['gold.subtle', 'gold.emphasized', 'gold.solid'] as const;

/** In the corner of the map, on a phone under it: whose prices its pins say. */
function Legend({ children }: { children: ReactNode }) {
  return (
    <Box
      position={{ base: 'static', md: 'absolute' }}
      display={{ base: 'flex', md: 'block' }}
      flexWrap="wrap"
      columnGap="2.5"
      bottom="3"
      insetStart="2"
      zIndex="3"
      // Beside the buttons.
      maxW={{ md: 'calc(100% - 10.5rem)' }}
      px={{ base: '4', md: '2' }}
      pt={{ base: '2', md: '1' }}
      pb={{ base: '0', md: '1' }}
      borderRadius="sm"
      bg={{ base: 'transparent', md: 'bg.panel' }}
      textStyle="xs"
      color="fg.muted"
      lineHeight="1.125rem"
      pointerEvents="none"
    >
      {children}
    </Box>
  );
}

/** Whose prices the pins say, where there are any. */
function PinLegend({ places }: { places: readonly MapPlace[] }) {
  const [kind, another] = new Set(places.flatMap(({ price, whose }) => (price === null ? [] : [whose])));
  if (kind === undefined) return null;
  return <Legend>{another === undefined ? words.legendOf[kind] : words.legendOfAll}</Legend>;
}

/** What the colors of pins mean. */
function StepLegend({ steps: [middle, high] }: { steps: PriceSteps }) {
  const texts = [words.stepBelow(middle), words.stepBetween(middle, high), words.stepFrom(high)] as const;
  return (
    <Legend>
      <span aria-hidden="true">{words.steps}</span>
      <Flex
        as="ul"
        aria-label={words.steps}
        alignItems="center"
        flexWrap="wrap"
        columnGap="2.5"
        color="fg"
        whiteSpace="nowrap"
      >
        {texts.map((text, step) => (
          <Flex as="li" key={text} alignItems="center" gap="1">
            <Span
              boxSize="3"
              borderRadius="full"
              borderWidth="1px"
              borderColor="gold.border"
              bg={STEP_COLORS[step as 0 | 1 | 2]}
            />
            {text}
          </Flex>
        ))}
      </Flex>
    </Legend>
  );
}

/** What is known of a school, in full. */
function figuresOf({ price, currency, whose, acceptance }: MapPlace): string[] {
  return [
    // One's own price has a line of its own.
    ...(price === null || whose === 'own' ? [] : [words.tuition(words.whose[whose], formatMoney(price, currency))]),
    ...(acceptance === null ? [] : [words.acceptance(acceptance)]),
  ];
}

/** Whether a cluster's middle is in the window. */
function isIn(view: MapView, size: Size): (cluster: Cluster) => boolean {
  return ({ x, y }) => {
    const [left, top] = toScreen(view, size, [x, y]);
    return left >= 0 && left <= size.width && top >= 0 && top <= size.height;
  };
}

const FRAMED = Object.values(MAP_FRAMES);

/** The places for names of states; those that stand in frames are named over them. */
const roomsOf = (shapes: Record<string, string>) =>
  Object.entries(shapes)
    .map(([key, path]) => roomOf(key, path, PER_UNIT))
    .filter(({ places: [first] }) => first && !FRAMED.some((frame) => isInBox([first.x, first.y], frame)));

/** Names of states and cities under the markers, which have the same and more for whoever does not see the map. */
function MapNames({ names, view, size }: { names: readonly PlacedName[]; view: MapView; size: Size }) {
  return names.map(({ key, text, kind, x, y, half }) => {
    const [left, top] = toScreen(view, size, [x, y]);
    // Half a name is none.
    if (left < half || top < 10 || left > size.width - half || top > size.height - 10) return null;
    return (
      <Box
        key={key}
        aria-hidden="true"
        position="absolute"
        top="0"
        insetStart="0"
        textStyle="xs"
        lineHeight="1.125rem"
        {...(kind === 'state' ? { color: 'fg.muted', letterSpacing: '0.06em' } : { color: 'fg', fontWeight: 'medium' })}
        whiteSpace="nowrap"
        pointerEvents="none"
        textShadow={{
          base: '0 0 3px {colors.bg.subtle}, 0 0 3px {colors.bg.subtle}',
          _dark: '0 0 3px {colors.bg.emphasized}, 0 0 3px {colors.bg.emphasized}',
        }}
        style={{ transform: `translate(${left}px, ${top}px) translate(-50%, -50%)` }}
      >
        {text}
      </Box>
    );
  });
}

/** Pixels across from which a frame has room for its whole name. */
const ROOM_FOR_NAME = 110;

function FrameNames({ view, size }: { view: MapView; size: Size }) {
  return Object.entries(MAP_FRAMES).map(([region, [left, top, right]]) => {
    const [x, y] = toScreen(view, size, [left, top]);
    const { name, short } = words.frames[region as keyof typeof words.frames];
    return (
      <Box
        key={region}
        aria-hidden="true"
        position="absolute"
        top="0"
        insetStart="0"
        textStyle="xs"
        color="fg.muted"
        whiteSpace="nowrap"
        pointerEvents="none"
        style={{ transform: `translate(${x}px, ${y}px) translateY(-100%)` }}
      >
        {(right - left) * view.scale < ROOM_FOR_NAME ? short : name}
      </Box>
    );
  });
}

/** The place the search is around; markers lie over it, so that their numbers can be read. */
function Centre({ place, view, size }: { place: Place; view: MapView; size: Size }) {
  const [left, top] = toScreen(view, size, projectToMap(place.latitude, place.longitude));
  return (
    <Box
      position="absolute"
      top="0"
      insetStart="0"
      color="destructive.solid"
      pointerEvents="none"
      style={{ transform: `translate(${left}px, ${top}px) translate(-50%, -92%)` }}
    >
      <PinIcon boxSize="9" role="img" aria-hidden={undefined} aria-label={words.centre(place.name)} fill="bg" />
    </Box>
  );
}

interface MapMessageProps {
  failed: boolean;
  loading: boolean;
  empty: boolean;
  wheelHint: boolean;
  onRetry: () => void;
}

/** What is to be said over the map: why nothing is on it, or how to zoom. */
function MapMessage({ failed, loading, empty, wheelHint, onRetry }: MapMessageProps) {
  const text = failed ? words.failed : loading ? words.loading : empty ? words.empty : wheelHint ? words.wheel : null;
  if (text === null) return null;
  return (
    <Grid
      role={failed ? 'alert' : undefined}
      position="absolute"
      insetInline="0"
      top="0"
      zIndex="3"
      placeItems="center"
      height="100%"
      pointerEvents="none"
    >
      <Box bg="bg.panel" borderWidth="1px" borderRadius="md" px="4" py="2.5" textStyle="sm" textAlign="center">
        {text}
        {failed ? (
          <Button ms="3" size="sm" pointerEvents="auto" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        ) : null}
      </Box>
    </Grid>
  );
}
