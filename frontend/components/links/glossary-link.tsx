/** The way to a term's place in the glossary. */

import { paths } from '#frontend/lib/links/paths.ts';
import { glossaryWords as words } from '#words/site/glossary.ts';
import { Box } from '../styled/box.tsx';
import { TextLink } from './router-link.tsx';

/** `term` is its key in the glossary, `name` how it is called where the link stands. */
export function GlossaryLink({ term, name }: { term: string; name: string }) {
  return (
    <TextLink to={paths.glossary(term)} touch="line">
      {words.more}
      <Box as="span" srOnly>
        {' '}
        {words.moreOn(name)}
      </Box>
    </TextLink>
  );
}
