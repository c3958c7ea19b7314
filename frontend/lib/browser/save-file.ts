/** Downloads of files that a page makes itself. */

/** How long the browser has to fetch it. */
const FETCHED_MS = 10_000;

/** Offers `text` to be saved as a file of this name. */
export function saveFile(text: string | Blob, name: string, type: 'text/csv' | 'text/calendar'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_MS);
}
