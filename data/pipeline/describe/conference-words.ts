/** Athletic conferences as they stand in a sentence. */

/**
 * "the Big Ten Conference", "the Canada West conference", "Ontario University Athletics": without the initials some
 * lists add, with an article unless the name ends in "Athletics".
 */
export function conferenceWords(conference: string): string {
  const name = conference.replace(/\s*\([A-Z\d -]+\)$/, '').replace(/^the /i, '');
  if (/athletics$/i.test(name)) return name;
  const complete = /conference|league|association|corporation|sport$/i.test(name) || /^[A-Z]+$/.test(name);
  return complete ? `the ${name}` : `the ${name} conference`;
}
