// The orders of a patient on their page: signed on the visit or stay that is open, and below it what came of all others.
import { listEncounters } from '@charaka/contract/clinic/encounter/encounter';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { Orders } from './order-work.tsx';
import { SignPane } from './sign-pane.tsx';

type Encounter = OutputOf<typeof listEncounters>['encounters'][number];

/** For users who may see stays or visits; others see nothing. */
export function PatientOrders({ patientId }: { readonly patientId: number }) {
  const { t } = useTranslation('order');
  const seesStays = useRights(admissionMenu).canView;
  const seesVisits = useRights(visitMenu).canView;
  const maySign = useDeeds()('sign-order');
  if (!seesStays && !seesVisits) return null;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="patient-orders">
      <Stack gap="sm">
        <Title order={2} id="patient-orders">
          {t('panel')}
        </Title>
        {maySign && <OpenEncounters patientId={patientId} />}
        <Orders asked={{ patientId }} />
      </Stack>
    </Paper>
  );
}

/** One is chosen already; where several are open the clerk says on which. */
function OpenEncounters({ patientId }: { patientId: number }) {
  const { t } = useTranslation('order');
  const answer = useAnswer(opdTopic, listEncounters, { patientId, isOpen: true }, { isSilent: true });
  const [chosen, setChosen] = useState<number | null>(null);
  const open = answer.data?.encounters;
  if (!open) return null;
  const shown = open.find(({ encounterId }) => encounterId === chosen) ?? open[0];
  if (!shown) return <Text c="dimmed">{t('noOpenVisit')}</Text>;
  const nameOf = ({ encounterClass, encounterNo, doctorName }: Encounter) =>
    [t(`classes.${encounterClass}`), encounterNo, doctorName].filter(Boolean).join(' · ');
  return (
    <Stack gap="sm">
      {open.length > 1 ? (
        <SelectField
          label={t('onVisit')}
          value={shown.encounterId}
          choices={open.map((one) => ({ value: one.encounterId, label: nameOf(one) }))}
          onChange={(encounterId) => setChosen(encounterId ?? null)}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {nameOf(shown)}
        </Text>
      )}
      <SignPane
        key={shown.encounterId}
        place={{ encounterId: shown.encounterId, doctorId: shown.doctorId ?? null }}
        entering={0}
      />
    </Stack>
  );
}
