import { describe, expect, it } from 'vitest';
import { authorOf, imageOf, unfitness } from './images.ts';
import type { RowOf } from './rows.ts';

const row = (of: Partial<RowOf<'us-images'>> = {}): RowOf<'us-images'> => ({
  unitid: 100654,
  file: 'Alabama A&M Quad.jpg',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
  artist: 'Dtg84',
  needsReview: false,
  sourcePage: 'https://commons.wikimedia.org/wiki/File:Alabama_A%26M_Quad.jpg',
  thumbUrl:
    'https://upload.wikimedia.org/wikipedia/commons/thumb/d/d6/Alabama_A%26M_Quad.jpg/1920px-Alabama_A%26M_Quad.jpg',
  width: 5312,
  height: 2988,
  ...of,
});

describe('pictures', () => {
  it('shows a photograph with its author and licence', () => {
    expect(imageOf(row())).toMatchObject({ author: 'Dtg84', licence: 'CC BY-SA 4.0', width: 5312 });
  });

  it.each([
    'CSUN Seal.png',
    'CDU Logo.JPG',
    'UPenn shield with banner.svg',
    'Alverno college postcard.jpg',
    'Indiana University Southeast.png',
    'Univ_Seal.jpg',
    'Downtown Harrisburg, Pennsylvania Harrisburg University banner.jpg',
    'Uhv campus flagsWEBready.jpg',
    'Mosaico "UPR-Aguadilla, por siempre CORA".jpg',
    'Coat_of_arms of a college.jpg',
  ])('does not show %s', (file) => {
    expect(unfitness(row({ file }))).toBe('not a photograph');
  });

  it.each([
    ['WEB DuBois bust at Clark Atlanta University.jpg', 'of people'],
    ['CLA Portrait.jpg', 'of people'],
    ['Life University Summer 2011 Graduates.jpg', 'of people'],
    ['Slu dubourg 1888.jpg', 'of another century'],
    ['PVAMU Campus c1876.jpg', 'of another century'],
    ['Adams Hall from southeast (Rockford College, 1904).png', 'of another century'],
  ])('does not show %s, which is %s', (file, reason) => {
    expect(unfitness(row({ file }))).toBe(reason);
  });

  it.each(['Sealy Hall.jpg', 'Crestview campus.jpg', 'The house founded in 1921 as a school.jpg'])(
    'shows %s',
    (file) => {
      expect(unfitness(row({ file }))).toBeNull();
    },
  );

  it('shows a photograph saved as PNG', () => {
    expect(unfitness(row({ file: 'SSU Salazar Hall 4646.png' }))).toBeNull();
  });

  it('does not show what nobody is named for under a licence that asks for it', () => {
    expect(imageOf(row({ artist: null }))).toBeNull();
    expect(imageOf(row({ artist: null, licence: 'Public domain' }))?.author).toBe('Unknown author');
  });

  it('does not show a picture whose licence needs review', () => {
    expect(imageOf(row({ needsReview: true }))).toBeNull();
  });

  it.each([
    ['<a href="//x">Jane &amp; Joe</a>', 'Jane & Joe'],
    ['No machine-readable author provided. Jesster79~commonswiki assumed (based on copyright claims).', 'Jesster79'],
    ['The original uploader was David Shankbone at English Wikipedia.', 'David Shankbone'],
    ['MacAllenBrothers @ flickr - https://www.flickr.com/photos/micahmacallen/', 'MacAllenBrothers @ flickr'],
  ])('reads %s as %s', (artist, author) => {
    expect(authorOf({ artist, licence: 'CC BY 2.0' })).toBe(author);
  });
});
