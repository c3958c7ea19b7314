/** Texts by a table; one that is not in it stays as it is. */
export const translate =
  (table: Readonly<Record<string, string>>) =>
  (text: string): string =>
    Object.hasOwn(table, text) ? (table[text] ?? text) : text;
