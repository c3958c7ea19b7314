/** Whether the page is offered in the other language, which is known only once it has come to life. */
import { useEffect, useState } from 'react';
import { chooseLanguage, chosenLanguage, offersOther } from '#frontend/lib/links/chosen-language.ts';
import { language } from '#names/locale.ts';

export function useLanguageOffer(): { shown: boolean; dismiss: () => void } {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(offersOther(language, chosenLanguage(), navigator.languages)), []);
  return {
    shown,
    dismiss() {
      chooseLanguage(language);
      setShown(false);
    },
  };
}
