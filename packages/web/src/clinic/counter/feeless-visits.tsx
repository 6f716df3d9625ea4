// The free and unpaid visits of a day by the clerk who gave the token (Q260).
import type { getDayEnd } from '@charaka/contract/clinic/counter/day-end';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Stack, Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { uhidOf } from '../../people/patient/patient-facts.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';

type Visit = OutputOf<typeof getDayEnd>['feelessVisits'][number];

/** Shows nothing when every visit of the day was paid. The server sorts the visits by clerk. */
export function FeelessVisits({ visits }: { readonly visits: readonly Visit[] }) {
  const { t } = useTranslation(['counter', 'queue']);
  if (visits.length === 0) return null;
  const clerks = [...Map.groupBy(visits, ({ createdByName }) => createdByName)];
  return (
    <Stack gap={4}>
      <Title order={2} size="h4">
        {t('dayEnd.feeless.title')}
      </Title>
      {clerks.map(([clerk, rows]) => (
        <VisitsOfClerk key={clerk} clerk={clerk} visits={rows} />
      ))}
    </Stack>
  );
}

function VisitsOfClerk({ clerk, visits }: { readonly clerk: string; readonly visits: readonly Visit[] }) {
  const { t } = useTranslation(['counter', 'queue']);
  const unpaid = visits.filter(({ feeState }) => feeState === 'Due').length;
  const title = t('dayEnd.feeless.ofClerk', { name: clerk, free: visits.length - unpaid, unpaid });
  return (
    <>
      <Title order={3} size="h5">
        {title}
      </Title>
      <WideTable label={title} minWidth={520}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className="numeric">{t('queue:token')}</Table.Th>
            <Table.Th>{t('patient')}</Table.Th>
            <Table.Th>{t('doctor')}</Table.Th>
            <Table.Th>{t('consultationFee.visitKind')}</Table.Th>
            <Table.Th>{t('queue:fee')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {visits.map((visit) => (
            <Table.Tr key={visit.visitId}>
              <Table.Td className="numeric">{visit.tokenNo}</Table.Td>
              <Table.Th scope="row" fw={400}>
                {`${visit.firstName} · ${uhidOf(visit.patientId)}`}
              </Table.Th>
              <Table.Td>{visit.doctorName}</Table.Td>
              <Table.Td>{t(`queue:kinds.${visit.visitKind}`)}</Table.Td>
              <Table.Td>
                {visit.isInFreePeriod ? t('dayEnd.feeless.freePeriod') : t(`queue:fees.${visit.feeState}`)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </>
  );
}
