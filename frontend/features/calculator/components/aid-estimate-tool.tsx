/** The Student Aid Index and the Pell grant of a family, with every input and every step in sight. */

import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useSituation } from '#frontend/api/your-prices.ts';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { Checkbox, SelectField } from '#frontend/components/forms/form-field.tsx';
import { TypedField } from '#frontend/components/forms/typed-field.tsx';
import { readMoney } from '#frontend/components/forms/typed-numbers.ts';
import { ButtonLink, ExternalLink, TextLink } from '#frontend/components/links/router-link.tsx';
import { Disclosure } from '#frontend/components/page/disclosure.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { DataList } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { situationPanelAtom } from '#frontend/lib/storage/own-situation.ts';
import { PELL } from '#schema/domain/aid/pell.ts';
import { GUIDELINE_REGIONS, type GuidelineRegion } from '#schema/domain/aid/poverty-guidelines.ts';
import { SAI_LINES } from '#schema/domain/aid/sai.ts';
import { formatCount, formatMoney } from '#schema/domain/formats/formats.ts';
import { OWN_PRICE_ORDER } from '#schema/domain/programs/program-finder.ts';
import { ARTICLE_IDS } from '#schema/domain/site/articles.ts';
import type { PersonalSituation } from '#schema/domain/situation/personal-situation.ts';
import { aidEstimateWords as words } from '#words/calculators/aid-estimate.ts';
import {
  AID_ESTIMATE_START,
  AID_SWITCHES,
  type AidEstimate,
  type AidEstimateValues,
  aidEstimateAtom,
  estimateAid,
  FAMILY_MONEY,
  isMiddle,
  STUDENT_MONEY,
  startedFrom,
} from '../aid-estimate.ts';
import { linkedEstimate, useLinkedValues } from '../linked-values.ts';
import { FieldGrid } from './field-grid.tsx';
import { FormAndResult, Group, MainFigure, Notes, Result, Said, Sources } from './tool-parts.tsx';

const FAFSA = 'https://studentaid.gov/h/apply-for-aid/fafsa';
const ESTIMATOR = 'https://studentaid.gov/aid-estimator/';

const money = (amount: number) => formatMoney(amount, 'USD').replace('-', '−');
/** An index is no amount of money. */
const index = (amount: number) => formatCount(amount).replace('-', '−');
const optionsOf = <Key extends string>(labels: Record<Key, string>) =>
  (Object.keys(labels) as Key[]).map((value) => ({ value, label: labels[value] }));
const familyHints = (): Partial<Record<(typeof FAMILY_MONEY)[number], string>> => ({
  income: words.money.incomeHint,
  earned: words.money.earnedHint,
  untaxed: words.money.untaxedHint,
  notCounted: words.money.notCountedHint,
  assets: words.money.assetsHint,
  business: words.money.businessHint,
});

export function AidEstimateTool() {
  const [values, setValues] = useAtom(aidEstimateAtom);
  useLinkedValues(linkedEstimate, setValues);
  const situation = useSituation();
  // What was said of home and income begins the form; what is typed or linked goes before.
  useEffect(
    () => setValues((before) => (before === AID_ESTIMATE_START ? startedFrom(situation) : before)),
    [situation, setValues],
  );
  const estimate = estimateAid(values);
  const set = (more: Partial<AidEstimateValues>) => setValues({ ...values, ...more });
  const { result } = estimate;
  return (
    <>
      <FormAndResult
        label={words.form}
        form={<Form values={values} situation={situation} estimate={estimate} set={set} />}
        answer={
          <>
            <AnswerCell
              term={words.result.pell}
              value={result === null ? words.result.atMost(money(PELL.most)) : money(result.pell.year)}
            />
            {result === null ? null : <AnswerCell term={words.result.sai} value={index(result.sai.sai)} />}
          </>
        }
        result={<EstimateResult estimate={estimate} />}
      />
      <Said text={result ? words.result.said(index(result.sai.sai), money(result.pell.year)) : ''} />
      <PageSection id="left-out" title={words.limits.title} folded>
        <Notes notes={words.limits.points} />
        <Wrap mt="4" columnGap="6" rowGap="2" textStyle="sm">
          <ExternalLink href={FAFSA}>{words.limits.fafsa}</ExternalLink>
          <ExternalLink href={ESTIMATOR}>{words.limits.estimator}</ExternalLink>
          <TextLink to={paths.article(ARTICLE_IDS['fafsa-step-by-step'])}>{words.limits.fafsaGuide}</TextLink>
          <TextLink to={paths.article(ARTICLE_IDS['fafsa-verification'])}>{words.limits.verification}</TextLink>
          <TextLink to={paths.article(ARTICLE_IDS['asking-for-more-aid'])}>{words.limits.askForMore}</TextLink>
        </Wrap>
      </PageSection>
      <Sources sources={words.sources} />
    </>
  );
}

