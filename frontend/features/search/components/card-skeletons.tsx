/** The shape of a list that is on its way. */
import { List } from '#frontend/components/styled/list.tsx';
import { Skeleton } from '#frontend/components/styled/skeleton.tsx';
import { CardGrid } from './card-grid.tsx';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function CardSkeletons() {
  return (
    <div aria-hidden="true">
      <CardGrid>
        {KEYS.map((key) => (
          <List.Item key={key} py={{ base: '3', md: '0' }}>
            <Skeleton hideBelow="md" aspectRatio="16 / 10" borderRadius="md" />
            <Skeleton mt={{ base: '0', md: '3' }} height="6" width="20" />
            <Skeleton mt="2" height="6" width="75%" />
            <Skeleton mt="2" height="5" width="40%" />
            <Skeleton mt="4" height={{ base: '20', md: '24' }} />
          </List.Item>
        ))}
      </CardGrid>
    </div>
  );
}
