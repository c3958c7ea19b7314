/** Code lists of IPEDS (dictionaries of HD2024 and IC2023) and how they fold into the product's terms. */
import type {
  AcademicCalendar,
  AccessEarnings,
  AwardLevel,
  CampusSetting,
  DegreeLevel,
  ReligiousGroup,
  ResearchDesignation,
  UniversityType,
} from '#schema/domain/record/enums.ts';

/** HD CONTROL. */
export const TYPE_OF_CONTROL: Record<number, UniversityType> = { 1: 'public', 2: 'private', 3: 'for-profit' };

/** IC CALSYS; 5 other academic year, 6 differs by program, 7 continuous. */
export const CALENDAR_OF_CALSYS: Record<number, AcademicCalendar> = {
  1: 'semester',
  2: 'quarter',
  3: 'trimester',
  4: '4-1-4',
  5: 'other',
  6: 'other',
  7: 'other',
};

/** HD LOCALE, the NCES locale framework. */
export const LOCALES: Record<number, { label: string; setting: CampusSetting }> = {
  11: { label: 'City: Large', setting: 'Urban' },
  12: { label: 'City: Midsize', setting: 'Urban' },
  13: { label: 'City: Small', setting: 'Urban' },
  21: { label: 'Suburb: Large', setting: 'Suburban' },
  22: { label: 'Suburb: Midsize', setting: 'Suburban' },
  23: { label: 'Suburb: Small', setting: 'Suburban' },
  31: { label: 'Town: Fringe', setting: 'Small City' },
  32: { label: 'Town: Distant', setting: 'Small City' },
  33: { label: 'Town: Remote', setting: 'Small City' },
  41: { label: 'Rural: Fringe', setting: 'Rural' },
  42: { label: 'Rural: Distant', setting: 'Rural' },
  43: { label: 'Rural: Remote', setting: 'Rural' },
};

/** HD CARNEGIEIC, the Carnegie institutional classification of 2025. */
export const CARNEGIE_CLASS: Record<number, string> = {
  1: 'Mixed Associate Large',
  2: 'Mixed Associate Medium',
  3: 'Mixed Associate Small',
  4: 'Mixed Associate/Baccalaureate',
  5: 'Mixed Baccalaureate',
  6: 'Mixed Undergraduate/Graduate-Doctorate Large',
  7: 'Mixed Undergraduate/Graduate-Doctorate Medium',
  8: 'Mixed Undergraduate/Graduate-Doctorate Small',
  9: 'Mixed Undergraduate/Graduate-Master’s Large/Medium',
  10: 'Mixed Undergraduate/Graduate-Master’s Small',
  11: 'Professions-focused Associate Large/Medium',
  12: 'Professions-focused Associate Small',
  13: 'Professions-focused Associate/Baccalaureate',
  14: 'Professions-focused Baccalaureate Medium',
  15: 'Professions-focused Baccalaureate Small',
  16: 'Professions-focused Undergraduate/Graduate-Doctorate Large',
  17: 'Professions-focused Undergraduate/Graduate-Doctorate Medium',
  18: 'Professions-focused Undergraduate/Graduate-Doctorate Small',
  19: 'Professions-focused Undergraduate/Graduate-Master’s Large/Medium',
  20: 'Professions-focused Undergraduate/Graduate-Master’s Small',
  21: 'Special Focus: Applied and Career Studies',
  22: 'Special Focus: Arts and Sciences',
  23: 'Special Focus: Arts, Music, and Design',
  24: 'Special Focus: Business',
  25: 'Special Focus: Graduate Studies',
  26: 'Special Focus: Law',
  27: 'Special Focus: Medical Schools and Centers',
  28: 'Special Focus: Nursing',
  29: 'Special Focus: Other Health Professions',
  30: 'Special Focus: Technology, Engineering, and Sciences',
  31: 'Special Focus: Theological Studies',
};

/** HD CARNEGIERSCH, the Carnegie research designation of 2025; -2 means none. */
export const RESEARCH_OF_CARNEGIERSCH: Record<number, ResearchDesignation> = {
  1: 'r1',
  2: 'r2',
  3: 'research-college',
};

/** HD CARNEGIESAEC, the Carnegie Student Access and Earnings Classification of 2025; -2 means not classified. */
export const ACCESS_EARNINGS_OF_CARNEGIESAEC: Record<number, AccessEarnings> = {
  1: 'lower-access-lower-earnings',
  2: 'higher-access-lower-earnings',
  3: 'lower-access-medium-earnings',
  4: 'higher-access-medium-earnings',
  5: 'lower-access-higher-earnings',
  6: 'opportunity',
};

/** HD HDEGOFR1, the highest degree offered, not counting certificates after it. 11 to 14 are kinds of doctorates. */
export const HIGHEST_DEGREE_OF_HDEGOFR1: Record<number, DegreeLevel> = {
  11: 'doctorate',
  12: 'doctorate',
  13: 'doctorate',
  14: 'doctorate',
  20: 'master',
  30: 'bachelor',
  40: 'associate',
};

/** C AWLEVEL; 17 to 19 are doctorates, 6 and 8 certificates after the bachelor's and the master's. */
export const AWARD_LEVEL_OF_AWLEVEL: Record<number, AwardLevel> = {
  1: 'certificate',
  2: 'certificate',
  3: 'associate',
  4: 'certificate',
  5: 'bachelor',
  6: 'postbaccalaureate',
  7: 'master',
  8: 'postbaccalaureate',
  17: 'doctorate',
  18: 'doctorate',
  19: 'doctorate',
  20: 'certificate',
  21: 'certificate',
};

