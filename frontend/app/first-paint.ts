/**
 * The hand-over from the page that the Worker wrote to the one that the scripts make: what the visitor has typed and
 * where the focus is must not be lost when one takes the other's place.
 */
import { FIRST_PAINT_ATTRIBUTE } from '#schema/domain/first-paint.ts';

const FIRST_PAINT = `[${FIRST_PAINT_ATTRIBUTE}]`;

let focused: Element | null = null;
const typed = new Map<string, string>();

function note(): void {
  const page = document.querySelector(FIRST_PAINT);
  if (!page) return;
  focused = page.contains(document.activeElement) ? document.activeElement : null;
  for (const field of page.querySelectorAll('input')) {
    if (field.value !== field.defaultValue) typed.set(field.name, field.value);
    else typed.delete(field.name);
  }
}

/** Whether the page that the Worker wrote still shows. */
export function showsFirstPaint(): boolean {
  return document.querySelector(FIRST_PAINT) !== null;
}

/** Begins to note what the visitor does on it. */
export function watchFirstPaint(): void {
  note();
  const { signal } = watching;
  document.addEventListener('input', note, { signal });
  document.addEventListener('focusin', note, { signal });
  // A field that goes with its page loses the focus too; only a moment later one knows which it was.
  document.addEventListener('focusout', () => setTimeout(note), { signal });
}

const watching = new AbortController();

/** Once the other page has taken its place: gives it the text and the focus. */
export function leaveFirstPaint(): void {
  if (watching.signal.aborted) return;
  watching.abort();
  for (const [name, text] of typed) {
    const field = document.querySelector<HTMLInputElement>(`main input[name="${CSS.escape(name)}"]`);
    if (field) write(field, text);
  }
  successorOf(focused)?.focus({ preventScroll: true });
}

/** As if it had been typed, so that React hears of it. */
function write(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function successorOf(element: Element | null): HTMLElement | null {
  if (element instanceof HTMLInputElement)
    return document.querySelector(`main input[name="${CSS.escape(element.name)}"]`);
  const address = element?.getAttribute('href');
  return address ? document.querySelector(`a[href="${CSS.escape(address)}"]`) : null;
}
