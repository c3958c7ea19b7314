/** Page links: real addresses, so that they open in a new tab and can be sent to anyone. */

import { paginationWords } from '#words/controls/pagination.ts';
import { PlainLink } from '../links/router-link.tsx';
import { Box } from '../styled/box.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx';
import { pageItems } from './page-numbers.ts';

interface PaginationProps {
  page: number;
  totalPages: number;
  /** The address of a page. */
  addressOf: (page: number) => string;
}

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: { base: '11', md: '10' },
  minH: { base: '11', md: '10' },
  px: '2',
  borderRadius: 'md',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
} as const;

export function Pagination({ page, totalPages, addressOf }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <Box as="nav" aria-label={paginationWords.label}>
      <Box as="ul" display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" gap="1">
        <li>
          <Step
            name={paginationWords.previous}
            to={page > 1 ? addressOf(Math.min(page - 1, totalPages)) : null}
            rel="prev"
          >
            <ChevronLeftIcon boxSize="4" />
          </Step>
        </li>
        {pageItems(Math.min(page, totalPages), totalPages).map((item) =>
          item.kind === 'gap' ? (
            <Box as="li" key={`gap-${item.after}`} {...shape} minW="6" px="0" aria-hidden="true" color="fg.muted">
              …
            </Box>
          ) : (
            <li key={item.page}>
              <PlainLink
                to={addressOf(item.page)}
                aria-label={paginationWords.page(item.page)}
                aria-current={item.page === page ? 'page' : undefined}
                {...shape}
                fontWeight={item.page === page ? 'semibold' : 'normal'}
                bg={item.page === page ? 'bg.inverted' : 'transparent'}
                color={item.page === page ? 'fg.inverted' : 'fg'}
                _hover={item.page === page ? {} : { bg: 'bg.muted' }}
              >
                {item.page}
              </PlainLink>
            </li>
          ),
        )}
        <li>
          <Step name={paginationWords.next} to={page < totalPages ? addressOf(page + 1) : null} rel="next">
            <ChevronRightIcon boxSize="4" />
          </Step>
        </li>
      </Box>
    </Box>
  );
}

function Step({
  name,
  to,
  rel,
  children,
}: {
  name: string;
  to: string | null;
  rel: string;
  children: React.ReactNode;
}) {
  if (to === null) {
    return (
      <Box as="span" {...shape} color="fg.subtle" opacity="0.5" aria-hidden="true">
        {children}
      </Box>
    );
  }
  return (
    <PlainLink to={to} rel={rel} aria-label={name} {...shape} _hover={{ bg: 'bg.muted' }}>
      {children}
    </PlainLink>
  );
}
