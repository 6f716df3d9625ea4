// The vaccinations of a patient: due doses of a schedule, given doses, and the buttons that record a dose.

import { getVaccinePlan } from '@charaka/contract/clinic/immunization/immunization';
import { immunizationTopic } from '@charaka/contract/clinic/immunization/topics';
import { vitalMenu } from '@charaka/contract/clinic/vital/vital';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { DosesGiven } from './doses-given.tsx';
import { ImmunizationDialog } from './immunization-dialog.tsx';
import { PlannedDoses } from './planned-doses.tsx';
import type { Dose, VaccinePlan } from './vaccine-plan.ts';

type Open =
  | { readonly dose: Dose }
  | { readonly planned: { readonly doseKey: string; readonly vaccineCode: string } | null };

const CHILD_DAYS = 18 * 365;
const DAY_MS = 86_400_000;

/** Renders nothing without the right to read charts. */
export function VaccinationPanel({ patientId }: { readonly patientId: number }) {
  return useDeeds()('read-chart') ? <Vaccinations patientId={patientId} /> : null;
}

/** A schedule for children says nothing of a grown-up: their doses stand alone. */
const isChild = ({ birthDate }: VaccinePlan) => Date.now() - Date.parse(birthDate) < CHILD_DAYS * DAY_MS;

function Vaccinations({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('immunization');
  const [scheduleName, setScheduleName] = useState<string | null>(null);
  const plan = useAnswer(immunizationTopic, getVaccinePlan, { patientId, scheduleName }, { isSilent: true }).data;
  const [open, setOpen] = useState<Open | null>(null);
  const mayChange = useRights(vitalMenu).canEdit;
  if (!plan) return null;
  const isPlanned = isChild(plan) && plan.plan.length > 0;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('title')}>
      <Stack gap="sm">
        <Group justify="space-between" align="end">
          <Title order={2}>{t('title')}</Title>
          {mayChange && (
            <Button
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setOpen({ planned: null })}
            >
              {t('add')}
            </Button>
          )}
        </Group>
        {isPlanned && (
          <Group justify="space-between" align="end">
            <Text>{plan.nextVisitOn ? t('nextVisit', { day: formatDay(plan.nextVisitOn) }) : t('nothingLeft')}</Text>
            {plan.schedules.length > 1 && (
              <SelectField
                label={t('schedule')}
                isRequired
                value={plan.scheduleName ?? ''}
                onChange={(name) => setScheduleName(name ?? null)}
                choices={plan.schedules.map((one) => ({ value: one.scheduleName, label: one.scheduleName }))}
              />
            )}
          </Group>
        )}
        {isPlanned && <PlannedDoses plan={plan} onGive={mayChange ? (planned) => setOpen({ planned }) : undefined} />}
        <DosesGiven doses={plan.given} onOpen={mayChange ? (dose) => setOpen({ dose }) : undefined} />
      </Stack>
      {open && (
        <OfPatient patient={{ patientId }}>
          <ImmunizationDialog
            patientId={patientId}
            scheduleName={plan.scheduleName ?? null}
            dose={'dose' in open ? open.dose : null}
            planned={'planned' in open ? open.planned : null}
            onClose={() => setOpen(null)}
          />
        </OfPatient>
      )}
    </Paper>
  );
}
