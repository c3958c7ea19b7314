/** Tells a password manager whose password a form is about; people do not see it. */
export function AccountName({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />;
}
