/** Pourquoi un mot de passe est refusé, outre sa longueur (notre français). */
export const WEAK_PASSWORD_TEXTS = {
  spaces: 'Un mot de passe fait seulement d’espaces est trop facile à deviner',
  name: 'Ce mot de passe ressemble trop à votre nom d’utilisateur',
  common: 'C’est un des mots de passe les plus courants, un des premiers qu’on essaierait',
};
