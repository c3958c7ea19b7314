/** Keys of subjects, apart from their meaning (subjects.ts): an address is read before anything else is loaded. */

/** Most subjects of one question. */
export const SUBJECTS_MAX = 12;

const CIP = /^\d\d(\.\d\d(\d\d)?)?$/;

/** The academic fields and their programs; subjects.test.ts holds them to academic-programs.ts. */
export const SUBJECT_KEYS: ReadonlySet<string> = new Set(
  'business computing engineering health natural-sciences social-sciences arts-humanities education law-public-service business-administration accounting finance marketing human-resources business-analytics international-business entrepreneurship hospitality computer-science programming information-science networking cybersecurity data-science digital-media human-computer-interaction computational-science mechanical-engineering civil-engineering electrical-engineering computer-engineering chemical-engineering biomedical-engineering aerospace-engineering industrial-engineering engineering-technology nursing medicine dentistry pharmacy public-health therapy mental-health medical-technology nutrition-exercise biology biochemistry neuroscience chemistry physics mathematics environmental-science earth-science animal-plant-science psychology economics political-science sociology anthropology international-relations communication geography-planning cultural-studies fine-art design music theatre-film architecture english history languages philosophy-religion teaching-by-level teaching-by-subject special-education general-education curriculum educational-leadership school-counseling educational-technology language-teaching law legal-studies paralegal criminal-justice emergency-security public-administration public-policy social-work human-services'.split(
    ' ',
  ),
);

/** Whether there can be such a subject; of codes only the form is looked at. */
export function isSubject(key: string): boolean {
  return CIP.test(key) || SUBJECT_KEYS.has(key);
}
