// The dialog with every visit of a patient to the OPD, the last one first.

import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { listVisitsOfPatient } from '@charaka/contract/clinic/opd/visit';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Skeleton, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { visitState } from './visit-state.ts';

type Visit = OutputOf<typeof listVisitsOfPatient>['rows'][number];

/** Mounted while it is open; `name` is the patient's. */
export function VisitHistory({ patientId, name, onClose }: { patientId: number; name: string; onClose(): void }) {
  const { t } = useTranslation('opd');
  const answer = useAnswer(opdTopic, listVisitsOfPatient, { pageSize: 0, visit: { patientId } });
  const title = t('historyOf', { name });
  return (
    <Dialog isOpen size="medium" title={title} onClose={onClose}>
      {answer.data ? <Visits label={title} visits={answer.data.rows} /> : <Skeleton h={160} />}
    </Dialog>
  );
}

function Visits({ label, visits }: { label: string; visits: readonly Visit[] }) {
  const { t } = useTranslation('opd');
  return (
    <WideTable label={label} minWidth={520}>
      <Table.Thead>
        <Table.Tr>
          {['date', 'opdNumber', 'doctor', 'complaint', 'status'].map((key) => (
            <Table.Th key={key}>{t(key)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {visits.map((visit) => (
          <Table.Tr key={visit.visitId}>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>{formatDay(visit.visitOn)}</Table.Td>
            <Table.Td>{visit.opdNumber}</Table.Td>
            <Table.Td>{visit.doctorName}</Table.Td>
            <Table.Td>{visit.complaint}</Table.Td>
            <Table.Td>{[t(visitState(visit)), visit.cancelReason].filter(Boolean).join(': ')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}
