/** Words of the button that takes a spoken search. */
export const voiceWords = {
  speak: 'Search by voice',
  stop: 'Stop listening',
  listening: 'Listening…',
  faults: {
    denied:
      'Your browser doesn’t let this site use the microphone. Allow it in the browser’s settings, or type your search.',
    silence: 'We didn’t hear anything. Try again, or type your search.',
    network: 'Your browser couldn’t reach its speech service. Try again, or type your search.',
    microphone: 'We couldn’t find a microphone. Type your search.',
    other: 'Your browser couldn’t understand the speech. Try again, or type your search.',
  },
} as const;
