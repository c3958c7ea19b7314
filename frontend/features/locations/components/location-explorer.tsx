import { Heading } from '@chakra-ui/react/heading';
import { resourcesWords } from '#frontend/content/resources.ts';

export function LocationExplorer() {
  return <Heading as="h3">{resourcesWords.tools['location-explorer']}</Heading>;
}
