/** Why two schools are near each other, as the dataset says it (data/pipeline/similar/reasons.ts). */
export const similarReason = (reason: string): string => reason;
