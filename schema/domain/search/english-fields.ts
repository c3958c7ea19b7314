/** Fields of study by their English names in every build: for stored texts. */
export { FIELD_NAMES, FIELD_PART_NAMES } from '../names/en/study-fields.ts';
