/** The network's answer, or what was kept when it does not come in time. */

export interface Fallback {
  /** What is kept; undefined when nothing is. */
  copy: Response | undefined;
  /** Milliseconds the network has while there is something kept; without, it has all the time it takes. */
  deadline: number;
}

/**
 * Waits for the network. An answer that says the site itself has failed (5xx) gives way to what is kept; with nothing
 * kept, the network's own failure is passed on.
 */
export async function networkFirst(network: Promise<Response>, { copy, deadline }: Fallback): Promise<Response> {
  if (copy === undefined) return network;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, deadline, undefined);
  });
  try {
    const answer = await Promise.race([network, late]);
    return answer === undefined || answer.status >= 500 ? copy : answer;
  } catch {
    return copy;
  } finally {
    clearTimeout(timer);
  }
}
