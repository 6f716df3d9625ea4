// The vital signs of a patient as a trend, the last set with its age in time: on the page of the patient, and beside the note (NU001, OP013).

import { vitalTopic } from '@charaka/contract/clinic/vital/topics';
import { vitalMenu, vitalSigns } from '@charaka/contract/clinic/vital/vital';
import { countedEntries } from '@charaka/contract/kernel/chart-entry';
import { bodyMassIndex } from '@charaka/rules/clinic/vital-signs';
import { Button, Paper, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { CorrectVitals } from './correct-vitals.tsx';
import type { VitalSignSet } from './vital-values.ts';

const MOST_SHOWN = 8;

/** Renders nothing without the right to read charts. */
export function VitalsPanel({ patientId }: { readonly patientId: number }) {
  return useDeeds()('read-chart') ? <Trend patientId={patientId} /> : null;
}

function Trend({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('vital');
  const { canEdit } = useRights(vitalMenu);
  const [corrected, setCorrected] = useState<VitalSignSet | null>(null);
  const sets = useAnswer(vitalTopic, vitalSigns.list, { patientId }, { isSilent: true }).data?.vitalSignSets ?? [];
  const counted = countedEntries(sets).slice(0, MOST_SHOWN);
  return (
    <Paper withBorder p="md" component="section" aria-label={t('trend')}>
      <Title order={2}>{t('trend')}</Title>
      {counted.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {counted.length > 0 && (
        <WideTable label={t('trend')} minWidth={480}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('takenAt')}</Table.Th>
              <Table.Th className="numeric">{t('pressure')}</Table.Th>
              <Table.Th className="numeric">{t('fields.pulse')}</Table.Th>
              <Table.Th className="numeric">{t('fields.temperatureC')}</Table.Th>
              <Table.Th className="numeric">{t('fields.spo2')}</Table.Th>
              <Table.Th className="numeric">{t('fields.weightKg')}</Table.Th>
              <Table.Th className="numeric">{t('indexShort')}</Table.Th>
              {canEdit && <Table.Th aria-label={t('correct')} />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {counted.map((set) => (
              <SetRow key={set.vitalSignSetId} set={set} onCorrect={canEdit ? setCorrected : undefined} />
            ))}
          </Table.Tbody>
        </WideTable>
      )}
      {corrected && (
        <OfPatient patient={{ patientId }}>
          <CorrectVitals patientId={patientId} set={corrected} onClose={() => setCorrected(null)} />
        </OfPatient>
      )}
    </Paper>
  );
}

function SetRow({ set, onCorrect }: { set: VitalSignSet; onCorrect: ((set: VitalSignSet) => void) | undefined }) {
  const { t } = useTranslation('vital');
  const tenths = (value: number | null | undefined, by: number) => (value == null ? '' : value / by);
  return (
    <Table.Tr>
      <Table.Td>
        {formatDateTime(set.takenAt)}
        {set.correctsId != null && (
          <Text size="xs" c="dimmed">
            {t('correctedBecause', { reason: set.correctionReason })}
          </Text>
        )}
      </Table.Td>
      <Table.Td className="numeric">
        {[set.systolic, set.diastolic].filter((value) => value != null).join('/')}
      </Table.Td>
      <Table.Td className="numeric">{set.pulse}</Table.Td>
      <Table.Td className="numeric">{tenths(set.temperatureTenths, 10)}</Table.Td>
      <Table.Td className="numeric">{set.spo2}</Table.Td>
      <Table.Td className="numeric">{tenths(set.weightGrams, 1000)}</Table.Td>
      <Table.Td className="numeric">{bodyMassIndex(set.weightGrams, set.lengthMm)}</Table.Td>
      {onCorrect && (
        <Table.Td>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('correctOne', { at: formatDateTime(set.takenAt) })}
            onClick={() => onCorrect(set)}
          >
            {t('correct')}
          </Button>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
