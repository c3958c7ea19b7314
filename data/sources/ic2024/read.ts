/** IPEDS IC2024: offerings, calendar, affiliation, admission policy, services. Housing and fees left it for another survey. */
import { code, percent, readUnits, yes } from '../unit-rows.ts';

export const readIc2024 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    affiliation: code('RELAFFIL'),
    calendar: code('CALSYS'),
    openAdmission: code('OPENADMP'),
    offersBachelors: yes('LEVEL5'),
    firstTimeStudents: code('FT_FTUG'),
    distanceOnly: yes('DISTNCED'),
    athleticAssociation: code('ATHASSOC'),
    /** 1 where it plays the sport in a conference of a national association. */
    football: yes('SPORT1'),
    basketball: yes('SPORT2'),
    baseball: yes('SPORT3'),
    track: yes('SPORT4'),
    rotc: code('SLO5'),
    rotcArmy: yes('SLO51'),
    rotcNavy: yes('SLO52'),
    rotcAirForce: yes('SLO53'),
    studyAbroad: code('SLO6'),
    yellowRibbon: yes('VET1'),
    militaryCredit: yes('VET2'),
    veteranContact: yes('VET3'),
    veteranGroup: yes('VET4'),
    militaryPartner: yes('VET5'),
    distancePrograms: code('DSTNUGP'),
    noDistance: code('DSTNUGN'),
    /** 1: three percent or less, without a number; 2: more. */
    disability: code('DISAB'),
    disabilityShare: percent('DISABPCT'),
  });
