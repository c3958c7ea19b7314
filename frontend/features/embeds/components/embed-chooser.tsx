/** Chooses a card for another site: a plain form whose answer is in its address, so that it works without scripts. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SelectField, TextField } from '#frontend/components/forms/form-field.tsx';
import { TextAreaField } from '#frontend/components/forms/text-area.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { Box, Flex, Grid, Stack } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra, css } from '#frontend/components/styled/chakra.ts';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { SchoolPicker } from '#frontend/components/universities/school-picker.tsx';
import { copyText } from '#frontend/lib/browser/copy-text.ts';
import { toLocalizedPath } from '#frontend/lib/links/localized-paths.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { siteOrigin } from '#frontend/lib/links/site-origin.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { language as spoken } from '#names/locale.ts';
import { TOOL_FIGURES } from '#schema/domain/figures/tool-figures.ts';
import { LANGUAGES, type Language } from '#schema/domain/formats/language.ts';
import {
  badgeCode,
  badgePath,
  EMBED_CIP,
  EMBED_SIZES,
  EMBED_THEMES,
  embedPath,
  frameCode,
  kindOf,
  readSchools,
} from '#schema/domain/site/embed-code.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { FIGURE_LABELS } from '#words/figures/derived/labels.ts';
import { embedPageWords as words } from '#words/site/embed-page.ts';

const AUTO = 'auto';
const SAMPLE = { id: 204796, name: 'Ohio State University' };
/** With the University of Michigan. */
const SAMPLE_COMPARISON = [SAMPLE.id, 170976];
const FRAME = css({ borderWidth: '0', maxW: 'full' });

/** What an address asks for. */
function readChoice(search: URLSearchParams) {
  const text = search.getAll('schools').join('\n').slice(0, 2_000);
  const { ids, unreadable } = readSchools(text);
  const cip = (search.get('cip') ?? '').trim().slice(0, 20);
  const language: Language = LANGUAGES.find((one) => one === search.get('lang')) ?? spoken;
  return {
    text,
    ids,
    unreadable,
    typedCip: cip,
    cip: EMBED_CIP.test(cip) && ids.length === 1 ? cip : undefined,
    figure: TOOL_FIGURES.find((one) => one === search.get('figure')),
    language,
    theme: EMBED_THEMES.find((one) => one === search.get('theme')),
  };
}

export function EmbedChooser() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choice = readChoice(search);
  const add = (slug: string) => {
    const next = new URLSearchParams(search);
    next.set('schools', [...choice.text.split(/\s+/), slug].filter((one) => one !== '').join('\n'));
    void navigate(paths.embed(next), KEEP_SCROLL);
  };
  return (
    <Grid
      gap="10"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'minmax(0, 2fr) minmax(0, 3fr)',
        xl: '20rem minmax(0, 1fr)',
      }}
      alignItems="start"
    >
      <Stack gap="4">
        <SchoolPicker
          label={words.find}
          placeholder={words.findPlaceholder}
          hint={words.findHint}
          onPick={({ slug }) => add(slug)}
        />
        <ChoiceForm key={search.toString()} choice={choice} />
      </Stack>
      <Box minW="0">{choice.ids.length === 0 ? <Sample choice={choice} /> : <Shown choice={choice} />}</Box>
    </Grid>
  );
}

type Choice = ReturnType<typeof readChoice>;

const optionsOf = <Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  keys.map((value) => ({ value, label: labels[value] }));

function ChoiceForm({ choice }: { choice: Choice }) {
  const [figure, setFigure] = useState<string>(choice.figure ?? '');
  const [language, setLanguage] = useState<string>(choice.language);
  const [theme, setTheme] = useState<string>(choice.theme ?? AUTO);
  const [unread] = choice.unreadable;
  const tooMany =
    readSchools(choice.text).ids.length === COMPARE_MAX && choice.text.trim().split(/[\s,]+/).length > COMPARE_MAX;
  const saysMore =
    choice.typedCip !== '' || choice.figure !== undefined || choice.theme !== undefined || choice.language !== spoken;
  return (
    <chakra.form method="get" action={toLocalizedPath(paths.embed())}>
      <Stack gap="1">
        <Disclosure summary={words.paste} open={choice.text !== ''} tight>
          <TextAreaField
            name="schools"
            label={words.schools}
            hint={words.schoolsHint}
            defaultValue={choice.text}
            error={unread === undefined ? (tooMany ? words.tooMany : undefined) : words.unreadable(unread)}
            low
            spellCheck={false}
          />
        </Disclosure>
        <Disclosure summary={words.more} open={saysMore} tight>
          <Stack gap="4" pt="2">
            <TextField
              name="cip"
              label={words.cip}
              hint={words.cipHint}
              defaultValue={choice.typedCip}
              error={choice.typedCip === '' || EMBED_CIP.test(choice.typedCip) ? undefined : words.badCip}
              autoComplete="off"
            />
            <SelectField
              name="figure"
              label={words.figure}
              value={figure}
              options={[{ value: '', label: words.noFigure }, ...optionsOf(TOOL_FIGURES, FIGURE_LABELS)]}
              onChange={setFigure}
            />
            <SelectField
              name="lang"
              label={words.language}
              value={language}
              options={optionsOf(LANGUAGES, words.languages)}
              onChange={setLanguage}
            />
            <SelectField
              name="theme"
              label={words.theme}
              value={theme}
              options={optionsOf([AUTO, ...EMBED_THEMES] as const, words.themes)}
              onChange={setTheme}
            />
          </Stack>
        </Disclosure>
        <Box mt="2">
          <Button type="submit">{words.show}</Button>
        </Box>
      </Stack>
    </chakra.form>
  );
}

