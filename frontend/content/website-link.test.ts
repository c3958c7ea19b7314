import { expect, test } from 'vitest';
import { websiteLink } from './website-link.ts';

const name = 'Reed College & Co';

test('leads to the address of the school', () => {
  expect(websiteLink({ name, website: 'https://www.reed.edu/' })).toEqual({
    href: 'https://www.reed.edu/',
    host: 'reed.edu',
  });
});

test('takes an address without a scheme as a secure one', () => {
  expect(websiteLink({ name, website: 'www.reed.edu/about' }).href).toBe('https://www.reed.edu/about');
});

test.each([null, 'javascript:alert(1)', 'data:text/html,x', 'not an address'])(
  'searches the web for the name when the address is %s',
  (website) => {
    const { href, host } = websiteLink({ name, website });
    expect(host).toBeNull();
    expect(new URL(href).searchParams.get('q')).toBe('Reed College & Co official website');
  },
);
