import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#frontend/api/endpoints.ts';
import { FAILURE_TEXTS, type FailureReason } from '#schema/domain/site/failure-texts.ts';
import { FIELD_FAULTS, type FieldFault } from '#schema/domain/site/field-faults.ts';
import { failureWords, fieldFaultWords } from '#words/controls/failures.ts';
import { ApiError, callApi } from './client.ts';
import { failureSentence } from './failure-sentence.ts';

const problem = (about: object) => JSON.stringify({ type: 'about:blank', detail: 'In English.', ...about });

afterEach(() => vi.unstubAllGlobals());

describe('what a failure says in French', () => {
  it.each([
    [401, problem({ code: 'wrong-credentials' }), 'Nom d’utilisateur ou mot de passe incorrect'],
    [409, problem({ code: 'limit-reached', reason: 'searches-full' }), /^Vous pouvez avoir 50 recherches/],
    [409, problem({ code: 'limit-reached', reason: 'of another release' }), 'Il ne peut pas y en avoir davantage.'],
    [
      400,
      problem({
        code: 'bad-parameter',
        faults: [
          { parameter: 'username', message: 'In English', reason: 'username-too-short' },
          { parameter: 'password', message: 'In English', reason: 'password-common' },
        ],
      }),
      /^Le nom d’utilisateur doit compter au moins 3 caractères\. C’est l’un des mots de passe les plus répandus/,
    ],
    [400, problem({ code: 'bad-parameter', faults: [{ parameter: 'x', message: 'must be' }] }), /Vérifiez/],
    [503, '<h1>Bad gateway</h1>', /^Nous n’avons pas pu joindre nos données/],
    [429, 'null', /^Trop d’envois/],
    [418, 'short and stout', ''],
    [409, problem({ code: 'toString' }), ''],
  ] as const)('%i %s', (status, body, said) => {
    const text = failureSentence(status, body);
    if (typeof said === 'string') expect(text).toBe(said);
    else expect(text).toMatch(said);
  });

  it('is asked for and said by a call, and nothing of the English gets through', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(problem({ code: 'username-taken' }), { status: 409 })),
    );
    const call = callApi(endpoints.register, { body: {} });
    await expect(call).rejects.toThrow(new ApiError(409, 'Ce nom d’utilisateur est déjà pris'));
    expect(fetch).toHaveBeenCalledWith(
      '/api/register?lang=fr',
      expect.objectContaining({
        headers: expect.objectContaining({ Accept: expect.stringContaining('problem+json') }),
      }),
    );
  });

  it('has words of its own for every code and every field', () => {
    for (const key of Object.keys(FAILURE_TEXTS) as FailureReason[]) {
      expect(failureWords[key], key).not.toBe(FAILURE_TEXTS[key]);
    }
    for (const key of Object.keys(FIELD_FAULTS) as FieldFault[]) {
      expect(fieldFaultWords[key], key).not.toBe(FIELD_FAULTS[key]);
    }
  });
});
