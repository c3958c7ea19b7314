/** A two-year college, then a university: the form, and what is known of the way between them. The address holds both. */
import { useSearchParams } from 'react-router-dom';
import { TextField } from '#frontend/components/forms/form-field.tsx';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Box, Grid, Stack } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Text } from '#frontend/components/styled/text.tsx';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import type { TwoYearsChoice, TwoYearsResponse } from '#schema/api/two-years.ts';
import { TEXT_MAX } from '#schema/domain/site/limits.ts';
import { twoYearsWords as words } from '#words/calculators/two-years.ts';
import { requestOf, type TwoYearsRequest, useTwoYears } from '../queries.ts';
import { Path } from './path.tsx';

export function TwoYears() {
  const [search] = useSearchParams();
  const request = requestOf(search);
  const { data, isError, refetch } = useTwoYears(request);
  return (
    <>
      <PathForm key={search.toString()} request={request} answer={data} />
      <Box mt="8">
        {isError ? (
          <div role="alert">
            <Text>{words.asked.failed}</Text>
            <Button mt="3" onClick={() => void refetch()}>
              {words.form.submit}
            </Button>
          </div>
        ) : data === undefined ? null : (
          <Answer request={request} answer={data} />
        )}
      </Box>
    </>
  );
}

interface AnswerProps {
  request: TwoYearsRequest;
  answer: TwoYearsResponse;
}

/** A plain form: it works without scripts too, and its fields say which name was not found. */
function PathForm({ request, answer }: { request: TwoYearsRequest; answer: TwoYearsResponse | undefined }) {
  const { near, from, to } = request;
  const error = {
    near: answer?.near && answer.near.name === null ? words.asked.unknownNear(near) : undefined,
    from: answer?.from.asked === 'unknown' ? words.asked.unknownFrom(from) : undefined,
    to: answer?.to.asked === 'unknown' ? words.asked.unknownTo(to) : undefined,
  };
  return (
    <chakra.form
      method="get"
      action={toLocalizedPath(paths.twoYears())}
      maxW={{ base: '3xl', lg: 'none' }}
      _print={{ display: 'none' }}
    >
      <Grid
        gap="4"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr)) auto',
        }}
        alignItems="start"
      >
        <TextField
          name="from"
          label={words.form.from}
          placeholder={words.form.fromExample}
          defaultValue={answer?.from.school?.name ?? from}
          maxLength={TEXT_MAX}
          autoComplete="off"
          error={error.from}
        />
        <TextField
          name="to"
          label={words.form.to}
          placeholder={words.form.toExample}
          defaultValue={answer?.to.school?.name ?? to}
          maxLength={TEXT_MAX}
          autoComplete="off"
          error={error.to}
        />
        <TextField
          name="near"
          label={words.form.near}
          hint={words.form.nearHint}
          defaultValue={near}
          maxLength={TEXT_MAX}
          autoComplete="off"
          error={error.near}
        />
        {/* In line with the fields, under their labels. */}
        <Button type="submit" justifySelf="start" mt={{ lg: '1.625rem' }}>
          {words.form.submit}
        </Button>
      </Grid>
    </chakra.form>
  );
}

function Answer({ request, answer }: AnswerProps) {
  const { from, to, near } = answer;
  const college = from.school;
  return (
    <Stack gap="8">
      {near !== null && near.otherPlaces.length > 0 && near.name === null ? (
        <div>
          <p>{words.asked.otherPlaces}</p>
          <List.Root mt="1">
            {near.otherPlaces.map((place) => (
              <li key={place}>
                <TextLink to={paths.twoYears({ ...request, near: place })} display="inline-block" py="1">
                  {place}
                </TextLink>
              </li>
            ))}
          </List.Root>
        </div>
      ) : null}
      {from.asked === 'nothing' && from.choices.length === 0 && near === null ? <Start /> : null}
      <Choices
        title={from.asked === 'several' ? words.asked.severalFrom : words.asked.near(near?.name ?? '')}
        choices={from.choices}
        addressOf={(slug) => paths.twoYears({ from: slug, to: request.to })}
      />
      {college === null ? null : (
        <Choices
          title={to.asked === 'several' ? words.asked.severalTo : words.asked.nextTo(college.name)}
          choices={to.choices}
          addressOf={(slug) => paths.twoYears({ from: college.slug, to: slug })}
        />
      )}
      {college === null ? null : <Path answer={answer} college={college} university={to.school} />}
    </Stack>
  );
}

/** What to do first, and a path to look at. */
function Start() {
  const { from, to, title } = words.example;
  const { data } = useTwoYears({ from, to, near: '' });
  const college = data?.from.school;
  return (
    <div>
      {college ? (
        <>
          <Heading as="h2" size="md" mb="4">
            {title(from, to)}
          </Heading>
          <Path answer={data} college={college} university={data.to.school} />
        </>
      ) : null}
    </div>
  );
}

interface ChoicesProps {
  title: string;
  choices: readonly TwoYearsChoice[];
  addressOf: (slug: string) => string;
}

function Choices({ title, choices, addressOf }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <div>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      <List.Root mt="2" maxW="2xl">
        {choices.map(({ id, slug, name, place, miles }) => (
          <List.Item key={id} borderBottomWidth="1px" py="1.5">
            <TextLink to={addressOf(slug)} touch="row">
              {name}
            </TextLink>
            <Note>{[place, miles === null ? null : words.miles(miles)].filter(Boolean).join(' · ')}</Note>
          </List.Item>
        ))}
      </List.Root>
    </div>
  );
}
