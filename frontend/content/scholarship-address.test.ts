import { describe, expect, it } from 'vitest';
import { isAsking, readAddress, writeAddress } from './scholarship-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of the list', () => {
  it('is read back as it was written', () => {
    const query =
      'q=loran&country=CA&level=final-year&basis=merit&group=open&citizenship=ca-citizen&worth=all&deadline=ahead&sort=name&page=2';
    const { question, page } = read(query);
    expect(writeAddress(question, page)).toBe(query);
    expect(isAsking(question)).toBe(true);
  });

  it('is empty for nothing, and an order asks for nothing', () => {
    expect(writeAddress(read('').question)).toBe('');
    expect(isAsking(read('sort=name').question)).toBe(false);
    // What a form without scripts sends.
    expect(writeAddress(read('q=&country=&level=&sort=deadline').question)).toBe('');
  });

  it('leaves out what cannot be read', () => {
    for (const query of [
      'country=MX',
      'level=toString',
      'group=constructor',
      'deadline=soon',
      'page=0',
      'page=-1',
      'page=1e3',
      'page=9999',
      'sort=luck',
    ]) {
      expect(read(query), query).toEqual(read(''));
    }
  });

  it('takes no endless text', () => {
    expect(read(`q=${'a'.repeat(5_000)}`).question.text.length).toBeLessThanOrEqual(200);
    expect(read('q=%20%20loran%20%20%20award%20').question.text).toBe('loran award');
  });
});
