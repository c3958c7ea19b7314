/** Facts from outside the dataset that its lint compares with: earlier ids, and closings that the directory states. */
import { readHd2024 } from '../../sources/hd2024/read.ts';
import { PUBLISHED_IDS } from '../identity/published-ids.ts';
import { directoryStatus } from '../identity/status.ts';
import type { LintKnowledge } from './lint.ts';

/** Reads the directory. */
export function knowledgeOfDataset(): LintKnowledge {
  const ended = readHd2024().rows.filter((row) => directoryStatus(row) !== null);
  return { publishedIds: PUBLISHED_IDS, endedIds: new Set(ended.map(({ unitid }) => unitid)) };
}
