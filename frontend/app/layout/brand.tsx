/** The mark, a portico whose columns bend like meridians, and the name. */

import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { css } from '#frontend/components/styled/chakra.ts';
import { Span } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { SITE_NAME, shellWords } from '#words/layout/shell.ts';

/**
 * The mark alone where buttons need the room of the name: on the narrowest phones, and from 1024 to 1279 px beside the main
 * links, most of all in French. `short`: with an avatar, which takes room on phones and leaves some beside the links.
 */
export function Brand({ short = false }: { short?: boolean }) {
  return (
    <PlainLink
      to={paths.home()}
      aria-label={shellWords.home}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH="11"
      minW="11"
      borderRadius="sm"
    >
      <BrandMark />
      <Span
        fontWeight="semibold"
        fontSize="lg"
        letterSpacing="tight"
        display={short ? 'inline' : { base: 'inline', lg: 'none', xl: 'inline' }}
        css={
          short
            ? { '@media (max-width: 389px)': { display: 'none' } }
            : { '@media (max-width: 359px)': { display: 'none' } }
        }
      >
        {SITE_NAME}
      </Span>
    </PlainLink>
  );
}

export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={css({ boxSize: '8', flexShrink: '0' })}>
      <rect width="32" height="32" rx="7" className={css({ fill: 'accent.solid' })} />
      <g
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={css({ stroke: 'accent.contrast' })}
      >
        <path d="M5.5 12.5 16 6l10.5 6.5h-21Z" />
        <path d="M9.5 16c-1.3 2.6-1.3 5.4 0 8M16 16v8M22.5 16c1.3 2.6 1.3 5.4 0 8M7 27.5h18" />
      </g>
    </svg>
  );
}
