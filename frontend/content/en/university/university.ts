/** Words of a university's page that its first screen needs: headings, what each figure means, the texts of its states. */
import { theSchool, withThe } from '#schema/domain/formats/english-grammar.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const universityWords = {
  loading: 'Loading the university…',
  failure: {
    title: 'Error loading university information',
    unknown: "We couldn't find the university you're looking for.",
    offline: 'We couldn’t load this page. Try again.',
    retry: 'Try again',
    backToSearch: 'Back to Search',
    popular: 'Browse Popular Universities',
  },
  missing: {
    figure: 'Information not available',
    figures: (labels: readonly string[]) => `Information not available: ${labels.join(', ')}.`,
    /** Of a school that little is published of: what is behind it is named one press away. */
    lacking: 'Numbers we don’t have',
    /** Under a price that is not available itself. */
    furtherFigures: (labels: readonly string[]) => `Also missing: ${labels.join(', ')}.`,
    description: 'No detailed information available for this university.',
    /** What the drawing that stands in for a photograph is called. */
    image: 'No image available',
  },
  title: (name: string) => `${name}: costs, admission and outcomes`,
  head: {
    closed: (name: string) => `${name} has closed: what happened and where to turn`,
    merged: (name: string) => `${name} has merged: what happened and where to turn`,
    /** Only the announcement was seen: nobody says whether it came true. */
    toClose: (name: string) => `${name} announced that it would close: what we know and where to turn`,
    toMerge: (name: string) => `${name} announced that it would merge: what we know and where to turn`,
    gone: 'The last numbers published, and where to ask for a transcript.',
    goneTo: (successor: string) => `The last numbers published, and a link to ${theSchool(successor)}.`,
  },
  breadcrumb: {
    label: 'Breadcrumb',
    all: 'Universities',
    inPlace: (place: string) => `Universities in ${withThe(place)}`,
  },
  canada: 'Canada',
  otherNames: 'Also known as',
  formerNames: 'Formerly',
  onThisPage: 'On this page',
  embed: 'Put this on your site',
  website: {
    link: 'Find Official Website',
    /** In the bar of a phone. */
    brief: 'Website',
    search: 'We don’t have the school’s website, so this searches the web for its name.',
    opens: (host: string) => `Opens ${host}`,
    /** What is searched for when the address is not known. */
    query: (name: string) => `${name} official website`,
  },
  picture: {
    of: (name: string) => `Campus of ${name}`,
    photo: 'Photo:',
    tour: 'Virtual Tour',
  },
  /** The school's own pages. */
  linkNames: {
    apply: 'Apply',
    admissions: 'Admissions',
    aid: 'Financial aid',
    netPriceCalculator: 'Net price calculator',
  },
  sections: {
    headline: 'At a glance',
    about: 'About',
    key: 'Key Information',
    cost: 'Cost & Financial Aid',
    admission: 'How do you get in?',
    outcomes: 'How do students do?',
    programs: 'What can you study?',
    students: 'What is it like there?',
    similar: 'Similar Universities',
  },
  intros: {
    programs: (year: string | null) =>
      `Fields of study by number of graduates${year === null ? '' : `, ${year}`}. Open a field to see its programs.`,
    programsListed: 'Fields of study by number of programs on public lists. Open a field to see its programs.',
    similar: 'The most similar in type, size, price and outcomes.',
  },
  tuition: {
    same: 'Tuition and fees',
    sameNote: 'per year, the same for every student',
    inDistrict: 'In-district tuition',
    inState: { US: 'In-state tuition', CA: 'Domestic tuition' },
    outOfState: { US: 'Out-of-state tuition', CA: 'International tuition' },
    note: 'per year, with fees',
    cadNote: 'per year',
    forWhom: (whom: string) => `for ${whom}`,
    payers: { international: 'international students', otherProvinces: 'Canadians from other provinces' },
    ofArts: (year: string) => `arts programs (${year})`,
  },
  /** Of a public CEGEP, by Quebec’s law on colleges. */
  cegepTuition: {
    label: 'Tuition, Quebec residents',
    value: 'No tuition',
    note: 'full-time students pay only fees each term',
    /** Before the address of the school. */
    others: 'From outside Quebec? Ask the school for the price:',
  },
  students: {
    total: 'Student population',
    split: (undergraduate: string, graduate: string) => `${undergraduate} undergraduate, ${graduate} graduate`,
    fullTime: 'full-time students only',
    all: 'full-time and part-time',
    /** A count that does not add up with the total, which is of another year or counts more people. */
    of: (count: string, year: string) => `${count} (${year})`,
  },
  facts: {
    founded: 'Founded',
    population: 'Student population',
    ratio: 'Student-to-faculty ratio',
    size: 'Size',
    openAdmission: 'Open admission',
  },
  /** In which time a graduation rate counts who finished. */
  within: {
    fourYear: 'graduate within 6 years',
    twoYear: 'graduate within 3 years',
    anyLength: 'graduate within 150% of the normal time for their program',
    canada: 'graduate within 7 years',
  },
  averageNet: 'Average net price',
  averageNetNote: 'per year after grants, on average, for students with aid',
  averageNetPublic: 'per year after grants, on average, for in-state students with aid',
  averageOfFew: (people: number) =>
    plural(people, {
      one: 'per year after grants, for only one student',
      other: `per year after grants, the average of only ${people} students`,
    }),
  /** Where those who are counted are of another year than the price. */
  averageOfAboutAsFew: (people: number, year: string) =>
    plural(people, {
      one: `per year after grants, on average (only one student in ${year})`,
      other: `per year after grants, on average (only ${people} students in ${year})`,
    }),
  /** At the head of the page, where a name has one line. */
  earnings: 'Median earnings',
  earningsNote: 'former students who work, 10 years after starting',
  earningsOfCampuses: (campuses: number, name: string) =>
    `10 years after starting, for ${campuses === 2 ? 'both' : `all ${campuses}`} campuses of ${theSchool(name)}`,
  noReligion: 'None',
  religiousBadge: (group: string) => `${group} affiliation`,
  sourceOf: (label: string) => `Source of ${label}`,
  estimateTag: 'Estimate',
  paying: {
    scholarships: 'Find scholarships',
    resources: { US: 'How to pay for college', CA: 'How to pay for university' },
    apply: { US: 'How to file the FAFSA', CA: 'Student aid in each province' },
  },
} as const;
