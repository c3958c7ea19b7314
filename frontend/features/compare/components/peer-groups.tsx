/** Whom each of the compared schools is set among, with the way to the list of them. */
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { peerWords } from '#words/university/peers.ts';

export function PeerGroups({ records }: { records: readonly UniversityRecordView[] }) {
  return (
    <List.Root pt="4" textStyle="sm" color="fg.muted">
      {records.map(({ id, name, peers }) => (
        <li key={id}>
          {peers === null ? (
            peerWords.noGroup(name)
          ) : (
            <>
              {peerWords.groupOf(name, peers.members, peers.name)}{' '}
              <TextLink to={paths.peers(peers.group)}>{peerWords.list}</TextLink>
            </>
          )}
        </li>
      ))}
    </List.Root>
  );
}
