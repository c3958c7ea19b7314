/** What compares the selected universities: the switch, the ways to take it along, the chosen part or all of them on paper. */

import { type ReactNode, useState } from 'react';
import { Checkbox } from '#frontend/components/forms/form-field.tsx';
import { PriceSwitch } from '#frontend/components/own-price/price-switch.tsx';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Note } from '#frontend/components/styled/text.tsx';
import { usePrinting } from '#frontend/lib/rendering/use-printing.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import { peerWords } from '#words/university/peers.ts';
import { COMPARE_TABS, type CompareTab } from '../address.ts';
import type { Column } from '../columns.ts';
import { crossesBorder } from '../comparison.ts';
import { useExchangeRate } from '../queries.ts';
import { useOwnColumns } from '../use-own-columns.ts';
import { Part } from './part.tsx';
import { PeerGroups } from './peer-groups.tsx';
import { Remarks } from './remarks.tsx';
import { Tools } from './tools.tsx';

interface ComparisonPanelProps {
  tab: CompareTab;
  columns: readonly Column[];
  loading: boolean;
  differencesOnly: boolean;
  onDifferencesOnly: (only: boolean) => void;
  /** Prints it on one page, which is another feature's. */
  onePage: (menu: (print: () => void) => ReactNode) => ReactNode;
}

export function ComparisonPanel({
  tab,
  columns,
  loading,
  differencesOnly,
  onDifferencesOnly,
  onePage,
}: ComparisonPanelProps) {
  const printing = usePrinting();
  const [amongPeers, setAmongPeers] = useState(false);
  const withPrices = useOwnColumns(columns);
  const records = withPrices.map(({ record }) => record).filter((record) => record !== null);
  const acrossBorder = crossesBorder(records);
  const rate = useExchangeRate(acrossBorder);
  const usdPerCad = rate.data?.usdPerCad ?? null;
  return (
    <>
      <Wrap
        alignItems="center"
        justifyContent="space-between"
        columnGap="5"
        rowGap="2"
        pt="3"
        _print={{ display: 'none' }}
      >
        <Wrap alignItems="center" columnGap="5" rowGap="1">
          <Checkbox label={words.differencesOnly} checked={differencesOnly} onChange={onDifferencesOnly} />
          <Checkbox label={peerWords.compare} checked={amongPeers} onChange={setAmongPeers} />
        </Wrap>
        <Wrap alignItems="center" gap="2">
          <PriceSwitch />
          {onePage((print) => (
            <Tools records={records} usdPerCad={usdPerCad} onPrint={print} />
          ))}
        </Wrap>
      </Wrap>
      {amongPeers ? <PeerGroups records={records} /> : null}
      {columns.length === 1 ? <Note pt="4">{words.oneOnly}</Note> : null}
      <Box data-sheet="wide" _print={{ page: 'wide' }}>
        {(printing ? COMPARE_TABS : [tab]).map((one) => (
          <Part
            key={one}
            tab={one}
            columns={withPrices}
            usdPerCad={usdPerCad}
            differencesOnly={differencesOnly}
            amongPeers={amongPeers}
            loading={loading}
            whole={printing}
            onAllRows={() => onDifferencesOnly(false)}
          />
        ))}
      </Box>
      <Remarks
        ids={columns.map(({ id }) => id)}
        rate={rate.data ?? null}
        rateFailed={rate.isError}
        acrossBorder={acrossBorder}
      />
    </>
  );
}
