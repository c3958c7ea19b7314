/** The form over the list of careers: a name, a field of work and an order. Without scripts the browser sends it by itself. */
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Input, Select } from '#frontend/components/forms/controls.tsx';
import { Field } from '#frontend/components/forms/form-field.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { CAREER_FIELDS, CAREER_ORDERS } from '#schema/domain/programs/careers.ts';
import { careersWords as words } from '#words/majors/careers.ts';
import { type CareersAddress, careersParameters, readCareersAddress } from '../address.ts';

export function CareersForm({ address }: { address: CareersAddress }) {
  const navigate = useNavigate();
  // Its parameter stays empty, so that a name that is typed next is matched best first.
  const usualOrder = address.q === undefined && address.program === undefined ? 'degree' : null;
  const go = (to: CareersAddress) => void navigate(paths.careers(careersParameters(to)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    go(readCareersAddress(typed));
  };
  return (
    <chakra.form
      key={JSON.stringify(address)}
      action={toLocalizedPath(paths.careers())}
      role="search"
      aria-label={words.form.label}
      onSubmit={submit}
      mb="4"
      _print={{ display: 'none' }}
    >
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' }}
        columnGap="6"
        rowGap="3"
        alignItems="end"
      >
        <Flex gap="2" alignItems="end">
          <Box flex="1" minW="0">
            <Field label={words.form.name}>
              {(ids) => (
                <Input
                  {...ids}
                  type="search"
                  name="q"
                  defaultValue={address.q ?? ''}
                  placeholder={words.form.placeholder}
                />
              )}
            </Field>
          </Box>
          <Button type="submit" flexShrink="0">
            {words.form.submit}
          </Button>
        </Flex>
        <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="3">
          <Field label={words.form.field}>
            {(ids) => (
              <Select
                {...ids}
                name="field"
                value={address.field ?? ''}
                onChange={(field) =>
                  go({ ...address, field: CAREER_FIELDS.find((one) => one === field), page: undefined })
                }
                options={[
                  { value: '', label: words.form.anyField },
                  ...CAREER_FIELDS.map((field) => ({ value: field, label: words.fields[field] })),
                ]}
              />
            )}
          </Field>
          <Field label={words.form.order}>
            {(ids) => (
              <Select
                {...ids}
                name="sortBy"
                value={address.sortBy === usualOrder ? '' : (address.sortBy ?? '')}
                onChange={(order) =>
                  go({ ...address, sortBy: CAREER_ORDERS.find((one) => one === order), page: undefined })
                }
                options={[
                  { value: '', label: usualOrder === null ? words.form.usual : words.orders[usualOrder] },
                  ...CAREER_ORDERS.filter((order) => order !== usualOrder).map((order) => ({
                    value: order,
                    label: words.orders[order],
                  })),
                ]}
              />
            )}
          </Field>
        </Grid>
      </Grid>
      {address.program === undefined ? null : <input type="hidden" name="program" value={address.program} />}
    </chakra.form>
  );
}
