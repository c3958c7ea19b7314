/** Statewide transfer rules, as the pipeline reads them (data/pipeline/transfer). The Worker alone asks for them. */
import listed from '#data/dataset/transfer-policies.json' with { type: 'json' };
import type { TransferPolicy } from '#schema/domain/site/transfer-policies.ts';

export const TRANSFER_POLICIES = listed as unknown as readonly TransferPolicy[];
