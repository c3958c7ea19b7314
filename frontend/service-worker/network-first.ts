/** The network's answer, or what was kept when it does not come in time. */

export interface Fallback {
  /** What is kept, or how it is made when it is needed; undefined when nothing is. */
  copy: Response | (() => Promise<Response | undefined>) | undefined;
  /** Milliseconds the network has while there is something kept; without, it has all the time it takes. */
  deadline: number;
}

/**
 * Waits for the network. An answer that says the site itself has failed (5xx) gives way to what is kept; with nothing
 * kept, the network's own failure is passed on.
 */
export async function networkFirst(network: Promise<Response>, { copy, deadline }: Fallback): Promise<Response> {
  if (copy === undefined) return network;
  const instead = async () => (typeof copy === 'function' ? await copy() : copy) ?? network;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, deadline, undefined);
  });
  try {
    const answer = await Promise.race([network, late]);
    return answer === undefined || answer.status >= 500 ? await instead() : answer;
  } catch {
    return instead();
  } finally {
    clearTimeout(timer);
  }
}
