import { expect, test } from 'vitest';
import { originOf } from './origins.ts';

test('a key of the institutions file becomes its publisher', () => {
  expect(originOf('CUDO').publisher).toBe('Common University Data Ontario');
});

test('a Wikipedia page keeps its address, in its language; a copy of one gets no link', () => {
  expect(originOf('WP-FR:Université_Laval')).toEqual({
    publisher: 'Wikipedia, Université Laval',
    url: 'https://fr.wikipedia.org/wiki/Université_Laval',
  });
  expect(originOf('WP-copy(kids.kiddle.co) University_of_Western_Ontario')).toEqual({
    publisher: 'Wikipedia, University of Western Ontario (copy)',
  });
});

test('a page of a publisher is named by its host and linked', () => {
  expect(originOf('https://www.macleans.ca/education/a/')).toEqual({
    publisher: "Maclean's",
    url: 'https://www.macleans.ca/education/a/',
  });
  expect(originOf('https://www2.gov.bc.ca./gov/content').url).toBe('https://www2.gov.bc.ca/gov/content');
});

test('a mirror of a page is never linked', () => {
  expect(originOf('http://mirror.example.com/tuition.html (mirror of dal.ca)')).toEqual({
    publisher: "Copy of a university's page",
  });
});
