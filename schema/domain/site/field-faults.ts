/**
 * Faults of form fields, by key. The contracts of the API say it in these English words; a page says it in its own
 * language by the key (`fieldFaultWords` of frontend/content).
 */
import { CALCULATOR_AMOUNT_MAX, CONTACT_LIMITS, PASSWORD, TEXT_MAX, USERNAME } from './limits.ts';

const grouped = new Intl.NumberFormat('en-US');

export const FIELD_FAULTS = {
  'username-too-short': `Username must be at least ${USERNAME.min} characters`,
  'username-too-long': `Username must be at most ${USERNAME.max} characters`,
  'username-characters': 'Username can have only letters, digits, dots, underscores and hyphens',
  'username-hidden-characters': 'Username can’t have invisible characters',
  'username-mixed-scripts': 'Username can’t mix letters from different alphabets, because some look alike',
  'password-too-short': `Password must be at least ${PASSWORD.min} characters`,
  'password-too-long': `Password must be at most ${PASSWORD.max} characters`,
  'password-missing': 'Password is required',
  'password-spaces': 'A password that is only spaces is too easy to guess',
  'password-like-name': 'This password is too much like your username',
  'password-common': 'This is one of the most common passwords, and among the first that someone would try',
  'code-missing': 'Recovery code is required',
  'code-too-long': 'Recovery code is too long',
  'contact-name-short': `Name must be at least ${CONTACT_LIMITS.name.min} characters.`,
  'contact-name-long': `Name can be ${grouped.format(CONTACT_LIMITS.name.max)} characters at most.`,
  'contact-email': 'Please enter a valid email address.',
  'contact-subject-short': `Subject must be at least ${CONTACT_LIMITS.subject.min} characters.`,
  'contact-subject-long': `Subject can be ${grouped.format(CONTACT_LIMITS.subject.max)} characters at most.`,
  'contact-message-short': `Message must be at least ${CONTACT_LIMITS.message.min} characters.`,
  'contact-message-long': `Message can be ${grouped.format(CONTACT_LIMITS.message.max)} characters at most.`,
  'amount-unreadable': 'Enter an amount in numbers, such as 12,500.',
  'amount-negative': 'Enter an amount of 0 or more.',
  'amount-huge': `Enter an amount of at most ${grouped.format(CALCULATOR_AMOUNT_MAX)}.`,
  'university-kind': 'Choose a kind of university from the list.',
  'living-option': 'Choose where you will live from the list.',
  'academic-field': 'Please select an academic field',
  'location-too-long': `Location can be ${TEXT_MAX} characters at most.`,
} as const satisfies Record<string, string>;
export type FieldFault = keyof typeof FIELD_FAULTS;

/** The key of what a contract says of a field; null for what no form shows. */
export function fieldFaultOf(message: string): FieldFault | null {
  return (Object.keys(FIELD_FAULTS) as FieldFault[]).find((key) => FIELD_FAULTS[key] === message) ?? null;
}
