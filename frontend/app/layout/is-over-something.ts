/** Whether what floats over a page would lie on something that one reads or presses. */

/** Pixels between the points that are looked at: less than the height of a line. */
const STEP = 8;
/** A link as high as a card has its words and pictures looked at one by one. */
const LINK_HEIGHT = 72;
const CONTROLS =
  'button, input, select, textarea, summary, label, [role="button"], [role="slider"], [role="application"]';
/** Of a drawing: what has a meaning by its place, not the shapes of a map below. */
const MARKS = 'text, circle, rect, line';

const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** `but` is what floats there. */
export function isOverSomething(place: DOMRect, but: Element): boolean {
  const seen = new Set<Element>();
  for (let x = place.left; x <= place.right; x += STEP)
    for (let y = place.top; y <= place.bottom; y += STEP)
      for (const element of document.elementsFromPoint(x, y)) {
        if (seen.has(element) || but.contains(element)) continue;
        seen.add(element);
        if (isMeant(element, place)) return true;
      }
  return false;
}

function isMeant(element: Element, place: DOMRect): boolean {
  if (element.matches(CONTROLS) || (element instanceof SVGElement && element.matches(MARKS))) return true;
  const { height } = element.getBoundingClientRect();
  if (element.matches('a') && height <= LINK_HEIGHT && meet(element.getBoundingClientRect(), place)) return true;
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => meet(line, place));
  });
}
