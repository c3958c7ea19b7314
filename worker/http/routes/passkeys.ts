/** /api/passkeys and /api/account/passkeys: signing in and registering with a passkey, and the passkeys of an account. */
import { endpoints } from '#schema/api/endpoints.ts';
import { addPasskeyBody, passkeyLoginBody, passkeyRegisterOptionsBody } from '#schema/api/passkeys.ts';
import { DEVICE_COOKIE } from '#schema/domain/account/account.ts';
import { deviceCookie, readCookie, sessionCookies } from '#worker/auth/cookie.ts';
import { DEVICE, deviceOf, deviceTokenWith } from '#worker/auth/known-device.ts';
import { addOptions, signOptions } from '#worker/auth/passkey.ts';
import { CHALLENGES, challengeOf, newChallenge, usedChallenge } from '#worker/auth/passkey-challenge.ts';
import { ringOf, sessionToken } from '#worker/auth/session.ts';
import type { Deps } from '#worker/deps.ts';
import { presentPasskey } from '#worker/presenters/passkeys.ts';
import { presentUser } from '#worker/presenters/user.ts';
import { proved } from '#worker/services/account.ts';
import {
  addPasskey,
  checkFree,
  listPasskeys,
  logInByPasskey,
  optionsForAnother,
  registerByPasskey,
  removePasskey,
  renamePasskey,
} from '#worker/services/passkeys.ts';
import { type Entered, usernameKeyOf } from '#worker/services/session.ts';
import { accountCounts } from '#worker/services/timed-counts.ts';
import { PRIMARY } from '#worker/session-start.ts';
import { readJsonBody } from '../middleware/json-body.ts';
import { checkOrigin } from '../middleware/same-origin.ts';
import { checkPasswordRate, checkSignInRate } from '../middleware/sign-in-rate.ts';
import { checkCounts, visitorOf, wholeNetworkOf } from '../middleware/visitor-rate.ts';
import { parseByContract } from './parse-request.ts';
import { proofIn } from './proof.ts';
import type { Route } from './public-route.ts';
import { privateAnswer, Reply, userRoute } from './user-route.ts';

/** Asked for with nothing to guess at: as often as any form from one network. */
const passkeyOptionsRoute: Route = {
  endpoint: endpoints.passkeyOptions,
  startsAt: () => PRIMARY,
  async handle({ deps, request, url }) {
    checkOrigin(request, url);
    await checkCounts(deps, 'passkey', [[deps.networkRate, `passkey:${visitorOf(request.headers)}`]]);
    const { challenge, cookie } = await newChallenge(deps, CHALLENGES.sign);
    return privateAnswer(deps, endpoints.passkeyOptions, signOptions(url, challenge), {}, [cookie]);
  },
};

/** Cookies of who has just come in on this device. */
async function cookiesOf(deps: Deps, request: Request, { session, usernameKey }: Entered): Promise<string[]> {
  const device = await deviceOf(deps, readCookie(request, DEVICE_COOKIE));
  return [
    ...sessionCookies(await sessionToken(deps, session)),
    deviceCookie(await deviceTokenWith(deps, device, usernameKey), DEVICE.lifetime),
  ];
}

const passkeyLoginRoute: Route = {
  endpoint: endpoints.passkeyLogin,
  startsAt: () => PRIMARY,
  async handle({ deps, request, url }) {
    checkOrigin(request, url);
    ringOf(deps);
    const { passkey: answer } = parseByContract(passkeyLoginBody, await readJsonBody(request));
    // Nobody says a name: tries are counted by the passkey.
    const counted = { form: endpoints.passkeyLogin.name, usernameKey: answer.id, deviceId: null };
    await checkSignInRate(deps, request.headers, counted);
    const challenge = await challengeOf(deps, CHALLENGES.sign, request);
    const came = await logInByPasskey(deps, { site: url, challenge, answer });
    return privateAnswer(deps, endpoints.passkeyLogin, presentUser(came.user), {}, [
      ...(await cookiesOf(deps, request, came)),
      usedChallenge(CHALLENGES.sign),
    ]);
  },
};

