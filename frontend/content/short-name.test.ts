import { describe, expect, it } from 'vitest';
import { shortName } from './short-name.ts';

describe('a name for a narrow column', () => {
  it('is the name where that is short', () => {
    expect(shortName('Harvard University', [{ name: 'HUX', kind: 'acronym' }])).toBe('Harvard University');
  });

  it('is the acronym of a long one, and no nickname or initial', () => {
    const ucla = 'University of California, Los Angeles';
    expect(
      shortName(ucla, [
        { name: 'Bruins', kind: 'nickname' },
        { name: 'UCLA', kind: 'acronym' },
      ]),
    ).toBe('UCLA');
    expect(shortName(ucla, [{ name: 'UC', kind: 'acronym' }])).toBe('U of California, Los Angeles');
  });

  it('is told apart from its sisters by words', () => {
    expect(shortName('Ohio University-Eastern Campus', [{ name: 'OUE', kind: 'acronym' }])).toBe('Ohio U Eastern');
    expect(shortName('Ohio University-Chillicothe Campus', [{ name: 'OUC', kind: 'acronym' }])).toBe(
      'Ohio U Chillicothe',
    );
  });

  it('is shortened in its usual words otherwise', () => {
    expect(shortName('Central Methodist University-College of Graduate and Extended Studies')).toBe(
      'Central Methodist U-College of Graduate & Extended Studies',
    );
  });
});
