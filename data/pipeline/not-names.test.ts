import { describe, expect, it } from 'vitest';
import { notAName } from './not-names.ts';

describe('notAName', () => {
  it.each([
    ['Parent is Ocala', 'Rasmussen University-Florida', 'who owns it'],
    ['Pacific Oaks Education Corporation', 'Pacific Oaks College', 'a company or a district'],
    ['Iowa Valley Community College District', 'Ellsworth Community College', 'a company or a district'],
    ['University of', 'University of the Incarnate Word', 'words that many names share'],
    ['Campus', 'MTI College', 'words that many names share'],
    ['Montefiore New Rochelle Hospital d', 'Montefiore School of Nursing', 'cut off'],
    ['The Bulldogs', 'South Plains College', 'a team'],
    ['Seminoles', 'Florida State University', 'a team'],
    ['Pfizer', 'Pitzer College', 'a slip of the pen'],
    ['William', 'Williams College', 'a slip of the pen'],
  ])('%s of %s is %s', (alias, name, reason) => {
    expect(notAName(alias, name)).toBe(reason);
  });

  it.each([
    ['K-State', 'Kansas State University'],
    ['Penn', 'University of Pennsylvania'],
    ['Valpo', 'Valparaiso University'],
    ['Ole Miss', 'University of Mississippi'],
    ['Third District Agricultural School', 'Southern Arkansas University'],
    ['Caltech', 'California Institute of Technology'],
    ['Rutgers', 'Rutgers University-New Brunswick'],
    ['Houston Community College System', 'Alamo System'],
    ['Swat', 'Swarthmore College'],
  ])('%s of %s may be one', (alias, name) => {
    expect(notAName(alias, name)).toBeNull();
  });
});