const passkeyRegisterOptionsRoute: Route = {
  endpoint: endpoints.passkeyRegisterOptions,
  startsAt: () => PRIMARY,
  async handle({ deps, request, url }) {
    checkOrigin(request, url);
    ringOf(deps);
    const { username } = parseByContract(passkeyRegisterOptionsBody, await readJsonBody(request));
    const counted = {
      form: endpoints.passkeyRegisterOptions.name,
      usernameKey: usernameKeyOf(username),
      deviceId: null,
    };
    await checkSignInRate(deps, request.headers, counted);
    await checkFree(deps, username);
    const user = { userId: deps.random(), username };
    const { challenge, cookie } = await newChallenge(deps, CHALLENGES.first, user);
    const options = await addOptions(url, challenge, user, []);
    return privateAnswer(deps, endpoints.passkeyRegisterOptions, options, {}, [cookie]);
  },
};

const passkeyRegisterRoute: Route = {
  endpoint: endpoints.passkeyRegister,
  startsAt: () => PRIMARY,
  async handle({ deps, request, url }) {
    checkOrigin(request, url);
    ringOf(deps);
    const body = parseByContract(addPasskeyBody, await readJsonBody(request));
    const counted = { form: endpoints.passkeyRegister.name, usernameKey: body.passkey.id, deviceId: null };
    await checkSignInRate(deps, request.headers, counted);
    const challenge = await challengeOf(deps, CHALLENGES.first, request);
    const visitor = visitorOf(request.headers);
    const counts = await accountCounts(deps, visitor, wholeNetworkOf(visitor));
    const came = await registerByPasskey(deps, { site: url, challenge, body }, counts);
    const answer = { ...presentUser(came.user), recoveryCode: came.recoveryCode };
    return privateAnswer(deps, endpoints.passkeyRegister, answer, {}, [
      ...(await cookiesOf(deps, request, came)),
      usedChallenge(CHALLENGES.first),
    ]);
  },
};

export const passkeyRoutes: readonly Route[] = [
  passkeyOptionsRoute,
  passkeyLoginRoute,
  passkeyRegisterOptionsRoute,
  passkeyRegisterRoute,
  userRoute(endpoints.passkeys, async ({ deps, session }) => {
    const { rows, hasPassword } = await listPasskeys(deps, session);
    return { passkeys: rows.map(presentPasskey), hasPassword };
  }),
  userRoute(endpoints.newPasskeyOptions, async ({ deps, session, body, context }) => {
    await checkPasswordRate(deps, session);
    await proved(deps, session, await proofIn(deps, body, context));
    const { challenge, cookie } = await newChallenge(deps, CHALLENGES.add, { userId: session.userId });
    return new Reply(await optionsForAnother(deps, session, context.url, challenge), {
      cookies: [cookie, usedChallenge(CHALLENGES.sign)],
    });
  }),
  userRoute(endpoints.addPasskey, async ({ deps, session, body, context }) => {
    const challenge = await challengeOf(deps, CHALLENGES.add, context.request);
    const { name, passkey: answer } = body;
    const added = await addPasskey(deps, session, { site: context.url, challenge, name, answer });
    return new Reply(presentPasskey(added), { cookies: [usedChallenge(CHALLENGES.add)] });
  }),
  userRoute(endpoints.renamePasskey, async ({ deps, session, params, body }) =>
    presentPasskey(await renamePasskey(deps, session, params.id, body.name)),
  ),
  userRoute(endpoints.removePasskey, async ({ deps, session, params }) => {
    const next = await removePasskey(deps, session, params.id);
    return new Reply(undefined, { cookies: sessionCookies(await sessionToken(deps, next)) });
  }),
];
