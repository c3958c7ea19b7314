/** Method, path and authentication of the endpoints of passkeys: apart from the others, as few pages ever ask them. */
export const PASSKEY_PATHS = {
  passkeyOptions: { method: 'POST', path: '/api/passkeys/options', auth: 'none' },
  passkeyLogin: { method: 'POST', path: '/api/passkeys/login', auth: 'none' },
  passkeyRegisterOptions: { method: 'POST', path: '/api/passkeys/register/options', auth: 'none' },
  passkeyRegister: { method: 'POST', path: '/api/passkeys/register', auth: 'none' },
  passkeys: { method: 'GET', path: '/api/account/passkeys', auth: 'session' },
  newPasskeyOptions: { method: 'POST', path: '/api/account/passkeys/options', auth: 'session' },
  addPasskey: { method: 'POST', path: '/api/account/passkeys', auth: 'session' },
  renamePasskey: { method: 'PATCH', path: '/api/account/passkeys/:id', auth: 'session' },
  removePasskey: { method: 'DELETE', path: '/api/account/passkeys/:id', auth: 'session' },
} as const;
