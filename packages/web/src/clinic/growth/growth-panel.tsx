// The growth of a child: one indicator at a time as a curve over the lines of its table, with the same in words below (OP032, OP033).
import { getGrowth } from '@charaka/contract/clinic/growth/growth';
import { vitalTopic } from '@charaka/contract/clinic/vital/topics';
import { type GrowthIndicator, growthIndicators, STANDING_FROM_DAYS } from '@charaka/rules/clinic/growth';
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { NumberField, SelectField } from '../../ui/field/form-fields.tsx';
import type { Growth } from './growth.ts';
import { GrowthChart } from './growth-chart.tsx';
import { GrowthPoints } from './growth-points.tsx';

const CHILD_DAYS = 18 * 365.25;
const DAY_MS = 86_400_000;
const WEEKS = { least: 22, most: 45 };

/** Renders nothing without the right to read charts, and nothing for adults. */
export function GrowthPanel({ patientId }: { readonly patientId: number }) {
  return useDeeds()('read-chart') ? <OfPatient patientId={patientId} /> : null;
}

const ageDaysOf = ({ birthDate }: Growth) => (Date.now() - Date.parse(birthDate)) / DAY_MS;

/** Follows vital signs, of which points are made and confirmed. */
function OfPatient({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('growth');
  const [indicator, setIndicator] = useState<GrowthIndicator>('WeightForAge');
  const [weeks, setWeeks] = useState<number | null>(null);
  const asked = weeks !== null && weeks >= WEEKS.least && weeks <= WEEKS.most ? weeks : null;
  const growth = useAnswer(
    vitalTopic,
    getGrowth,
    { patientId, indicator, ...(asked === null ? {} : { gestationWeeks: asked }) },
    { isSilent: true },
  ).data;
  if (!growth || ageDaysOf(growth) > CHILD_DAYS) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('title')}>
      <Stack gap="sm">
        <Title order={2}>{t('title')}</Title>
        <Group align="end" gap="sm">
          <SelectField
            label={t('indicator')}
            isRequired
            value={indicator}
            choices={growthIndicators.map((value) => ({ value, label: t(`indicators.${value}`) }))}
            onChange={(value) => setIndicator((value ?? 'WeightForAge') as GrowthIndicator)}
          />
          {ageDaysOf(growth) < STANDING_FROM_DAYS && (
            <NumberField
              label={t('weeks')}
              min={WEEKS.least}
              max={WEEKS.most}
              value={weeks ?? ''}
              onChange={(value) => setWeeks(typeof value === 'number' ? value : null)}
            />
          )}
        </Group>
        {growth.curves.length === 0 && <Text c="dimmed">{t('noTable')}</Text>}
        <GrowthChart growth={growth} />
        <GrowthPoints growth={growth} />
        {growth.arm && (
          <Text>
            {[
              t('arm', { value: growth.arm.muacMm / 10, at: formatDateTime(growth.arm.takenAt) }),
              growth.arm.nutrition && t(`nutrition.${growth.arm.nutrition}`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
        {growth.tables.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('source', { source: [...new Set(growth.tables.map(({ sourceNote }) => sourceNote))].join('; ') })}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
