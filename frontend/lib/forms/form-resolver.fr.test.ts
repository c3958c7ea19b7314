import type { Resolver } from 'react-hook-form';
import { expect, it } from 'vitest';
import { contactBody } from '#schema/api/contact.ts';
import { registerBody } from '#schema/api/session.ts';
import { formResolver } from './form-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const messages = async (resolver: unknown, values: object) => {
  const { errors } = await (resolver as Resolver)(values, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};
const CONTACT = { name: 'A', email: 'a@', subject: 'Hi', message: 'Short' };

it('says at each field in French what the contract says', async () => {
  const resolver = formResolver(contactBody);
  expect(await messages(resolver, CONTACT)).toMatchObject({
    name: 'Le nom doit compter au moins 2 caractères.',
    email: 'Entrez une adresse courriel valide.',
  });
  expect(await messages(formResolver(registerBody), { username: 'a b', password: '12345' })).toEqual({
    username: expect.stringContaining('ne peut contenir que des lettres'),
    password: 'Le mot de passe doit compter au moins 6 caractères',
  });
});
