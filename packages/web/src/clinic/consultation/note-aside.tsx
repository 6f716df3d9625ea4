// Beside the note: what was measured, results, the last visits; nothing of it pops up.
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { ChartPanel } from '../chart/chart-panel.tsx';
import { GrowthPanel } from '../growth/growth-panel.tsx';
import { OrderName } from '../order/order-name.tsx';
import { VitalsPanel } from '../vital/vitals-panel.tsx';
import { Certificates } from './certificates.tsx';
import type { Opened } from './opened.ts';

const ADULT_YEARS = 18;

/** The right third of the page; of a child with the growth. */
export function NoteAside({ opened }: { opened: Opened }) {
  return (
    <Stack gap="md">
      <ChartPanel patientId={opened.visit.patientId} />
      <VitalsPanel patientId={opened.visit.patientId} />
      {(opened.visit.ageYears ?? ADULT_YEARS) < ADULT_YEARS && <GrowthPanel patientId={opened.visit.patientId} />}
      <Certificates opened={opened} />
      <Results opened={opened} />
      <LastVisits opened={opened} />
    </Stack>
  );
}

function Results({ opened: { results } }: { opened: Opened }) {
  const { t } = useTranslation(['consultation', 'laboratory']);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('results')}>
      <Stack gap="xs">
        <Title order={2}>{t('results')}</Title>
        {results.length === 0 && <Text c="dimmed">{t('noResults')}</Text>}
        {results.map((one) => (
          <div key={one.orderId}>
            <Text fw={600} {...(one.isCritical ? { c: 'red' } : {})}>
              <OrderName name={one.orderName} />
            </Text>
            {one.isPreliminary && <Text size="sm" fs="italic">{`${t('laboratory:preliminary')}: `}</Text>}
            {one.values.length === 0 && (
              <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {one.resultSummary}
              </Text>
            )}
            {one.values.map(({ parameterName, valueText, unit, flag, rangeText }) => (
              <Text size="sm" key={parameterName} {...(flag && flag !== 'N' ? { fw: 700 } : {})}>
                {[parameterName, valueText, unit, flag !== 'N' && flag, rangeText && `(${rangeText})`]
                  .filter(Boolean)
                  .join(' ')}
              </Text>
            ))}
            <Text size="xs" c="dimmed">
              {formatDateTime(one.resultAt)}
            </Text>
          </div>
        ))}
      </Stack>
    </Paper>
  );
}

function LastVisits({ opened: { lastVisits } }: { opened: Opened }) {
  const { t } = useTranslation('consultation');
  return (
    <Paper withBorder p="md" component="section" aria-label={t('lastVisits')}>
      <Stack gap="xs">
        <Title order={2}>{t('lastVisits')}</Title>
        {lastVisits.length === 0 && <Text c="dimmed">{t('noVisits')}</Text>}
        {lastVisits.map((one) => (
          <div key={one.encounterId}>
            <Text fw={600}>{[formatDay(one.visitOn), one.doctorName].join(' · ')}</Text>
            <Text size="sm">{[one.complaints, one.diagnoses].filter(Boolean).join(' → ')}</Text>
            {one.medicines.map((medicine) => (
              <Text size="sm" key={medicine}>
                {medicine}
              </Text>
            ))}
            {one.advice && (
              <Text size="sm" c="dimmed">
                {one.advice}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
