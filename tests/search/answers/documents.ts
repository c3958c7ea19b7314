/** Records of some schools as they are stored. */
import type { UniversityDocument } from '#schema/domain/record/university-document.ts';
import { universityDocuments } from '../../../data/seed/university-documents.ts';
import { committedDataset } from '../catalogue.ts';

/** The documents of schools of these names. */
export function documentsOf(names: readonly string[]): Map<string, UniversityDocument> {
  const dataset = committedDataset();
  const universities = dataset.universities.filter(({ name }) => names.includes(name));
  return new Map([...universityDocuments({ ...dataset, universities })].map((document) => [document.name, document]));
}
