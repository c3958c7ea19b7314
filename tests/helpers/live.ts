/** Tells whether React has hydrated a page, as seen in the page: whichever way its markup came. Run by `page.evaluate`. */

/**
 * Whether React answers controls on the screen, and nothing is just being renewed. With `every`, whether it answers all of
 * them: parts may be left alone until they are pressed, so do not wait for that without end.
 */
export function isLive(how?: 'every'): boolean {
  if (document.querySelector('[data-first-paint], [aria-busy="true"]')) return false;
  const controls = [...document.querySelectorAll('#root :is(button, input, select, textarea)')].filter((one) => {
    const { top, bottom, width } = one.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  const answered = controls.filter((one) => Object.keys(one).some((key) => key.startsWith('__reactProps$')));
  return answered.length >= (how === 'every' ? controls.length : Math.min(1, controls.length));
}

declare global {
  interface Window {
    /** Milliseconds after the navigation when React first answered the page's first control. */
    liveAt?: number;
  }
}

/** As an init script: notes in `liveAt` when the first control of the main part, or else of the page, has its handlers. */
export function noteLive(): void {
  const look = (): void => {
    const first = (where: string) => document.querySelector(`${where} :is(button, input, select, textarea)`);
    const control = first('main') ?? first('#root');
    if (control && Object.keys(control).some((key) => key.startsWith('__reactProps$')))
      window.liveAt = performance.now();
    else setTimeout(look, 20);
  };
  document.addEventListener('DOMContentLoaded', look);
}
