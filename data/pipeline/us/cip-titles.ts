/** Titles of the CIP 2020 families and four-digit groups; the source has titles of six-digit codes only. */
import type { CipTitles } from '#schema/domain/record/dataset.ts';
import type { CipTitleRow } from '../../sources/cip-titles/read.ts';

/** CIP 2020, two-digit series. */
const FAMILIES: Record<string, string> = {
  '01': 'Agriculture and Veterinary Sciences',
  '03': 'Natural Resources and Conservation',
  '04': 'Architecture and Related Services',
  '05': 'Area, Ethnic, Cultural, and Gender Studies',
  '09': 'Communication and Journalism',
  '10': 'Communications Technologies',
  '11': 'Computer and Information Sciences',
  '12': 'Culinary, Entertainment, and Personal Services',
  '13': 'Education',
  '14': 'Engineering',
  '15': 'Engineering Technologies',
  '16': 'Foreign Languages and Linguistics',
  '19': 'Family and Consumer Sciences',
  '22': 'Legal Professions and Studies',
  '23': 'English Language and Literature',
  '24': 'Liberal Arts and General Studies',
  '25': 'Library Science',
  '26': 'Biological and Biomedical Sciences',
  '27': 'Mathematics and Statistics',
  '28': 'Military Science, Leadership, and Operational Art',
  '29': 'Military Technologies and Applied Sciences',
  '30': 'Multi- and Interdisciplinary Studies',
  '31': 'Parks, Recreation, Leisure, and Fitness',
  '32': 'Basic Skills and Developmental Education',
  '33': 'Citizenship Activities',
  '34': 'Health-Related Knowledge and Skills',
  '35': 'Interpersonal and Social Skills',
  '36': 'Leisure and Recreational Activities',
  '37': 'Personal Awareness and Self-Improvement',
  '38': 'Philosophy and Religious Studies',
  '39': 'Theology and Religious Vocations',
  '40': 'Physical Sciences',
  '41': 'Science Technologies',
  '42': 'Psychology',
  '43': 'Homeland Security, Law Enforcement, and Firefighting',
  '44': 'Public Administration and Social Services',
  '45': 'Social Sciences',
  '46': 'Construction Trades',
  '47': 'Mechanic and Repair Technologies',
  '48': 'Precision Production',
  '49': 'Transportation and Materials Moving',
  '50': 'Visual and Performing Arts',
  '51': 'Health Professions',
  '52': 'Business, Management, and Marketing',
  '53': 'High School Diplomas and Certificates',
  '54': 'History',
  '60': 'Health Professions Residency Programs',
  '61': 'Medical Residency Programs',
};

/** CIP 2020 titles of groups that have no code of their own to take it from, or that the source lacks. */
const GROUPS: Record<string, string> = {
  '01.81': 'Veterinary Biomedical and Clinical Sciences',
  '01.82': 'Veterinary Administrative Services',
  '04.02': 'Architecture',
  '04.04': 'Environmental Design',
  '04.08': 'Architectural History, Criticism, and Conservation',
  '11.01': 'Computer and Information Sciences, General',
  '14.01': 'Engineering, General',
  '14.02': 'Aerospace, Aeronautical, and Astronautical Engineering',
  '14.48': 'Energy Systems Engineering',
  '15.00': 'Engineering Technologies, General',
  '16.04': 'Slavic, Baltic, and Albanian Languages, Literatures, and Linguistics',
  '16.07': 'South Asian Languages, Literatures, and Linguistics',
  '16.15': 'Turkic, Uralic, and Other Languages',
  '19.02': 'Family and Consumer Sciences Business Services',
  '25.01': 'Library Science and Administration',
  '26.01': 'Biology, General',
  '30.00': 'Multi- and Interdisciplinary Studies, General',
  '30.22': 'Classical and Ancient Studies',
  '30.25': 'Cognitive Science',
  '30.37': 'Design for Human Health',
  '30.40': 'Economics and Foreign Language/Literature',
  '30.42': 'Geoarcheology',
  '39.03': 'Missions and Missionary Studies',
  '43.04': 'Security Science and Technology',
  '44.04': 'Public Administration',
  '45.01': 'Social Sciences, General',
  '45.05': 'Demography',
  '45.11': 'Sociology',
  '47.07': 'Energy Systems Installation and Maintenance Technology',
  '50.01': 'Visual and Performing Arts, General',
  '51.00': 'Health Services and Health Sciences, General',
  '51.37': 'Energy-Based and Biologically Based Therapies',
  '52.20': 'Construction Management',
};

/**
 * Titles by code in the order of the codes. A group takes its title from its ninety-ninth code, which CIP names after
 * the group ("Computer Engineering, Other"), or from its only code.
 */
export function cipTitles(rows: readonly CipTitleRow[]): CipTitles {
  const groups = new Map<string, CipTitleRow[]>();
  for (const row of rows) {
    if (row.cip.length !== 7) continue;
    const list = groups.get(row.cip.slice(0, 5));
    if (list) list.push(row);
    else groups.set(row.cip.slice(0, 5), [row]);
  }
  const titles: CipTitles = { ...FAMILIES, ...GROUPS };
  for (const [group, codes] of groups) {
    if (titles[group]) continue;
    const named = codes.find((row) => row.cip.endsWith('99')) ?? codes[0];
    if (named) titles[group] = tidy(named.title);
  }
  return Object.fromEntries(Object.entries(titles).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function tidy(title: string): string {
  return title
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .replace(/, (?:Other|General)$/, '');
}
