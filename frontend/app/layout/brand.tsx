/** The mark, a portico whose columns bend like meridians, and the name. */
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { PlainLink } from '../../components/router-link.tsx';
import { SITE_NAME, shellWords } from '../../content/shell.ts';
import { paths } from '../../lib/paths.ts';

export function Brand() {
  return (
    <PlainLink
      to={paths.home()}
      aria-label={shellWords.home}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH="11"
      borderRadius="sm"
    >
      <BrandMark />
      <Box as="span" fontWeight="semibold" fontSize="lg" letterSpacing="tight">
        {SITE_NAME}
      </Box>
    </PlainLink>
  );
}

export function BrandMark() {
  return (
    <chakra.svg viewBox="0 0 32 32" boxSize="8" aria-hidden="true" flexShrink="0">
      <chakra.rect width="32" height="32" rx="7" fill="accent.solid" />
      <chakra.g fill="none" stroke="accent.contrast" strokeWidth="2px" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5.5 12.5 16 6l10.5 6.5h-21Z" />
        <path d="M9.5 16c-1.3 2.6-1.3 5.4 0 8M16 16v8M22.5 16c1.3 2.6 1.3 5.4 0 8M7 27.5h18" />
      </chakra.g>
    </chakra.svg>
  );
}
