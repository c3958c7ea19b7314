/** What a loan costs a month, in each country. */

import { useAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FigureTable } from '#frontend/components/figures/figure-table.tsx';
import { FieldGroup, SelectField } from '#frontend/components/forms/form-field.tsx';
import { TypedField } from '#frontend/components/forms/typed-field.tsx';
import { PageSection } from '#frontend/components/page/page-section.tsx';
import { ShareBar } from '#frontend/components/page/share-bar.tsx';
import { Tabs } from '#frontend/components/page/tabs.tsx';
import { Box, Grid, Wrap } from '#frontend/components/styled/box.tsx';
import { DataList, List } from '#frontend/components/styled/list.tsx';
import { Note, Span, Text } from '#frontend/components/styled/text.tsx';
import { formatInterest, typedNumber } from '#frontend/content/interest-rate.ts';
import { paths } from '#frontend/lib/links/paths.ts';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { language } from '#names/locale.ts';
import {
  LOAN_PROVINCES,
  type LoanProvince,
  PROVINCIAL_INTEREST,
  type ProvincialInterest,
} from '#schema/domain/aid/canada-loans.ts';
import { LOAN_RATES, RAP_MONTHS } from '#schema/domain/aid/loan-repayment.ts';
import { formatMoney, formatPercent } from '#schema/domain/formats/formats.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { READER } from '#schema/domain/site/reader.ts';
import { loanRepaymentWords as words } from '#words/calculators/loan-repayment.ts';
import { linkedCanadaLoan, linkedUsLoan, useLinkedValues } from '../linked-values.ts';
import {
  type CanadaLoan,
  type CanadaLoanValues,
  canadaLoan,
  canadaLoanAtom,
  type LoanKind,
  type UsLoan,
  type UsLoanValues,
  usLoan,
  usLoanAtom,
} from '../loan-repayment.ts';
import { FieldGrid } from './field-grid.tsx';
import { AnswerFigure, FormAndResult, MainFigure, Notes, Result, ResultLines, Said, Sources } from './tool-parts.tsx';

const FIRST_COUNTRY = READER.country === 'CA' ? 'ca' : 'us';
/** The reader's first. */
const LOAN_COUNTRIES = (['us', 'ca'] as const).toSorted(
  (a, b) => Number(b === FIRST_COUNTRY) - Number(a === FIRST_COUNTRY),
);

const moneyIn = (currency: Currency) => (amount: number) => formatMoney(amount, currency);
const usd = moneyIn('USD');
const cad = moneyIn('CAD');

export function LoanTool() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const country = LOAN_COUNTRIES.find((one) => one === search.get('country')) ?? FIRST_COUNTRY;
  return (
    <Tabs
      label={words.tabs}
      tabs={LOAN_COUNTRIES.map((key) => ({ key, label: words.countries[key] }))}
      current={country}
      addressOf={(key) => paths.loanRepayment(key)}
      onChange={(key) => void navigate(paths.loanRepayment(key), KEEP_SCROLL)}
    >
      <Box pt={{ lg: '7' }}>{country === 'us' ? <UsTool /> : <CanadaTool />}</Box>
    </Tabs>
  );
}

const kinds = () => (Object.keys(LOAN_RATES) as LoanKind[]).map((value) => ({ value, label: words.us.kinds[value] }));

function UsTool() {
  const [values, setValues] = useAtom(usLoanAtom);
  useLinkedValues(linkedUsLoan, setValues);
  // Until it is typed over, the rate of the kind stands in its field, as something to change.
  const [typedRate, setTypedRate] = useState(false);
  const loan = usLoan(values);
  const { faults, standard, rap } = loan;
  const bind = (name: Exclude<keyof UsLoanValues, 'kind'>) => ({
    label: words.us[name],
    value: values[name],
    fault: faults[name],
    onChange: (text: string) => setValues({ ...values, [name]: text }),
  });
  const rate = LOAN_RATES[values.kind];
  return (
    <>
      <FormAndResult
        label={words.us.form}
        form={
          <FieldGroup legend={words.us.form} legendHidden>
            <FieldGrid>
              <SelectField
                label={words.us.kind}
                value={values.kind}
                options={kinds()}
                onChange={(kind) => setValues({ ...values, kind: kind as LoanKind })}
              />
              <TypedField money {...bind('debt')} hint={words.us.debtHint} />
              <TypedField
                {...bind('rate')}
                value={values.rate === '' && !typedRate ? typedNumber(rate) : values.rate}
                onChange={(text) => {
                  setTypedRate(true);
                  setValues({ ...values, rate: text });
                }}
                hint={words.us.rateHint(formatInterest(rate))}
                placeholder={typedNumber(rate)}
              />
              {values.kind === 'parent' ? null : (
                <>
                  <TypedField money {...bind('income')} hint={words.us.incomeHint} />
                  <TypedField {...bind('raise')} />
                  <TypedField {...bind('dependants')} hint={words.us.dependantsHint} />
                </>
              )}
            </FieldGrid>
          </FieldGroup>
        }
        answer={
          standard === null ? (
            words.us.waiting
          ) : (
            <AnswerFigure
              term={rap === null ? words.us.standardShort : words.us.bothPlans}
              value={rap === null ? usd(standard.monthly) : words.us.either(usd(standard.monthly), usd(rap.first))}
              aside={words.us.monthly}
            />
          )
        }
        result={<UsResult loan={loan} kind={values.kind} />}
      />
      <Said
        text={standard === null ? '' : words.us.said(usd(standard.monthly), rap === null ? null : usd(rap.first))}
      />
      {standard === null ? null : (
        <PageSection id="plans" title={words.us.caption} intro={words.us.intro}>
          <Totals standard={standard} rap={rap} />
          <PlanTable standard={standard} rap={rap} />
          <Box mt="6">
            <Notes notes={words.us.notes} />
          </Box>
        </PageSection>
      )}
      <Sources sources={words.sources.us} more={words.specEstimate} />
    </>
  );
}

