/** The mark, a globe whose meridians are a roof, and the name. */
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
        <path d="M16 5.5v21M5.5 16a10.5 10.5 0 0 0 21 0M5.5 16 16 10.5 26.5 16" />
        <path d="M16 5.5c-4 3-6 6.5-6 10.5s2 7.5 6 10.5c4-3 6-6.5 6-10.5s-2-7.5-6-10.5" />
      </chakra.g>
    </chakra.svg>
  );
}
