import { describe, expect, it } from 'vitest';
import { ACCOUNT_FILE_MAX, ACCOUNT_FORMAT } from '#schema/domain/site/limits.ts';
import { readAccountFile } from './account-file.ts';

const read = (text: string) => readAccountFile(new Blob([text]));

describe('the file of an account', () => {
  it('is taken where it says that it is one', async () => {
    const file = { ...ACCOUNT_FORMAT, bookmarks: [] };
    expect(await read(JSON.stringify(file))).toEqual({ file });
  });

  it.each([
    ['unreadable', 'no JSON'],
    ['unreadable', '{"format":"campusatlas-account"'],
    ['foreign', '[]'],
    ['foreign', 'null'],
    ['foreign', '{"version":1}'],
    ['version', '{"format":"campusatlas-account","version":2}'],
    ['version', '{"format":"campusatlas-account","version":"1"}'],
    ['tooLarge', 'x'.repeat(ACCOUNT_FILE_MAX)],
  ])('is refused as %s', async (fault, text) => {
    expect(await read(text)).toEqual({ fault });
  });
});
