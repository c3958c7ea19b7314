/** Queries with a school's name beside a subject, a place, a price or another school, as in forums. */
import * as cip from '../cip.ts';
import * as is from '../conditions.ts';
import { leadBy, open, wish } from '../wish.ts';

const cheaperThan = (...of: [string, string?]) =>
  is.either(is.underThatOf(is.netPrice, ...of), is.underThatOf(is.outOfState, ...of));
const smallerThan = (...of: [string, string?]) => is.underThatOf(is.students, ...of);
const easierThan = (...of: [string, string?]) => is.overThatOf(is.acceptance, ...of);

export const MORE_NAMES = open([
  leadBy('virginia tech civil engineering', is.named('Virginia Tech'), is.teaches(cip.CIVIL)),
  leadBy('northeastern university nursing program', is.named('Northeastern University'), is.teaches(cip.NURSING)),
  leadBy(
    'computer science at carnegie mellon',
    is.named('Carnegie Mellon University'),
    is.teaches(cip.COMPUTER_SCIENCE),
  ),
  leadBy('does rutgers have aerospace engineering', is.name(/^Rutgers/), is.teaches(cip.AEROSPACE)),
  leadBy('caltech physics', is.named('California Institute of Technology'), is.teaches(cip.PHYSICS)),
  leadBy('usc film school', is.named('University of Southern California'), is.teaches(cip.FILM)),
  leadBy(
    'unc chapel hill psychology',
    is.named('University of North Carolina at Chapel Hill'),
    is.teaches(cip.PSYCHOLOGY),
  ),
  leadBy('engineering at queens university', is.named("Queen's University"), is.teaches(cip.ENGINEERING)),
  leadBy('asu accounting degree', is.named('Arizona State University'), is.teaches(cip.ACCOUNTING)),
  leadBy('colorado school of mines petroleum', is.named('Colorado School of Mines'), is.teaches(cip.PETROLEUM)),
  leadBy(
    'uiuc computer engineering',
    is.named('University of Illinois Urbana-Champaign'),
    is.teaches(cip.COMPUTER_ENGINEERING),
  ),
  wish('mit.edu', is.named('Massachusetts Institute of Technology')),
  wish('www.stanford.edu', is.named('Stanford University')),
  leadBy('ut austin electrical engineering', is.named('The University of Texas at Austin'), is.teaches(cip.ELECTRICAL)),
  leadBy('dalhousie biology', is.named('Dalhousie University'), is.teaches(cip.BIOLOGY)),
  leadBy('nursing at villanova', is.named('Villanova University'), is.teaches(cip.NURSING)),
  wish('colleges similar to amherst but easier to get into', is.like('Amherst College'), easierThan('Amherst College')),
  wish(
    'schools like usc but smaller',
    is.like('University of Southern California'),
    smallerThan('University of Southern California'),
  ),
  wish('cheaper alternative to boston university', is.like('Boston University'), cheaperThan('Boston University')),
  wish(
    'a school like penn state but smaller',
    is.like('Pennsylvania State University'),
    smallerThan('Pennsylvania State University'),
  ),
  wish('cheaper than vanderbilt but similar', is.like('Vanderbilt University'), cheaperThan('Vanderbilt University')),
  wish('universities comparable to ohio state', is.like('Ohio State University')),
  wish('schools like university of florida', is.like('University of Florida')),
  wish('something like bowdoin', is.like('Bowdoin College')),
  wish('backup schools for northwestern university', is.over(is.acceptance, 30)),
  wish('safety schools similar to cornell', is.over(is.acceptance, 30)),
  wish(
    'like michigan state but cheaper',
    is.like('Michigan State University'),
    cheaperThan('Michigan State University'),
  ),
  wish('private schools like berkeley', is.isPrivate, is.like('University of California, Berkeley')),
  wish('if i like vassar what else', is.like('Vassar College')),
  wish('not harvard but like harvard', is.not(is.named('Harvard University')), is.like('Harvard University')),
  wish(
    'like university of washington with better graduation rate',
    is.like('University of Washington'),
    is.overThatOf(is.graduation, 'University of Washington'),
  ),
  wish('schools like gonzaga in california', is.inState('CA'), is.like('Gonzaga University')),
  leadBy(
    'mit vs caltech',
    is.named('Massachusetts Institute of Technology', 'California Institute of Technology'),
    is.named('Massachusetts Institute of Technology', 'California Institute of Technology'),
  ),
  leadBy(
    'duke or unc chapel hill',
    is.named('Duke University', 'University of North Carolina at Chapel Hill'),
    is.named('Duke University', 'University of North Carolina at Chapel Hill'),
  ),
  leadBy(
    'harvard vs yale vs princeton',
    is.named('Harvard University'),
    is.named('Harvard University', 'Yale University', 'Princeton University'),
  ),
  leadBy(
    'ucla versus usc',
    is.named('University of California, Los Angeles'),
    is.named('University of California, Los Angeles', 'University of Southern California'),
  ),
  wish('schools like mcgill in ontario', is.inState('ON'), is.like('McGill University')),
  wish('similar to nyu with film', is.teaches(cip.FILM), is.like('New York University')),
]);
