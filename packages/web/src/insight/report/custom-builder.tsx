// The report builder: dataset and fields, the answer as it will be, and the parts of the question; a saved report opens with its answer.
import { type Definition, emptyDefinition, readDefinition } from '@charaka/contract/insight/report/custom-definition';
import { buildableReports, type Sees } from '@charaka/contract/insight/report/custom-fields';
import { type Plan, planOf } from '@charaka/contract/insight/report/custom-plan';
import { customReportMenu, customReports } from '@charaka/contract/insight/report/custom-report';
import type { ReportField } from '@charaka/contract/insight/report/dataset';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { Alert, Button, Grid, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, today } from '../../kernel/format.ts';
import { linkSearch } from '../../kernel/link-search.ts';
import { rightsOn, useAllRights, useRights } from '../../kernel/rights.ts';
import { currentSession } from '../../kernel/session.ts';
import { spoken } from '../../kernel/spoken.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { useList, useOwnList } from '../../kernel/use-list.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.ts';
import { Page } from '../../ui/page/page.tsx';
import { RangeFilters, RangeWarning } from '../../ui/table/list-filters.tsx';
import { CustomFields } from './custom-fields.tsx';
import { CustomParts } from './custom-parts.tsx';
import { CustomResult } from './custom-result.tsx';
import { customWords, missingName, written } from './custom-words.ts';
import { type Period, periodOf } from './report-period.ts';
import { addField, useDefinition } from './use-definition.ts';

type Saved = OutputOf<typeof customReports.get>['customReport'];
type Place = { readonly pathname: string; readonly search: { readonly id?: string } };

/** Days and rows of a preview (RP028). */
const PREVIEW_DAYS = 7;
const PREVIEW_ROWS = 50;

/** Route Custom_report/builder; `id` opens a saved report. */
export default function CustomBuilder() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  const { t } = useTranslation('report');
  const customReportId = Number(id ?? 0);
  const saved = useAnswer(
    customReports.topic,
    customReports.get,
    { customReport: { customReportId } },
    { isEnabled: customReportId > 0 },
  );
  if (customReportId > 0 && !saved.data)
    return <Page title={t('custom.builder')}>{saved.isError && <Alert color="red">{saved.error.message}</Alert>}</Page>;
  const opened = saved.data?.customReport;
  return <Builder key={`${customReportId}-${opened?.version ?? 0}`} saved={opened} />;
}

/** Whether the user may view a menu path. */
function useSees(): Sees {
  const { roleId, rights } = useAllRights();
  return (menu) => rightsOn(menu, roleId, rights).canView;
}

/** The parts that have an answer already: a filter with its values, a calculated column with name and fields. */
function complete(definition: Definition): Definition {
  const { filters, calculated } = definition;
  return {
    ...definition,
    filters: filters.filter(
      ({ comparison, values }) => comparison === 'isEmpty' || comparison === 'isGiven' || values.length > 0,
    ),
    calculated: calculated.filter(({ name, fields }) => name.trim() !== '' && fields.every((field) => field !== '')),
  };
}

/** The plan of the definition for the user, and the sentence that refuses it. */
function useAnswerPlan(definition: Definition, sees: Sees) {
  const of = buildableReports(sees).find(({ name }) => name === definition.dataset);
  const planned = of ? planOf(definition, sees) : undefined;
  if (!planned) return { of, plan: undefined, refusal: undefined };
  return 'refusal' in planned
    ? { of, plan: undefined, refusal: spoken(planned.refusal) }
    : { of, plan: planned, refusal: undefined };
}

interface QuestionProps {
  readonly plan: Plan | undefined;
  readonly refusal: string | undefined;
  readonly period: Period;
}

