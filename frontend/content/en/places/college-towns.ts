/**
 * The six college towns we describe in words. Which universities are there, how many, and what they cost is counted
 * from the catalogue and stands nowhere here. Populations are census counts; everything else is written from general
 * knowledge, without an index or a price, and dated.
 */
import {
  type COST_OF_LIVING,
  type LIFESTYLE,
  TOWN_POPULATIONS,
  type TRANSPORTATION,
} from '#frontend/content/town-keys.ts';
import type { CollegeTown } from '#schema/domain/places/college-towns.ts';
import type { Country } from '#schema/domain/record/enums.ts';

export interface TownRecord {
  id: CollegeTown;
  name: string;
  region: string;
  country: Country;
  population: { count: number; source: string; year: string };
  climate: string;
  costOfLiving: Record<(typeof COST_OF_LIVING)[number], string>;
  transportation: Record<(typeof TRANSPORTATION)[number], string>;
  lifestyle: Record<(typeof LIFESTYLE)[number], string>;
  description: string;
}

/** When the words about the towns were last gone over. */
export const TOWNS_AS_OF = '2025';

const US_CENSUS = { source: 'U.S. Census Bureau, 2020 Census', year: '2020' };
const CA_CENSUS = { source: 'Statistics Canada, 2021 Census of Population', year: '2021' };

const boston: TownRecord = {
  id: 'boston-ma',
  name: 'Boston',
  region: 'Massachusetts, New England',
  country: 'US',
  population: { count: TOWN_POPULATIONS['boston-ma'], ...US_CENSUS },
  climate:
    'Cold winters with snow and warm summers. January nights are often below freezing; July days reach about 80 °F (27 °C).',
  costOfLiving: {
    overall: 'Very high: one of the most expensive large cities in the United States.',
    housing:
      'Rents are among the highest in the country. Many leases run from September 1, so students look for rooms months ahead.',
    transportation: 'Low without a car. Many universities sell their students a transit pass at a discount.',
    food: 'Groceries and meals out cost more than in most US cities.',
  },
  transportation: {
    publicTransit:
      'The MBTA runs subway lines, buses, commuter trains and ferries, which also reach Cambridge and most suburbs.',
    walkability: 'Very good in the center: distances are short and most campuses are near a station.',
    bikeability:
      'Good along the Charles River paths, with shared bikes (Bluebikes) all over. Narrow streets and winter are the hard part.',
    airportAccess:
      'Logan International Airport (BOS) is about 3 miles from downtown, by the Silver Line bus or the Blue Line.',
  },
  lifestyle: {
    outdoor:
      'Boston Common, the Charles River Esplanade and the Harbor Islands. The subway goes to a beach; mountains are two or three hours away.',
    arts: 'The Museum of Fine Arts, the Boston Symphony Orchestra, a theater district, and free events on many campuses.',
    nightlife: 'Music clubs, sports bars and student shows. Bars close by 2 a.m.; the drinking age is 21.',
    food: 'Seafood, Italian cooking in the North End, and the restaurants of Chinatown.',
  },
  description:
    'A big city that feels like a college town: tens of thousands of students live among its old brick streets. Hospitals, research and technology firms are large employers and offer many internships.',
};

