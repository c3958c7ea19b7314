/** A page's title and description for the browser and for whoever shares the address. */
import { useEffect } from 'react';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { pageTitle } from '#words/layout/shell.ts';

export function PageHead({ title, description }: { title: string; description?: string | undefined }) {
  // The Worker has written a description already; a second one beside it would not count.
  useEffect(() => {
    if (description !== undefined) {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    }
  }, [description]);
  // The Worker writes the head itself.
  return ON_SERVER ? null : <title>{pageTitle(title)}</title>;
}
