/**
 * Answers searches, suggestions, points and prices from a saved copy, by the same contracts, questions and presenters as the
 * Worker's routes. Has no bindings: it is built into a script of its own for the service worker.
 */
import { ENDPOINT_PATHS } from '#schema/api/endpoint-paths.ts';
import { OFFLINE_ENDPOINTS, type OfflineAnswer, type OfflineSearch } from '#schema/api/offline-search.ts';
import { pointsQuery, searchQuery, suggestQuery } from '#schema/api/search.ts';
import { pricesQuery } from '#schema/api/situation.ts';
import { type OfflineCopy, openOfflineCopy } from '#schema/search/offline-copy.ts';
import { snapshotOn } from '#schema/search/snapshot.ts';
import { AppError } from '#worker/app-error.ts';
import { errorResponse } from '#worker/http/error-response.ts';
import { takeLanguage } from '#worker/http/middleware/asked-language.ts';
import { refuseUnknownParameters } from '#worker/http/middleware/known-parameters.ts';
import { parseQuery } from '#worker/http/routes/parse-request.ts';
import type { Catalogue } from '#worker/services/search-box.ts';
import {
  listQuestion,
  type PresentedDataset,
  pointsQuestion,
  pricesQuestion,
  type SearchPresenters,
  suggestQuestion,
} from '#worker/services/search-questions.ts';
import { SEARCH_PRESENTERS } from './presenters.ts';

type Opened = Catalogue & PresentedDataset;
/** The body of an answer; null for what the copy does not hold. */
type Answer = (opened: Opened, presenters: SearchPresenters, address: URL) => Promise<object | null>;

const ANSWERS: Readonly<Record<(typeof OFFLINE_ENDPOINTS)[number], Answer>> = {
  searchUniversities: async (opened, presenters, address) => {
    const query = listQuestion.canonical(parsed(searchQuery, address));
    // Which schools are like one is read from D1.
    if (query.similarTo !== undefined) return null;
    return listQuestion.present(presenters, await listQuestion.find(opened, query), opened, query);
  },
  universityPoints: async (opened, presenters, address) => {
    const query = pointsQuestion.canonical(parsed(pointsQuery, address));
    return pointsQuestion.present(presenters, await pointsQuestion.find(opened, query));
  },
  suggestUniversities: async (opened, presenters, address) => {
    const query = suggestQuestion.canonical(parsed(suggestQuery, address));
    return suggestQuestion.present(presenters, await suggestQuestion.find(opened, query), query);
  },
  universityPrices: async (opened, presenters, address) => {
    const query = pricesQuestion.canonical(parsed(pricesQuery, address));
    return pricesQuestion.present(presenters, pricesQuestion.find(opened, query));
  },
};

/** The name of the endpoint at a path, where the engine has it. */
const endpointAt = (pathname: string) => OFFLINE_ENDPOINTS.find((name) => ENDPOINT_PATHS[name].path === pathname);

/** As the router parses what was asked. Throws Failure `bad-parameter`. */
function parsed<Contract extends Parameters<typeof parseQuery>[0]>(contract: Contract, address: URL) {
  refuseUnknownParameters({ query: contract }, address);
  return parseQuery<Contract>(contract, address);
}

/** Opens a copy. Throws when it is damaged or of another layout. */
export function openOfflineSearch(bytes: Uint8Array): OfflineSearch {
  const copy = openOfflineCopy(bytes);
  let { snapshot } = copy;
  return {
    version: copy.label.version,
    answer: async (asked, day) => {
      const address = new URL(asked);
      const endpoint = endpointAt(address.pathname);
      if (!endpoint) return null;
      snapshot = snapshotOn(snapshot, day);
      try {
        const presenters = SEARCH_PRESENTERS[takeLanguage(address) ?? 'en'];
        const body = await ANSWERS[endpoint]({ ...catalogueIn(copy), snapshot }, presenters, address);
        return body && { status: 200, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) };
      } catch (error) {
        if (error instanceof AppError) return refusalOf(error);
        throw error;
      }
    },
  };
}

function catalogueIn({ label, snapshot, programs, card, answered }: OfflineCopy): Opened {
  return {
    snapshot,
    affordability: label.affordability,
    programs: async () => programs,
    cards: async (ids) => ids.map(card).filter((one) => one !== undefined),
    answered: async (id) => answered(id),
  };
}

async function refusalOf(error: AppError): Promise<OfflineAnswer> {
  const refusal = errorResponse(error, null, '');
  return {
    status: refusal.status,
    contentType: refusal.headers.get('content-type') ?? '',
    body: await refusal.text(),
  };
}
