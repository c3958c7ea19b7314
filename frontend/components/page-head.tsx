/** A page's title and description for the browser and for search engines; React puts them into the head. */
import { SITE_TITLE } from '../content/shell.ts';

export function PageHead({ title, description }: { title: string; description?: string | undefined }) {
  return (
    <>
      <title>{`${title} | ${SITE_TITLE}`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
    </>
  );
}
