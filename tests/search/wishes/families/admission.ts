/** Queries about selectivity, tests and outcomes. */
import * as cip from '../cip.ts';
import * as is from '../conditions.ts';
import { wish } from '../wish.ts';

export const SELECTIVITY = [
  wish('easy to get into', is.easy),
  wish('colleges that are easy to get into in california', is.easy, is.inState('CA')),
  wish('hard to get into colleges', is.hard),
  wish('most selective colleges', is.least(is.acceptance)),
  wish('acceptance rate under 10%', is.under(is.acceptance, 10)),
  wish('acceptance rate over 80 percent', is.over(is.acceptance, 80)),
  wish('high acceptance rate schools in new york', is.over(is.acceptance, 70), is.inState('NY')),
  wish('open admission colleges', is.openAdmission),
  wish('open enrollment universities in texas', is.openAdmission, is.inState('TX')),
  wish('test optional', is.tests('optional', 'not-considered', 'flexible')),
  wish('test optional colleges in massachusetts', is.tests('optional', 'not-considered', 'flexible'), is.inState('MA')),
  wish('test blind schools', is.tests('not-considered')),
  wish("colleges that don't require SAT", is.tests('optional', 'not-considered', 'flexible')),
  wish('schools that require the sat', is.tests('required')),
  wish(
    'no act or sat needed in florida',
    is.either(is.tests('optional', 'not-considered', 'flexible'), is.openAdmission),
    is.inState('FL'),
  ),
  wish('1200 sat', is.sat(1_200)),
  wish('colleges for a 1350 SAT score', is.sat(1_350)),
  wish('i got a 1050 on the sat', is.sat(1_050)),
  wish('act 24', is.act(24)),
  wish('colleges that accept a 19 ACT', is.act(19)),
  wish('sat 1500 engineering', is.sat(1_500), is.teaches(cip.ENGINEERING)),
  wish('acceptance rate between 30 and 50', is.between(is.acceptance, 30, 50)),
  wish('colleges with 100% acceptance rate', is.either(is.over(is.acceptance, 99.5), is.openAdmission)),
  wish(
    'very selective liberal arts colleges',
    is.eitherOf(is.least(is.acceptance), { among: (passing) => passing.filter(is.hard) }),
    is.liberalArts,
  ),
  wish('lowest acceptance rate public universities', is.isPublic, is.least(is.acceptance)),
  wish('easy colleges to get into north carolina', is.easy, is.inState('NC')),
  wish('easy to get in nursing schools', is.easy, is.teaches(cip.NURSING)),
  wish('less than 20% acceptance', is.under(is.acceptance, 20)),
  wish('acceptence rate above 90', is.over(is.acceptance, 90)),
  wish('moderately selective 40-60% acceptance rate', is.between(is.acceptance, 40, 60)),
  wish(
    'act 30 midwest',
    is.act(30),
    is.inState('IL', 'IN', 'MI', 'OH', 'WI', 'IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD'),
  ),
  wish('test required public university', is.isPublic, is.tests('required')),
];

export const OUTCOMES = [
  wish('best graduation rate', is.most(is.graduation)),
  wish('highest paid graduates', is.most(is.earnings)),
  wish('colleges whose graduates earn the most', is.most(is.earnings)),
  wish('graduation rate over 80%', is.over(is.graduation, 80)),
  wish('graduation rate at least 70 in ohio', is.over(is.graduation, 70), is.inState('OH')),
  wish('high graduation rate public universities', is.isPublic, is.highGraduation),
  wish('median earnings above 70000', is.over(is.earnings, 70_000)),
  wish('salary over 60k', is.over(is.earnings, 60_000)),
  wish('highest earning engineering schools', is.teaches(cip.ENGINEERING), is.most(is.earnings)),
  wish('best paid nursing graduates', is.teaches(cip.NURSING), is.most(is.earnings)),
  wish('retention over 90 percent', is.over(is.retention, 90)),
  wish('high retention rate', is.highRetention),
  wish('low debt high earnings', is.lowDebt, is.highPay),
  wish('highest graduation rate in florida', is.inState('FL'), is.most(is.graduation)),
  wish('colleges with the best return for graduates in texas highest salary', is.inState('TX'), is.most(is.earnings)),
  wish('debt under 10k', is.under(is.debt, 10_000)),
  wish('graduates with least debt in new york', is.inState('NY'), is.least(is.debt)),
  wish('small class sizes', is.smallClasses),
  wish('student faculty ratio under 10', is.under(is.studentsPerTeacher, 10)),
  wish('lowest student faculty ratio', is.least(is.studentsPerTeacher)),
  wish('10 to 1 student to faculty ratio or better california', is.under(is.studentsPerTeacher, 10), is.inState('CA')),
  wish('grad rate above 60 public california', is.over(is.graduation, 60), is.isPublic, is.inState('CA')),
  wish('highest salaries after college private', is.isPrivate, is.most(is.earnings)),
  wish('best retention rate canada', either2()),
  wish('earn more than 80000', is.over(is.earnings, 80_000)),
  wish('high paying colleges in illinois', is.inState('IL'), is.eitherOf(is.highPay, is.most(is.earnings))),
  wish('where most students graduate', is.eitherOf(is.highGraduation, is.most(is.graduation))),
  wish('small colleges with high graduation rates', is.small, is.eitherOf(is.highGraduation, is.most(is.graduation))),
  wish('retention rate 85% or higher michigan', is.over(is.retention, 85), is.inState('MI')),
  wish('graduation rate between 50 and 60 percent', is.between(is.graduation, 50, 60)),
];

function either2() {
  return (school: Parameters<typeof is.canada>[0]) => is.canada(school) && is.retention(school) !== null;
}
