/** POST /mcp: assistants ask what pages and the API answer. Nothing of a call is stored or logged but the tool's name. */
import { AppError, ERRORS } from '#worker/app-error.ts';
import { answerMethod } from '../mcp/methods.ts';
import {
  acceptedResponse,
  errorResponseOf,
  idOf,
  RPC,
  RpcError,
  readMessage,
  resultResponse,
} from '../mcp/protocol.ts';
import { checkAssistantRate } from '../middleware/assistant-rate.ts';
import { readJsonBody } from '../middleware/json-body.ts';
import type { RequestContext } from './context.ts';

export const MCP_PATH = '/mcp';

/** Answers a message. Throws Failure `wrong-origin` and `too-many-requests`; all other failures are the protocol's. */
export async function answerMcp(context: RequestContext): Promise<Response> {
  const { deps, request, url } = context;
  context.route = 'mcp';
  checkForeignPage(request, url);
  await checkAssistantRate(deps, request);
  let id: string | number | undefined;
  try {
    const message = (await readJsonBody(request)) as Record<string, unknown>;
    id = idOf(message);
    const asked = readMessage(message, request.headers);
    if (asked === null) return acceptedResponse();
    const { result, route } = await answerMethod(asked, { app: context.app, deps, origin: url.origin });
    context.route = route;
    return resultResponse(asked, result);
  } catch (error) {
    const refused = error instanceof RpcError ? error : refusalOf(error);
    if (refused === null) throw error;
    return errorResponseOf(refused, id);
  }
}

/**
 * Throws Failure `wrong-origin` where a page of another site has a browser call. Assistants are no pages and send no
 * Origin; one that does is ours. Where the Worker runs on somebody's own computer, a name of another site can be made to
 * lead there (DNS rebinding), with Host and Origin alike: without TLS, which shows whose name it is, only a local name will do.
 */
function checkForeignPage({ headers }: Request, { origin, protocol, hostname }: URL): void {
  const from = headers.get('origin');
  if (from === null) return;
  if (from !== origin || (protocol !== 'https:' && !LOCAL_NAMES.has(hostname))) throw new AppError('wrong-origin');
}
const LOCAL_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A failure as the protocol says it; null for what is no failure of ours to name. */
function refusalOf(error: unknown): RpcError | null {
  if (!(error instanceof AppError)) return null;
  const { status, title } = ERRORS[error.code];
  if (error.code === 'malformed-body') return new RpcError(RPC.parse, 'One JSON object', { status });
  if (status >= 500) return null;
  return new RpcError(RPC.invalidRequest, error.details.detail ?? title, { status });
}