function UsResult({ loan: { faults, standard, rap }, kind }: { loan: UsLoan; kind: LoanKind }) {
  return (
    <Result id="us-loan-result" title={words.us.result} anyFault={Object.keys(faults).length > 0}>
      {standard === null ? (
        <Text color="fg.muted" minH="12rem">
          {words.us.waiting}
        </Text>
      ) : (
        <>
          <MainFigure term={words.us.standard} value={usd(standard.monthly)} unit={words.us.monthlyFor(standard.years)}>
            <span>{words.us.inTotal(usd(standard.paid))}</span>
          </MainFigure>
          {rap === null ? (
            <Note>{kind === 'parent' ? words.us.noRap : words.us.noIncome}</Note>
          ) : (
            <MainFigure
              term={words.us.rap}
              value={usd(rap.first)}
              unit={words.us.monthlyFor(Math.ceil(rap.months / 12))}
            >
              {rap.last > rap.first ? <span>{words.us.rises(usd(rap.last))}</span> : null}
              <span>{words.us.inTotal(usd(rap.paid))}</span>
            </MainFigure>
          )}
        </>
      )}
    </Result>
  );
}

function PlanTable({ standard, rap }: { standard: NonNullable<UsLoan['standard']>; rap: UsLoan['rap'] }) {
  const row = (key: keyof typeof words.us.rows, ofStandard: string | null, ofRap: string | null) => ({
    key,
    name: words.us.rows[key],
    cells: rap === null ? [ofStandard] : [ofStandard, ofRap],
  });
  const rapTime = rap ? (rap.months === RAP_MONTHS ? 30 : Math.ceil(rap.months / 12)) : 0;
  return (
    <FigureTable
      label={words.us.caption}
      columns={rap === null ? [words.us.row, words.us.standard] : [words.us.row, words.us.standard, words.us.rap]}
      rows={[
        row('first', usd(standard.monthly), rap && usd(rap.first)),
        row('last', usd(standard.monthly), rap && usd(rap.last)),
        row('time', words.us.years(standard.years), rap && words.us.rapYears(rapTime)),
        // What does not come about is left out.
        ...(rap === null
          ? []
          : (['waived', 'matched', 'forgiven'] as const)
              .filter((key) => rap[key] > 0)
              .map((key) => row(key, null, usd(rap[key])))),
      ]}
    />
  );
}

/** The two tones of the bars. */
const TONES = { loan: { look: { bg: 'accent.solid' } }, interest: { look: { bg: 'fg.subtle' } } } as const;
const KEYS = ['loan', 'interest'] as const;

/** What is paid in all, as the loan and the interest on it; both bars on one scale. */
function Totals({ standard, rap }: { standard: NonNullable<UsLoan['standard']>; rap: UsLoan['rap'] }) {
  const owed = owedOf(standard);
  const plans = [
    { name: words.us.standard, paid: standard.paid, interest: standard.interest, matched: 0 },
    ...(rap === null
      ? []
      : [
          {
            name: words.us.rap,
            paid: rap.paid,
            // Of a loan that is forgiven in the end nobody can say which of the payments were interest.
            interest: rap.forgiven === 0 ? Math.max(0, rap.paid + rap.matched - owed) : null,
            matched: rap.matched,
          },
        ]),
  ];
  const most = Math.max(...plans.map(({ paid }) => paid));
  return (
    <>
      {plans.some(({ interest }) => interest !== null) ? (
        <Wrap as="ul" aria-hidden="true" columnGap="6" rowGap="1" mb="3" textStyle="xs">
          {KEYS.map((of) => (
            <List.Item key={of} display="flex" alignItems="center" gap="2">
              <Box boxSize="3" borderRadius="xs" {...TONES[of].look} />
              {words.us.keys[of]}
            </List.Item>
          ))}
        </Wrap>
      ) : null}
      <Grid as="dl" rowGap="4" mb="6" maxW="3xl" fontVariantNumeric="tabular-nums">
        {plans.map(({ name, paid, interest, matched }) => (
          <div key={name}>
            <DataList.Label textStyle="sm">{name}</DataList.Label>
            <DataList.Value>
              <Span fontWeight="semibold">{words.us.paidOf(usd(paid))}</Span>
              {interest === null ? null : (
                <Span color="fg.muted" ms="2" textStyle="sm">
                  {words.us.parts(usd(paid - interest), usd(interest), matched > 0 ? usd(matched) : null)}
                </Span>
              )}
            </DataList.Value>
            <Box aria-hidden="true" mt="1" height="3" position="relative" color="fg.subtle">
              <ShareBar to={paid / most} />
              <Box position="absolute" inset="0" color="accent.solid">
                <ShareBar to={(paid - (interest ?? 0)) / most} />
              </Box>
            </Box>
          </div>
        ))}
      </Grid>
    </>
  );
}

