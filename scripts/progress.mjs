/**
 * Says what a step is doing while it does it, and for how long, so that nobody looks at a still screen. Plain JavaScript,
 * because the first step brings the project's own Node.
 */

/** Milliseconds after which a step says again that it is at work. */
const EVERY = 10_000;

/**
 * @param {number} milliseconds
 * @returns {string} such as `0.4 s`, `12 s` or `2 min 5 s`
 */
export function durationText(milliseconds) {
  if (milliseconds < 9_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Does the work, with a line when it begins, one every ten seconds and one when it ends. What the work answers may say
 * what it did; text alone is taken for that. A step that fails says after how long, and throws what it threw.
 * @template T
 * @param {string} doing such as `Building the pages`
 * @param {() => T | Promise<T>} work
 * @param {(result: T) => string} done such as `Built the pages`
 * @returns {Promise<T>}
 */
export async function step(doing, work, done) {
  const began = performance.now();
  const took = () => durationText(performance.now() - began);
  console.log(`${doing} …`);
  const timer = setInterval(() => console.log(`  … still at it after ${took()}`), EVERY);
  try {
    const result = await work();
    console.log(`  ${done(result)} (${took()})`);
    return result;
  } catch (error) {
    console.error(`  Failed after ${took()}.`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