/** The question in words, the fields that it lost, and why it has no answer. */
function Question({ plan, refusal, period }: QuestionProps) {
  const { t, i18n } = useTranslation(['report', 'shell']);
  const words = useTranslation('report').t;
  const days = t('custom.days', { from: formatDay(period.fromDate), to: formatDay(period.toDate) });
  return (
    <>
      {plan && plan.missing.length > 0 && (
        <Alert color="orange">
          {t('custom.missing', { names: plan.missing.map((name) => missingName(name, words)).join(', ') })}
        </Alert>
      )}
      {refusal && <Alert color="orange">{refusal}</Alert>}
      {plan && (
        <Text role="status" fw={600}>
          {customWords(plan, words, i18n.language).sentence(days, t(`shell:menu.${plan.of.title}`))}
        </Text>
      )}
    </>
  );
}

/** The sentence that refuses a field of another dataset beside the chosen ones; undefined where nothing is chosen yet (RP029). */
function refusalOf(definition: Definition, reference: string, sees: Sees): string | undefined {
  const mixed = planOf({ ...definition, columns: [...definition.columns, reference] }, sees);
  return 'refusal' in mixed ? spoken(mixed.refusal) : undefined;
}

/** The report as it is saved: its name, who may open it, and its definition as it travels. */
const savedParts = (saved: Saved | undefined) => ({
  reportName: saved?.reportName ?? '',
  isShared: saved?.isShared ?? false,
  definition: (saved && readDefinition(saved.definition)) ?? emptyDefinition(''),
});

/** Whether the way leads to the same report: its days, groups and pages are in the address too. */
const isSameReport = ({ current, next }: { readonly current: Place; readonly next: Place }) =>
  current.pathname === next.pathname && current.search.id === next.search.id;

/** The report as typed; leaving it or choosing another dataset asks while it is not saved. */
function useChanges(saved: Saved | undefined) {
  const [first] = useState(() => savedParts(saved));
  const building = useDefinition(first.definition);
  const saving = useSaving(saved);
  const isChanged =
    saving.reportName !== first.reportName ||
    saving.isShared !== first.isShared ||
    written(building.definition) !== written(first.definition);
  useLeaveGuard(isChanged && !saving.isRunning, isSameReport);
  const chooseDataset = async (name: string) => {
    const { dataset, ...parts } = building.definition;
    const isBegun = written({ dataset, ...parts }) !== written(emptyDefinition(dataset));
    if (name !== dataset && (!isBegun || (await confirm({ kind: 'discard' })))) building.set(emptyDefinition(name));
  };
  return { building, saving, chooseDataset };
}

/** The panels around the answer while a report is built. */
function Builder({ saved }: { saved: Saved | undefined }) {
  const { t } = useTranslation(['report', 'shell']);
  const sees = useSees();
  const { building, saving, chooseDataset } = useChanges(saved);
  const [isBuilding, setBuilding] = useState(!saved);
  const [refused, setRefused] = useState<string>();
  const definition = complete(building.definition);
  const { of, plan, refusal } = useAnswerPlan(definition, sees);
  const list = useList();
  const preview = { fromDate: daysBefore(today(), PREVIEW_DAYS - 1), toDate: today() };
  const period = isBuilding ? preview : (periodOf('month', list.filters) ?? preview);
  const title = saved?.reportName ?? t('custom.builder');
  const addFrom = (from: Report, name: string, field: ReportField) => {
    const isOther = of !== undefined && from !== of;
    setRefused(isOther ? refusalOf(definition, `${from.name}.${name}`, sees) : undefined);
    if (!of) building.set(emptyDefinition(from.name));
    if (!isOther) addField(building, from, name, field);
  };
  const answer = plan && { plan, definition, title, period };
  return (
    <Page
      title={title}
      crumbs={[{ label: t('shell:menu.Custom reports'), to: `/${customReportMenu}` }]}
      action={
        saved && (
          <Button variant="default" onClick={() => setBuilding(!isBuilding)}>
            {isBuilding ? t('custom.run') : t('custom.change')}
          </Button>
        )
      }
    >
      <Question plan={plan} refusal={refused ?? refusal} period={period} />
      {!isBuilding && (
        <>
          <Group gap="xs" align="end">
            <RangeFilters list={list} days={period} />
          </Group>
          <RangeWarning days={period} />
          {answer && <CustomResult {...answer} list={list} within={withinOf(list.filters.in)} isPreview={false} />}
        </>
      )}
      {isBuilding && (
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 3 }}>
            <CustomFields of={of} sees={sees} onDataset={chooseDataset} onField={addFrom} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 6 }}>{answer && <Preview {...answer} />}</Grid.Col>
          <Grid.Col span={{ base: 12, md: 3 }}>
            {of && (
              <Stack gap="sm">
                <CustomParts of={of} sees={sees} building={building} period={preview} />
                <SaveReport
                  saving={saving}
                  definition={definition}
                  isReady={plan !== undefined}
                  isWhole={written(definition) === written(building.definition)}
                />
              </Stack>
            )}
          </Grid.Col>
        </Grid>
      )}
    </Page>
  );
}

