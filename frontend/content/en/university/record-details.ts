/** Texts of a university's record that stand further down its page, in English there: said as they are. */

import { translate } from '#frontend/content/known-texts.ts';

/** What a school offers: to veterans, by ROTC. */
export const serviceText = (text: string): string => text;
const knownField = translate({
  'law (common law)': 'Common law',
  'law (civil law)': 'Civil law',
  'business (accredited school)': 'Business school',
  'Kinesiology, Recreation & Phys. Educ.': 'Kinesiology, recreation and physical education',
  'Commerce/Mgmt/Business Admin': 'Commerce, management and business administration',
  'Health Profess & Related Programs': 'Health professions and related programs',
  'Kinesiology/Recreation/Physical Education': 'Kinesiology, recreation and physical education',
  'Liberal Arts & Sciences/General Studies/Humanities': 'Liberal arts and sciences, general studies and humanities',
  'Family & Consumer/Human Sciences': 'Family, consumer and human sciences',
  Overall: 'All fields',
});
/** A field of study as Canadian sources name it: lists of accredited programs have it in lower case. */
export const fieldText = (text: string): string => knownField(text).replace(/^./, (first) => first.toUpperCase());
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
  'AVMA COE / CVMA': 'AVMA COE and CVMA',
  'Barreau du Québec / Chambre des notaires': 'Barreau du Québec and Chambre des notaires',
  'CACMS (preliminary)': 'CACMS, preliminary',
  'CACMS (through Dalhousie)': 'CACMS, through Dalhousie',
  'CACMS (through Memorial)': 'CACMS, through Memorial',
  'Engineers Canada (CEAB)': 'CEAB of Engineers Canada',
  'CASN or provincial regulator': 'CASN or the province’s regulator',
  'provincial regulator': 'the province’s regulator',
});
