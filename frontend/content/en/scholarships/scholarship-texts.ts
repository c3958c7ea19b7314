/**
 * What is said of each award, by its key, and of those that have ended, by their names: the texts of the dataset, said in
 * full where they are notes.
 */
import texts from '#data/dataset/scholarship-texts.json' with { type: 'json' };
import { translate } from '#frontend/content/known-texts.ts';
import type { ScholarshipTexts } from '#schema/domain/site/scholarships.ts';

const SAID: Readonly<Record<string, string>> = {
  'Capped or full tuition, $900 books, $300 to $500 a month':
    'Tuition, in full or up to a limit, plus $900 for books and $300 to $500 per month',
  'Seniors with a 3.3 GPA and SAT 1310, ACT 28 or CLT 93; service follows':
    'Seniors with a 3.3 GPA and an SAT of 1310, ACT of 28 or CLT of 93, who agree to serve in the Air Force after college',
  'Indigenous STEM students, free AISES membership':
    'Indigenous STEM students who are AISES members (membership is free)',
  'On October 1, 2026 the new dates were not posted yet.': 'As of October 1, 2026, the new dates were not posted.',
  'Average about $2,000 to $3,000, varies': 'Varies, about $2,000 to $3,000 on average',
  'US tribal ties': 'ties to a US tribe',
  'An earlier priority date in May is also mentioned.': 'There may be an earlier priority date in May.',
  'High school students under 20, speeches on the Constitution':
    'High school students under 20 who give a speech on the Constitution',
  'Students seeking an associate or bachelor degree, need first; founded for Asian and Pacific Islander Americans':
    'Students working toward an associate or bachelor’s degree. Those with the most need come first. APIA Scholars was founded for Asian and Pacific Islander Americans',
  'The reading of August 2026 says that all backgrounds may apply.':
    'As of August 2026, students of all backgrounds may apply.',
  'Tuition and fees or room and board, $1,200 books, $420 a month':
    'Tuition and fees, or housing and food, plus $1,200 for books and $420 per month',
  'Students training as officers; eight-year service obligation':
    'Students who train as officers and agree to serve for eight years',
  'to start; papers by March 8': 'the last day to start; documents are due March 8',
  'College sophomores and juniors aiming at research, named by their college':
    'College sophomores and juniors who plan a career in research and are nominated by their college',
  'Black students in full-time post-secondary study; one form for all awards, essay; grades, need, community':
    'Black students who are in college or university full time. One form and an essay for all awards, judged on grades, need and community work',
  'Canadian citizen or permanent resident (2017 notice)': 'Canadian citizen or permanent resident (as of 2017)',
  'Formerly the Harry Jerome Scholarship Fund. In 2017 one had to be 30 or younger.':
    'This used to be the Harry Jerome Scholarship Fund. In 2017, applicants had to be 30 or younger.',
  'Seniors with a 2.0 GPA, and Burger King staff and families; grades, work, service and need count':
    'Seniors with a 2.0 GPA, and Burger King employees and their families. Grades, work, service and need count',
  'Closes early, once there are 30,000 applications. That it is open to Canada is from the rounds of 2023-24 and 2025-26.':
    'Closes early if 30,000 people apply. It was open to students in Canada in 2023–24 and 2025–26.',
  'Closes early, once there are 3,000 applications.': 'Closes early if 3,000 people apply.',
  'Students who are or were in child welfare care, financial need':
    'Students with financial need who are or were in child welfare care',
  'The round of 2026-27 was to open in December 2025.': 'Applications for 2026–27 were due to open in December 2025.',
  'Grade 12 or recent graduates who faced adversity, need, named by the principal':
    'Grade 12 students and recent graduates with financial need who faced adversity and are nominated by their principal',
  'BC resident, seven years in Canada': 'BC resident who has lived in Canada for seven years',
  'Up to $5,000 new, $8,000 returning': 'Up to $5,000 for new students, $8,000 for returning ones',
  'Students 18 or under with a major finished work in science, arts, humanities or another field':
    'Students 18 or under who have finished a major project in science, arts, humanities or another field',
  'In October 2026 the date for 2027 was not posted yet.': 'As of October 2026, the date for 2027 was not posted.',
  '$20,000, laptop, book credits': '$20,000, a laptop and book credits',
  'The newest reading (October 2026) says Texas high schools and Texas public colleges only. Older ones say the whole country. Check before you start.':
    'As of October 2026, this is only for students from Texas high schools who go to a public college in Texas. It used to be national, so check before you start.',
  'STEM students who will work at a defense site after the degree':
    'STEM students who agree to work for the Department of Defense after they graduate',
  'Seniors judged on grades, leadership, service and need; no Elks family tie needed':
    'Seniors, judged on grades, leadership, service and need. Your family doesn’t have to belong to the Elks',
  'The split of the amounts is that of the 2025 contest.':
    'The number of awards of each size is from the 2025 contest.',
  'Seniors with need who help others toward college': 'Seniors with financial need who help others get to college',
  'not stated (older: about 20)': 'about 20 in earlier years',
  'On October 3, 2026 the page offered to send word when the 2027 round opens.':
    'As of October 3, 2026, applications for 2027 were not open. You can ask for an email when they are.',
  'Up to $5,000, $8,000 with a critical language': 'Up to $5,000, or $8,000 if you study a critical language',
  'Pell recipients studying or interning abroad': 'Students with a Pell Grant who study or intern abroad',
  'Seniors with a 3.5 GPA, income limit, 240 hours of work, at a four-year not-for-profit college':
    'Seniors with a 3.5 GPA and 240 hours of work, within an income limit, going to a four-year nonprofit college',
  'open whatever the citizenship (one source)': 'any citizenship (check with the sponsor)',
  'The income limit is printed as $100,000 and as $125,000. There is a second window from January 15 to March 15, 2027.':
    'The income limit may be $100,000 or $125,000: check with the sponsor. You can also apply from January 15 to March 15, 2027.',
  'Gold, silver and bronze grants, $100,000 in all': 'Gold, silver and bronze grants, $100,000 in total',
  'C$5,000 (2021 notice)': 'CA$5,000 (2021)',
  'Grade 11 students (and CEGEP) who overcame adversity, 70% average, income C$65,000 or less (2024)':
    'Grade 11 and CEGEP students who overcame adversity, with a 70% average and a family income of CA$65,000 or less (2024)',
  'Lists that show October 25, grade 12 or C$10,000 are out of date.':
    'Other sites may show October 25, Grade 12 or CA$10,000. Those are out of date.',
  'Grade 11 students (and CEGEP) who overcame adversity and aim at business or enterprise; the form is that of the Horatio Alger Canadian Scholarships':
    'Grade 11 and CEGEP students who overcame adversity and want to go into business. You apply with the form for the Horatio Alger Canadian Scholarships',
  'Juniors who overcame adversity, family income $100,000 or less, 2.0 GPA, planning a bachelor degree':
    'Juniors who overcame adversity, with a 2.0 GPA and a family income of $100,000 or less, who plan to earn a bachelor’s degree',
  'One form covers the national and the state awards. It is now for juniors: October dates on other lists are old.':
    'One form covers the national and state awards. It is now for juniors, so October dates on other sites are out of date.',
  'Juniors who overcame adversity; the form and the rules are those of the Horatio Alger National Scholarship, with at least one recipient in every state':
    'Juniors who overcame adversity. The form and rules are the same as for the Horatio Alger National Scholarship, and at least one student in every state wins',
  'Students of Hispanic heritage, 3.0 GPA in high school or 2.5 in college, full time at a four-year college, FAFSA filed':
    'Students of Hispanic heritage with a 3.0 GPA in high school or 2.5 in college, full time at a four-year college, who file the FAFSA',
  '10,000 scholars named, not all funded': '10,000 scholars; some get no money',
  'thousands a year': 'thousands per year',
  '85 (one list)': 'about 85',
  'Seniors with grades, leadership, service and need going to a four-year college; SAT or ACT score asked for':
    'Seniors going to a four-year college, judged on grades, leadership, service and need. You need an SAT or ACT score',
  'Older pages say minority students. The reading of October 2026 does not list that rule.':
    'It used to be for minority students only. As of October 2026, the rules no longer say so.',
  'US$5,000 a semester, US$10,000 a year (one guide says 6,000 and 12,000)':
    'US$5,000 per semester or US$10,000 per year, or possibly US$6,000 and US$12,000',
  'For a direct exchange your university has an earlier date of its own.':
    'For a direct exchange, your university has its own, earlier date.',
  'Full-time first-degree students with need; preference for children of clergy, teachers, military, engineers, miners':
    'Full-time students with financial need who don’t have a degree yet. Children of clergy, teachers, members of the military, engineers and miners come first',
  'Canadian citizen or landed immigrant': 'Canadian citizen or permanent resident',
  'C$100,000 or more over four years (tuition waiver, stipend, internships, mentoring)':
    'CA$100,000 or more over four years (free tuition, a stipend, internships and mentoring)',
  '85% average or R score 29; character, service, leadership; used at partner universities':
    'Students with an 85% average or an R score of 29, judged on character, service and leadership. For partner universities only',
  'Another list has October 14.': 'The date may be October 14: check the official page.',
  'Hispanic seniors under 21, GPA 2.8, full time':
    'Hispanic seniors under 21 with a 2.8 GPA, going to college full time',
  'Many awards, about $2.5 million in all': 'Many awards, about $2.5 million in total',
  'Seniors training as Navy or Marine officers; active duty follows':
    'Seniors who train as Navy or Marine officers and agree to serve on active duty after college',
  'Tuition, fees, books, $250 to $400 a month': 'Tuition, fees and books, plus $250 to $400 per month',
  'Black engineering and STEM students, NSBE members': 'Black engineering and STEM students who are NSBE members',
  'LGBTQ students and allies, 3.3 GPA, full time at a not-for-profit college':
    'LGBTQ students and allies with a 3.3 GPA, full time at a nonprofit college',
  'The page does not say whether the amount is for each year.':
    'We don’t know whether the amount is for one year or in total.',
  '$10,000 first, $3,000 second, $1,000 for three':
    '$10,000 for first place, $3,000 for second, $1,000 for three others',
  'Grades 9 to 12, essay on political courage': 'Students in grades 9 to 12 who write an essay on political courage',
  'Full four-year scholarship (published as over $360,000)':
    'Full four-year scholarship, which the sponsor values at over $360,000',
  'Seniors with top grades from low-income families, typically under $65,000 for four people; a match with a partner college is binding':
    'Seniors with top grades from families with low incomes, usually under $65,000 for a family of four. A match with a partner college is binding',
  'any citizenship if in a US high school; US citizen or permanent resident abroad':
    'any citizenship if you attend a US high school; US citizens and permanent residents who live abroad',
  'Partner colleges differ on students who are not citizens.':
    'Rules for students who aren’t US citizens differ from college to college.',
  'C$5,000 to C$10,000 by stream (one list)': 'CA$5,000 to CA$10,000, depending on the stream',
  'Youth, students and lifelong learners gaining skills; streams for different groups':
    'Young people, students and adult learners who are building skills, with streams for different groups',
  'Canadian citizen, permanent resident or protected person (one list)':
    'Canadian citizen, permanent resident or protected person (check with the sponsor)',
  'over 640, C$1.5 million a year': 'over 640, worth CA$1.5 million per year',
  'A new program. Its own page was not found: look for it by name on the bank’s site.':
    'This is a new program. Search for its name on the bank’s website.',
  'Seniors with their own research project, no teams': 'Seniors with their own research project, not a team’s',
  'any, if living and studying in the US': 'any, if you live and study in the US',
  'Supporting papers are due December 15, 2026.': 'Supporting documents are due December 15, 2026.',
  'Up to $10,000, renewable three more years': 'Up to $10,000, renewable for three more years',
  'Students entering the second year or later with need':
    'Students with financial need who are entering their second year of college or a later one',
  'Children under 23 of active, reserve, guard or retired members, 3.0 GPA':
    'Children under 23 of active, reserve, guard or retired service members, with a 3.0 GPA',
  'Hispanic STEM students with a 2.5 GPA, SHPE members': 'Hispanic STEM students with a 2.5 GPA who are SHPE members',
  'Up to $12,500 (senior portfolio); others $500 to $2,500':
    'Up to $12,500 for a senior portfolio, $500 to $2,500 for other awards',
  'Grades 7 to 12, age 13 and up; portfolios for seniors':
    'Students in grades 7 to 12, age 13 and up. Seniors can enter a portfolio',
  'Another list ends the range on January 6, 2027. There is an entry fee, which can be waived.':
    'The deadline may be January 6, 2027: check the official page. There is an entry fee, which can be waived.',
  'C$120,000 engineering, C$100,000 other STEM': 'CA$120,000 for engineering, CA$100,000 for other STEM programs',
  'One nominee per high school (four per CEGEP) entering STEM at one of 20 partner universities; enterprise, leadership and need':
    'One student per high school (four per CEGEP) who will study STEM at one of 20 partner universities, judged on enterprise, leadership and need',
  'Canadian citizen (2025 page; the 2024 page added permanent residents)':
    'Canadian citizen; permanent residents should check with the sponsor',
  'for the nomination by the school': 'for your school’s nomination',
  'Ask your school early: it names its candidate. Students heading for medicine or pure theory are not considered.':
    'Ask your school early, because it nominates the student. Students headed for medicine or pure theory are not considered.',
  'offered worldwide': 'any',
  'the form for students already in college has closed for 2026-27':
    'the form for students already in college has closed for 2026–27',
  'The forms for first-year students and for students already in college open at different times.':
    'First-year students and students already in college apply at different times.',
  'About $20,000 to $98,000 a year by school, plus an enrichment fund':
    'About $20,000 to $98,000 per year, depending on the school, plus an enrichment fund',
  'Top admitted students at partner colleges, no separate national form':
    'Top admitted students at partner colleges. There is no separate national form',
  'Ages 16 to 26 entering or in any accredited program; short video or essay, no GPA rule':
    'People 16 to 26 who are in, or about to start, an accredited program. You send a short video or essay. There is no minimum GPA',
  'The 2027 round was to open in fall 2026.': 'Applications for 2027 were due to open in fall 2026.',
  'C$15,000 a year for up to four years, internships': 'CA$15,000 per year for up to four years, and internships',
  'First Nations, Inuit and Métis students; no GPA floor':
    'First Nations, Inuit and Métis students, with no minimum average',
  'The round of 2026 was not found. The link leads to the bank’s program, not to the award’s own page.':
    'We don’t have dates for 2026. The link opens the bank’s program, where you can look for this award.',
  'Up to C$70,000 (C$10,000 tuition and C$7,500 living a year, and summer work)':
    'Up to CA$70,000 (CA$10,000 for tuition and CA$7,500 for living costs per year, and summer work)',
  '75% average and a record of solving a community problem':
    'Students with a 75% average who have worked to solve a problem in their community',
  'No date of a later round was found on a page of the bank.': 'We don’t have dates for the next round.',
  'Humanitarian volunteers who overcame adversity, first degree or diploma':
    'Volunteers in humanitarian work who overcame adversity and are working toward their first degree or diploma',
  'Another list has February 1, the date that was used until 2021.':
    'Some sites still show February 1, the date used until 2021.',
  'Full cost of attendance left after other aid': 'What other aid doesn’t cover, up to the full cost of attendance',
  '300 (one source)': 'about 300',
  'Older pages kept it for minority students. The two readings of 2026 do not list that rule.':
    'It used to be for minority students only. As of 2026, the rules no longer say so.',
  'Up to $33,000 for tuition and fees, some get up to $6,000 more':
    'Up to $33,000 for tuition and fees, and up to $6,000 more for some students',
  'Undocumented students with or without DACA or TPS, arrived before 16, 2.5 GPA, need, at a partner college with in-state tuition':
    'Undocumented students with financial need and a 2.5 GPA, with or without DACA or TPS, who came before age 16 and pay in-state tuition at a partner college',
  'In that round one had to have come to the United States before November 1, 2020.':
    'In the last round, applicants had to have come to the United States before November 1, 2020.',
  'Undocumented students living in states that bar in-state tuition, at certain partner colleges':
    'Undocumented students in states that don’t offer them in-state tuition, at certain partner colleges',
  'College sophomores and juniors; the source names the tribal policy and Native health track':
    'College sophomores and juniors, including those in the tribal policy and Native health care tracks',
  'Full-time students with need at a UNCF member college who file the FAFSA; many other UNCF awards share the portal':
    'Full-time students with financial need at a UNCF member college who file the FAFSA. You can apply for many other UNCF awards in the same place',
  'Grades 9 to 12, recorded essay given to a local post':
    'Students in grades 9 to 12 who record an essay and give it to a local VFW post',
  'US citizen or permanent resident (or applied)':
    'US citizen or permanent resident, or someone who has applied to be one',
  'Artists and writers 15 to 18, grades 10 to 12': 'Artists and writers ages 15 to 18, in grades 10 to 12',
  'It is now the Equitable Excellence Scholarship.': 'The Equitable Excellence Scholarship has taken its place.',
  'The foundation’s endowment ended in 2010, and its awards with it.': 'The foundation and its awards ended in 2010.',
  'The last class was that of 2016. The Gates Scholarship came in its place.':
    'It chose its last students in 2016. The Gates Scholarship replaced it.',
  'Since 2016 it is the Regeneron Science Talent Search.':
    'The Regeneron Science Talent Search took its place in 2016.',
  'Lists of today name Prudential Emerging Visionaries in its place.':
    'Prudential Emerging Visionaries has taken its place.',
  'Full ride for four years': 'All costs for four years',
  'Juniors entering college in fall 2028': 'Juniors who will start college in fall 2028',
  'Seniors with a 3.0 GPA who lead and serve': 'Seniors with a 3.0 GPA who show leadership and service',
  'Seniors with a 3.0 GPA showing leadership and citizenship':
    'Seniors with a 3.0 GPA who show leadership and good citizenship',
  'Up to $20,000 (children of the fallen), up to $5,000 (of severely disabled veterans)':
    'Up to $20,000 for children of those who died, up to $5,000 for children of severely disabled veterans',
  'Pell-eligible seniors with a 2.4 GPA in an approved college-readiness program':
    'Seniors who can get a Pell Grant, have a 2.4 GPA and are in an approved college-readiness program',
  'Pell-eligible': 'anyone who can get a Pell Grant',
  'Pell-eligible seniors with a 3.3 weighted GPA entering a four-year college full time':
    'Seniors who can get a Pell Grant, have a 3.3 weighted GPA and will go to a four-year college full time',
  'Seniors with a 3.75 unweighted GPA and family income up to $95,000 going to a four-year college':
    'Seniors with a 3.75 unweighted GPA and a family income of up to $95,000 who are going to a four-year college',
  'Seniors with a 3.0 GPA, by category': 'Seniors with a 3.0 GPA. There are awards in several fields',
  'Up to C$40,000 of tuition and books': 'Up to CA$40,000 for tuition and books',
  'Community college students with high grades and need moving to a four-year college':
    'Community college students with high grades and financial need who are transferring to a four-year college',
  'Spouses and dependents of fallen or disabled service members and first responders':
    'Spouses and dependents of service members and first responders who died or were disabled',
  'Juniors with a 3.7 GPA, leadership and service': 'Juniors with a 3.7 GPA who show leadership and service',
  'Black seniors with high grades, leadership, service and need':
    'Black seniors with high grades and financial need who show leadership and service',
  'Legally blind students in full-time study': 'Legally blind students who study full time',
  'in care in Canada': 'people who are or were in foster care in Canada',
  'military dependent': 'military dependents',
  'lives in the US, DC or Puerto Rico': 'lives in the US or Puerto Rico',
  'First Nations, Inuit and Métis students in full-time post-secondary study':
    'First Nations, Inuit and Métis students who are in college or university full time',
};

const known = translate(SAID);
/** A text in full; money with its currency, and "per year" after an amount. */
const said = (text: string): string =>
  known(text)
    .replace(/(?<!A)C\$/g, 'CA$')
    .replace(/\bwith need\b/g, 'with financial need')
    .replace(/(\$[\d,.]+(?: million)?) a (year|semester|month)\b/g, '$1 per $2');

const allSaid = (record: ScholarshipTexts): ScholarshipTexts =>
  Object.fromEntries(Object.entries(record).map(([key, text]) => [key, said(text)])) as unknown as ScholarshipTexts;

export const SCHOLARSHIP_TEXTS: Readonly<Record<string, ScholarshipTexts>> = Object.fromEntries(
  Object.entries(texts.scholarships as Record<string, ScholarshipTexts>).map(([key, record]) => [key, allSaid(record)]),
);
export const ENDED_SCHOLARSHIP_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(texts.ended).map(([name, text]) => [name, said(text)]),
);
