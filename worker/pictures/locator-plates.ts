/** Outlines of states and the places of schools there, as the site's build wrote them; fetched once an isolate. */
import type { Country } from '#schema/domain/record/enums.ts';
import { LOCATOR_PLATES_PATH, type LocatorPlates, type StatePlate } from '#schema/domain/record/locator-plate.ts';
import type { IsolateState } from '#worker/cache/isolate-state.ts';
import { within } from '#worker/deadline.ts';
import type { HasDeadlines, Platform } from '#worker/platform.ts';

export type LocatorPlatesNeeds = Pick<Platform, 'assets' | 'log'> &
  HasDeadlines & { readonly isolate: Pick<IsolateState, 'locatorPlates'> };

/** The plate of a state or province; undefined where there is none or the file can't be had. `origin` is the site's. */
export async function locatorPlate(
  deps: LocatorPlatesNeeds,
  origin: string,
  { country, state }: { country: Country; state: string },
): Promise<StatePlate | undefined> {
  const plates = deps.isolate.locatorPlates ?? (await fetchPlates(deps, origin));
  return plates?.[`${country}-${state}`];
}

async function fetchPlates({ assets, config, log, isolate }: LocatorPlatesNeeds, origin: string) {
  try {
    const read = async () => {
      const file = await assets.fetch(new Request(new URL(LOCATOR_PLATES_PATH, origin)));
      if (!file.ok) throw new Error(`status ${file.status}`);
      return (await file.json()) as LocatorPlates;
    };
    isolate.locatorPlates = await within(config.deadlines.file, 'The asset store', read());
    return isolate.locatorPlates;
  } catch (error) {
    log('warn', 'locator-plates-failed', { error: String(error) });
    return null;
  }
}
