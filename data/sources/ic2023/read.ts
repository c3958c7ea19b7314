/** IPEDS IC2023: offerings, calendar, affiliation, admission policy, housing. */
import { code, count, dollars, readUnits, yes } from '../unit-rows.ts';

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
    mealsPerWeek: count('MEALSWK'),
    roomCharge: dollars('ROOMAMT'),
    boardCharge: dollars('BOARDAMT'),
    roomAndBoardCharge: dollars('RMBRDAMT'),
    athleticAssociation: code('ATHASSOC'),
  });

export type Ic2023Row = ReturnType<typeof readIc2023>['rows'][number];
