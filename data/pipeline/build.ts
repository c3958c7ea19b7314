/** `npm run data:build`: raw sources to the committed dataset. No clock, no network: the same input, the same bytes. */

import { writeFileSync } from 'node:fs';
import { readScholarships } from '../sources/scholarships/read.ts';
import { readTransferPolicies } from '../sources/us-transfer-policies-2026/read.ts';
import { notesOf, writeNotes } from './build-notes.ts';
import { CAREER_INDEX, careerIndexText } from './careers/career-index.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import type { Contents } from './dataset-files.ts';
import { DATASET_FOLDER, filesOf, writeDataset } from './dataset-files.ts';
import { contextOf, descriptionOf } from './describe/description.ts';
import { manifestOf } from './manifest.ts';
import { setAmongPeers } from './peers/set-among-peers.ts';
import { buildScholarships, scholarshipFiles } from './scholarships/build-scholarships.ts';
import { nearestNeighbours } from './similar/nearest.ts';
import { transferFiles, transferPolicies } from './transfer/transfer-policies.ts';

/** The files of the dataset by name, from the raw sources. */
export function buildFiles(catalogue: Catalogue): Map<string, string> {
  const context = contextOf(catalogue.universities, catalogue.programs, catalogue.aliases);
  const contents: Contents = {
    universities: catalogue.universities.map((university) => ({
      ...university,
      description: descriptionOf(university, context),
    })),
    aliases: catalogue.aliases,
    programs: catalogue.programs,
    neighbours: nearestNeighbours(catalogue),
    trends: catalogue.trends,
    ...setAmongPeers(catalogue.universities, catalogue.provenance),
    outside: catalogue.outside,
    redirects: catalogue.redirects,
    provenance: catalogue.provenance,
    cipTitles: catalogue.cipTitles,
    careers: catalogue.careers.careers,
    careerLists: catalogue.careers.lists,
    endedPrograms: catalogue.endedPrograms,
  };
  return filesOf(contents, manifestOf(contents, catalogue.sources));
}

if (import.meta.main) {
  const catalogue = readCatalogue();
  const files = buildFiles(catalogue);
  writeDataset(DATASET_FOLDER, files);
  writeFileSync(CAREER_INDEX, careerIndexText(catalogue.careers.careers));
  const scholarships = buildScholarships(readScholarships().rows);
  writeDataset(DATASET_FOLDER, scholarshipFiles(scholarships));
  writeDataset(DATASET_FOLDER, transferFiles(transferPolicies(readTransferPolicies().rows)));
  writeNotes(notesOf(catalogue, scholarships));
  let total = 0;
  for (const [file, text] of files) {
    const bytes = Buffer.byteLength(text);
    total += bytes;
    console.log(`${file.padEnd(22)} ${(bytes / 1e6).toFixed(2).padStart(6)} MB`);
  }
  console.log(`${'all'.padEnd(22)} ${(total / 1e6).toFixed(2).padStart(6)} MB`);
}
