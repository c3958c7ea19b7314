/** Texts of a university's record that stand further down its page, in English there: said as they are. */

import { translate } from '#frontend/content/known-texts.ts';

/** What a school offers: to veterans, by ROTC. */
export const serviceText = (text: string): string => text;
/** A field of study as Canadian sources name it. */
export const fieldText = translate({
  'Kinesiology, Recreation & Phys. Educ.': 'Kinesiology, recreation and physical education',
  'Commerce/Mgmt/Business Admin': 'Commerce, management and business administration',
  'Health Profess & Related Programs': 'Health professions and related programs',
  'Kinesiology/Recreation/Physical Education': 'Kinesiology, recreation and physical education',
  'Liberal Arts & Sciences/General Studies/Humanities': 'Liberal arts and sciences, general studies and humanities',
  'Family & Consumer/Human Sciences': 'Family, consumer and human sciences',
  Overall: 'All fields',
});
/** Practical experience in a program of Ontario. */
export const experienceText = translate({
  'Not Available': 'Not offered',
  'Co-op option available with this program': 'Co-op option',
  'Practicum or internship option available': 'Practicum or internship option',
  'Co-op or internship option available': 'Co-op or internship option',
  'Embedded community engagement/volunteerism/partnership': 'Community engagement, volunteering or a partnership',
});
/** A part of a field that an accrediting body names: "civil", of engineering. */
export const disciplineText = (text: string): string => text;
/** Who accredits programs in Canada. */
export const accreditorText = translate({
  'CASN or provincial regulator': 'CASN or the province’s regulator',
  'provincial regulator': 'the province’s regulator',
});