const berkeley: TownRecord = {
  id: 'berkeley-ca',
  name: 'Berkeley',
  region: 'California, San Francisco Bay Area',
  country: 'US',
  population: { count: TOWN_POPULATIONS['berkeley-ca'], ...US_CENSUS },
  climate:
    'Mild all year. Summer mornings are often cool and foggy, rain falls mostly from November to March, and snow is very rare.',
  costOfLiving: {
    overall: 'Very high: the Bay Area is one of the most expensive parts of the United States.',
    housing: 'Rents near campus are very high and rooms are scarce. Most students share, some live in student co-ops.',
    transportation: 'Low if you live near campus. A car is costly to keep and to park.',
    food: 'Above the US average, though cheap student meals are easy to find.',
  },
  transportation: {
    publicTransit:
      'Three BART stations in the city; trains reach downtown San Francisco in about 25 minutes. AC Transit buses go everywhere else.',
    walkability: 'Very good in the flat parts around campus and downtown. The hills are steep.',
    bikeability: 'Good: quiet streets are marked as bicycle boulevards. East of campus it goes uphill.',
    airportAccess:
      'Oakland airport (OAK) is about 15 miles away and San Francisco International (SFO) about 25. BART serves both.',
  },
  lifestyle: {
    outdoor: 'Tilden Regional Park and the trails in the hills above campus; walking and sailing by the bay.',
    arts: 'Berkeley Repertory Theatre, the Berkeley Art Museum and Pacific Film Archive, and concerts on campus.',
    nightlife: 'Small music venues and cafés. Oakland and San Francisco have the clubs, a train ride away.',
    food: 'Known for fresh California cooking; many cheap places to eat near campus.',
  },
  description:
    'A lively small city on the bay between hills and water, shaped by its university and by politics. San Francisco, Oakland and Silicon Valley are within reach for work and internships.',
};

const annArbor: TownRecord = {
  id: 'ann-arbor-mi',
  name: 'Ann Arbor',
  region: 'Michigan, Midwest',
  country: 'US',
  population: { count: TOWN_POPULATIONS['ann-arbor-mi'], ...US_CENSUS },
  climate:
    'Cold, snowy winters and warm, humid summers. January days are often below freezing; July days reach about 83 °F (28 °C).',
  costOfLiving: {
    overall: 'High for Michigan, but well below the big cities of the coasts.',
    housing: 'Rents near campus are the highest of the area. Leases are often signed many months ahead.',
    transportation:
      'Low: the campus buses are free, and students of the largest university ride city buses with their card.',
    food: 'About the US average.',
  },
  transportation: {
    publicTransit: 'City buses (TheRide), free campus buses, and Amtrak trains to Detroit and Chicago.',
    walkability:
      'Very good in the center, where downtown and the main campus meet. The north campus is a bus ride away.',
    bikeability: 'Good: bike lanes and a long path by the Huron River. Snow is the hard part.',
    airportAccess: 'Detroit Metropolitan Airport (DTW) is about 25 miles east; an airport bus runs from downtown.',
  },
  lifestyle: {
    outdoor: 'Canoeing on the Huron River, Nichols Arboretum and many parks.',
    arts: 'Concerts of the University Musical Society, a free art museum on campus, and large art fairs each July.',
    nightlife: 'Bars and music downtown, folk concerts at The Ark, and football weekends in fall.',
    food: 'More choice than most towns of its size, from delicatessens to Asian cooking, and a farmers market.',
  },
  description:
    'A classic college town: during the school year, a large share of the people are students. It is busy with concerts, fairs and football, and less than an hour from Detroit.',
};

const chapelHill: TownRecord = {
  id: 'chapel-hill-nc',
  name: 'Chapel Hill',
  region: 'North Carolina, South',
  country: 'US',
  population: { count: TOWN_POPULATIONS['chapel-hill-nc'], ...US_CENSUS },
  climate: 'Mild winters with a little snow and hot, humid summers. Spring and fall are long and warm.',
  costOfLiving: {
    overall: 'Near the US average, and higher than in most of North Carolina.',
    housing: 'Rents near campus are high for the state. Many students share houses here or in Carrboro next door.',
    transportation: 'Low: the local buses are free to ride.',
    food: 'About the US average.',
  },
  transportation: {
    publicTransit: 'Chapel Hill Transit has charged no fare since 2002. GoTriangle buses go to Durham and Raleigh.',
    walkability: 'Very good on campus and Franklin Street. The outer parts need a bus or a car.',
    bikeability: 'Fair: there are greenways and some lanes, and many hills.',
    airportAccess: 'Raleigh-Durham International Airport (RDU) is about 20 miles east, under half an hour by car.',
  },
  lifestyle: {
    outdoor:
      'The North Carolina Botanical Garden, wooded greenways and Jordan Lake; beaches and mountains in three hours.',
    arts: 'The Ackland Art Museum (free), PlayMakers Repertory Company, and concerts on campus.',
    nightlife: 'Bars on Franklin Street, music at Cat’s Cradle in Carrboro, and basketball nights.',
    food: 'Southern cooking and barbecue, and the Carrboro Farmers’ Market.',
  },
  description:
    'A small green town that lives with its university. Together with Durham and Raleigh it forms the Research Triangle, where laboratories and technology firms hire students and graduates.',
};

