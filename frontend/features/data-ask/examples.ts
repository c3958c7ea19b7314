/** Questions to begin with; their names are in content/<language>/site/data-ask.ts. */
import type { dataAskWords } from '#words/site/data-ask.ts';

export type ExampleKey = keyof typeof dataAskWords.exampleNames;

export const EXAMPLES: Readonly<Record<ExampleKey, string>> = {
  ohio: `SELECT name, netPrice, city, id
FROM universities
WHERE state = 'OH' AND type = 'public' AND netPrice IS NOT NULL
ORDER BY netPrice
LIMIT 20`,
  // Of few students a rate says little.
  open: `SELECT u.name, f.value AS graduation_rate, f.cohort, f.year, u.state, u.id
FROM figures f
JOIN universities u ON u.id = f.university_id
WHERE f.figure = 'graduationRate' AND f.cohort >= 30
  AND u.type = 'public' AND u.admissionPolicy = 'open'
ORDER BY f.value DESC
LIMIT 20`,
  majors: `SELECT title, MEDIAN(earnings_four_years) AS median_pay, COUNT(earnings_four_years) AS programs
FROM programs
WHERE level = 'bachelor' AND earnings_four_years IS NOT NULL
GROUP BY title
HAVING COUNT(earnings_four_years) >= 20
ORDER BY median_pay DESC
LIMIT 25`,
  nursing: `SELECT u.name, p.earnings_four_years, p.graduates, p.earnings_year, u.id
FROM programs p
JOIN universities u ON u.id = p.university_id
WHERE p.cip = '51.38' AND p.level = 'bachelor' AND u.state = 'TX'
  AND p.earnings_four_years IS NOT NULL
ORDER BY p.earnings_four_years DESC
LIMIT 20`,
  states: `SELECT state, MEDIAN(netPrice) AS median_net_price, COUNT(netPrice) AS schools
FROM universities
WHERE country = 'US'
GROUP BY state
HAVING COUNT(netPrice) >= 5
ORDER BY median_net_price`,
  pell: `SELECT name, graduationRatePell, percentPell, state, id
FROM universities
WHERE percentPell >= 50 AND undergraduateEnrollment >= 1000
  AND graduationRatePell IS NOT NULL
ORDER BY graduationRatePell DESC
LIMIT 20`,
  outOfState: `SELECT name, tuition - tuitionInState AS extra, tuitionInState, tuition, state, id
FROM universities
WHERE type = 'public' AND kind = 'bachelors' AND undergraduateEnrollment >= 2000
  AND tuition > tuitionInState
ORDER BY extra
LIMIT 20`,
  online: `SELECT title, COUNT(*) AS programs
FROM programs
WHERE level = 'master' AND distance_only = 1
GROUP BY title
ORDER BY programs DESC
LIMIT 20`,
  canada: `SELECT name, studentPopulation, city, state, id
FROM universities
WHERE country = 'CA' AND studentPopulation IS NOT NULL
ORDER BY studentPopulation DESC
LIMIT 20`,
  blanks: `SELECT c.label_en, f.blank_reason, COUNT(*) AS schools
FROM figures f
JOIN universities u ON u.id = f.university_id
JOIN columns c ON c.figure = f.figure
WHERE u.country = 'CA' AND f.blank_reason IS NOT NULL
GROUP BY c.label_en, f.blank_reason
ORDER BY schools DESC
LIMIT 40`,
  receipts: `SELECT figure, value, text_value, year, source, variable, cohort, blank_reason
FROM figures
WHERE university_id = 204796
ORDER BY figure`,
};

export const EXAMPLE_KEYS = Object.keys(EXAMPLES) as readonly ExampleKey[];
