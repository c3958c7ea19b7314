/** The comparison page: the address holds the selection, the part and the switch; the records come in one answer. */

import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { PageHead } from '#frontend/components/page/page-head.tsx';
import { Tabs } from '#frontend/components/page/tabs.tsx';
import { Box, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { Heading } from '#frontend/components/styled/heading.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { COMPARE_TABS } from '#frontend/features/compare/address.ts';
import type { Column } from '#frontend/features/compare/columns.ts';
import { Notice } from '#frontend/features/compare/components/notice.tsx';
import { UniversityPicker } from '#frontend/features/compare/components/university-picker.tsx';
import { useComparedRecords } from '#frontend/features/compare/queries.ts';
import { learnNamesAtom, selectIdsAtom } from '#frontend/features/compare/state.ts';
import { useCompareAddress } from '#frontend/features/compare/use-compare-address.ts';
import { useSelection } from '#frontend/features/compare/use-selection.ts';
import { recentlyViewedAtom } from '#frontend/features/history/state.ts';
import { PrintComparison } from '#frontend/features/print/print-comparison.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy } from '#frontend/lib/rendering/lazy-part.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';

const comparisonPanel = () => import('#frontend/features/compare/components/comparison-panel.tsx');
const NothingSelected = lazy(async () => ({
  default: (await import('#frontend/features/compare/components/nothing-selected.tsx')).NothingSelected,
}));
const ComparisonPanel = lazy(() => comparisonPanel().then((module) => ({ default: module.ComparisonPanel })));
// Asked for at once, though the selection above it does not wait for it.
if (!ON_SERVER) comparisonPanel().catch(() => undefined);

const KeyFigures = lazy(async () => ({
  default: (await import('#frontend/features/compare/components/key-figures.tsx')).KeyFigures,
}));

/** The figures are what one sees first; their own heading stands over them. */
const HEARD = { srOnly: { base: true, _print: false } } as const;
const TITLE_ALONE = { pt: { base: '5', md: '8' } } as const;

const tabsShown = () => COMPARE_TABS.map((key) => ({ key, label: words.tabs[key] }));
/** Schools offered from what the visitor kept and looked at. */
const MOST_OFFERED = 6;

export default function ComparePage() {
  const { ids, tab, differencesOnly, leftOut, dismissLeftOut, openTab, showDifferencesOnly } = useCompareAddress();
  const { list, said, cleared, input, pick, remove, clear, restore, selectPopular } = useSelection();
  const { records, unknown, loading, failed, retry } = useComparedRecords(ids);
  const selectIds = useSetAtom(selectIdsAtom);
  const learnNames = useSetAtom(learnNamesAtom);
  const [unknownTold, setUnknownTold] = useState<number[]>([]);
  const own = [...useStoredList(bookmarksAtom), ...useStoredList(recentlyViewedAtom)];

  // A number that no university has leaves the selection, so that it takes nobody's place.
  useEffect(() => {
    if (unknown.length === 0) return;
    setUnknownTold(unknown);
    selectIds(ids.filter((id) => !unknown.includes(id)));
  });
  useEffect(() => learnNames(records));

  // Drawn without them from the first time on, before the effect above: the table below takes the Worker's markup over
  // later than the page does, and must find the columns that it was drawn with.
  const shownIds = ids.filter((id) => !unknown.includes(id));
  const columns = shownIds.map((id): Column => {
    const record = records.find((one) => one.id === id) ?? null;
    return { id, record, name: record?.name ?? list.find((one) => one.id === id)?.name ?? '' };
  });
  // Schools picked on a page that began without any stand below the field they were picked in.
  const [beganEmpty] = useState(shownIds.length === 0);
  const keyFigures =
    shownIds.length === 0 ? null : (
      <Container>
        <Suspense fallback={<Box minH="30rem" />}>
          <KeyFigures
            columns={columns}
            failed={failed}
            onAdd={() => {
              input.current?.scrollIntoView({ block: 'center' });
              input.current?.focus({ preventScroll: true });
            }}
            onRemove={remove}
          />
        </Suspense>
      </Container>
    );
  // Above an empty comparison it is how one begins; below a full one, a way to go on.
  const picker = (
    <Box
      borderTopWidth={beganEmpty ? '0' : '1px'}
      borderBottomWidth={beganEmpty ? '1px' : '0'}
      bg={beganEmpty ? 'bg.subtle' : 'bg'}
      mt={beganEmpty ? '0' : '8'}
      _print={{ display: 'none' }}
    >
      <Container py={{ base: '4', md: '5' }}>
        <Grid
          gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 32rem) auto auto' }}
          justifyContent="start"
          gap={{ base: '3', md: '4' }}
        >
          <UniversityPicker selectedIds={shownIds} onPick={pick} inputRef={input} />
          {/* With four chosen it could only take them away. */}
          {shownIds.length >= COMPARE_MAX ? null : (
            <Button variant="outline" alignSelf="start" mt={{ md: '1.625rem' }} onClick={() => void selectPopular()}>
              {words.popular}
            </Button>
          )}
          {shownIds.length === 0 ? null : (
            <Button variant="ghost" alignSelf="start" mt={{ md: '1.625rem' }} onClick={clear}>
              {words.clear}
            </Button>
          )}
        </Grid>
      </Container>
    </Box>
  );
  const told = unknown.length > 0 ? unknown : unknownTold;
  const notices = [
    ...(told.length > 0 ? [words.left.unknown(told)] : []),
    ...(leftOut && leftOut.unreadable.length > 0 ? [words.left.unreadable(leftOut.unreadable)] : []),
    ...(leftOut && leftOut.beyond.length > 0 ? [words.left.beyond(leftOut.beyond)] : []),
  ];

  return (
    <>
      <PageHead
        title={records.length > 0 ? words.titleOf(records.map(({ name }) => name)) : words.title}
        description={words.description}
      />
      <Box bg="bg.subtle" _print={{ bg: 'transparent' }}>
        <Container {...(beganEmpty ? TITLE_ALONE : {})}>
          <Box {...(beganEmpty ? {} : HEARD)}>
            <Heading as="h1" size={beganEmpty ? 'xl' : 'lg'}>
              {words.title}
            </Heading>
          </Box>
          {beganEmpty ? (
            <Text mt="2" color="fg.muted" maxW="prose">
              {words.intro}
            </Text>
          ) : null}
        </Container>
      </Box>
      {beganEmpty ? null : keyFigures}
      {beganEmpty ? picker : null}
      {beganEmpty ? keyFigures : null}
      {/* As tall as a comparison is at least: the footer does not jump when the page has come. */}
      <Container minH={shownIds.length === 0 ? '24rem' : '70vh'} _print={{ minH: '0' }}>
        <Box role="status" srOnly>
          {said}
        </Box>
        <Notice
          sentences={notices}
          onDismiss={() => {
            dismissLeftOut();
            setUnknownTold([]);
          }}
        />
        <Box pt={shownIds.length === 0 ? { base: '5', md: '8' } : '4'}>
          {shownIds.length === 0 ? (
            <Suspense fallback={<Box minH="22rem" />}>
              <NothingSelected
                own={own
                  .filter(({ id }, place) => own.findIndex((one) => one.id === id) === place)
                  .slice(0, MOST_OFFERED)}
                cleared={cleared.length}
                onPick={pick}
                onRestore={restore}
              />
            </Suspense>
          ) : (
            <>
              {failed ? (
                <Box role="alert" mt="6" borderTopWidth="1px" borderBottomWidth="1px" py="6">
                  <Text textStyle="lg" fontWeight="medium">
                    {words.failed.title}
                  </Text>
                  <Text mt="1" color="fg.muted">
                    {words.failed.body}
                  </Text>
                  <Button mt="4" variant="outline" onClick={retry}>
                    {words.failed.retry}
                  </Button>
                </Box>
              ) : null}
              <Box role="status" srOnly>
                {loading ? words.loading : ''}
              </Box>
              {failed && records.length === 0 ? null : (
                <Box aria-busy={loading}>
                  <Tabs
                    label={words.tabs.label}
                    tabs={tabsShown()}
                    current={tab}
                    onChange={openTab}
                    addressOf={(key) => `${paths.compare(shownIds)}&tab=${key}`}
                  >
                    <Suspense fallback={<Box minH="100vh" />}>
                      <ComparisonPanel
                        tab={tab}
                        columns={columns}
                        loading={loading}
                        differencesOnly={differencesOnly}
                        onDifferencesOnly={showDifferencesOnly}
                        onePage={(menu) => (
                          <PrintComparison records={records.filter(({ id }) => shownIds.includes(id))}>
                            {menu}
                          </PrintComparison>
                        )}
                      />
                    </Suspense>
                  </Tabs>
                </Box>
              )}
            </>
          )}
        </Box>
      </Container>
      {beganEmpty ? null : picker}
    </>
  );
}
