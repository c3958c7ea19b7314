/** Words of the button that takes a spoken search. */
export const voiceWords = {
  speak: 'Chercher à la voix',
  stop: 'Arrêter l’écoute',
  listening: 'Nous écoutons…',
  faults: {
    denied:
      'Votre navigateur ne permet pas à ce site d’utiliser le microphone. Autorisez-le dans les paramètres du navigateur ou écrivez votre recherche.',
    silence: 'Nous n’avons rien entendu. Réessayez ou écrivez votre recherche.',
    network:
      'Votre navigateur n’a pas pu joindre son service de reconnaissance vocale. Réessayez ou écrivez votre recherche.',
    microphone: 'Aucun microphone n’a été trouvé. Écrivez votre recherche.',
    other: 'Votre navigateur n’a pas compris. Réessayez ou écrivez votre recherche.',
  },
} as const;
