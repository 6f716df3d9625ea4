// Signed reports, the latest first: read and printed, and amended with a reason (LB048-LB054).
import { verifyMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { listLabReports } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { useWayTo } from '../../ui/table/way-to.ts';
import { PrintLabReport } from './print-lab-report.tsx';
import { usePatientColumns } from './row-columns.tsx';

type Row = RowOf<typeof listLabReports>;

/** Route investigation/report. */
export default function ListLabReports() {
  const { t } = useTranslation('laboratory');
  const list = useList();
  const rows = useRows(laboratoryTopic, listLabReports, list, {
    filterParams: containsInAny(['firstname', 'testNames', 'sectionName'], list.filters.q),
  });
  const way = useWayTo(verifyMenu, t('verification'));
  const [opened, setOpened] = useState<number | null>(null);
  const [patient, place] = usePatientColumns<Row>();
  const columns = [
    {
      id: 'reportNo',
      title: t('reportNo'),
      value: (row: Row) => `${row.reportNo} / ${row.finYear}`,
      minWidth: 120,
    },
    patient,
    { ...place, isForDesk: true },
    { id: 'testNames', title: t('tests'), value: (row: Row) => row.testNames, minWidth: 180 },
    { id: 'sectionName', title: t('section'), value: (row: Row) => row.sectionName, isHiddenAtFirst: true },
    {
      id: 'status',
      title: t('status'),
      value: (row: Row) => t(`reportStatuses.${row.status}`),
      cell: (row: Row) => (
        <StatusChip tone={row.status === 'Final' && !row.isAmendmentWaiting ? 'done' : 'waiting'}>
          {t(`reportStatuses.${row.status}`)}
          {row.isAbnormal && `, ${t('findings.abnormal')}`}
          {row.isAmendmentWaiting && `, ${t('amendmentWaits')}`}
        </StatusChip>
      ),
    },
    { id: 'versionNo', title: t('version'), value: (row: Row) => row.versionNo, isNumeric: true, isSortable: false },
    { id: 'verifiedBy', title: t('verifiedBy'), value: (row: Row) => row.verifiedByName, isSortable: false },
    {
      id: 'verifiedOn',
      title: t('verifiedAt'),
      value: (row: Row) => formatDateTime(row.verifiedAt),
      cell: (row: Row) => <MomentText at={row.verifiedAt} />,
    },
  ];
  return (
    <ListPage
      name="LabReports"
      title={t('reports')}
      emptyHint={t('hints.reports')}
      emptyActions={way}
      list={list}
      rows={rows}
      rowKey={(row) => row.reportId}
      columns={columns}
      rowActions={(row) => [
        {
          label: t('open'),
          letter: 'o',
          isNext: true,
          icon: <IconFileText size={16} aria-hidden />,
          onSelect: () => setOpened(row.reportId),
        },
      ]}
      filters={<SearchField label={t('searchReports')} list={list} />}
    >
      {opened !== null && <PrintLabReport reportId={opened} onOpen={setOpened} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
