import { expect, test } from 'vitest';
import { registerForm } from './register-form.ts';

const faultsOf = (value: unknown) =>
  Object.fromEntries(
    (registerForm.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

test('says every fault at once, each at its field, in words of its own', () => {
  expect(faultsOf({ username: 'al', password: '12345', confirmPassword: '1234' })).toEqual({
    username: 'Username must be at least 3 characters',
    password: 'Password must be at least 6 characters',
    confirmPassword: "Passwords don't match",
  });
});

test('takes six characters of any kind', () => {
  expect(faultsOf({ username: 'ada', password: '      ', confirmPassword: '      ' })).toEqual({});
});

test('says that the passwords differ when that is the only fault', () => {
  expect(faultsOf({ username: 'ada', password: '123456', confirmPassword: '' })).toEqual({
    confirmPassword: "Passwords don't match",
  });
});
