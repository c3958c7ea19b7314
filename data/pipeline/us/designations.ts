/** What a school is by law or by its own rule: minority-serving, single-sex, online only, land-grant. */
import { DESIGNATIONS, type Designation } from '#schema/domain/enums.ts';
import type { UsRows } from './rows.ts';
import type { Vintage } from './vintages.ts';

/** Each designation with the newest flags that say so. */
const HOLDS: Record<Designation, (rows: UsRows) => boolean | undefined> = {
  hbcu: ({ hd2024 }) => hd2024?.hbcu,
  pbi: (rows) => rows['scorecard-2025-01-attributes']?.pbi,
  'hispanic-serving': (rows) => rows['scorecard-2025-01-attributes']?.hispanicServing,
  tribal: ({ hd2024 }) => hd2024?.tribal,
  aanapisi: (rows) => rows['scorecard-2025-01-attributes']?.aanapisi,
  annh: (rows) => rows['scorecard-2025-01-attributes']?.annh,
  nasnti: (rows) => rows['scorecard-2025-01-attributes']?.nasnti,
  womens: (rows) => rows['scorecard-2026-06']?.womenOnly ?? rows['scorecard-2025-01-attributes']?.womenOnly,
  mens: (rows) => rows['scorecard-2026-06']?.menOnly ?? rows['scorecard-2025-01-attributes']?.menOnly,
  'online-only': (rows) => rows.ic2023?.distanceOnly ?? rows['scorecard-2025-01-attributes']?.distanceOnly,
  'land-grant': ({ hd2024 }) => hd2024?.landGrant,
};

const designationsOf = (rows: UsRows): Designation[] => DESIGNATIONS.filter((designation) => HOLDS[designation](rows));

export const DESIGNATION_VINTAGES: readonly Vintage<Designation[]>[] = [
  {
    table: 'scorecard-2025-01-attributes',
    variable: 'HBCU, PBI, ANNHI, TRIBAL, AANAPII, HSI, NANTI, MENONLY, WOMENONLY, DISTANCEONLY',
    year: '2022-23',
    computed: 'HBCU, tribal and land-grant from IPEDS HD2024, online only from IPEDS IC2023',
    read: (rows) => (rows['scorecard-2025-01-attributes'] ? { value: designationsOf(rows) } : 'not-reported'),
  },
  {
    table: 'hd2024',
    variable: 'HBCU, TRIBAL, LANDGRNT',
    year: '2024-25',
    read: (rows) => (rows.hd2024 ? { value: designationsOf(rows) } : 'not-reported'),
  },
];
