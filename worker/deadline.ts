/** Runs work with a time limit. */

/** Thrown when work takes longer than it may. The work itself goes on unheard; neither D1 nor KV can be called off. */
export class DeadlinePassed extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} took longer than ${milliseconds} ms`);
  }
}

/** The work's value, or `DeadlinePassed` after so many milliseconds. */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed(what, milliseconds)), milliseconds);
  });
  // Once the race is lost nobody listens to the work: its own failure must not count as unhandled.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
