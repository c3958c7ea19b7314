/** The two buttons that show the same figures as a chart or as a table. */

import { figureFormWords as words } from '#words/controls/figure-form.ts';
import { Box } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';

const FORMS = ['chart', 'table'] as const;
export type FigureForm = (typeof FORMS)[number];

interface FigureFormSwitchProps {
  /** What the figures are about; names the group of the two buttons. */
  subject: string;
  shown: FigureForm;
  onShow: (form: FigureForm) => void;
}

export function FigureFormSwitch({ subject, shown, onShow }: FigureFormSwitchProps) {
  return (
    <Box role="group" aria-label={words.showAs(subject)} display="flex" gap="1" _print={{ display: 'none' }}>
      {FORMS.map((form) => (
        <Button
          key={form}
          size="xs"
          minH={{ base: '11', md: '7' }}
          variant={shown === form ? 'subtle' : 'ghost'}
          colorPalette="ink"
          aria-pressed={shown === form}
          onClick={() => onShow(form)}
        >
          {words[form]}
        </Button>
      ))}
    </Box>
  );
}