/**
 * IC RELAFFIL with its group. Orthodox, Latter-day Saints, Unitarian Universalist and Buddhist are "other"; the schools
 * that call themselves inter-, un- or non-denominational (42, 88, 108) are Protestant ones (Wheaton, Biola, Westmont).
 * -2 means no affiliation.
 */
export const AFFILIATIONS: Record<number, { label: string; group: ReligiousGroup }> = {
  22: { label: 'American Evangelical Lutheran Church', group: 'protestant' },
  24: { label: 'African Methodist Episcopal Zion Church', group: 'protestant' },
  27: { label: 'Assemblies of God Church', group: 'protestant' },
  28: { label: 'Brethren Church', group: 'protestant' },
  30: { label: 'Roman Catholic', group: 'catholic' },
  33: { label: 'Wisconsin Evangelical Lutheran Synod', group: 'protestant' },
  34: { label: 'Christian and Missionary Alliance Church', group: 'protestant' },
  35: { label: 'Christian Reformed Church', group: 'protestant' },
  36: { label: 'Evangelical Congregational Church', group: 'protestant' },
  37: { label: 'Evangelical Covenant Church of America', group: 'protestant' },
  38: { label: 'Evangelical Free Church of America', group: 'protestant' },
  39: { label: 'Evangelical Lutheran Church', group: 'protestant' },
  40: { label: 'International United Pentecostal Church', group: 'protestant' },
  41: { label: 'Free Will Baptist Church', group: 'protestant' },
  42: { label: 'Interdenominational', group: 'protestant' },
  43: { label: 'Mennonite Brethren Church', group: 'protestant' },
  44: { label: 'Moravian Church', group: 'protestant' },
  45: { label: 'North American Baptist', group: 'protestant' },
  47: { label: 'Pentecostal Holiness Church', group: 'protestant' },
  48: { label: 'Christian Churches and Churches of Christ', group: 'protestant' },
  49: { label: 'Reformed Church in America', group: 'protestant' },
  50: { label: 'Episcopal Church, Reformed', group: 'protestant' },
  51: { label: 'African Methodist Episcopal', group: 'protestant' },
  52: { label: 'American Baptist', group: 'protestant' },
  53: { label: 'American Lutheran', group: 'protestant' },
  54: { label: 'Baptist', group: 'protestant' },
  55: { label: 'Christian Methodist Episcopal', group: 'protestant' },
  57: { label: 'Church of God', group: 'protestant' },
  58: { label: 'Church of the Brethren', group: 'protestant' },
  59: { label: 'Church of the Nazarene', group: 'protestant' },
  60: { label: 'Cumberland Presbyterian', group: 'protestant' },
  61: { label: 'Christian Church (Disciples of Christ)', group: 'protestant' },
  64: { label: 'Free Methodist', group: 'protestant' },
  65: { label: 'Friends (Quaker)', group: 'protestant' },
  66: { label: 'Presbyterian Church (USA)', group: 'protestant' },
  67: { label: 'Lutheran Church in America', group: 'protestant' },
  68: { label: 'Lutheran Church - Missouri Synod', group: 'protestant' },
  69: { label: 'Mennonite Church', group: 'protestant' },
  71: { label: 'United Methodist', group: 'protestant' },
  73: { label: 'Protestant Episcopal', group: 'protestant' },
  74: { label: 'Churches of Christ', group: 'protestant' },
  75: { label: 'Southern Baptist', group: 'protestant' },
  76: { label: 'United Church of Christ', group: 'protestant' },
  77: { label: 'Protestant, not specified', group: 'protestant' },
  78: { label: 'Multiple Protestant denominations', group: 'protestant' },
  79: { label: 'Other Protestant', group: 'protestant' },
  80: { label: 'Jewish', group: 'jewish' },
  81: { label: 'Reformed Presbyterian Church', group: 'protestant' },
  84: { label: 'United Brethren Church', group: 'protestant' },
  87: { label: 'Missionary Church', group: 'protestant' },
  88: { label: 'Undenominational', group: 'protestant' },
  89: { label: 'Wesleyan', group: 'protestant' },
  91: { label: 'Greek Orthodox', group: 'other' },
  92: { label: 'Russian Orthodox', group: 'other' },
  93: { label: 'Unitarian Universalist', group: 'other' },
  94: { label: 'The Church of Jesus Christ of Latter-day Saints', group: 'other' },
  95: { label: 'Seventh-day Adventist', group: 'protestant' },
  97: { label: 'The Presbyterian Church in America', group: 'protestant' },
  99: { label: 'Other religious affiliation', group: 'other' },
  100: { label: 'Original Free Will Baptist', group: 'protestant' },
  101: { label: 'Ecumenical Christian', group: 'other' },
  102: { label: 'Evangelical Christian', group: 'protestant' },
  103: { label: 'Presbyterian', group: 'protestant' },
  105: { label: 'General Baptist', group: 'protestant' },
  106: { label: 'Muslim', group: 'islamic' },
  107: { label: 'Plymouth Brethren', group: 'protestant' },
  108: { label: 'Non-denominational', group: 'protestant' },
  109: { label: 'Buddhist', group: 'other' },
  110: { label: 'Orthodox Christian', group: 'other' },
};

/**
 * CREDLEV of the College Scorecard's Field of Study: 4 postbaccalaureate and 8 graduate certificates are one level here,
 * as are 6 doctorates and 7 first professional degrees.
 */
export const AWARD_LEVEL_OF_CREDLEV: Record<number, AwardLevel> = {
  1: 'certificate',
  2: 'associate',
  3: 'bachelor',
  4: 'postbaccalaureate',
  5: 'master',
  6: 'doctorate',
  7: 'doctorate',
  8: 'postbaccalaureate',
};
