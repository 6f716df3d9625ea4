// The top of the admission form: the patient who is looked for, registered or searched for by everything known, then their card.
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { Button, Group } from '@mantine/core';
import { IconUserPlus, IconUserSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { PatientCard } from '../../people/patient/patient-card.tsx';
import { PatientTypeahead } from '../../people/patient/patient-typeahead.tsx';
import type { AdmissionFormApi } from './admission-form.ts';

interface WhoSectionProps {
  readonly form: AdmissionFormApi;
  /** A booking has its patient: another one cannot be admitted from it. */
  readonly isFixed: boolean;
  /** Opens the registration or the global search. */
  onAsk(dialog: 'add' | 'find'): void;
}

/** The search for the patient, the registration and the global search until one is chosen, then their card (R363, R364). */
export function WhoSection({ form, isFixed, onAsk }: WhoSectionProps) {
  const { t } = useTranslation('admission');
  const { canAdd } = useRights(patientMenu);
  const { patientId } = form.values;
  // The number to call belongs to the patient and goes with them.
  const takeBack = () =>
    form.setValues({ patientId: null, emergencyNumber: '', emergencyContactPerson: '', guardianName: '' });
  if (patientId !== null) return <PatientCard patientId={patientId} {...(isFixed ? {} : { onChange: takeBack })} />;
  return (
    <Group align="start" gap="sm">
      <div style={{ flex: '1 1 16rem' }}>
        <PatientTypeahead
          label={t('patient')}
          isRequired
          isFirst
          error={form.errors.patientId}
          onPick={(patient) => form.setFieldValue('patientId', patient.patientId)}
        />
      </div>
      {canAdd && (
        <Button
          variant="default"
          mt={{ base: 0, xs: 24 }}
          leftSection={<IconUserPlus size={16} aria-hidden />}
          onClick={() => onAsk('add')}
        >
          {t('registerPatient')}
        </Button>
      )}
      <Button
        variant="default"
        mt={{ base: 0, xs: 24 }}
        leftSection={<IconUserSearch size={16} aria-hidden />}
        onClick={() => onAsk('find')}
      >
        {t('globalSearch')}
      </Button>
    </Group>
  );
}
