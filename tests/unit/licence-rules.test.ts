import { describe, expect, it } from 'vitest';
import { isPermitted, licenceOf, notChecked, packagesByLicence } from '../../scripts/licence-rules.ts';

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

  it('are grouped with the packages that have them', () => {
    const packages = [
      { folder: 'node_modules/b', license: 'MIT' },
      { folder: 'node_modules/b/node_modules/a', license: 'MIT' },
      { folder: 'node_modules/c' },
    ];
    expect(packagesByLicence(packages)).toEqual([
      ['MIT', ['b', 'b > a']],
      [null, ['c']],
    ]);
  });
});

describe('what could not be checked', () => {
  const here = { folder: 'node_modules/a', license: 'MIT', installed: true };
  const elsewhere = { folder: 'node_modules/b-darwin', license: 'MIT', installed: false };
  const nameless = { folder: 'node_modules/c-win32', installed: false };
  const all = { packages: [here], otherLockfiles: [], vulnerabilitiesUnknown: null };

  it('is always that declared licences are only declared', () => {
    expect(notChecked(all)).toEqual([expect.stringContaining('were not read')]);
  });

  it('is what is not installed, by name where nothing is known of it', () => {
    const text = notChecked({ ...all, packages: [here, elsewhere, nameless] }).join('\n');
    expect(text).toContain('1 packages are not installed here (other systems');
    expect(text).toContain('the lockfile says no licence: c-win32.');
    expect(text).not.toContain('b-darwin');
  });

  it('is every other lockfile, and vulnerabilities where nobody told', () => {
    const text = notChecked({
      ...all,
      otherLockfiles: ['tests/x/package-lock.json'],
      vulnerabilitiesUnknown: 'no network.',
    });
    expect(text).toContain('tests/x/package-lock.json is a lockfile of its own, and was not looked at.');
    expect(text).toContain('Known vulnerabilities: no network.');
  });
});
