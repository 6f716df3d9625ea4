// Verified values of one specimen that differ between its tests: the person who verifies opens either report and amends it (LB003, LB048).

import { differingWorklist } from '@charaka/contract/diagnostics/laboratory/differing-value';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { usePatientColumns } from '../../people/worklist/work-columns.tsx';
import { useWorklist, Worklist } from '../../people/worklist/worklist.tsx';
import { PrintLabReport } from './print-lab-report.tsx';
import { VerifyTabs } from './verify-tabs.tsx';

type Row = RowOf<typeof differingWorklist.list>;

/** Route investigation/verify/differing. */
export default function ListDifferingValues() {
  const { t } = useTranslation('laboratory');
  const work = useWorklist(differingWorklist);
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
    <Worklist
      work={work}
      name="Differing values"
      title={t('differing.title')}
      above={<VerifyTabs here="differing" />}
      emptyHint={t('differing.hint')}
      columns={columns}
      rowActions={(row) => [
        { ...open(row.testName, row.reportId), letter: 'o', isNext: true },
        open(row.otherTestName, row.otherReportId),
      ]}
      searchLabel={t('searchReports')}
    >
      {opened !== null && <PrintLabReport reportId={opened} onOpen={setOpened} onClose={() => setOpened(null)} />}
    </Worklist>
  );
}
