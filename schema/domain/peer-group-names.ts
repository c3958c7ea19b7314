/** What the peer groups are called; apart from their keys, which every list loads. */
export { peerGroupName } from '#names/peer-group-names.ts';
