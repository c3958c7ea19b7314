/** Queries with not, and, or, as in forums. */
import * as cip from '../cip.ts';
import * as is from '../conditions.ts';
import { open, wish } from '../wish.ts';

export const MORE_LOGIC = open([
  wish('neither public nor religious in ohio', is.not(is.isPublic), is.not(is.religious), is.inState('OH')),
  wish(
    'private colleges in florida that are not catholic',
    is.isPrivate,
    is.inState('FL'),
    is.not(is.faith('catholic')),
  ),
  wish('universities outside of ontario and quebec in canada', is.canada, is.not(is.inState('ON', 'QC'))),
  wish('public universities not in texas or florida', is.isPublic, is.not(is.inState('TX', 'FL'))),
  wish('colleges in illinois more than 50 miles from chicago', is.inState('IL'), is.not(is.near(41.88, -87.63, 47))),
  wish('not between 5000 and 15000 students in iowa', is.not(is.between(is.students, 5_000, 15_000)), is.inState('IA')),
  wish(
    'engineering but no nursing in indiana',
    is.teaches(cip.ENGINEERING),
    is.doesNotTeach(cip.NURSING),
    is.inState('IN'),
  ),
  wish('music or theatre in boston', is.teaches([...cip.MUSIC, ...cip.THEATRE]), is.inMetro(14460)),
  wish(
    'history and philosophy small colleges in minnesota',
    is.small,
    is.teaches(cip.HISTORY),
    is.teaches(cip.PHILOSOPHY),
    is.inState('MN'),
  ),
  wish(
    'physics or chemistry in maine or vermont',
    is.teaches([...cip.PHYSICS, ...cip.CHEMISTRY]),
    is.inState('ME', 'VT'),
  ),
  wish('liberal arts colleges except in new york and pennsylvania', is.liberalArts, is.not(is.inState('NY', 'PA'))),
  wish('small or medium colleges in wisconsin', is.not(is.large), is.inState('WI')),
  wish('hbcu not in georgia', is.designated('hbcu'), is.not(is.inState('GA'))),
  wish('universities without football in north carolina', is.not(is.plays('football')), is.inState('NC')),
  wish(
    'california colleges but not in los angeles or san francisco',
    is.inState('CA'),
    is.not(is.inMetro(31080, 41860)),
  ),
  wish('not for profit and not public in vermont', is.not(is.isPublic), is.inState('VT')),
  wish('new england but not massachusetts', is.inNewEngland, is.not(is.inState('MA'))),
  wish('big schools but not in a city', is.large, is.not(is.inACity)),
  wish(
    'no more than 2000 students and not rural in pennsylvania',
    is.not(is.over(is.students, 2_001)),
    is.not(is.setting('Rural')),
    is.inState('PA'),
  ),
  wish('either public or catholic in nebraska', is.either(is.isPublic, is.faith('catholic')), is.inState('NE')),
  wish('acceptance rate not below 60% in oregon', is.over(is.acceptance, 60), is.inState('OR')),
  wish(
    'graduation rate of at least 70 percent, anywhere except california',
    is.over(is.graduation, 70),
    is.not(is.inState('CA')),
  ),
  wish(
    'd3 but not in the northeast',
    is.division('NCAA Division III'),
    is.not(is.inState('ME', 'NH', 'VT', 'MA', 'RI', 'CT', 'NY', 'NJ', 'PA')),
  ),
  wish(
    'usa but not the south, forestry',
    is.usa,
    is.teaches(cip.FORESTRY),
    is.not(
      is.inState('TX', 'OK', 'AR', 'LA', 'MS', 'AL', 'TN', 'KY', 'GA', 'FL', 'SC', 'NC', 'VA', 'WV', 'MD', 'DE', 'DC'),
    ),
  ),
  wish('jewish or catholic universities in new york', is.faith('jewish', 'catholic'), is.inState('NY')),
  wish(
    'test optional or test free schools in oregon',
    is.tests('optional', 'not-considered', 'flexible'),
    is.inState('OR'),
  ),
  wish('not women only, massachusetts liberal arts', is.not(is.designated('womens')), is.inState('MA'), is.liberalArts),
  wish('alberta or saskatchewan but not calgary', is.inState('AB', 'SK'), is.not(is.near(51.05, -114.07, 20))),
  wish('nursing schools not in a big city texas', is.teaches(cip.NURSING), is.inState('TX'), is.not(is.inACity)),
  wish(
    'd1 schools without religion in california',
    is.division('NCAA Division I'),
    is.not(is.religious),
    is.inState('CA'),
  ),
  wish('any state other than new york with architecture', is.teaches(cip.ARCHITECTURE), is.not(is.inState('NY'))),
]);
