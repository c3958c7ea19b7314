/** What a year at a school would cost the visitor, behind the published price that a line asks for. */
import { useOwnPrice } from '#frontend/api/your-prices.ts';
import { labelOf } from '#frontend/components/own-price/own-price-label.ts';
import { Text } from '#frontend/components/styled/text.tsx';
import { showsOwnAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { formatMoney } from '#schema/domain/formats/formats.ts';
import { answerWords } from '#words/search/answers.ts';

export function OwnPriceSentence({ id }: { id: number }) {
  const told = useStoredAtom(showsOwnAtom, false);
  return told ? <Told id={id} /> : null;
}

function Told({ id }: { id: number }) {
  const price = useOwnPrice(id)?.price;
  if (!price || price.amount === null) return null;
  return (
    <Text textStyle="lg" data-personal data-own-price={id}>
      {answerWords.ownPrice(labelOf(price), formatMoney(price.amount, price.currency))}
    </Text>
  );
}