type Answer = Pick<ComponentProps<typeof CustomResult>, 'plan' | 'definition' | 'title' | 'period'>;

/** The first rows of the last days (RP028). */
function Preview(answer: Answer) {
  const { t } = useTranslation('report');
  const list = useOwnList();
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('custom.preview')}
      </Text>
      <CustomResult {...answer} list={{ ...list, page: 1, size: PREVIEW_ROWS }} within={undefined} isPreview />
    </Stack>
  );
}

/** The keys of the group whose rows the address names. */
function withinOf(text: string | undefined): readonly string[] | undefined {
  if (!text) return undefined;
  try {
    const keys: unknown = JSON.parse(text);
    return Array.isArray(keys) ? keys.map(String) : undefined;
  } catch {
    return undefined;
  }
}

type Saving = ReturnType<typeof useSaving>;

/** Name and readers of the report as typed, and the call that saves it: a copy where another user made it (RP026). */
function useSaving(saved: Saved | undefined) {
  const navigate = useNavigate();
  const { canAdd, canEdit } = useRights(customReportMenu);
  const isOwn = saved !== undefined && saved.ownerId === currentSession()?.user.userId;
  const [reportName, setName] = useState(saved?.reportName ?? '');
  const [isShared, setShared] = useState(saved?.isShared ?? false);
  const open = (customReportId: number) =>
    void navigate({ to: `/${customReportMenu}/builder`, search: linkSearch({ id: String(customReportId) }) });
  const adding = useCommand(customReports.add, { onDone: ({ customReport }) => open(customReport.customReportId) });
  const changing = useCommand(customReports.update, {
    onDone: ({ customReport }) => open(customReport.customReportId),
  });
  const save = (definition: Definition) => {
    const typed = { reportName, isShared, definition: written(definition) };
    if (saved && isOwn) {
      const { customReportId, version, isActive } = saved;
      changing.mutate({ customReport: { ...typed, customReportId, version, isActive } });
    } else adding.mutate({ customReport: typed });
  };
  return {
    reportName,
    setName,
    isShared,
    setShared,
    save,
    maySave: saved && isOwn ? canEdit : canAdd,
    isCopy: saved !== undefined && !isOwn,
    isRunning: adding.isPending || changing.isPending,
  };
}

interface SaveReportProps {
  readonly saving: Saving;
  readonly definition: Definition;
  readonly isReady: boolean;
  /** Whether no part waits for its name, field or value. */
  readonly isWhole: boolean;
}

/** Saves the report under its name. */
function SaveReport({ saving, definition, isReady, isWhole }: SaveReportProps) {
  const { t } = useTranslation('report');
  const { reportName, isShared } = saving;
  if (!saving.maySave) return null;
  return (
    <Stack gap="xs">
      <TextInput
        label={t('custom.reportName')}
        maxLength={100}
        value={reportName}
        onChange={(event) => saving.setName(event.currentTarget.value)}
      />
      <Switch
        label={t('custom.isShared')}
        checked={isShared}
        onChange={(event) => saving.setShared(event.currentTarget.checked)}
      />
      {!isWhole && <Text size="sm">{t('custom.unfinished')}</Text>}
      <Button
        disabled={!isReady || !isWhole || reportName.trim() === ''}
        loading={saving.isRunning}
        onClick={() => saving.save(definition)}
      >
        {saving.isCopy ? t('custom.saveCopy') : t('custom.save')}
      </Button>
    </Stack>
  );
}
