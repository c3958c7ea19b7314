/** Fields of study in the words of a sentence, by their codes of CIP 2020. */

/** Short names; families that are remedial, leisure or military training have none and are left out of sentences. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  '01': 'agriculture',
  '03': 'ressources naturelles',
  '04': 'architecture',
  '05': 'études régionales et ethniques',
  '09': 'communication',
  '10': 'techniques de communication',
  '11': 'informatique',
  '12': 'services personnels',
  '13': 'éducation',
  '14': 'génie',
  '15': 'technologies du génie',
  '16': 'langues',
  '19': 'sciences de la famille et de la consommation',
  '22': 'études juridiques',
  '23': 'études anglaises',
  '24': 'arts libéraux',
  '25': 'bibliothéconomie',
  '26': 'biologie',
  '27': 'mathématiques',
  '29': 'études militaires et renseignement',
  '30': 'études interdisciplinaires',
  '31': 'kinésiologie',
  '38': 'philosophie et sciences des religions',
  '39': 'théologie',
  '40': 'sciences physiques',
  '41': 'techniques scientifiques',
  '42': 'psychologie',
  '43': 'justice pénale',
  '44': 'travail social et administration publique',
  '45': 'sciences sociales',
  '46': 'métiers de la construction',
  '47': 'mécanique et réparation',
  '48': 'production de précision',
  '49': 'transport',
  '50': 'arts visuels et arts de la scène',
  '51': 'professions de la santé',
  '52': 'affaires',
  '54': 'histoire',
};

/**
 * Four-digit fields of the families whose parts are worlds of their own: a conservatory and a school of design both
 * teach the arts, a college of nursing and one of chiropractic both health.
 */
export const FIELD_PART_NAMES: Readonly<Record<string, string>> = {
  '50.03': 'danse',
  '50.04': 'design',
  '50.05': 'théâtre',
  '50.06': 'cinéma et photographie',
  '50.07': 'beaux-arts',
  '50.09': 'musique',
  '51.38': 'sciences infirmières',
};

/** What a field is called in the middle of a sentence; the code itself where it has no name. */
export const fieldName = (field: string): string => FIELD_PART_NAMES[field] ?? FIELD_NAMES[field] ?? field;
