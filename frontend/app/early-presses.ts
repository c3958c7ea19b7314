/**
 * What is done on a page before its scripts are there: a press on a button is pressed again once the button is alive, a
 * form that only scripts can send waits for them, and a text is told to the field that it was typed into.
 */

/** Milliseconds between two looks whether an element has come to life, and after which it is given up. */
const LOOK_EVERY = 50;
const PATIENCE = 20_000;

/** React notes on each element that it has taken over what belongs to it. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

function whenAlive(element: Element, act: () => void): void {
  const end = performance.now() + PATIENCE;
  const look = () => {
    if (isAlive(element)) act();
    else if (element.isConnected && performance.now() < end) setTimeout(look, LOOK_EVERY);
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
  whenAlive(button, () => {
    if (waiting !== button) return;
    waiting = null;
    button.click();
  });
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (isAlive(form) || !isForScripts(form)) return;
  event.preventDefault();
  whenAlive(form, () => form.requestSubmit());
}

const told = new Set<Element>();

function onInput(event: Event): void {
  const field = event.target as Element;
  if (isAlive(field) || told.has(field)) return;
  told.add(field);
  whenAlive(field, () => {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) return again(field);
    if (field instanceof HTMLInputElement) retype(field, HTMLInputElement.prototype);
    else if (field instanceof HTMLTextAreaElement) retype(field, HTMLTextAreaElement.prototype);
    else if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** React hears of a tick by the click. */
function again(box: HTMLInputElement): void {
  const wanted = box.checked;
  box.checked = !wanted;
  box.click();
}

/** React remembers the last value set through the element itself, and tells of a change where the text is another. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const text = field.value;
  field.value = `${text} `;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Begins; every element stops being listened for by itself, once it is alive. */
export function keepPresses(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('input', onInput, true);
}
