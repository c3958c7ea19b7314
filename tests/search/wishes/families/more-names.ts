/** Queries with a school's name beside a subject, a place, a price or another school, as in forums. */
import * as cip from '../cip.ts';
import {
  acceptance,
  either,
  graduation,
  inState,
  isPrivate,
  like,
  name,
  named,
  netPrice,
  not,
  outOfState,
  over,
  overThatOf,
  students,
  teaches,
  underThatOf,
} from '../conditions.ts';
import { leadBy, open, wish } from '../wish.ts';

const cheaperThan = (...of: [string, string?]) => either(underThatOf(netPrice, ...of), underThatOf(outOfState, ...of));
const smallerThan = (...of: [string, string?]) => underThatOf(students, ...of);
const easierThan = (...of: [string, string?]) => overThatOf(acceptance, ...of);

export const MORE_NAMES = open([
  leadBy('virginia tech civil engineering', named('Virginia Tech'), teaches(cip.CIVIL)),
  leadBy('northeastern university nursing program', named('Northeastern University'), teaches(cip.NURSING)),
  leadBy('computer science at carnegie mellon', named('Carnegie Mellon University'), teaches(cip.COMPUTER_SCIENCE)),
  leadBy('does rutgers have aerospace engineering', name(/^Rutgers/), teaches(cip.AEROSPACE)),
  leadBy('caltech physics', named('California Institute of Technology'), teaches(cip.PHYSICS)),
  leadBy('usc film school', named('University of Southern California'), teaches(cip.FILM)),
  leadBy('unc chapel hill psychology', named('University of North Carolina at Chapel Hill'), teaches(cip.PSYCHOLOGY)),
  leadBy('engineering at queens university', named("Queen's University"), teaches(cip.ENGINEERING)),
  leadBy('asu accounting degree', named('Arizona State University'), teaches(cip.ACCOUNTING)),
  leadBy('colorado school of mines petroleum', named('Colorado School of Mines'), teaches(cip.PETROLEUM)),
  leadBy(
    'uiuc computer engineering',
    named('University of Illinois Urbana-Champaign'),
    teaches(cip.COMPUTER_ENGINEERING),
  ),
  wish('mit.edu', named('Massachusetts Institute of Technology')),
  wish('www.stanford.edu', named('Stanford University')),
  leadBy('ut austin electrical engineering', named('The University of Texas at Austin'), teaches(cip.ELECTRICAL)),
  leadBy('dalhousie biology', named('Dalhousie University'), teaches(cip.BIOLOGY)),
  leadBy('nursing at villanova', named('Villanova University'), teaches(cip.NURSING)),
  wish('colleges similar to amherst but easier to get into', like('Amherst College'), easierThan('Amherst College')),
  wish(
    'schools like usc but smaller',
    like('University of Southern California'),
    smallerThan('University of Southern California'),
  ),
  wish('cheaper alternative to boston university', like('Boston University'), cheaperThan('Boston University')),
  wish(
    'a school like penn state but smaller',
    like('Pennsylvania State University'),
    smallerThan('Pennsylvania State University'),
  ),
  wish('cheaper than vanderbilt but similar', like('Vanderbilt University'), cheaperThan('Vanderbilt University')),
  wish('universities comparable to ohio state', like('Ohio State University')),
  wish('schools like university of florida', like('University of Florida')),
  wish('something like bowdoin', like('Bowdoin College')),
  wish('backup schools for northwestern university', over(acceptance, 30)),
  wish('safety schools similar to cornell', over(acceptance, 30)),
  wish('like michigan state but cheaper', like('Michigan State University'), cheaperThan('Michigan State University')),
  wish('private schools like berkeley', isPrivate, like('University of California, Berkeley')),
  wish('if i like vassar what else', like('Vassar College')),
  wish('not harvard but like harvard', not(named('Harvard University')), like('Harvard University')),
  wish(
    'like university of washington with better graduation rate',
    like('University of Washington'),
    overThatOf(graduation, 'University of Washington'),
  ),
  wish('schools like gonzaga in california', inState('CA'), like('Gonzaga University')),
  leadBy(
    'mit vs caltech',
    named('Massachusetts Institute of Technology', 'California Institute of Technology'),
    named('Massachusetts Institute of Technology', 'California Institute of Technology'),
  ),
  leadBy(
    'duke or unc chapel hill',
    named('Duke University', 'University of North Carolina at Chapel Hill'),
    named('Duke University', 'University of North Carolina at Chapel Hill'),
  ),
  leadBy(
    'harvard vs yale vs princeton',
    named('Harvard University'),
    named('Harvard University', 'Yale University', 'Princeton University'),
  ),
  leadBy(
    'ucla versus usc',
    named('University of California, Los Angeles'),
    named('University of California, Los Angeles', 'University of Southern California'),
  ),
  wish('schools like mcgill in ontario', inState('ON'), like('McGill University')),
  wish('similar to nyu with film', teaches(cip.FILM), like('New York University')),
]);
