/** What stands under a list: its other pages, and the whole of it as a file. */

import { ExternalLink } from '#frontend/components/links/router-link.tsx';
import { Pagination } from '#frontend/components/page/pagination.tsx';
import { Box, Flex } from '#frontend/components/styled/box.tsx';
import { DownloadIcon } from '#frontend/components/ui/later-icons.tsx';
import { saveFile } from '#frontend/lib/browser/save-file.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { searchWords as words } from '#words/search/search.ts';
import type { SearchRequest } from '../filters.ts';
import { useOwnPricesRequest } from '../own-request.ts';
import { exportAddress } from '../queries.ts';

interface ListEndProps {
  request: SearchRequest;
  answer: SearchResponse;
  addressOf: (page: number) => string;
}

export function ListEnd({ request, answer, addressOf }: ListEndProps) {
  const file = useOwnPricesRequest(request);
  /** A browser keeps the address of a download for good: with home and income in it, the page fetches the file itself. */
  const saveOwn = async () => {
    try {
      const response = await fetch(exportAddress(file));
      if (!response.ok) throw new Error(`The file was refused: ${response.status}`);
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      saveFile(await response.blob(), name ?? 'campusatlas.csv', 'text/csv');
    } catch (error) {
      console.warn(error);
      showToast({ ...words.exportFailed, destructive: true });
    }
  };
  return (
    <>
      <Box mt="12" minH="10">
        <Pagination page={answer.page} totalPages={answer.totalPages} addressOf={addressOf} />
      </Box>
      <Flex mt="8" justifyContent="center" textStyle="sm">
        <ExternalLink
          href={exportAddress(request)}
          download
          touch="block"
          gap="1.5"
          onClick={(event) => {
            if (file === request) return;
            event.preventDefault();
            void saveOwn();
          }}
        >
          <DownloadIcon boxSize="4" />
          {words.export}
        </ExternalLink>
      </Flex>
    </>
  );
}
