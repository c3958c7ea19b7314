/** /api/account: the account itself, which only the password or a passkey opens. */
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { DEVICE_COOKIE } from '#schema/domain/account/account.ts';
import { CLEAR_CACHE, deviceCookie, endedSessionCookies, readCookie, sessionCookies } from '#worker/auth/cookie.ts';
import { DEVICE, deviceOf, deviceTokenWithout } from '#worker/auth/known-device.ts';
import { CHALLENGES, usedChallenge } from '#worker/auth/passkey-challenge.ts';
import { sessionToken } from '#worker/auth/session.ts';
import { presentEverything } from '#worker/presenters/account.ts';
import { deleteAccount, exportEverything, replacePassword, replaceRecoveryCode } from '#worker/services/account.ts';
import { importAccount } from '#worker/services/account-import.ts';
import { checkExports, checkImports } from '#worker/services/timed-counts.ts';
import { checkPasswordRate } from '../middleware/sign-in-rate.ts';
import { proofIn } from './proof.ts';
import type { Route } from './public-route.ts';
import { streamedText } from './streamed-text.ts';
import { Reply, type UserAct, userRoute } from './user-route.ts';

/** A route that asks for the password or a passkey; nobody may guess at a password with a stolen session either. */
function provedRoute<E extends Endpoint>(endpoint: E, act: UserAct<E>): Route {
  return userRoute(endpoint, async (asked) => {
    await checkPasswordRate(asked.deps, asked.session);
    return act(asked);
  });
}

export const accountRoutes = [
  userRoute(endpoints.exportAccount, async ({ deps, session, context }) => {
    await checkExports(deps, session.userId);
    const everything = await exportEverything(deps, session);
    const exportedAt = deps.clock();
    const day = new Date(exportedAt).toISOString().slice(0, 10);
    const pieces = presentEverything(everything, { exportedAt, origin: context.url.origin });
    return new Reply(streamedText(deps, pieces), {
      headers: { 'content-disposition': `attachment; filename="campusatlas-account-${day}.json"` },
    });
  }),
  userRoute(endpoints.importAccount, async ({ deps, session, body }) => {
    await checkImports(deps, session.userId);
    return importAccount(deps, session, body.mode, body.file);
  }),
  provedRoute(endpoints.changePassword, async ({ deps, session, body, context }) => {
    const { currentPassword, passkey, newPassword } = body;
    const proof = await proofIn(deps, { password: currentPassword, passkey }, context);
    const { session: next, recoveryCode } = await replacePassword(deps, session, { proof, newPassword });
    return new Reply({ recoveryCode }, { cookies: sessionCookies(await sessionToken(deps, next)) });
  }),
  provedRoute(endpoints.replaceRecoveryCode, async ({ deps, session, body, context }) => ({
    recoveryCode: await replaceRecoveryCode(deps, session, await proofIn(deps, body, context)),
  })),
  provedRoute(endpoints.deleteAccount, async ({ deps, session, body, context }) => {
    const usernameKey = await deleteAccount(deps, session, await proofIn(deps, body, context));
    const device = await deviceOf(deps, readCookie(context.request, DEVICE_COOKIE));
    const without = deviceCookie(await deviceTokenWithout(deps, device, usernameKey), DEVICE.lifetime);
    return new Reply(undefined, {
      headers: CLEAR_CACHE,
      cookies: [...endedSessionCookies(), without, ...Object.values(CHALLENGES).map(usedChallenge)],
    });
  }),
];
