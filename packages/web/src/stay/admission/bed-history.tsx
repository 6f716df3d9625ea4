// The beds an admission was in, one after the other, with the time in each.

import { listBedStays } from '@charaka/contract/stay/admission/admission-bed';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { Skeleton, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { MomentText } from '../../ui/page/moment-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';

const MILLISECONDS_PER_HOUR = 3_600_000;

/** A table that follows a change of bed made anywhere. */
export function BedHistory({ admissionId }: { admissionId: number }) {
  const { t } = useTranslation(['admission', 'bed']);
  const answer = useAnswer(admissionTopic, listBedStays, { admission: { admissionId } });
  if (!answer.data) return <Skeleton height={80} radius="sm" />;
  return (
    <WideTable label={t('bedHistory.title')} minWidth={560}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('bed')}</Table.Th>
          <Table.Th>{t('bedHistory.from')}</Table.Th>
          <Table.Th>{t('bedHistory.until')}</Table.Th>
          <Table.Th>{t('bedHistory.time')}</Table.Th>
          <Table.Th>{t('bedHistory.by')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {answer.data.stays.map((stay) => (
          <Table.Tr key={stay.bedStayId}>
            <Table.Td>
              {[stay.bedName, stay.bedTypeName, stay.bedGroupName, stay.bedFloorName].filter(Boolean).join(', ')}
              {stay.otherSexReason && (
                <Text size="xs" c="dimmed">
                  {t('bed:otherSex.because', { reason: stay.otherSexReason })}
                </Text>
              )}
            </Table.Td>
            <Table.Td>
              <MomentText at={stay.from} />
            </Table.Td>
            <Table.Td>{stay.until ? formatDateTime(stay.until) : t('bedHistory.now')}</Table.Td>
            <Table.Td>{t('bedHistory.lasted', daysAndHours(stay.from, stay.until))}</Table.Td>
            <Table.Td>{stay.createdByName}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

/** Whole days and hours of a stay, up to now for the present one. */
function daysAndHours(from: string, until: string | null | undefined): { days: number; hours: number } {
  const end = until ? Date.parse(until) : Date.now();
  const hours = Math.max(0, Math.floor((end - Date.parse(from)) / MILLISECONDS_PER_HOUR));
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
