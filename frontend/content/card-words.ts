/** Words of a university's figures on a card or a line. */
export const cardWords = {
  inState: 'In-state tuition',
  outOfState: 'Out-of-state tuition',
  tuition: 'Tuition',
  /** Whose price it is, where the source says so: residents of Quebec, say. */
  domestic: (whom: string | null) => `Tuition, ${whom ?? 'Canadian students'}`,
  international: 'Tuition, international',
  students: 'Students',
  acceptance: 'Acceptance rate',
  openAdmission: 'Open',
  graduation: 'Graduation rate',
  canada: ', Canada',
  /** Beside a rate of so few people that it says little: "67% (2 of 3)". */
  ofFew: (rate: string, count: number, of: number) => `${rate} (${count} of ${of})`,
} as const;
