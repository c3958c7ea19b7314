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
  summary: 'The upcoming dates in a plan, as a calendar file (RFC 5545) that a calendar app can subscribe to',
  description:
    'What a link of the kind `calendar` opens: dates and names of schools and scholarships, without notes or the owner’s name. Parameters other than `lang` are ignored, because calendar services add their own. Requests are counted by link, not by IP address, because a calendar service uses a few addresses for everyone. The answer is never cached.',
  params: tokenParams,
  contentType: 'text/calendar; charset=utf-8',
  cache: 'none',
  errors: {
    400: '`lang` is not one of the languages',
    404: 'The link was turned off, is of another kind or never existed; the answer doesn’t say which',
    429: `One link was requested more than ${ASKED_A_MINUTE} times in a minute; Retry-After says when to try again`,
    503: 'The data is unavailable; Retry-After says when to try again',
  },
};
