/**
 * Contact details of the operator. Email and phone are settings of the Worker (CONTACT_EMAIL, CONTACT_PHONE in
 * wrangler.toml): nothing is made up in their place, and what is not set does not show.
 */
import { EMAIL_MAX } from '../site/limits.ts';

export interface Contact {
  /** An email address; null when none is set. */
  email: string | null;
  /** A number as people write it, "+1 (202) 555-0142"; null when none is set. */
  phone: string | null;
}

export const NO_CONTACT: Contact = { email: null, phone: null };

/** Pages of the site elsewhere; null until there is one. */
export const SOCIAL_PAGES: readonly { name: string; url: string | null }[] = [
  { name: 'Facebook', url: null },
  { name: 'Instagram', url: null },
  { name: 'LinkedIn', url: null },
  { name: 'YouTube', url: null },
];

export const OFFICE_HOURS = 'Mon-Fri 9am-5pm Eastern';

/** Null for what is no address: a mistyped setting must not become a link that leads nowhere. */
function readEmail(text: string): string | null {
  return text.length <= EMAIL_MAX && /^[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}$/i.test(text) ? text : null;
}

/** Null for what cannot be dialled: seven digits or more, and only the signs that people write between them. */
function readPhone(text: string): string | null {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 7 && digits <= 15 ? text : null;
}

/** What the settings say, each as text or absent. What cannot be used counts as not set. */
export function readContact(settings: { email?: string | undefined; phone?: string | undefined }): Contact {
  return { email: readEmail(settings.email?.trim() ?? ''), phone: readPhone(settings.phone?.trim() ?? '') };
}

/** The number as a phone dials it. */
export function dialled(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/** Apart for each contact, so that a page with the old one is not taken for one with the new; empty without any. */
export function contactMark({ email, phone }: Contact): string {
  return email === null && phone === null ? '' : ` ${email ?? ''} ${phone ?? ''}`;
}
