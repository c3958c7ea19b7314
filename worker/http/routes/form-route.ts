/** A route that takes a form: same origin, not too often, JSON within bounds, the contract, then the act. */
import type { Endpoint } from '#schema/api/endpoint.ts';
import type { Deps } from '#worker/deps.ts';
import { PRIMARY } from '#worker/session-start.ts';
import { checkFormRate } from '../middleware/form-rate.ts';
import { readJsonBody } from '../middleware/json-body.ts';
import { checkOrigin } from '../middleware/same-origin.ts';
import { parseByContract } from './parse-request.ts';
import type { Parsed, Route } from './public-route.ts';

/** Declares a form. Nothing of its answer is ever stored. */
export function formRoute<E extends Endpoint>(
  endpoint: E,
  act: (deps: Deps, body: Parsed<E['body']>) => Promise<Parsed<E['response']>>,
): Route {
  return {
    endpoint,
    startsAt: () => PRIMARY,
    async handle({ deps, request, url }) {
      checkOrigin(request, url);
      await checkFormRate(deps, request, endpoint.name);
      const sent = await readJsonBody(request);
      const body = (endpoint.body && parseByContract(endpoint.body, sent)) as Parsed<E['body']>;
      return Response.json(await act(deps, body), { headers: { 'cache-control': 'no-store', 'x-cache': 'BYPASS' } });
    },
  };
}
