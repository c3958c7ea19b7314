import { Heading } from '@chakra-ui/react/heading';
import { resourcesWords } from '#frontend/content/resources.ts';

export function ProgramFinder() {
  return <Heading as="h3">{resourcesWords.tools['program-finder']}</Heading>;
}
