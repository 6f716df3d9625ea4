// Amendments of released results that wait for the second person: the critical ones first, then what waits longest (LB040, LB048).
import { listAmendments } from '@charaka/contract/diagnostics/laboratory/lab-amendment';
import { mayVerify, reportMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsInAny } from '../../kernel/filters.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { useMayAsk } from '../../kernel/rights.ts';
import { type RowOf, useList, useRows } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { useWayTo } from '../../ui/table/way-to.ts';
import { OpenAmendment } from './open-amendment.tsx';
import { VerifyTabs } from './verify-tabs.tsx';

type Row = RowOf<typeof listAmendments>;

/** Route investigation/verify/amendment. */
export default function ListAmendments() {
  const { t } = useTranslation('laboratory');
  const list = useList();
  const rows = useRows(laboratoryTopic, listAmendments, list, {
    filterParams: containsInAny(['firstname', 'testNames', 'sectionName'], list.filters.q),
  });
  const way = useWayTo(reportMenu, t('reports'));
  const canEdit = useMayAsk(mayVerify);
  const [opened, setOpened] = useState<number | null>(null);
  const [patient, place] = usePatientColumns<Row>();
  const columns = [
    { id: 'reportNo', title: t('reportNo'), value: (row: Row) => `${row.reportNo} / ${row.finYear}`, minWidth: 120 },
    patient,
    { ...place, isForDesk: true },
    { id: 'testNames', title: t('tests'), value: (row: Row) => row.testNames, minWidth: 180 },
    {
      id: 'amendReason',
      title: t('amendReason'),
      value: (row: Row) => row.amendReason,
      cell: (row: Row) => (
        <>
          {row.amendReason}
          {row.isCritical && <StatusChip tone="danger">{t('findings.critical')}</StatusChip>}
        </>
      ),
      isSortable: false,
      minWidth: 200,
    },
    { id: 'sectionName', title: t('section'), value: (row: Row) => row.sectionName, isHiddenAtFirst: true },
    { id: 'proposedBy', title: t('proposedBy'), value: (row: Row) => row.proposedByName, isSortable: false },
    {
      id: 'proposedOn',
      title: t('proposedAt'),
      value: (row: Row) => formatDateTime(row.proposedAt),
      cell: (row: Row) => <MomentText at={row.proposedAt} />,
    },
  ];
  return (
    <ListPage
      name="Amendments"
      title={t('amendments')}
      above={<VerifyTabs here="amendments" />}
      emptyHint={t('hints.amendments')}
      emptyActions={way}
      list={list}
      rows={rows}
      rowKey={(row) => row.labAmendmentId}
      columns={columns}
      rowActions={(row) => [
        {
          label: t('look'),
          letter: 'o',
          isNext: true,
          icon: <IconEye size={16} aria-hidden />,
          onSelect: () => setOpened(row.labAmendmentId),
        },
      ]}
      filters={<SearchField label={t('searchReports')} list={list} />}
    >
      {opened !== null && <OpenAmendment labAmendmentId={opened} canSign={canEdit} onClose={() => setOpened(null)} />}
    </ListPage>
  );
}
