/**
 * How the people behind the site are reached, and when. The operator puts the real ones here, and nowhere else; what
 * stands here now is made of names and numbers that are reserved for examples, so that nobody is called by mistake.
 */

export const CONTACT = {
  email: 'support@campusatlas.example',
  phone: { shown: '+1 (202) 555-0142', number: '+12025550142' },
  /** Pages of the site elsewhere; null until there is one. */
  social: [
    { name: 'Facebook', url: null },
    { name: 'Instagram', url: null },
    { name: 'LinkedIn', url: null },
    { name: 'YouTube', url: null },
  ],
} as const satisfies {
  email: string;
  phone: { shown: string; number: string };
  social: readonly { name: string; url: string | null }[];
};

/** Hours of the clock in Eastern time between which somebody is there, Monday to Friday. */
export const OFFICE = { opens: 9, closes: 17, timeZone: 'America/New_York' } as const;
export const OFFICE_HOURS = 'Mon-Fri 9am-5pm Eastern';

const inOffice = new Intl.DateTimeFormat('en-US', {
  timeZone: OFFICE.timeZone,
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Whether somebody is there at a time. Holidays are not known. */
export function officeIsOpen(at: Date): boolean {
  const parts = Object.fromEntries(inOffice.formatToParts(at).map(({ type, value }) => [type, value]));
  const hour = Number(parts.hour);
  return parts.weekday !== 'Sat' && parts.weekday !== 'Sun' && hour >= OFFICE.opens && hour < OFFICE.closes;
}
