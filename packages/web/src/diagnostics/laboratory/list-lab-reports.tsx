// Signed reports, the latest first: read and printed, and amended with a reason (LB048-LB054).

import { verifyMenu } from '@charaka/contract/diagnostics/laboratory/lab-menus';
import { labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { Button } from '@mantine/core';
import { IconFileText, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { formatDateTime } from '../../kernel/format.ts';
import { linkedRecord } from '../../kernel/linked-record.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { toastError } from '../../ui/page/toast.ts';
import type { Column } from '../../ui/table/data-table-column.ts';
import { useWayTo } from '../../ui/table/way-to.ts';
import { PrintLabReport } from './print-lab-report.tsx';
import { MOST_REPORTS, PrintLabReports } from './print-lab-reports.tsx';

type Row = RowOf<typeof labReportWorklist.list>;

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('laboratory');
  const [patient, place] = usePatientColumns<Row>();
  return [
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
        <StatusChip
          tone={
            row.status === 'Withdrawn'
              ? 'danger'
              : row.status === 'Final' && !row.isAmendmentWaiting
                ? 'done'
                : 'waiting'
          }
        >
          {t(`reportStatuses.${row.status}`)}
          {row.isAbnormal && `, ${t('findings.abnormal')}`}
          {row.isAmendmentWaiting && `, ${t('amendmentWaits')}`}
        </StatusChip>
      ),
    },
    { id: 'versionNo', title: t('version'), value: (row: Row) => row.versionNo, isNumeric: true },
    { id: 'verifiedBy', title: t('verifiedBy'), value: (row: Row) => row.verifiedByName },
    {
      id: 'verifiedOn',
      title: t('verifiedAt'),
      value: (row: Row) => formatDateTime(row.verifiedAt),
      cell: (row: Row) => <MomentText at={row.verifiedAt} />,
    },
  ];
}

/** All that is listed, in pages: what is asked for whole is an export, and not what is looked through on paper. */
async function findAll(asked: Partial<InputOf<typeof labReportWorklist.list>>, total: number): Promise<Row[]> {
  const found: Row[] = [];
  for (let pageNumber = 1; found.length < total && found.length < MOST_REPORTS; pageNumber += 1) {
    const page = await call(labReportWorklist.list, { ...asked, pageNumber, pageSize: 100 });
    if (page.rows.length === 0) break;
    found.push(...page.rows);
  }
  return found;
}

/** Route investigation/report. */
export default function ListLabReports() {
  const { t } = useTranslation('laboratory');
  const work = useWorklist(labReportWorklist);
  const { list, rows, asked } = work;
  const way = useWayTo(verifyMenu, t('verification'));
  const linked = linkedRecord(list, 'report');
  const [opened, setOpened] = useState<number | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    if (rows.total > MOST_REPORTS) toastError(t('printFewer', { count: MOST_REPORTS }));
    else setPrinting(rows.total > 0);
  };
  return (
    <Worklist
      work={work}
      name="LabReports"
      title={t('reports')}
      emptyHint={t('hints.reports')}
      emptyActions={way}
      columns={useColumns()}
      rowActions={(row) => [
        {
          label: t('open'),
          letter: 'o',
          isNext: true,
          icon: <IconFileText size={16} aria-hidden />,
          onSelect: () => setOpened(row.reportId),
        },
      ]}
      moreActions={
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={print}>
          {rows.total > MOST_REPORTS
            ? t('printAtMost', { count: MOST_REPORTS })
            : t('printReports', { count: rows.total })}
        </Button>
      }
      searchLabel={t('searchReports')}
    >
      {isPrinting && <PrintLabReports find={() => findAll(asked, rows.total)} onClose={() => setPrinting(false)} />}
      {linked && (
        <PrintLabReport
          reportId={linked.id}
          onOpen={(reportId) => list.setFilter('report', String(reportId))}
          onClose={linked.close}
        />
      )}
      {opened !== null && <PrintLabReport reportId={opened} onOpen={setOpened} onClose={() => setOpened(null)} />}
    </Worklist>
  );
}
