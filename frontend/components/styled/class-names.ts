/** Class names in one text; what is missing is left out. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  let all = '';
  for (const name of names) if (name) all += all === '' ? name : ` ${name}`;
  return all || undefined;
}
