/** What a university is described as: in English, as the pipeline made it of the university's facts (data/pipeline/describe). */
import type { DescribedCard, UniversityDocument } from '#schema/domain/record/university-document.ts';

export const descriptionOf = ({ description }: UniversityDocument): string => description;

/** The description in a list. */
export const cardDescriptionOf = ({ description }: DescribedCard): string => description;
