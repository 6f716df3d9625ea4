// The dialog that registers a patient or changes one (R213-R259).
import type { InputOf } from '@charaka/contract/endpoint';
import { addPatient, getPatient, updatePatient } from '@charaka/contract/patient';
import { Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../kernel/draft.ts';
import { refusedFields } from '../kernel/form-checks.ts';
import { useFaults } from '../kernel/form-faults.ts';
import { useSignedIn } from '../kernel/session.ts';
import { useAnswer, useCommand } from '../kernel/use-answer.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DraftNotice } from '../ui/draft-notice.tsx';
import { BasicSection } from './patient-basic-section.tsx';
import { formOfPatient, newPatientForm, type Patient, type PatientForm, patientFaults } from './patient-form.ts';
import { FamilySection, IdentificationSection } from './patient-further-sections.tsx';

interface AddPatientProps {
  /** The patient to change; without it a new one is registered (R242). */
  readonly patientId?: number | undefined;
  onClose(): void;
  /** The patient as kept, a moment before the dialog closes (R243). */
  onSaved?(patient: Patient): void;
}

/** Opens at once; render it only while it is wanted. */
export default function AddPatient(props: AddPatientProps) {
  const { t } = useTranslation('patient');
  const { patientId } = props;
  const input = { patient: { patientId: patientId ?? 0 } };
  const known = useAnswer('patient', getPatient, input, { isEnabled: patientId !== undefined });
  if (patientId === undefined) return <PatientDialog {...props} patient={null} />;
  if (known.data) return <PatientDialog {...props} patient={known.data.patient} />;
  return (
    <Dialog isOpen size="wide" title={t('updatePatient')} onClose={props.onClose}>
      <Stack>
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    </Dialog>
  );
}

function PatientDialog({ patient, onClose, onSaved }: AddPatientProps & { readonly patient: Patient | null }) {
  const { t } = useTranslation('patient');
  const { hospital } = useSignedIn();
  const [photo, setPhoto] = useState(patient?.image ?? null);
  const form = useForm<PatientForm>({
    initialValues: patient ? formOfPatient(patient) : newPatientForm(hospital),
    validate: patientFaults,
  });
  const faults = useFaults(form, patientFaults);
  const draft = useDraft(form, patient ? `patient.${patient.patientId}` : 'patient');
  const close = () => {
    draft.drop();
    onClose();
  };
  const command = useSaving(patient, (saved) => {
    onSaved?.(saved);
    close();
  });
  const save = (values: PatientForm) => {
    const whole = { ...values, patientId: patient?.patientId, image: photo } as PatientInput;
    command.mutate({ patient: whole }, { onError: (error) => form.setErrors(refusedFields(error, 'patient')) });
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={patient ? t('updatePatient') : t('addPatient')}
      isChanged={form.isDirty() || photo !== (patient?.image ?? null)}
      isSubmitting={command.isPending}
      isSubmitDisabled={faults.isBlocked}
      submitLabel={patient ? t('update') : t('save')}
      onSubmit={form.onSubmit(save, faults.onFaults)}
      onClose={close}
    >
      <DraftNotice draft={draft} form={form} />
      <Stack>
        <BasicSection form={form} photo={photo} onPhoto={setPhoto} />
        <FamilySection form={form} />
        <IdentificationSection form={form} />
      </Stack>
    </Dialog>
  );
}

type PatientInput = InputOf<typeof updatePatient>['patient'];

/** Adding or changing, whichever it is; both take and answer the same record. */
function useSaving(patient: Patient | null, onSaved: (saved: Patient) => void) {
  const options = { topics: ['patient'], onDone: (output: { patient: Patient }) => onSaved(output.patient) };
  const adding = useCommand(addPatient, options);
  const changing = useCommand(updatePatient, options);
  return patient ? changing : adding;
}