/** What a card looks like, with its code, before a school is chosen; a wide screen has room for a comparison too. */
function Sample({ choice }: { choice: Choice }) {
  const size = EMBED_SIZES.university;
  const path = embedPath({ ...choice, ids: [SAMPLE.id] });
  const title = words.frameTitle.university;
  return (
    <Box>
      <Heading as="h2" size="md">
        {words.sample}
      </Heading>
      <Note mt="1" mb="3">
        {words.sampleNote}
      </Note>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '25rem minmax(0, 1fr)' }} gap="5" alignItems="start">
        <Stack gap="6" minW="0">
          <Frame path={path} title={title} width={size.width} height={size.height} />
          <Code label={words.codeOf(SAMPLE.name)} code={frameCode(siteOrigin() + path, title, size)} />
        </Stack>
        <Box hideBelow="xl">
          <Frame
            path={embedPath({ ...choice, ids: SAMPLE_COMPARISON })}
            title={words.frameTitle.compare}
            // Not asked for where it is not shown.
            lazy
            width="100%"
            height={EMBED_SIZES.compare.height}
          />
        </Box>
      </Grid>
    </Box>
  );
}

interface CardFrameProps {
  path: string;
  title: string;
  width: number | string;
  /** Until the card is there. */
  height: number;
  lazy?: boolean;
}

/** A card as high as it is: of one origin with the page, it can be measured. */
function Frame({ path, title, width, height, lazy = false }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [own, setOwn] = useState<number | null>(null);
  const measure = useCallback(() => {
    const card = frame.current?.contentDocument?.querySelector('article');
    if (card && card.offsetHeight > 0) setOwn(card.offsetHeight);
  }, []);
  // A frame of the drawn page may be loaded before scripts are.
  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);
  return (
    <iframe
      ref={frame}
      src={path}
      title={title}
      width={width}
      height={own ?? height}
      loading={lazy ? 'lazy' : undefined}
      onLoad={measure}
      className={FRAME}
    />
  );
}

function Shown({ choice }: { choice: Choice }) {
  const { ids, figure, language } = choice;
  const kind = kindOf(choice);
  const path = embedPath(choice);
  const title = words.frameTitle[kind];
  const { width, height } = EMBED_SIZES[kind];
  const [id] = ids;
  return (
    <Stack gap="6">
      <Box>
        <Heading as="h2" size="md" mb="3">
          {words.preview}
        </Heading>
        <Frame key={path} path={path} title={title} width={width} height={height} />
      </Box>
      <Code label={words.code} code={frameCode(siteOrigin() + path, title, { width, height })} />
      {figure === undefined || id === undefined ? null : (
        <>
          <Box>
            <Heading as="h2" size="md" mb="3">
              {words.badge}
            </Heading>
            <img src={badgePath(language, id, figure)} alt={FIGURE_LABELS[figure]} height={48} className={FRAME} />
          </Box>
          <Code
            label={words.badgeCode}
            code={badgeCode(
              siteOrigin() + badgePath(language, id, figure),
              siteOrigin() + addressIn(language, paths.university(String(id))),
              FIGURE_LABELS[figure],
            )}
          />
        </>
      )}
    </Stack>
  );
}

function Code({ label, code }: { label: string; code: string }) {
  return (
    <Box>
      <Flex justifyContent="space-between" alignItems="center" gap="4" mb="2">
        <Span aria-hidden="true" textStyle="label">
          {label}
        </Span>
        <Button size="sm" flexShrink="0" onClick={() => void copyText(code, words)}>
          {words.copy}
        </Button>
      </Flex>
      <TextAreaField label={label} labelHidden value={code} readOnly low spellCheck={false} fontFamily="mono" />
    </Box>
  );
}
