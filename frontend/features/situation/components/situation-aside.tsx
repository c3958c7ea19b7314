/** What was said here before somebody signed in whose it may not be, and the question whose it is. Nothing where nothing was. */
import { useAtom } from 'jotai';
import { Box, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { situationLine } from '#frontend/content/situation-line.ts';
import { setAsideAtom } from '#frontend/lib/storage/own-situation.ts';
import { type PersonalSituation, personalSituationOf } from '#schema/domain/situation/personal-situation.ts';
import { situationWords as words } from '#words/situation/situation.ts';

export function SituationAside({ onUse }: { onUse: (situation: PersonalSituation) => void }) {
  const [setAside, setSetAside] = useAtom(setAsideAtom);
  const aside = personalSituationOf(setAside);
  if (aside === null) return null;
  return (
    <Box my="4" ps="4" maxW="prose" borderInlineStartWidth="4px" borderColor="gold.solid" textStyle="sm">
      <p>{words.aside.text(situationLine(aside))}</p>
      <Wrap mt="2" gap="3">
        <Button
          size="sm"
          minH={{ base: '11', md: '9' }}
          variant="outline"
          onClick={() => {
            onUse(aside);
            setSetAside(null);
          }}
        >
          {words.aside.use}
        </Button>
        <Button size="sm" minH={{ base: '11', md: '9' }} variant="ghost" onClick={() => setSetAside(null)}>
          {words.aside.forget}
        </Button>
      </Wrap>
    </Box>
  );
}
