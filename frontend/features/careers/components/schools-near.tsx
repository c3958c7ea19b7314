/** A form that leads to the schools near a place that teach a program group. Without scripts the browser sends it by itself. */
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHome } from '#frontend/api/your-prices.ts';
import { Input } from '#frontend/components/forms/controls.tsx';
import { Field } from '#frontend/components/forms/form-field.tsx';
import { Flex } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { stateName } from '#schema/domain/places/places.ts';
import { countryOfHome, stateOfHome } from '#schema/domain/situation/situation.ts';
import { careerWords as words } from '#words/majors/careers.ts';

export function SchoolsNear({ cip }: { cip: string }) {
  const navigate = useNavigate();
  const home = useHome();
  const near = home === null ? '' : stateName(countryOfHome(home), stateOfHome(home));
  const [path = '', query = ''] = paths.programFinder(cip).split('?');
  const fixed = [...new URLSearchParams(query)];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const location = String(new FormData(event.currentTarget).get('location') ?? '').trim();
    void navigate(
      `${path}?${new URLSearchParams([...fixed, ...(location === '' ? [] : [['location', location] as [string, string]])])}`,
    );
  };
  return (
    <chakra.form action={toLocalizedPath(path)} onSubmit={submit} mt="4" maxW="2xl" _print={{ display: 'none' }}>
      {fixed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Flex gap="3" alignItems="end" flexWrap="wrap">
        <Field label={words.programs.near}>
          {(ids) => (
            <Input
              {...ids}
              key={near}
              name="location"
              autoComplete="off"
              defaultValue={near}
              placeholder={words.programs.nearPlaceholder}
            />
          )}
        </Field>
        <Button type="submit" variant="outline">
          {words.programs.nearSubmit}
        </Button>
      </Flex>
    </chakra.form>
  );
}
