/** What is not as in SQLite, one press away. */
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { BulletList } from '#frontend/components/page/text-page.tsx';
import { dataAskWords } from '#words/site/data-ask.ts';

export function Differences() {
  const { title, items } = dataAskWords.differences;
  return (
    <Disclosure summary={title}>
      <BulletList>
        {Object.entries(items).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </BulletList>
    </Disclosure>
  );
}
