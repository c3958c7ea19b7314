import { expect, it } from 'vitest';
import { tuitionByHome } from './tuition-lines.ts';

it('takes no reader for somebody of one country: both ends of a price, as on the English page', () => {
  const { amount, whose } = tuitionByHome({
    country: 'CA',
    state: 'QC',
    currency: 'CAD',
    tuition: 47_282,
    tuitionInState: 2_967,
    tuitionInStateFor: 'Quebec residents',
    tuitionInDistrict: null,
  });
  expect([amount.replaceAll('\u00a0', ' '), whose]).toEqual(['2 967 à 47 282 $', 'selon la résidence']);
});
