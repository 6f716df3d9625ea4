// The registers of the hospital: each with its numbers, in the order of its law, with incomplete entries named (RP037).
import { registerColumns } from '@charaka/contract/insight/report/register';
import { type RegisterOf, registers } from '@charaka/contract/insight/report/reports';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import type { FileKind } from '@charaka/contract/kernel/list';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../kernel/report-failure.ts';
import { rightsOn, useAllRights, useDeeds } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { type List, type Rows, useList, useRows } from '../../kernel/use-list.ts';
import { Page } from '../../ui/page/page.tsx';
import type { Column } from '../../ui/table/data-table-column.ts';
import { RangeFilters, RangeWarning, WordFilter } from '../../ui/table/list-filters.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { useReportColumns } from './report-columns.tsx';
import { type Period, periodOf } from './report-period.ts';
import type { ReportRow } from './totals-row.ts';

const RegisterPages = lazy(() => import('./register-pages.tsx'));

/** Incomplete entries that are named above the register; the filter shows all of them. */
const NAMED_ENTRIES = 10;

/** Route report/registers. */
export default function RegistersPage() {
  const { t } = useTranslation(['report', 'shell']);
  const { roleId, rights } = useAllRights();
  const list = useList();
  const own = registers.filter(({ of }) => rightsOn(of.menu, roleId, rights).canView);
  const chosen = own.find(({ register }) => register.code === list.filters.register) ?? own[0];
  if (!chosen)
    return (
      <Page title={t('shell:menu.Registers')}>
        <Text>{t('register.none')}</Text>
      </Page>
    );
  return <RegisterList key={chosen.register.code} {...chosen} own={own} list={list} />;
}

/** The number of an entry in its book, with the year where the database assigns it. */
function useEntryNo({ register }: RegisterOf) {
  return (row: ReportRow) =>
    register.number ? `${row.entryNo} / ${row[register.number[0]]}` : String(row.entryNo ?? '');
}

/** The facts that an entry lacks, or that it was struck out. */
function useRemarks({ register }: RegisterOf) {
  const { t } = useTranslation('report');
  return (row: ReportRow) => {
    if (register.struck && row[register.struck] === true) return t('register.struck');
    const missing = (row.missing ?? []) as readonly string[];
    return missing.length > 0
      ? t('register.missing', { fields: missing.map((field) => t(`fields.${field}`)).join(', ') })
      : '';
  };
}

function useRegisterColumns(shown: RegisterOf, onDay: string): readonly Column<ReportRow>[] {
  const { t } = useTranslation('report');
  const does = useDeeds();
  const entryNo = useEntryNo(shown);
  const remarks = useRemarks(shown);
  const fields = useReportColumns(shown.of, registerColumns(shown.register, onDay), does('export'));
  return [
    { id: 'entryNo', title: t('register.entryNo'), value: entryNo, isSortable: false, onCard: 'aside', minWidth: 80 },
    ...fields,
    { id: 'missing', title: t('register.remarks'), value: remarks, isSortable: false, onCard: 'fact' },
  ];
}

interface RegisterListProps extends RegisterOf {
  readonly own: readonly RegisterOf[];
  readonly list: List;
}

function RegisterList({ of, register, own, list }: RegisterListProps) {
  const { t } = useTranslation(['report', 'shell']);
  const does = useDeeds();
  const [printed, setPrinted] = useState<readonly ReportRow[] | null>(null);
  const period = periodOf(of.period, list.filters) ?? { fromDate: '', toDate: '' };
  const asked = { ...period, register: register.code };
  const isIncomplete = list.filters.incomplete === 'true';
  const rows = useRows(reportTopic, of.list, list, (isIncomplete ? { ...asked, isIncomplete } : asked) as object);
  const columns = useRegisterColumns({ of, register }, period.toDate);
  const fetchAll = (exportedAs: FileKind) => (rows as Rows<ReportRow>).fetchAll(exportedAs, { exportedAs });
  const print = () => fetchAll('print').then(setPrinted, reportFailure);
  return (
    <ListPage<ReportRow>
      name={`register-${register.code}`}
      title={t('shell:menu.Registers')}
      above={
        <Stack gap={4}>
          {register.isByLaw && <Text size="sm">{t(`registerLaws.${register.code}`)}</Text>}
          <RangeWarning days={period} />
          <Incomplete of={of} register={register} asked={asked} list={list} />
        </Stack>
      }
      list={list}
      rows={{ ...(rows as Rows<ReportRow>), fetchAll }}
      moreActions={
        does('export') && (
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            disabled={rows.total === 0}
            onClick={() => void print()}
          >
            {t('register.printPages')}
          </Button>
        )
      }
      rowKey={(row) => of.dataset.key.map((field) => row[field]).join('-')}
      columns={columns}
      filters={<RegisterFilters own={own} list={list} period={period} />}
      emptyText={t('empty')}
    >
      {printed && (
        <Suspense fallback={null}>
          <RegisterPages
            of={of}
            register={register}
            columns={columns}
            rows={printed}
            onClose={() => setPrinted(null)}
          />
        </Suspense>
      )}
    </ListPage>
  );
}

/** The register, its days, and whether incomplete entries are shown alone. */
function RegisterFilters({ own, list, period }: Pick<RegisterListProps, 'own' | 'list'> & { readonly period: Period }) {
  const { t } = useTranslation('report');
  return (
    <>
      <WordFilter
        list={list}
        name="register"
        label={t('register.register')}
        choices={own.map(({ register: { code } }) => ({ value: code, label: t(`registers.${code}`) }))}
      />
      <RangeFilters list={list} days={period} />
      <WordFilter
        list={list}
        name="incomplete"
        label={t('register.entries')}
        choices={[
          { value: '', label: t('all') },
          { value: 'true', label: t('register.incompleteOnly') },
        ]}
      />
    </>
  );
}

/** Names the entries that lack a required fact, and shows them alone (RP037). */
function Incomplete({ of, register, asked, list }: RegisterOf & { readonly asked: object; readonly list: List }) {
  const { t } = useTranslation('report');
  const entryNo = useEntryNo({ of, register });
  const answer = useAnswer(
    reportTopic,
    of.list,
    { ...asked, isIncomplete: true, pageNumber: 1, pageSize: NAMED_ENTRIES } as object,
    { isSilent: true },
  );
  const { totalCount = 0, rows = [] } = answer.data ?? {};
  if (totalCount === 0) return null;
  const names = (rows as readonly ReportRow[]).map((row) => `${entryNo(row)} ${row.personName ?? ''}`.trim());
  return (
    <Alert color="yellow">
      <Text size="sm">
        {t('register.incomplete', { count: totalCount, names: names.join(', ') })}
        {totalCount > names.length && ' …'}
      </Text>
      {list.filters.incomplete !== 'true' && (
        <Button variant="subtle" size="compact-sm" onClick={() => list.setFilter('incomplete', 'true')}>
          {t('register.incompleteOnly')}
        </Button>
      )}
    </Alert>
  );
}
