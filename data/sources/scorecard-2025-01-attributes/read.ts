/** College Scorecard of January 2025: minority-serving, single-sex and online-only flags. */
import { readUnits, yes } from '../unit-rows.ts';

export const readScorecard202501Attributes = () =>
  readUnits(import.meta.dirname, 'id', {
    pbi: yes('is_pbi'),
    annh: yes('is_annhi'),
    aanapisi: yes('is_aanapii'),
    hispanicServing: yes('is_hsi'),
    nasnti: yes('is_nanti'),
    menOnly: yes('is_only_men'),
    womenOnly: yes('is_only_women'),
    distanceOnly: yes('is_only_distance'),
  });
