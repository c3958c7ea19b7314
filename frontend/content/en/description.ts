/** What a university is described as: in English, as the pipeline made it of the university's facts (data/pipeline/describe). */
import type { UniversityDocument } from '#schema/domain/university-document.ts';

export const descriptionOf = ({ description }: UniversityDocument): string => description;
