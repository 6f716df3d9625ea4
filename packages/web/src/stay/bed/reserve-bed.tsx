// The small form that reserves a bed for a person until a set time.
import { reserveBed } from '@charaka/contract/stay/bed/bed';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { PatientCard } from '../../people/patient/patient-card.tsx';
import { PatientSearchField } from '../../people/patient/patient-typeahead.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateTimeField } from '../../ui/field/date-fields.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import type { BedRow } from './bed-facts.ts';

/** As long as a transfer within the house usually takes. */
const PROPOSED_MILLISECONDS = 4 * 3_600_000;

/** Opens at once; for a registered patient, who may lie in another bed now, or for a name. */
export function ReserveBed({ bed, onClose }: { bed: BedRow; onClose(): void }) {
  const { t } = useTranslation('bed');
  const [search, setSearch] = useState('');
  const command = useCommand(reserveBed, { onDone: onClose });
  const form = useForm({
    initialValues: {
      patientId: null as number | null,
      reservedFor: '',
      until: new Date(Date.now() + PROPOSED_MILLISECONDS).toISOString() as string | null,
    },
  });
  const { patientId, reservedFor, until } = form.values;
  const reserve = () => command.mutate({ bed: { bedId: bed.bedId, patientId, reservedFor, until: until ?? '' } });
  return (
    <FormDialog
      size="medium"
      title={t('reserveTitle', { bed: bed.bedName })}
      form={form}
      isSubmitting={command.isPending}
      isSubmitDisabled={!until || (patientId === null && !reservedFor.trim())}
      submitLabel={t('actions.reserve')}
      onSave={reserve}
      onClose={onClose}
    >
      <Stack>
        {patientId === null ? (
          <>
            <PatientSearchField
              label={t('reservePatient')}
              isFirst
              value={search}
              onPick={(patient, typed) => {
                setSearch(typed);
                if (patient) form.setFieldValue('patientId', patient.patientId);
              }}
            />
            <TextField
              label={t('reserveFor')}
              description={t('reserveForHint')}
              maxLength={120}
              {...form.getInputProps('reservedFor')}
            />
          </>
        ) : (
          <PatientCard patientId={patientId} onChange={() => form.setFieldValue('patientId', null)} />
        )}
        <DateTimeField label={t('reserveUntil')} isRequired from={today()} {...form.getInputProps('until')} />
      </Stack>
    </FormDialog>
  );
}
