/** What the peer groups are called; apart from their keys, which every list loads. */
import { UNIVERSITY_TYPES } from '../../record/enums.ts';

const FAMILY_WORDS: Record<string, string> = {
  research: 'research universities',
  doctoral: 'universities with doctoral programs',
  masters: 'universities with master’s programs',
  'liberal-arts': 'liberal arts colleges',
  baccalaureate: 'colleges that mostly award bachelor’s degrees',
  undergraduate: 'liberal arts and other undergraduate colleges',
  'mostly-associate': 'colleges that mostly award associate degrees',
  arts: 'schools of art, music and design',
  business: 'business schools',
  technology: 'engineering and technology schools',
  health: 'health professions schools',
  nursing: 'nursing schools',
  career: 'career and technical schools',
  special: 'single-field schools',
  faith: 'seminaries and Bible colleges',
  tribal: 'tribal colleges',
  'four-year': 'four-year colleges and universities',
  'two-year': 'two-year schools',
  'two-year-general': 'two-year colleges',
  'two-year-arts': 'two-year art and design schools',
  'two-year-business': 'two-year business schools',
  'two-year-technology': 'two-year engineering and technology schools',
  'two-year-career': 'two-year career and technical schools',
  'two-year-nursing': 'two-year nursing schools',
  'two-year-health': 'two-year health professions schools',
  'two-year-special': 'two-year single-field schools',
};
const CANADIAN_WORDS: Record<string, string> = {
  doctoral: 'Canadian universities with doctoral programs',
  undergraduate: 'Canadian universities without doctoral programs',
  'degree-college': 'Canadian colleges that award degrees',
  university: 'Canadian universities and degree-granting colleges',
  faith: 'Canadian Bible colleges',
  cegep: 'Quebec colleges (CEGEPs)',
  college: 'Canadian colleges outside Quebec',
  'two-year': 'Canadian colleges',
};
/** What a group is called, in the plural: "public research universities", "Canadian colleges that award degrees". */
export function peerGroupName(group: string): string {
  const words = group.startsWith('ca-') ? CANADIAN_WORDS : FAMILY_WORDS;
  const rest = group.slice(3);
  const control = UNIVERSITY_TYPES.find((one) => rest.startsWith(`${one}-`));
  const family = control === undefined ? rest : rest.slice(control.length + 1);
  return [...(control === undefined ? [] : [control]), words[family] ?? family].join(' ');
}
