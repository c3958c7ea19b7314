/** The cities that the map names, so that one knows where one is: the larger of a part of the country first. */
import { projectToMap } from '#schema/domain/places/map-projection.ts';
import { townName } from '#schema/domain/places/places.ts';

/** From how many pixels to a map unit cities are named: the largest, the next, and towns that students know. */
const FROM_SCALE = [0.7, 2, 5] as const;

/** By the name that the data have: rank, latitude and longitude. Two cities may have one name. */
const CITIES: readonly (readonly [name: string, rank: 0 | 1 | 2, latitude: number, longitude: number])[] = [
  ['New York', 0, 40.71, -74.01],
  ['Los Angeles', 0, 34.05, -118.24],
  ['Chicago', 0, 41.88, -87.63],
  ['Houston', 0, 29.76, -95.37],
  ['Toronto', 0, 43.65, -79.38],
  ['Montreal', 0, 45.5, -73.57],
  ['Vancouver', 0, 49.28, -123.12],
  ['Miami', 0, 25.76, -80.19],
  ['Atlanta', 0, 33.75, -84.39],
  ['Boston', 0, 42.36, -71.06],
  ['Seattle', 0, 47.61, -122.33],
  ['Denver', 0, 39.74, -104.99],
  ['Dallas', 0, 32.78, -96.8],
  ['Phoenix', 0, 33.45, -112.07],
  ['Calgary', 0, 51.05, -114.07],
  ['Minneapolis', 0, 44.98, -93.27],
  ['San Francisco', 0, 37.77, -122.42],
  ['Winnipeg', 0, 49.9, -97.14],
  ['Halifax', 0, 44.65, -63.57],
  ['Philadelphia', 1, 39.95, -75.17],
  ['Washington', 1, 38.91, -77.04],
  ['Detroit', 1, 42.33, -83.05],
  ['New Orleans', 1, 29.95, -90.07],
  ['St. Louis', 1, 38.63, -90.2],
  ['Kansas City', 1, 39.1, -94.58],
  ['San Diego', 1, 32.72, -117.16],
  ['Portland', 1, 45.52, -122.68],
  ['Salt Lake City', 1, 40.76, -111.89],
  ['Las Vegas', 1, 36.17, -115.14],
  ['San Antonio', 1, 29.42, -98.49],
  ['Nashville', 1, 36.16, -86.78],
  ['Charlotte', 1, 35.23, -80.84],
  ['Pittsburgh', 1, 40.44, -80.0],
  ['Cleveland', 1, 41.5, -81.69],
  ['Columbus', 1, 39.96, -83.0],
  ['Cincinnati', 1, 39.1, -84.51],
  ['Indianapolis', 1, 39.77, -86.16],
  ['Milwaukee', 1, 43.04, -87.91],
  ['Tampa', 1, 27.95, -82.46],
  ['Jacksonville', 1, 30.33, -81.66],
  ['Oklahoma City', 1, 35.47, -97.52],
  ['Albuquerque', 1, 35.08, -106.65],
  ['Boise', 1, 43.62, -116.2],
  ['Omaha', 1, 41.26, -95.93],
  ['Ottawa', 1, 45.42, -75.7],
  ['Quebec City', 1, 46.81, -71.21],
  ['Edmonton', 1, 53.55, -113.49],
  ['Regina', 1, 50.45, -104.62],
  ['St. John’s', 1, 47.56, -52.71],
  ['Buffalo', 2, 42.89, -78.88],
  ['Rochester', 2, 43.16, -77.61],
  ['Syracuse', 2, 43.05, -76.15],
  ['Albany', 2, 42.65, -73.76],
  ['Hartford', 2, 41.77, -72.68],
  ['Providence', 2, 41.82, -71.41],
  ['Portland', 2, 43.66, -70.26],
  ['Burlington', 2, 44.48, -73.21],
  ['Baltimore', 2, 39.29, -76.61],
  ['Richmond', 2, 37.54, -77.44],
  ['Raleigh', 2, 35.78, -78.64],
  ['Columbia', 2, 34.0, -81.03],
  ['Charleston', 2, 32.78, -79.93],
  ['Savannah', 2, 32.08, -81.09],
  ['Orlando', 2, 28.54, -81.38],
  ['Tallahassee', 2, 30.44, -84.28],
  ['Birmingham', 2, 33.52, -86.8],
  ['Jackson', 2, 32.3, -90.18],
  ['Memphis', 2, 35.15, -90.05],
  ['Knoxville', 2, 35.96, -83.92],
  ['Louisville', 2, 38.25, -85.76],
  ['Toledo', 2, 41.65, -83.54],
  ['Dayton', 2, 39.76, -84.19],
  ['Grand Rapids', 2, 42.96, -85.67],
  ['Madison', 2, 43.07, -89.4],
  ['Des Moines', 2, 41.59, -93.62],
  ['Sioux Falls', 2, 43.55, -96.73],
  ['Fargo', 2, 46.88, -96.79],
  ['Lincoln', 2, 40.81, -96.7],
  ['Wichita', 2, 37.69, -97.34],
  ['Tulsa', 2, 36.15, -95.99],
  ['Little Rock', 2, 34.75, -92.29],
  ['Austin', 2, 30.27, -97.74],
  ['El Paso', 2, 31.76, -106.49],
  ['Tucson', 2, 32.22, -110.97],
  ['Fresno', 2, 36.74, -119.79],
  ['Sacramento', 2, 38.58, -121.49],
  ['Reno', 2, 39.53, -119.81],
  ['Eugene', 2, 44.05, -123.09],
  ['Spokane', 2, 47.66, -117.43],
  ['Billings', 2, 45.78, -108.5],
  ['Missoula', 2, 46.87, -113.99],
  ['Victoria', 2, 48.43, -123.37],
  ['Saskatoon', 2, 52.13, -106.67],
  ['Thunder Bay', 2, 48.38, -89.25],
  ['London', 2, 42.98, -81.25],
  ['Kingston', 2, 44.23, -76.49],
  ['Windsor', 2, 42.31, -83.04],
  ['Sudbury', 2, 46.49, -81.0],
  ['Sherbrooke', 2, 45.4, -71.89],
  ['Fredericton', 2, 45.96, -66.64],
  ['Moncton', 2, 46.09, -64.77],
  ['Charlottetown', 2, 46.24, -63.13],
];

export interface NamedCity {
  key: string;
  name: string;
  x: number;
  y: number;
}

const PLACED = CITIES.map(([name, rank, latitude, longitude], place) => {
  const [x, y] = projectToMap(latitude, longitude);
  return { key: `city-${place}`, rank, name: townName(name) ?? name, x, y };
});

/** The cities that are named at a scale, the largest first. */
export const citiesAt = (scale: number): NamedCity[] => PLACED.filter(({ rank }) => scale >= FROM_SCALE[rank]);
