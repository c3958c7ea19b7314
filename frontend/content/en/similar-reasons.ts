/** Why a school is like another, which the dataset holds in English (data/pipeline/similar/reasons.ts): said as it is. */
export const similarReason = (reason: string): string => reason;
