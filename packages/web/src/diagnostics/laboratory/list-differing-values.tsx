// Verified values of one specimen that differ between its tests: the person who verifies opens either report and amends it (LB003, LB048).
import { listDifferingValues } from '@charaka/contract/diagnostics/laboratory/differing-value';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { PrintLabReport } from './print-lab-report.tsx';
import { usePatientColumns } from './row-columns.tsx';
import { VerifyTabs } from './verify-tabs.tsx';

type Row = RowOf<typeof listDifferingValues>;

/** Route investigation/verify/differing. */
export default function ListDifferingValues() {
  const { t } = useTranslation('laboratory');
  const list = useList();
  const rows = useRows(laboratoryTopic, listDifferingValues, list, {
    filterParams: containsInAny(['firstname', 'specimenNo', 'parameterName'], list.filters.q),
  });
  const [opened, setOpened] = useState<number | null>(null);
  const [patient, place] = usePatientColumns<Row>();
  const columns = [
    patient,
    { ...place, isForDesk: true },
    { id: 'specimenNo', title: t('specimenNo'), value: (row: Row) => row.specimenNo },
    { id: 'parameterName', title: t('heading.parameter'), value: (row: Row) => row.parameterName },
    {
      id: 'values',
      title: t('differing.values'),
      value: (row: Row) => `${row.valueText} (${row.testName}) · ${row.otherValueText} (${row.otherTestName})`,
      isSortable: false,
      minWidth: 220,
    },
    { id: 'collectedAt', title: t('differing.collected'), value: (row: Row) => formatDateTime(row.collectedAt) },
  ];
  const open = (testName: string, reportId: number) => ({
    label: t('differing.open', { name: testName }),
    icon: <IconFileText size={16} aria-hidden />,
    onSelect: () => setOpened(reportId),
  });
  return (
    <ListPage
      name="Differing values"
      title={t('differing.title')}
      above={<VerifyTabs here="differing" />}
      emptyHint={t('differing.hint')}
      list={list}
      rows={rows}
      rowKey={(row) => `${row.labWorkId}/${row.otherWorkId}/${row.labParameterId}`}
      columns={columns}
      rowActions={(row) => [
        { ...open(row.testName, row.reportId), letter: 'o', isNext: true },
        open(row.otherTestName, row.otherReportId),
      ]}
      filters={<SearchField label={t('searchReports')} list={list} />}
    >
      {opened !== null && <PrintLabReport reportId={opened} onOpen={setOpened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