/** One of two figures over the form of a phone, each under its own name. */
function AnswerCell({ term, value }: { term: string; value: string }) {
  return (
    <Box>
      <Box textStyle="xs" color="fg.muted">
        {term}
      </Box>
      <Box textStyle="md" fontWeight="semibold">
        {value}
      </Box>
    </Box>
  );
}

/** Beside the income, which decides most, these narrow the estimate, behind a line. */
const FURTHER_MONEY = FAMILY_MONEY.filter((field) => field !== 'income');

/** Whether anything behind the line is not as it begins. */
function hasFurther({ family, student, intensity, ...values }: AidEstimateValues): boolean {
  return (
    FURTHER_MONEY.some((field) => family[field] !== '') ||
    STUDENT_MONEY.some((field) => student[field] !== '') ||
    intensity !== AID_ESTIMATE_START.intensity ||
    values.region !== AID_ESTIMATE_START.region ||
    AID_SWITCHES.some((name) => values[name] !== AID_ESTIMATE_START[name])
  );
}

interface FormProps {
  values: AidEstimateValues;
  situation: PersonalSituation | null;
  estimate: AidEstimate;
  set: (more: Partial<AidEstimateValues>) => void;
}

function Form({ values, situation, estimate: { faults, estimatedTax }, set }: FormProps) {
  const dependent = values.dependent === 'yes';
  // Once open it stays: what is emptied again is still being written.
  const [further, setFurther] = useState(false);
  if (!further && hasFurther(values)) setFurther(true);
  const hintOf = (field: (typeof FAMILY_MONEY)[number]) => {
    if (field === 'taxPaid') return words.money.taxPaidHint(money(estimatedTax.family));
    if (field !== 'income' || !isMiddle(values.family.income, situation)) return familyHints()[field];
    return words.money.incomeFromBand(money(readMoney(values.family.income).value ?? 0));
  };
  const familyField = (field: (typeof FAMILY_MONEY)[number]) => (
    <TypedField
      money
      key={field}
      label={words.money[field]}
      hint={hintOf(field)}
      value={values.family[field]}
      fault={faults.family[field]}
      onChange={(text) => set({ family: { ...values.family, [field]: text } })}
    />
  );
  return (
    <>
      <Group legend={dependent ? words.money.legend : words.money.ownLegend} hint={words.money.note}>
        <FieldGrid>
          {familyField('income')}
          <TypedField
            label={words.who.familySize}
            hint={dependent ? words.who.familySizeHint : words.who.ownSizeHint}
            value={dependent ? values.familySize : values.ownSize}
            fault={faults.size}
            onChange={(text) => set(dependent ? { familySize: text } : { ownSize: text })}
          />
        </FieldGrid>
      </Group>
      <Group legend={words.who.legend}>
        <FieldGrid>
          <SelectField
            label={words.who.dependent}
            hint={words.who.dependentHint}
            value={values.dependent}
            options={optionsOf(words.who.dependentOptions)}
            onChange={(value) => set({ dependent: value as AidEstimateValues['dependent'] })}
          />
          {dependent ? (
            <SelectField
              label={words.who.parents}
              value={values.parents}
              options={optionsOf(words.who.parentsOptions)}
              onChange={(value) => set({ parents: value as AidEstimateValues['parents'] })}
            />
          ) : (
            <SelectField
              label={words.who.you}
              value={values.own}
              options={optionsOf(words.who.youOptions)}
              onChange={(value) => set({ own: value as AidEstimateValues['own'] })}
            />
          )}
        </FieldGrid>
      </Group>
      <Disclosure summary={words.further} open={further}>
        <Grid gap="8">
          <Group legend={words.other}>
            <FieldGrid>
              {FURTHER_MONEY.map(familyField)}
              <SelectField
                label={words.who.region}
                value={values.region}
                options={GUIDELINE_REGIONS.map((value) => ({ value, label: words.who.regions[value] }))}
                onChange={(value) => set({ region: value as GuidelineRegion })}
              />
            </FieldGrid>
          </Group>
          {dependent ? (
            <Group legend={words.student.legend}>
              <FieldGrid>
                {STUDENT_MONEY.map((field) => (
                  <TypedField
                    money
                    key={field}
                    label={words.student[field]}
                    value={values.student[field]}
                    fault={faults.student[field]}
                    onChange={(text) => set({ student: { ...values.student, [field]: text } })}
                  />
                ))}
              </FieldGrid>
            </Group>
          ) : null}
          <Group legend={words.more.legend}>
            <Grid gap="1" mb="5">
              {AID_SWITCHES.map((name) => (
                <Checkbox
                  key={name}
                  label={words.more[name]}
                  checked={values[name]}
                  onChange={(checked) => set({ [name]: checked })}
                />
              ))}
            </Grid>
            <FieldGrid>
              <TypedField
                label={words.more.intensity}
                hint={words.more.intensityHint}
                value={values.intensity}
                fault={faults.intensity}
                onChange={(intensity) => set({ intensity })}
              />
            </FieldGrid>
          </Group>
        </Grid>
      </Disclosure>
    </>
  );
}

