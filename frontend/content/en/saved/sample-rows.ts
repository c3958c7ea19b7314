/** Words of the made-up schools that show what a list or a plan becomes. */
import type { SampleSchool } from '../../sample-school.ts';

export const sampleRowsWords = {
  title: 'Example',
  bookmarks: 'What your list will look like. These schools are made up.',
  plan: 'What your plan will look like. These schools are made up.',
  schools: [
    {
      name: 'Your first school',
      place: 'City, state',
      standing: ['Target', 'Admits 48%'],
      price: ['$18,400', 'a year, for you'],
      date: ['January 1', 'Regular decision'],
      step: ['Next: essay', '4 of 10 done'],
      status: ['Applying', ''],
    },
    {
      name: 'Your second school',
      place: 'City, province',
      standing: ['Likely', 'Admits 71%'],
      price: ['CA$12,300', 'a year, for you'],
      date: ['January 15', 'School’s form'],
      step: ['Next: transcript', '1 of 8 done'],
      status: ['Saved', ''],
    },
  ] as const satisfies readonly SampleSchool[],
} as const;
