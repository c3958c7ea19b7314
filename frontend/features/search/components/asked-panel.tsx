/**
 * The panel of filters with what is asked for: what was read of the line stands in it as if it had been chosen. Beside the list, or
 * on a phone a sheet over it, with its title and the way back.
 */
import { type ComponentProps, useState } from 'react';
import { Modal } from '#frontend/components/ui/modal.tsx';
import type { Reading } from '#schema/api/search.ts';
import { searchWords as words } from '#words/search/search.ts';
import { applyChange, resetRequest } from '../filter-changes.ts';
import { type Filters, type SearchRequest, withFilters } from '../filters.ts';
import { useOwnRequest } from '../own-request.ts';
import { useListSize } from '../panel-queries.ts';
import { asParameters } from '../read-request.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';

interface AskedPanelProps
  extends Omit<
    ComponentProps<typeof FilterPanel>,
    'filters' | 'text' | 'count' | 'sheet' | 'chips' | 'onDraft' | 'onApply' | 'onReset'
  > {
  /** What the list on screen answers. */
  request: SearchRequest;
  /** What has been asked for since: its list may still be loading. */
  newer: SearchRequest;
  reading: Reading | undefined;
  /** Whether the sheet is open; null where there is none. */
  sheet: boolean | null;
  /** A chip of the sheet was pressed, to be changed. */
  onOpen: ComponentProps<typeof ActiveFilters>['onOpen'];
  onClose: () => void;
  onApply: (request: SearchRequest) => void;
  onReset: (request: SearchRequest) => void;
}

export function AskedPanel({
  request,
  newer,
  reading,
  sheet,
  onOpen,
  onClose,
  onApply,
  onReset,
  ...rest
}: AskedPanelProps) {
  const asked = asParameters(request, reading);
  const requestOf = (next: Filters) => applyChange(withFilters(asked, next), request, newer);
  // Counted once somebody has begun to choose.
  const [draft, setDraft] = useState<Filters | null>(null);
  const count = useListSize(useOwnRequest(draft === null ? request : requestOf(draft), reading), draft !== null);
  const panel = (
    <FilterPanel
      {...rest}
      filters={asked.filters}
      text={asked.q}
      count={count}
      sheet={sheet !== null}
      onDraft={setDraft}
      chips={sheet === null ? null : <ActiveFilters request={request} reading={reading} onOpen={onOpen} />}
      onApply={(next) => onApply(requestOf(next))}
      onReset={() => onReset(resetRequest(asked))}
    />
  );
  return sheet === null ? (
    panel
  ) : (
    <Modal open={sheet} onClose={onClose} title={words.filters} placement="sheet">
      {panel}
    </Modal>
  );
}