function EstimateResult({ estimate: { result, anyFault } }: { estimate: AidEstimate }) {
  return (
    // On a phone the line over the form says what is missing: here it would say so again over an empty place.
    <Box display={result === null && !anyFault ? { base: 'none', lg: 'block' } : 'block'}>
      <Result id="aid-estimate-result" title={words.result.title} tagged={false} anyFault={anyFault}>
        {result === null ? (
          <Box color="fg.muted" minH={{ lg: '20rem' }}>
            <Text>{words.result.waiting}</Text>
            {anyFault ? null : <Example />}
          </Box>
        ) : (
          <Worked {...result} />
        )}
      </Result>
    </Box>
  );
}

/** An income to show by, and what the formula makes of it with the family that the form begins with. */
const EXAMPLE_INCOME = 48_000;
const EXAMPLE = estimateAid({
  ...AID_ESTIMATE_START,
  family: { ...AID_ESTIMATE_START.family, income: String(EXAMPLE_INCOME) },
});

function Example() {
  if (EXAMPLE.result === null) return null;
  const { pell, sai } = EXAMPLE.result;
  return (
    <Box mt="5" p="4" borderWidth="1px" borderStyle="dashed" borderRadius="md" fontVariantNumeric="tabular-nums">
      <Text textStyle="sm">{words.result.example(money(EXAMPLE_INCOME), AID_ESTIMATE_START.familySize)}</Text>
      <Grid as="dl" mt="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))" columnGap="4">
        <ExampleFigure term={words.result.pell} value={money(pell.year)} />
        <ExampleFigure term={words.result.sai} value={index(sai.sai)} />
      </Grid>
    </Box>
  );
}

function ExampleFigure({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <DataList.Label textStyle="sm">{term}</DataList.Label>
      <DataList.Value textStyle="figure">{value}</DataList.Value>
    </div>
  );
}

/** On to the schools: by one's own price where it is known, else to the questions that it takes. */
function ToSchools() {
  const situation = useSituation();
  const openPanel = useSetAtom(situationPanelAtom);
  return (
    <Box mt="4">
      {situation?.income ? (
        <ButtonLink to={paths.search(new URLSearchParams({ sortBy: OWN_PRICE_ORDER }))}>
          {words.result.schools}
        </ButtonLink>
      ) : (
        <Button onClick={() => openPanel(true)}>{words.result.ownPrices}</Button>
      )}
      <Text mt="2" textStyle="sm" color="fg.muted">
        {words.result.schoolsNote}
      </Text>
    </Box>
  );
}

function Worked({ sai, pell, limits }: NonNullable<AidEstimate['result']>) {
  const { kind, year, fullTime } = pell;
  return (
    <>
      <MainFigure term={words.result.pell} value={money(year)}>
        <span>{words.result.kinds[kind]}</span>
        {sai.mostPellByIncome && sai.lines ? <span>{words.result.mostByIncome(money(limits.most))}</span> : null}
        {kind === 'by-index' || kind === 'least' ? (
          <span>{words.result.leastByIncome(money(limits.least))}</span>
        ) : null}
        {year === fullTime ? null : <span>{words.result.partTime(money(fullTime))}</span>}
        {kind === 'none' ? null : <span>{words.result.cap}</span>}
      </MainFigure>
      <DataList.Root fontVariantNumeric="tabular-nums">
        <DataList.Label textStyle="sm" color="fg.muted">
          {words.result.sai}
        </DataList.Label>
        <DataList.Value textStyle="figure">{index(sai.sai)}</DataList.Value>
        <DataList.Value mt="1" textStyle="sm" color="fg.muted">
          {words.result.saiMeans}
        </DataList.Value>
      </DataList.Root>
      <Disclosure summary={words.worksheet.title}>
        <Grid textStyle="sm" color="fg.muted" gap="1">
          {sai.lines === null ? <p>{words.worksheet.none}</p> : <p>{words.worksheet.formulas[sai.formula]}</p>}
          {sai.lines === null ? null : <p>{words.worksheet.intro}</p>}
          {sai.lines === null || sai.assetsCount ? null : <p>{words.worksheet.assetsLeftOut}</p>}
          {sai.calculated === sai.sai ? null : <p>{words.worksheet.lowered(index(sai.calculated))}</p>}
        </Grid>
        {sai.lines === null ? null : (
          <FigureTable
            label={words.worksheet.title}
            columns={[words.worksheet.line, words.worksheet.amount]}
            rows={[
              ...SAI_LINES.flatMap((line) => {
                const amount = sai.lines?.[line];
                return amount === undefined
                  ? []
                  : [{ key: line, name: words.worksheet.lines[line], cells: [money(amount)] }];
              }),
              { key: 'total', name: words.worksheet.total, cells: [index(sai.sai)] },
            ]}
          />
        )}
      </Disclosure>
      <ToSchools />
    </>
  );
}
