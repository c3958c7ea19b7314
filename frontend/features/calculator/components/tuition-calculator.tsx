import { Heading } from '@chakra-ui/react/heading';
import { resourcesWords } from '#frontend/content/resources.ts';

export function TuitionCalculator() {
  return <Heading as="h3">{resourcesWords.tools['tuition-calculator']}</Heading>;
}
