/** Why a password is refused besides its length. */
export const WEAK_PASSWORD_TEXTS = {
  spaces: 'A password of spaces only is too easy to guess',
  name: 'This password is too much like your username',
  common: 'This is one of the most common passwords, and among the first that someone would try',
};
