/** The calendar file behind a link: outside of /api, because people give its address to a calendar, and described with the API. */
import type { Endpoint } from './endpoint.ts';
import { tokenParams } from './shared-links.ts';

/** Times a minute that one link's calendar may be asked for: the limit of NETWORK_RATE in wrangler.toml. */
const ASKED_A_MINUTE = 120;

export const calendarFile: Endpoint = {
  name: 'calendar',
  method: 'GET',
  path: '/calendar/:token.ics',
  auth: 'none',
  summary:
    'The dates of a plan that are still to be sent, as a calendar file (RFC 5545) that a calendar can subscribe to',
  description:
    'What a link of the kind `calendar` opens: dates and names of schools and scholarships, without notes and without whose they are. Other parameters than `lang` are ignored, as services add their own. Requests are counted by link and not by address, for a calendar service asks for everybody’s from a few addresses. Nothing of it is stored by anybody in between.',
  params: tokenParams,
  contentType: 'text/calendar; charset=utf-8',
  cache: 'none',
  errors: {
    400: '`lang` is none of the languages',
    404: 'The link was taken back, is of another kind, or never was; the answer does not tell which',
    429: `One link was asked for more than ${ASKED_A_MINUTE} times in a minute; Retry-After says when to ask again`,
    503: 'The data cannot be reached right now; Retry-After says when to ask again',
  },
};
