/** The front page. */
import { Container } from '@chakra-ui/react/container';
export default function HomePage() {
  return <Container>Home</Container>;
}
