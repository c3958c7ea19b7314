import { describe, expect, it } from 'vitest';
import { contactMark, dialled, NO_CONTACT, readContact } from './contact.ts';

describe('the contact settings', () => {
  it('are taken as written, without the spaces around them', () => {
    expect(readContact({ email: ' help@campusatlas.org ', phone: ' +1 (202) 456-1111 ' })).toEqual({
      email: 'help@campusatlas.org',
      phone: '+1 (202) 456-1111',
    });
  });

  it.each([
    ['absent', undefined, undefined],
    ['empty', '', ' '],
    ['no address and no number', 'help at campusatlas', 'call us'],
    ['markup', '"><script>@x.org', '<b>5551234567</b>'],
    ['a host without a dot, and too few digits', 'root@localhost', '911'],
    ['too long', `${'a'.repeat(300)}@example.org`, '1'.repeat(16)],
  ])('count as not set when they are %s', (_, email, phone) => {
    expect(readContact({ email, phone })).toEqual(NO_CONTACT);
  });

  it('give a number that a phone can dial', () => {
    expect(dialled('+1 (202) 456-1111')).toBe('+12024561111');
  });

  it('tell kept pages of one contact from those of another', () => {
    const one = contactMark({ email: 'a@b.org', phone: null });
    expect(contactMark(NO_CONTACT)).toBe('');
    expect(new Set([one, contactMark({ email: null, phone: '2024561111' }), contactMark(NO_CONTACT)]).size).toBe(3);
  });
});
