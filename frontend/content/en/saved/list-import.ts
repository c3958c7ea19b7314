/** Words of importing a list of schools. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

export const listImportWords = {
  intro:
    'Paste names, one per line, or choose a CSV file: an export from Naviance or Scoir, your Common App colleges, or a column of names. Nothing is saved until you have checked it.',
  text: 'Schools, one per line',
  file: 'Or choose a CSV file',
  fileHint: 'CSV or text, up to 2 MB. The file stays in your browser; only the school names are looked up.',
  find: 'Find these schools',
  finding: (done: number, all: number) => `Looking up schools: ${done} of ${all}`,
  failed: 'We couldn’t look up the schools. Nothing was saved. Please try again.',
  faults: {
    tooLarge: 'This file is larger than 2 MB. Keep only the rows with schools and try again.',
    spreadsheet: 'This is a spreadsheet workbook. Open it and save it as CSV, then choose that file.',
    unreadable: 'We couldn’t read this file. A quotation mark may not be closed, or it is not a text file.',
    empty: 'We found no school names here.',
    tooMany: 'This list has more than 200 different schools. Import it in smaller parts.',
  },
  check: 'Check each school',
  checkIntro: (count: number) =>
    `${plural(count, { one: '1 school', other: `${formatCount(count)} schools` })} in your list.`,
  repeated: (count: number) =>
    plural(count, {
      one: '1 repeated line was left out.',
      other: `${formatCount(count)} repeated lines were left out.`,
    }),
  lineOf: (line: number, name: string) => `Line ${line}: ${name}`,
  matchOf: (name: string) => `Match for ${name}`,
  leaveOut: 'Leave this one out',
  byHand: 'Find another school',
  byHandFor: (name: string) => `Find another school for ${name}`,
  byHandField: 'School',
  byHandPlaceholder: 'Type a name',
  byHandHint: 'Choose a school from the list. It takes the place of the match.',
  state: {
    same: 'Same name',
    check: 'Please check this match',
    chosen: 'You chose this school',
    none: 'We couldn’t find a school with this name. It will be left out.',
    saved: 'Already saved',
    duplicate: 'Same school as an earlier line',
  },
  save: (count: number) => plural(count, { one: 'Save 1 school', other: `Save ${formatCount(count)} schools` }),
  back: 'Change the list',
  saved: (count: number) => plural(count, { one: '1 school saved', other: `${formatCount(count)} schools saved` }),
  planned: 'The statuses, deadlines and notes from the list are in your plan.',
  planFull: 'Your plan is full, so some statuses and notes were not added.',
} as const;

/** Words of exporting a list for another service. */
export const listExportWords = {
  intro: (count: number) =>
    plural(count, {
      one: 'Your saved school as a CSV file, with its status, deadline and note from your plan.',
      other: `Your ${formatCount(count)} saved schools as a CSV file, with their statuses, deadlines and notes from your plan.`,
    }),
  format: 'Columns',
  formats: {
    naviance: 'Naviance',
    scoir: 'Scoir',
    'common-app': 'Common App',
    names: 'Names only',
  },
  hints: {
    naviance:
      'The columns of Naviance’s college application import, then status, deadline and notes. Your school office adds your student ID.',
    scoir:
      'We don’t know which columns Scoir reads. These use its words for the kind of application and how far along it is.',
    'common-app': 'Common App has no list import. Use this file to check your colleges there.',
    names: 'One column with the names of the schools.',
  },
  download: 'Download CSV',
  cancel: 'Cancel',
} as const;
