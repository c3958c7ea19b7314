/** IPEDS IC2023: offerings, calendar, affiliation, admission policy, housing. */
import { code, count, dollars, figure, readUnits, yes } from '../unit-rows.ts';

export const readIc2023 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    affiliation: code('RELAFFIL'),
    calendar: code('CALSYS'),
    openAdmission: code('OPENADMP'),
    offersBachelors: yes('LEVEL5'),
    firstTimeStudents: code('FT_FTUG'),
    distanceOnly: yes('DISTNCED'),
    allFirstYearsOnCampus: yes('ALLONCAM'),
    room: code('ROOM'),
    roomCapacity: count('ROOMCAP'),
    board: code('BOARD'),
    /** No week has more than three meals a day; 99 and the like stand for plans without a number. */
    mealsPerWeek: figure('MEALSWK', 0, 21),
    roomCharge: dollars('ROOMAMT'),
    boardCharge: dollars('BOARDAMT'),
    roomAndBoardCharge: dollars('RMBRDAMT'),
    applicationFee: dollars('APPLFEEU'),
  });