const owedOf = ({ paid, interest }: NonNullable<UsLoan['standard']>) => paid - interest;

/** By their names in the language of the page. */
const provinces = () =>
  LOAN_PROVINCES.map((value) => ({ value, label: words.ca.provinces[value] })).sort((a, b) =>
    a.label.localeCompare(b.label, language),
  );

/** What a province asks for, in words. */
function ruleOf(province: LoanProvince): string {
  const { abovePrime }: ProvincialInterest = PROVINCIAL_INTEREST[province];
  if (abovePrime === null) return words.ca.rules.none;
  return abovePrime === 0 ? words.ca.rules.prime : words.ca.rules.above(formatPercent(abovePrime));
}

function CanadaTool() {
  const [values, setValues] = useAtom(canadaLoanAtom);
  useLinkedValues(linkedCanadaLoan, setValues);
  const loan = canadaLoan(values);
  const { faults, provinceRate, plan } = loan;
  const { province } = values;
  const bind = (name: Exclude<keyof CanadaLoanValues, 'province'>) => ({
    label: words.ca[name],
    value: values[name],
    fault: faults[name],
    onChange: (text: string) => setValues({ ...values, [name]: text }),
  });
  const older = PROVINCIAL_INTEREST[province].basis === 'older' ? ` ${words.ca.older}` : '';
  return (
    <>
      <FormAndResult
        label={words.ca.form}
        form={
          <FieldGroup legend={words.ca.form} legendHidden>
            <FieldGrid>
              <TypedField money {...bind('federal')} hint={words.ca.federalHint} />
              <TypedField money {...bind('provincial')} />
              <SelectField
                label={words.ca.province}
                {...(province === 'QC' ? { hint: words.ca.quebec } : {})}
                value={province}
                options={provinces()}
                onChange={(value) => setValues({ ...values, province: value as LoanProvince })}
              />
              <TypedField {...bind('prime')} hint={words.ca.primeHint} />
              <TypedField
                {...bind('rate')}
                hint={
                  words.ca.rateOf(words.ca.provinces[province], ruleOf(province), formatInterest(provinceRate)) + older
                }
                placeholder={typedNumber(provinceRate)}
              />
              <TypedField {...bind('years')} hint={words.ca.yearsHint} />
              <TypedField money {...bind('income')} hint={words.ca.incomeHint} />
              <TypedField {...bind('familySize')} />
            </FieldGrid>
          </FieldGroup>
        }
        answer={
          plan === null ? (
            words.ca.waiting
          ) : (
            <AnswerFigure
              term={words.ca.monthly}
              value={cad(plan.monthly)}
              aside={words.ca.strip(cad(plan.interest))}
            />
          )
        }
        result={<CanadaResult loan={loan} />}
      />
      <Said text={plan === null ? '' : words.ca.said(cad(plan.monthly))} />
      <PageSection id="assistance" title={words.ca.assistance}>
        <Notes notes={[words.ca.table]} />
      </PageSection>
      <Sources sources={words.sources.ca} more={words.specEstimate} />
    </>
  );
}

function CanadaResult({ loan: { faults, plan, assistance } }: { loan: CanadaLoan }) {
  return (
    <Result id="ca-loan-result" title={words.ca.result} anyFault={Object.keys(faults).length > 0}>
      {plan === null ? (
        <Text color="fg.muted" minH="12rem">
          {words.ca.waiting}
        </Text>
      ) : (
        <>
          <MainFigure term={words.ca.monthly} value={cad(plan.monthly)} />
          <ResultLines
            lines={[
              { key: 'federal', term: words.ca.federalPart, value: cad(plan.federal.monthly) },
              { key: 'provincial', term: words.ca.provincialPart, value: cad(plan.provincial.monthly) },
              { key: 'paid', term: words.ca.paid, value: cad(plan.paid) },
              { key: 'interest', term: words.ca.interest, value: cad(plan.interest) },
            ]}
          />
          <Text mt="5" textStyle="sm">
            <Span display="block" fontWeight="medium">
              {words.ca.assistance}
            </Span>
            {assistance === null
              ? words.ca.noIncome
              : assistance.nothing
                ? words.ca.nothing(cad(assistance.limit))
                : words.ca.atMost(cad(assistance.most))}
          </Text>
        </>
      )}
    </Result>
  );
}
