import { describe, expect, it } from 'vitest';
import { isPermitted, licenceOf } from '../../scripts/licence-rules.ts';

describe('licences', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', 'GPL-2.0 OR (MIT AND BSD-3-Clause)', '((MIT))'])(
    '%s may be shipped',
    (licence) => {
      expect(isPermitted(licence)).toBe(true);
    },
  );

  it.each([
    'GPL-3.0-only',
    'LGPL-3.0-or-later',
    'MPL-2.0',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    '(MIT OR ISC) AND AGPL-3.0',
    'MIT, or so they say',
    'SEE LICENSE IN LICENSE.txt',
    'UNLICENSED',
    'mit',
    '',
  ])('"%s" may not', (licence) => {
    expect(isPermitted(licence)).toBe(false);
  });

  it('are read from old forms too, and absent ones are', () => {
    expect(licenceOf({ license: { type: 'MIT', url: 'x' } })).toBe('MIT');
    expect(licenceOf({ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] })).toBe('MIT OR GPL-2.0');
    expect(licenceOf({})).toBeNull();
    expect(licenceOf({ license: ' ' })).toBeNull();
  });
});
