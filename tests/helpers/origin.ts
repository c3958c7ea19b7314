/** The origin that tests ask the site at. */
export const ORIGIN = 'https://campusatlas.example';
