import type { Resolver } from 'react-hook-form';
import { expect, it } from 'vitest';
import { contactBody } from '#schema/api/contact.ts';
import { registerBody } from '#schema/api/session.ts';
import { FIELD_FAULTS } from '#schema/domain/site/field-faults.ts';
import { formResolver } from './form-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const messages = async (resolver: unknown, values: object) => {
  const { errors } = await (resolver as Resolver)(values, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};
const CONTACT = { name: 'A', email: 'a@', subject: 'Hi', message: 'Short' };

it('says at each field what the contract says', async () => {
  expect(await messages(formResolver(contactBody), CONTACT)).toEqual({
    name: 'Name must be at least 2 characters.',
    email: 'Please enter a valid email address.',
    subject: 'Subject must be at least 5 characters.',
    message: 'Message must be at least 10 characters.',
  });
});

it('leaves what is right as it is read', async () => {
  const { values, errors } = await formResolver(registerBody)(
    { username: ' someone ', password: 'a good one' } as never,
    undefined,
    options,
  );
  expect({ values, errors }).toEqual({ values: { username: 'someone', password: 'a good one' }, errors: {} });
});

it('knows each fault by one text', () => {
  const texts = Object.values(FIELD_FAULTS);
  expect(new Set(texts).size).toBe(texts.length);
});