const toronto: TownRecord = {
  id: 'toronto-on',
  name: 'Toronto',
  region: 'Ontario, Central Canada',
  country: 'CA',
  population: { count: TOWN_POPULATIONS['toronto-on'], ...CA_CENSUS },
  climate:
    'Cold winters with some snow and warm, humid summers. The lake takes the edge off both: about −7 °C (19 °F) on January nights, 27 °C (81 °F) on July days.',
  costOfLiving: {
    overall: 'Very high: with Vancouver, the most expensive large city in Canada.',
    housing: 'Rents are among the highest in Canada. Many students share flats or live at home and commute.',
    transportation: 'Moderate: transit passes cost students less, and you rarely need a car.',
    food: 'Above the Canadian average, with many cheap places to eat near the campuses.',
  },
  transportation: {
    publicTransit: 'The TTC runs subways, streetcars and buses; GO trains and buses reach the whole region.',
    walkability: 'Very good in the center. The outer districts are spread out.',
    bikeability: 'Fair and growing: lanes on some main streets, a long path by the lake, and Bike Share Toronto.',
    airportAccess:
      'Toronto Pearson (YYZ) is 25 minutes from Union Station by the UP Express train. Billy Bishop airport (YTZ) is on an island by downtown.',
  },
  lifestyle: {
    outdoor: 'The Toronto Islands, High Park, wooded ravines and beaches by the lake.',
    arts: 'The Royal Ontario Museum, the Art Gallery of Ontario (free up to age 25), and the film festival each September.',
    nightlife: 'Clubs, comedy and live music, much of it around Queen Street West. The drinking age is 19.',
    food: 'Cooking from all over the world: several Chinatowns, Greektown, Little India and the St. Lawrence Market.',
  },
  description:
    'Canada’s largest city. Nearly half of its people were born in another country, and students come from everywhere. It is the center of Canadian banking and media and has a large technology sector.',
};

const montreal: TownRecord = {
  id: 'montreal-qc',
  name: 'Montreal',
  region: 'Quebec, Central Canada',
  country: 'CA',
  population: { count: TOWN_POPULATIONS['montreal-qc'], ...CA_CENSUS },
  climate:
    'Long, very cold winters with much snow and warm summers: about −14 °C (7 °F) on January nights, 26 °C (79 °F) on July days.',
  costOfLiving: {
    overall: 'Moderate: lower than in Toronto or Vancouver.',
    housing: 'Rents have risen but are below those of Toronto. Many leases run from July 1.',
    transportation: 'Low: full-time students get a reduced fare on public transit.',
    food: 'About the Canadian average; large public markets sell local produce.',
  },
  transportation: {
    publicTransit:
      'Four metro lines and buses (STM), commuter trains (exo), and the newer REM light metro to the suburbs.',
    walkability: 'Very good: districts are dense, and downtown has long covered passages for the winter.',
    bikeability: 'Very good: many protected lanes and the BIXI shared bikes. Winter is the hard part.',
    airportAccess: 'Montréal–Trudeau airport (YUL) is about 20 km west; bus 747 runs downtown day and night.',
  },
  lifestyle: {
    outdoor:
      'Mount Royal in the middle of the city, the Lachine Canal, and skiing in the Laurentians about an hour away.',
    arts: 'The Montreal Museum of Fine Arts, theater in French and English, and the jazz festival each summer.',
    nightlife: 'Bars stay open until 3 a.m. and live music is everywhere. The drinking age is 18.',
    food: 'French and Québécois cooking, bagels, smoked meat and poutine.',
  },
  description:
    'A city of two languages: French is the official one, and you can study in French or in English. It is known for festivals, for a strong video game and artificial intelligence industry, and for being easy to live in as a student.',
};

export const TOWN_RECORDS: readonly TownRecord[] = [boston, berkeley, annArbor, chapelHill, toronto, montreal];
