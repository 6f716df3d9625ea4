// Every stay of a patient in the hospitals of the group, with what became of its bill.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPatientHistory } from '@charaka/contract/people/patient/patient-record';
import { displayAdmissionNumber } from '@charaka/rules/list/display-number';
import { Badge, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney } from '../../kernel/format.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { Unbroken } from '../../ui/page/unbroken.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

/** History of a record. */
export type History = OutputOf<typeof getPatientHistory>;
type PastAdmission = History['admissions'][number];

/** The table of admissions, newest first. */
export function PatientHistory({ admissions }: { admissions: readonly PastAdmission[] }) {
  const { t } = useTranslation('patientRecord');
  if (admissions.length === 0) return <Text c="dimmed">{t('noAdmissions')}</Text>;
  return (
    <WideTable label={t('admissions')} minWidth={860}>
      <Table.Thead>
        <Table.Tr>
          {['number', 'hospital', 'admitted', 'discharged', 'doctor', 'bed', 'state', 'bill'].map((name) => (
            <Table.Th key={name}>{t(`history.${name}`)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {admissions.map((admission) => (
          <AdmissionLine key={admission.admissionId} admission={admission} />
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

function AdmissionLine({ admission }: { admission: PastAdmission }) {
  const { hospital } = useSignedIn();
  const { admissionId, admissionMode } = admission;
  const number = displayAdmissionNumber(admissionId, admissionMode, hospital?.inpatientAdmissionPrefix ?? '');
  return (
    <Table.Tr>
      <Table.Td>{number}</Table.Td>
      <Table.Td>{admission.hospitalName}</Table.Td>
      <Table.Td>
        <Unbroken>{formatDateTime(admission.admittedAt)}</Unbroken>
      </Table.Td>
      <Table.Td>
        <Unbroken>{formatDateTime(admission.dischargedAt)}</Unbroken>
      </Table.Td>
      <Table.Td>{admission.doctorName}</Table.Td>
      <Table.Td>
        {admission.bedGroupName}, <Unbroken>{admission.bedName}</Unbroken>
      </Table.Td>
      <Table.Td>
        <StateOf admission={admission} />
      </Table.Td>
      <Table.Td>
        <BillOf admission={admission} />
      </Table.Td>
    </Table.Tr>
  );
}

function StateOf({ admission }: { admission: PastAdmission }) {
  const { t } = useTranslation('patientRecord');
  const state = admission.isCancelled ? 'cancelled' : admission.isDischarged ? 'left' : 'inHospital';
  return <Badge variant="default">{t(state)}</Badge>;
}

/** The amount of the bill and its due; renders nothing when the user may not see bills. */
function BillOf({ admission: { bill, isBillVisible, isCancelled } }: { admission: PastAdmission }) {
  const { t } = useTranslation('patientRecord');
  if (!isBillVisible) return null;
  if (!bill) return isCancelled ? null : <Text size="sm">{t('noBill')}</Text>;
  const amount = formatMoney(bill.netAmount);
  return (
    <Text size="sm">
      <Unbroken>{`${bill.orderNo} · ${bill.finYear}`}</Unbroken>
      <br />
      {!bill.isSettled && bill.due > 0
        ? t('billDue', { amount, due: formatMoney(bill.due) })
        : t('billSettled', { amount })}
    </Text>
  );
}
