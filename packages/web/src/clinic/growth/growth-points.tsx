// The measures of a child in words: age, value, z-score and centile, what was added to a length, and what has to be measured again.
import { confirmGrowthPoint } from '@charaka/contract/clinic/growth/growth';
import { vitalMenu } from '@charaka/contract/clinic/vital/vital';
import { Button, Group, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { type Growth, type GrowthPoint, isCounted } from './growth.ts';

const DAYS_PER_MONTH = 30.4375;
const headings = ['day', 'age', 'value', 'z', 'centile', 'notes'] as const;

/** The latest first. */
export function GrowthPoints({ growth }: { readonly growth: Growth }) {
  const { t } = useTranslation('growth');
  if (growth.points.length === 0) return <Text c="dimmed">{t('noPoints')}</Text>;
  return (
    <WideTable label={t('points')} minWidth={640}>
      <Table.Thead>
        <Table.Tr>
          {headings.map((heading) => (
            <Table.Th key={heading} className={heading === 'day' || heading === 'notes' ? '' : 'numeric'}>
              {t(`columns.${heading}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {growth.points.toReversed().map((point) => (
          <PointRow key={point.vitalSignSetId} patientId={growth.patientId} point={point} />
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

function PointRow({ patientId, point }: { readonly patientId: number; readonly point: GrowthPoint }) {
  const { t } = useTranslation('growth');
  const mayConfirm = useRights(vitalMenu).canEdit;
  const confirm = useCommand(confirmGrowthPoint);
  const { takenAt, ageDays, correctedDays, measure, addedMm, z, centile, nutrition, vitalSignSetId } = point;
  const isLeftOut = !isCounted(point);
  const notes = [
    nutrition && t(`nutrition.${nutrition}`),
    addedMm !== 0 && t(addedMm > 0 ? 'added' : 'taken', { value: Math.abs(addedMm) / 10 }),
    correctedDays > 0 && t('corrected', { value: Math.round(((ageDays - correctedDays) / DAYS_PER_MONTH) * 10) / 10 }),
    point.isDoubtful && t(point.isConfirmed ? 'measuredTwice' : 'doubtful'),
  ];
  return (
    <Table.Tr>
      <Table.Td>{formatDay(takenAt)}</Table.Td>
      <Table.Td className="numeric">
        {t('months', { value: Math.round((ageDays / DAYS_PER_MONTH) * 10) / 10 })}
      </Table.Td>
      <Table.Td className="numeric">{measure}</Table.Td>
      <Table.Td className="numeric">{z?.toFixed(2)}</Table.Td>
      <Table.Td className="numeric">{centile}</Table.Td>
      <Table.Td>
        <Group gap="xs">
          {notes.filter(Boolean).join(' · ')}
          {isLeftOut && mayConfirm && (
            <Button
              size="compact-sm"
              variant="default"
              loading={confirm.isPending}
              aria-label={t('confirmOne', { day: formatDay(takenAt) })}
              onClick={() => confirm.mutate({ patientId, vitalSignSetId })}
            >
              {t('confirm')}
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
