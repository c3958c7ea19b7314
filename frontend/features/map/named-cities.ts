/** The cities that the map names, so that one knows where one is: the larger of a part of the country first. */
import { projectToMap } from '#schema/domain/places/map-projection.ts';
import { CITY_NAMES } from '#words/places/cities.ts';

/** From how many pixels to a map unit cities are named: the largest, the next, and towns that students know. */
const FROM_SCALE = [0.7, 2, 5] as const;

/** Rank, latitude and longitude. */
const CITIES: Readonly<
  Record<keyof typeof CITY_NAMES, readonly [rank: 0 | 1 | 2, latitude: number, longitude: number]>
> = {
  newYork: [0, 40.71, -74.01],
  losAngeles: [0, 34.05, -118.24],
  chicago: [0, 41.88, -87.63],
  houston: [0, 29.76, -95.37],
  toronto: [0, 43.65, -79.38],
  montreal: [0, 45.5, -73.57],
  vancouver: [0, 49.28, -123.12],
  miami: [0, 25.76, -80.19],
  atlanta: [0, 33.75, -84.39],
  boston: [0, 42.36, -71.06],
  seattle: [0, 47.61, -122.33],
  denver: [0, 39.74, -104.99],
  dallas: [0, 32.78, -96.8],
  phoenix: [0, 33.45, -112.07],
  calgary: [0, 51.05, -114.07],
  minneapolis: [0, 44.98, -93.27],
  sanFrancisco: [0, 37.77, -122.42],
  winnipeg: [0, 49.9, -97.14],
  halifax: [0, 44.65, -63.57],
  philadelphia: [1, 39.95, -75.17],
  washington: [1, 38.91, -77.04],
  detroit: [1, 42.33, -83.05],
  newOrleans: [1, 29.95, -90.07],
  saintLouis: [1, 38.63, -90.2],
  kansasCity: [1, 39.1, -94.58],
  sanDiego: [1, 32.72, -117.16],
  portland: [1, 45.52, -122.68],
  saltLakeCity: [1, 40.76, -111.89],
  lasVegas: [1, 36.17, -115.14],
  sanAntonio: [1, 29.42, -98.49],
  nashville: [1, 36.16, -86.78],
  charlotte: [1, 35.23, -80.84],
  pittsburgh: [1, 40.44, -80.0],
  cleveland: [1, 41.5, -81.69],
  columbus: [1, 39.96, -83.0],
  cincinnati: [1, 39.1, -84.51],
  indianapolis: [1, 39.77, -86.16],
  milwaukee: [1, 43.04, -87.91],
  tampa: [1, 27.95, -82.46],
  jacksonville: [1, 30.33, -81.66],
  oklahomaCity: [1, 35.47, -97.52],
  albuquerque: [1, 35.08, -106.65],
  boise: [1, 43.62, -116.2],
  omaha: [1, 41.26, -95.93],
  ottawa: [1, 45.42, -75.7],
  quebec: [1, 46.81, -71.21],
  edmonton: [1, 53.55, -113.49],
  regina: [1, 50.45, -104.62],
  saintJohns: [1, 47.56, -52.71],
  buffalo: [2, 42.89, -78.88],
  rochester: [2, 43.16, -77.61],
  syracuse: [2, 43.05, -76.15],
  albany: [2, 42.65, -73.76],
  hartford: [2, 41.77, -72.68],
  providence: [2, 41.82, -71.41],
  portlandMaine: [2, 43.66, -70.26],
  burlington: [2, 44.48, -73.21],
  baltimore: [2, 39.29, -76.61],
  richmond: [2, 37.54, -77.44],
  raleigh: [2, 35.78, -78.64],
  columbia: [2, 34.0, -81.03],
  charleston: [2, 32.78, -79.93],
  savannah: [2, 32.08, -81.09],
  orlando: [2, 28.54, -81.38],
  tallahassee: [2, 30.44, -84.28],
  birmingham: [2, 33.52, -86.8],
  jackson: [2, 32.3, -90.18],
  memphis: [2, 35.15, -90.05],
  knoxville: [2, 35.96, -83.92],
  louisville: [2, 38.25, -85.76],
  toledo: [2, 41.65, -83.54],
  dayton: [2, 39.76, -84.19],
  grandRapids: [2, 42.96, -85.67],
  madison: [2, 43.07, -89.4],
  desMoines: [2, 41.59, -93.62],
  siouxFalls: [2, 43.55, -96.73],
  fargo: [2, 46.88, -96.79],
  lincoln: [2, 40.81, -96.7],
  wichita: [2, 37.69, -97.34],
  tulsa: [2, 36.15, -95.99],
  littleRock: [2, 34.75, -92.29],
  austin: [2, 30.27, -97.74],
  elPaso: [2, 31.76, -106.49],
  tucson: [2, 32.22, -110.97],
  fresno: [2, 36.74, -119.79],
  sacramento: [2, 38.58, -121.49],
  reno: [2, 39.53, -119.81],
  eugene: [2, 44.05, -123.09],
  spokane: [2, 47.66, -117.43],
  billings: [2, 45.78, -108.5],
  missoula: [2, 46.87, -113.99],
  victoria: [2, 48.43, -123.37],
  saskatoon: [2, 52.13, -106.67],
  thunderBay: [2, 48.38, -89.25],
  london: [2, 42.98, -81.25],
  kingston: [2, 44.23, -76.49],
  windsor: [2, 42.31, -83.04],
  sudbury: [2, 46.49, -81.0],
  sherbrooke: [2, 45.4, -71.89],
  fredericton: [2, 45.96, -66.64],
  moncton: [2, 46.09, -64.77],
  charlottetown: [2, 46.24, -63.13],
};

export interface NamedCity {
  key: string;
  name: string;
  x: number;
  y: number;
}

const PLACED = Object.entries(CITIES).map(([key, [rank, latitude, longitude]]) => {
  const [x, y] = projectToMap(latitude, longitude);
  return { key, rank, name: CITY_NAMES[key as keyof typeof CITY_NAMES], x, y };
});

/** The cities that are named at a scale, the largest first. */
export const citiesAt = (scale: number): NamedCity[] => PLACED.filter(({ rank }) => scale >= FROM_SCALE[rank]);
