/**
 * The frame of printed sheets: each begins a page of A4 or Letter and has a head, a QR code to where it is from, and a foot.
 * They lie before the site's own root and show on paper alone, where nothing else does.
 */

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { chakra, css } from '#frontend/components/styled/chakra.ts';
import { isoDay } from '#schema/domain/formats/partial-date.ts';
import { printWords as words } from '#words/university/print.ts';
import { QUIET, qrPath } from './qr-path.ts';

interface SheetProps {
  title: string;
  /** Under the title. */
  place: string;
  /** What the code leads to, as a whole address. */
  address: string;
  children: ReactNode;
}

/** On paper nothing shows that stands behind it. */
const alone = css({ _print: { '& ~ *': { display: 'none' } } });

/** Where sheets are drawn: in front of all else in the page's body, as long as one is. */
function useGround(): HTMLElement {
  const [ground] = useState(() => Object.assign(document.createElement('div'), { className: alone }));
  useLayoutEffect(() => {
    document.body.prepend(ground);
    return () => ground.remove();
  }, [ground]);
  return ground;
}

/** What is printed in place of the page: one SheetPage or more. */
export function Sheets({ children }: { children: ReactNode }) {
  return createPortal(children, useGround());
}

export function SheetPage({ title, place, address, children }: SheetProps) {
  return (
    <Box
      data-sheet="page"
      display="none"
      bg="#ffffff"
      color="#000000"
      fontSize="9pt"
      lineHeight="1.3"
      _print={{ display: 'block', '[data-sheet="page"] + &': { breakBefore: 'page' } }}
    >
      <Flex justifyContent="space-between" alignItems="flex-start" gap="6mm">
        <Box minW="0">
          <Box fontSize="8pt" color="#444444">
            {words.site}
          </Box>
          <Box
            as="h1"
            fontSize={title.length > LONG ? '13pt' : '19pt'}
            lineHeight="1.15"
            fontWeight="semibold"
            overflowWrap="anywhere"
          >
            {title}
          </Box>
          <Box mt="1mm" color="#444444">
            {place}
          </Box>
        </Box>
        <QrCode address={address} />
      </Flex>
      {children}
      <Box mt="3mm" pt="2mm" borderTopWidth="1px" borderColor="#999999" fontSize="7.5pt" color="#444444">
        {words.footer} {words.printedOn(isoDay(new Date()))}.<Box overflowWrap="anywhere">{address}</Box>
      </Box>
    </Box>
  );
}

/** Characters of a title that take more than two lines in the large type. */
const LONG = 60;

function QrCode({ address }: { address: string }) {
  const { size, d } = qrPath(address);
  const side = size + 2 * QUIET;
  return (
    <Box flexShrink="0" w="27mm" textAlign="center" fontSize="7pt" color="#444444">
      <chakra.svg
        role="img"
        aria-label={words.qr(address)}
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
        w="27mm"
        h="27mm"
        display="block"
      >
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#ffffff" />
        <path d={d} fill="#000000" />
      </chakra.svg>
      {words.scan}
    </Box>
  );
}
