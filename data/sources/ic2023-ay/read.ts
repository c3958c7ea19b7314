/** IPEDS IC2023_AY: published charges of 2023-24 for schools that charge by academic year. */
import { dollars, readUnits } from '../unit-rows.ts';

export const readIc2023Ay = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    tuitionInDistrict: dollars('CHG1AY3'),
    tuitionInState: dollars('CHG2AY3'),
    tuitionOutOfState: dollars('CHG3AY3'),
    books: dollars('CHG4AY3'),
    housingOnCampus: dollars('CHG5AY3'),
    otherOnCampus: dollars('CHG6AY3'),
    housingOffCampus: dollars('CHG7AY3'),
    otherOffCampus: dollars('CHG8AY3'),
  });
