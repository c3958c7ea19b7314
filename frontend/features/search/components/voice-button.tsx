/** The button in the search box that takes what one says, where the browser has speech recognition. */
import { useEffect, useRef, useState } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { CloseIcon, Icon } from '#frontend/components/ui/icons.tsx';
import { LOCALE } from '#names/locale.ts';
import { voiceWords as words } from '#words/search/voice.ts';
import { BOX_BUTTON } from './box-button.ts';

/** What of the Web Speech API is used; TypeScript's types of the DOM lack it. */
interface Recognition {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type Fault = keyof typeof words.faults;
const FAULTS: Readonly<Record<string, Fault | null>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silence',
  network: 'network',
  'audio-capture': 'microphone',
  // One stopped it.
  aborted: null,
};

/** A recognizer of the browser in the page's language; undefined where there is none. */
function recognizer(): Recognition | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    (new () => Recognition) | undefined
  >;
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Recognizer) return undefined;
  const made = new Recognizer();
  made.lang = LOCALE;
  return made;
}

export function VoiceButton({ onHeard }: { onHeard: (text: string) => void }) {
  const [listening, setListening] = useState<Recognition | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const current = useRef<Recognition | null>(null);

  // Whoever leaves the page is not listened to any more.
  useEffect(() => () => current.current?.abort(), []);

  const stop = () => {
    current.current?.abort();
    current.current = null;
    setListening(null);
  };
  const start = () => {
    const recognition = recognizer();
    if (!recognition) return;
    setFault(null);
    let heard = false;
    recognition.onresult = ({ results }) => {
      const text = results[0]?.[0]?.transcript.trim() ?? '';
      if (text === '') return;
      heard = true;
      stop();
      onHeard(text);
    };
    recognition.onerror = ({ error }) => {
      heard = true;
      setFault(Object.hasOwn(FAULTS, error) ? (FAULTS[error] as Fault | null) : 'other');
    };
    recognition.onend = () => {
      if (current.current !== recognition) return;
      current.current = null;
      setListening(null);
      if (!heard) setFault('silence');
    };
    try {
      recognition.start();
    } catch {
      setFault('other');
      return;
    }
    current.current = recognition;
    setListening(recognition);
  };

  const label = listening ? words.stop : words.speak;
  return (
    <>
      <Button
        variant="ghost"
        {...BOX_BUTTON}
        // Only some browsers have it, so it is in no page that the Worker draws.
        data-personal
        aria-label={label}
        title={label}
        onClick={listening ? stop : start}
      >
        {listening ? (
          <CloseIcon boxSize="4" />
        ) : (
          <Icon d="M12 3.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-5 0V6A2.5 2.5 0 0 1 12 3.5ZM6.5 11a5.5 5.5 0 0 0 11 0M12 16.5v4m-3 0h6" />
        )}
      </Button>
      <Box
        role="status"
        position="absolute"
        top="100%"
        insetStart="0"
        insetEnd="0"
        mt="1"
        px="4"
        py="2"
        borderRadius="md"
        bg="bg.panel"
        color="fg"
        textStyle="sm"
        boxShadow="md"
        zIndex="dropdown"
        hidden={!listening && fault === null}
      >
        {listening ? words.listening : fault === null ? '' : words.faults[fault]}
      </Box>
    </>
  );
}
