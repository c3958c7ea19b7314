/** Letters of financial aid beside each other. */
import { PageHead } from '#frontend/components/page-head.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { TextPage } from '#frontend/components/text-page.tsx';
import { aidOffersWords as words } from '#frontend/content/aid-offers.ts';
import { CalculatorLinks } from '#frontend/features/calculator/components/calculator-links.tsx';
import { OffersTool } from '#frontend/features/calculator/components/offers-tool.tsx';

export default function AidOffersPage() {
  return (
    <TextPage title={words.title} lead={words.lead}>
      <PageHead title={words.title} description={words.description} />
      <Box mb="8">
        <CalculatorLinks current="aidOffers" />
      </Box>
      <OffersTool />
    </TextPage>
  );
}
