/**
 * Dates as a calendar file (iCalendar, RFC 5545): whole days, each with a reminder. A calendar that reads the file again
 * knows an entry by its UID, so that a date that moved moves there too. The same in the browser and in the Worker.
 */
import { CALENDAR_NAME } from '#names/calendar-file.ts';
import { daysAfter } from '../formats/partial-date.ts';
import {
  daysUntil,
  isOpen,
  type Plan,
  planDate,
  planItemOf,
  scholarshipItemOf,
  scholarshipOfItem,
  universityOfItem,
} from './plan.ts';

export interface CalendarEvent {
  /** Unique and the same for ever. */
  uid: string;
  /** YYYY-MM-DD, a calendar date wherever it is read. */
  date: string;
  summary: string;
}

/** Days before an entry on which calendars remind of it. */
const REMIND_DAYS = 7;
/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE_MAX = 75;
const HOST = 'campusatlas';

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** TEXT of RFC 5545, 3.3.11. Control characters have no place in it. */
function escaped(text: string): string {
  return (
    text
      .replace(/\\/g, '\\\\')
      .replace(/[;,]/g, '\\$&')
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u001F\u007F]/g, '')
  );
}

/** A line in pieces of at most 75 octets, no character cut in two; each but the first begins with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_MAX) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

const compact = (date: string): string => date.replaceAll('-', '');

/** The file; `stamp` is when it was made. */
export function calendarFile(events: readonly CalendarEvent[], stamp: Date): string {
  const made = `${stamp.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CampusAtlas//Plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${CALENDAR_NAME}`,
    ...events.flatMap(({ uid, date, summary }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${made}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      // The day after, which an entry does not include.
      `DTEND;VALUE=DATE:${compact(daysAfter(date, 1))}`,
      `SUMMARY:${escaped(summary)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(summary)}`,
      `TRIGGER:-P${REMIND_DAYS}D`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** A scholarship's key as it can be read, where its list has it no more. */
const spelled = (key: string): string => key.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

/** What an entry says. */
export interface EventWords {
  application: (university: string) => string;
  scholarship: (name: string) => string;
  /** One that has left the data. */
  unnamed: string;
}

/** What a scholarship is called, and the day it closes where one is known; undefined for a key that has left the list. */
export type AwardOfKey = (key: string) => { name: string; day: string | null } | undefined;

/**
 * The dates of a plan for which an application is still to be sent, the earliest first. Names are by a university's id;
 * a date of one's own counts before a scholarship's. Nothing else of a plan goes into a calendar.
 */
export function planEvents(
  plan: Plan,
  names: ReadonlyMap<number, string>,
  words: EventWords,
  awardOf: AwardOfKey = () => undefined,
): CalendarEvent[] {
  return Object.entries(plan)
    .flatMap(([key, item]): CalendarEvent[] => {
      const uid = `${key.replace(':', '-')}@${HOST}`;
      const id = universityOfItem(key);
      const school = id === null ? null : planItemOf(item);
      if (id !== null && school !== null) {
        const date = planDate(school);
        if (date === null || !isOpen(school)) return [];
        return [{ uid, date, summary: words.application(names.get(id) ?? words.unnamed) }];
      }
      const award = scholarshipOfItem(key);
      const settled = award === null ? null : scholarshipItemOf(item);
      if (award === null || settled === null || !isOpen(settled)) return [];
      const known = awardOf(award);
      const date = settled.ownDate ?? known?.day ?? null;
      return date === null ? [] : [{ uid, date, summary: words.scholarship(known?.name ?? spelled(award)) }];
    })
    .sort((one, other) => daysUntil(one.date, other.date) || (one.uid < other.uid ? -1 : 1));
}
