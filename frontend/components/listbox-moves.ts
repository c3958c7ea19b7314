/** How the keyboard moves through the list under a combobox, and how its options are named. */

/** The next marked option; -1, the text itself, lies between the last and the first. */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

/** The element of an option, for `aria-activedescendant`; `key` is a university's id or the option's place. */
export function optionId(listId: string, key: number): string {
  return `${listId}-${key}`;
}
