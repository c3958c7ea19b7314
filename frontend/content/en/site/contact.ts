/** Words of the contact page. The messages at the fields stand in the contract (schema/api/contact.ts). */
import { OFFICE_HOURS, SOCIAL_PAGES } from '#schema/domain/account/contact.ts';

export const contactWords = {
  title: 'Contact us',
  description: 'Write to the people behind CampusAtlas, and see when they are in the office.',
  lead: 'A question, a mistake in our numbers, a missing school? Write to us. A person reads every message.',
  form: {
    title: 'Send a message',
    name: 'Name',
    email: 'Email',
    emailHint: 'We reply to this address, and use it for nothing else.',
    subject: 'Subject',
    message: 'Message',
    submit: 'Send message',
    pending: 'Sending…',
    /** Read by programs only: people never see the field. */
    trap: 'Leave this field empty',
    sent: {
      title: 'Message Sent',
      description: `Thank you. We answer by email, ${OFFICE_HOURS}.`,
    },
    tooOften: 'Too many messages in a short time. What you typed is still here. Try again in a minute.',
    refused: 'We couldn’t send this message. What you typed is still here.',
    failed: 'We couldn’t send your message. What you typed is still here. Please try again.',
    privacy: 'We keep your message for a year, then delete it.',
  },
  details: {
    title: 'Contact details',
    email: 'Email',
    phone: 'Phone',
    hours: 'Office hours',
    hoursText: OFFICE_HOURS,
    social: 'Social media',
    noSocial: 'Coming soon.',
  },
  links: {
    title: 'Quick links',
    faq: 'Frequently asked questions',
    help: 'Help center',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
  },
  hasSocial: SOCIAL_PAGES.some(({ url }) => url !== null),
} as const;
