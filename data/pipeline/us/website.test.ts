import { describe, expect, it } from 'vitest';
import { hostOf, registeredDomainOf, websiteOf } from './website.ts';

describe('addresses', () => {
  it.each([
    ['www.aamu.edu/', 'https://www.aamu.edu/'],
    ['http://www.uab.edu', 'https://www.uab.edu/'],
    ['https://https://www.x.edu/', 'https://www.x.edu/'],
    [
      'www.southuniversity.edu/austin#location=Austin, TX',
      'https://www.southuniversity.edu/austin#location=Austin,%20TX',
    ],
    ['www.lyon.edu/#!/home/npc', 'https://www.lyon.edu/#!/home/npc'],
    ['www.hawaii.edu/apply/#/login', 'https://www.hawaii.edu/apply/#/login'],
    // An anchor alone is no other page than the one it is on.
    ['www.example.edu/#', 'https://www.example.edu/'],
    ['https://online.jwu.edu/?_ga=2.36357734', 'https://online.jwu.edu/'],
  ])('%s becomes %s', (text, address) => {
    expect(websiteOf(text)).toBe(address);
  });

  it.each([null, '', 'none', 'not a site', 'localhost'])('%s is none', (text) => {
    expect(websiteOf(text)).toBeNull();
  });

  it('tells the host and the registered domain', () => {
    expect(hostOf('https://www.lsa.umich.edu/x')).toBe('lsa.umich.edu');
    expect(registeredDomainOf('lsa.umich.edu')).toBe('umich.edu');
  });
});
