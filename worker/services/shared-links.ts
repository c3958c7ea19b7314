/** Rules of links that share something of an account until their owner revokes them. */
import { randomBytes } from 'node:crypto';
import { ALL_OF_IT, isToken, type LinkKind, TOKEN_BYTES } from '#schema/domain/account/shared-links.ts';
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import { SHARED_LIST_MAX } from '#schema/domain/site/limits.ts';
import { AppError } from '#worker/app-error.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import type { Reader } from '#worker/queries/read.ts';
import {
  addLink,
  type LinkRow,
  type LinkSubject,
  readLink,
  readLinks,
  readSharedList,
  removeLink,
} from '#worker/queries/shared-links.ts';
import { readDocuments } from '#worker/queries/universities.ts';

/** Whether a link of this kind may be to something of its own; the others are to all there is. */
const HAS_SUBJECTS: Record<LinkKind, boolean> = { list: true, calendar: false };

/** Makes a link; the one that there is to the same is answered again. Throws Failure `unknown-list` or `bad-parameter`. */
export function makeLink(deps: Reader, session: SignedIn, { kind, subject }: LinkSubject): Promise<LinkRow> {
  if (subject !== ALL_OF_IT && !HAS_SUBJECTS[kind]) {
    throw new AppError('bad-parameter', { faults: [{ parameter: 'subject', message: `must be empty for ${kind}` }] });
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return addLink(deps, session, { kind, subject, token, createdAt: deps.clock() });
}

/** The user's links, oldest first. */
export function linksOf(reader: Reader, session: SignedIn): Promise<LinkRow[]> {
  return readLinks(reader, session);
}

/** Takes a link back; one that is not the user's stays what it is, and that is not said. */
export function revokeLink(deps: Reader, session: SignedIn, token: string): Promise<void> {
  return removeLink(deps, session, token);
}

/** What a link of a kind is about; null when it opens nothing. */
export async function subjectOfLink(
  reader: Reader,
  token: string,
  kind: LinkKind,
): Promise<{ userId: string; subject: string } | null> {
  return isToken(token) ? readLink(reader, token, kind) : null;
}

export interface SharedList {
  name: string | null;
  total: number;
  documents: UniversityDocument[];
  /** Last known names of those that have left the data. */
  gone: string[];
}

/** What a link to a list shows. Throws Failure `unknown-link`, the same whether it was taken back or never was. */
export async function openSharedList(reader: Reader, version: string, token: string): Promise<SharedList> {
  const found = isToken(token) ? await readSharedList(reader, version, token, SHARED_LIST_MAX) : null;
  if (!found) throw new AppError('unknown-link');
  const { name, total, rows } = found;
  const documents = await readDocuments(
    reader,
    version,
    rows.map(({ universityId }) => universityId),
  );
  return { name, total, documents, gone: rows.flatMap(({ formerName }) => formerName ?? []) };
}
