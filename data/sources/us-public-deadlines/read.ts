/** Application dates, fees and test policies of 263 public universities, with the round and the ground of each. */
import { day, dollars, readUnits, text, yes } from '../unit-rows.ts';

/** Some rows hold the dates of an earlier round, which `entry` names. */
const date = (name: string) => day(name, '2019-08-01', '2027-08-31');

export const readUsPublicDeadlines = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    entry: text('ENTRY'),
    earlyDecision: date('ED_DEADLINE'),
    earlyDecision2: date('ED2_DEADLINE'),
    /** Early action in rows of the Common Application, elsewhere a priority date. */
    priorityOrEarlyAction: date('PRIORITY_OR_EA_DEADLINE'),
    earlyAction2: date('EA2_DEADLINE'),
    regular: date('REGULAR_DEADLINE'),
    rolling: yes('ROLLING'),
    fee: dollars('FEE_US_USD'),
    feeBasis: text('FEE_BASIS'),
    testPolicy: text('TEST_POLICY'),
    testBasis: text('TEST_BASIS'),
    source: text('SOURCE'),
    confidence: text('CONFIDENCE'),
  });
