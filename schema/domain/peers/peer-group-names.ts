/** Names of the peer groups; apart from their keys, which every list loads. */
export { peerGroupName } from '#names/peer-group-names.ts';
