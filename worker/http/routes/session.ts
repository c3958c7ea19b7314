/** /api/user, /api/login, /api/register, /api/logout, /api/recover: the session and how it begins and ends. */
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '#schema/domain/account/account.ts';
import { CLEAR_CACHE, deviceCookie, endedSessionCookies, readCookie, sessionCookies } from '#worker/auth/cookie.ts';
import { DEVICE, deviceOf, deviceTokenWith, knows } from '#worker/auth/known-device.ts';
import { ringOf, sessionOf, sessionToken } from '#worker/auth/session.ts';
import type { Deps } from '#worker/deps.ts';
import { presentUser } from '#worker/presenters/user.ts';
import {
  currentUser,
  type Entered,
  logIn,
  logOut,
  recover,
  register,
  usernameKeyOf,
} from '#worker/services/session.ts';
import { accountCounts } from '#worker/services/timed-counts.ts';
import { PRIMARY } from '#worker/session-start.ts';
import { readJsonBody } from '../middleware/json-body.ts';
import { checkOrigin } from '../middleware/same-origin.ts';
import { checkSignInRate } from '../middleware/sign-in-rate.ts';
import { visitorOf, wholeNetworkOf } from '../middleware/visitor-rate.ts';
import { parseByContract } from './parse-request.ts';
import type { Parsed, Route } from './public-route.ts';
import { privateAnswer, userRoute } from './user-route.ts';

export const currentUserRoute = userRoute(endpoints.user, async ({ deps, session }) =>
  presentUser(await currentUser(deps, session)),
);

/** A form that begins a session: same origin, JSON, the contract, not too often, then the act. */
function enteringRoute<E extends Endpoint, Result extends Entered>(
  endpoint: E,
  act: (deps: Deps, body: Parsed<E['body']>, headers: Headers) => Promise<Result>,
  present: (result: Result) => Parsed<E['response']>,
): Route {
  return {
    endpoint,
    startsAt: () => PRIMARY,
    async handle({ deps, request, url }) {
      checkOrigin(request, url);
      // Without keys no session can begin: said before anything is done.
      ringOf(deps);
      const body = parseByContract(endpoint.body as NonNullable<E['body']>, await readJsonBody(request)) as Parsed<
        E['body']
      > & { username: string };
      const device = await deviceOf(deps, readCookie(request, DEVICE_COOKIE));
      const usernameKey = usernameKeyOf(body.username);
      const deviceId = (await knows(device, usernameKey)) ? (device?.id ?? null) : null;
      await checkSignInRate(deps, request.headers, { form: endpoint.name, usernameKey, deviceId });
      const result = await act(deps, body, request.headers);
      return privateAnswer(deps, endpoint, present(result), {}, [
        ...sessionCookies(await sessionToken(deps, result.session)),
        deviceCookie(await deviceTokenWith(deps, device, result.usernameKey), DEVICE.lifetime),
      ]);
    },
  };
}

export const loginRoute = enteringRoute(endpoints.login, logIn, ({ user }) => presentUser(user));

const withCode = ({ user, recoveryCode }: Entered & { recoveryCode: string }) => ({
  ...presentUser(user),
  recoveryCode,
});

export const registerRoute = enteringRoute(
  endpoints.register,
  async (deps, body, headers) => {
    const visitor = visitorOf(headers);
    return register(deps, body, await accountCounts(deps, visitor, wholeNetworkOf(visitor)));
  },
  withCode,
);

export const recoverRoute = enteringRoute(endpoints.recover, recover, withCode);

export const logoutRoute: Route = {
  endpoint: endpoints.logout,
  startsAt: () => PRIMARY,
  async handle({ deps, request, url }) {
    checkOrigin(request, url);
    const session = await sessionOf(deps, readCookie(request, SESSION_COOKIE));
    if (session) await logOut(deps, session);
    return privateAnswer(deps, endpoints.logout, null, CLEAR_CACHE, endedSessionCookies());
  },
};
