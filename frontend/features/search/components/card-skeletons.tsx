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
          <List.Item key={key} py="3" borderBottomWidth="1px">
            <Skeleton height="5" width="75%" />
            <Skeleton mt="1" height="4" width="40%" />
            <Skeleton mt="3" height="6" width="50%" />
            <Skeleton mt="3" height="4" width="60%" />
          </List.Item>
        ))}
      </CardGrid>
    </div>
  );
}
