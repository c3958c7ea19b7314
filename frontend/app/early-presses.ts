/**
 * What is done on a page before its scripts are there: a press on a button is pressed again once the button is alive, a
 * form that only scripts can send waits for them, and a text is told to the field that it was typed into.
 */

/** Milliseconds between two looks whether an element has come to life, and after which it is given up. */
const LOOK_EVERY = 50;
const PATIENCE = 20_000;

/**
 * Whether what happens to an element is heard. React says that it has an element before it listens for it, so it is
 * asked by an event that nothing else sends, and that the frame answers (layout/layout.tsx) wherever it has come to life.
 */
const isAlive = (element: Element): boolean =>
  !element.dispatchEvent(new Event('animationiteration', { bubbles: true, cancelable: true }));

/** What a button is called; only it and its place tell it from the others. */
const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';
const namedAs = (name: string): Element[] =>
  [...document.querySelectorAll('button')].filter((button) => nameOf(button) === name);

/** Finds the button that took a button's place: a part may be drawn anew where something in it has changed meanwhile. */
function heirOf(button: Element): () => Element | undefined {
  const name = nameOf(button);
  const at = namedAs(name).indexOf(button);
  return () => namedAs(name)[at];
}

/** Acts on the element once it is alive, or on the one that has taken its place by then. */
function whenAlive<T extends Element>(
  element: T,
  act: (alive: T) => void,
  heir: () => Element | undefined = () => undefined,
): void {
  const end = performance.now() + PATIENCE;
  const look = () => {
    const now = element.isConnected ? element : (heir() as T | undefined);
    // A moment later, when effects have run.
    if (now && isAlive(now)) setTimeout(() => act(now), LOOK_EVERY);
    else if (performance.now() < end) setTimeout(look, LOOK_EVERY);
  };
  look();
}

/** A form without an address of its own: its fields are for a script alone, and must not end up in the page's address. */
const isForScripts = (form: HTMLFormElement): boolean => !form.hasAttribute('action');

/** The last button pressed that waits; one that was pressed before it is no longer wanted. */
let waiting: Element | null = null;

function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  if (!button || isAlive(button) || button.disabled) return;
  if (button.type === 'submit' && button.form && !isForScripts(button.form)) return;
  event.preventDefault();
  event.stopPropagation();
  waiting = button;
  const press = (alive: HTMLButtonElement) => {
    if (waiting !== button) return;
    waiting = null;
    setTimeout(() => alive.click(), button.type === 'submit' ? LOOK_EVERY : 0);
  };
  whenAlive(button, press, heirOf(button));
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (isAlive(form) || !isForScripts(form)) return;
  event.preventDefault();
  // After its fields have been told of.
  whenAlive(form, () => setTimeout(() => form.requestSubmit(), LOOK_EVERY));
}

/** What was last put into each field, as the page empties its fields while it comes to life. */
const typed = new Map<Element, string | boolean>();

function onInput({ target }: Pick<Event, 'target'>): void {
  const field = target as Element;
  // From now on the page hears of it by itself.
  if (isAlive(field)) return void typed.delete(field);
  const waits = typed.has(field);
  typed.set(field, contentOf(field));
  if (!waits) whenAlive(field, () => tell(field));
}

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const contentOf = (field: Element) => (isTicked(field) ? field.checked : (field as HTMLInputElement).value);

function tell(field: Element): void {
  const content = typed.get(field);
  if (content === undefined) return;
  typed.delete(field);
  if (isTicked(field)) {
    // React hears of a tick by the click.
    field.checked = !content;
    field.click();
    return;
  }
  // React remembers what was last set through the element itself, and tells of a change where it finds another.
  const prototype = Object.getPrototypeOf(field) as object;
  (field as HTMLInputElement).value = '';
  if (!(field instanceof HTMLSelectElement)) (field as HTMLInputElement).value = `${content} `;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, content);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Begins; every element stops being listened for by itself, once it is alive. */
export function keepPresses(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput, true);
  // What was typed before even this script was there.
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.value !== field.defaultValue) onInput({ target: field });
}
