/** The last calculation of this visit, so that it is there again after a look at something else. Nothing is stored. */
import { atom } from 'jotai';
import type { CalculatorAddress } from './address.ts';

export const lastCalculationAtom = atom<CalculatorAddress | null>(null);
