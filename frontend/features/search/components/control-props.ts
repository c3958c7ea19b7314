/** What every control of the filter panel is given. */
import type { Facets } from '#schema/api/search.ts';
import type { Filters, PanelKey } from '../filters.ts';

export interface ControlProps {
  draft: Filters;
  inForce: Filters;
  facets: Facets | undefined;
  statesCounted: boolean;
  change: (part: Partial<Filters>) => void;
  /** The filters that one looks for; null while all show. */
  found: ReadonlySet<PanelKey> | null;
}
