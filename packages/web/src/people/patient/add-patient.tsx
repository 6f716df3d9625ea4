// The dialog that registers a patient or changes one (R213-R259).

import { getPatient } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { Box, Skeleton, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../kernel/draft.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useFreshAnswer, useStaleEdit } from '../../kernel/stale-edit.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DraftNotice } from '../../ui/dialog/draft-notice.tsx';
import { StaleNotice } from '../../ui/dialog/stale-notice.tsx';
import { toastSuccess } from '../../ui/page/toast.ts';
import { fullName, uhidOf } from './patient-facts.ts';
import {
  type ExpectedPerson,
  expectedPatientForm,
  formOfPatient,
  newPatientForm,
  type Patient,
  type PatientForm,
} from './patient-form.ts';
import type { PatientTab } from './patient-tabs.ts';
import { PatientTabs } from './patient-tabs-view.tsx';
import { SimilarPatients } from './similar-patients.tsx';
import { useTakenEmail } from './use-email-check.ts';
import { useCheckBox, usePatientFaults } from './use-patient-faults.ts';
import { useSavePatient } from './use-save-patient.ts';

interface AddPatientProps {
  /** The patient to change; without it a new one is registered (R242). */
  readonly patientId?: number | undefined;
  /** Facts of the person to register, known from the booking. */
  readonly expected?: ExpectedPerson;
  onClose(): void;
  /** The patient as kept, a moment before the dialog closes (R243). */
  onSaved?(patient: Patient): void;
  /** The caller names the registered patient itself; otherwise a message does (Q274). */
  readonly isAnnounced?: boolean;
  /** Called with the existing patient the user picked; without it that patient is opened for editing. */
  onPickKnown?(patientId: number): void;
}

/** Opens at once; render it only while it is wanted. */
export default function AddPatient(props: AddPatientProps) {
  const { t } = useTranslation('patient');
  const [knownId, setKnownId] = useState<number | undefined>();
  const patientId = knownId ?? props.patientId;
  const input = { patient: { patientId: patientId ?? 0 } };
  const answer = useAnswer(patientTopic, getPatient, input, { isEnabled: patientId !== undefined });
  const known = useFreshAnswer(answer);
  const pickKnown = (id: number) => {
    if (!props.onPickKnown) return setKnownId(id);
    props.onPickKnown(id);
    props.onClose();
  };
  const onStale = () => void answer.refetch();
  const own = { ...props, isTaking: props.onPickKnown !== undefined, onPickKnown: pickKnown, onStale };
  if (patientId === undefined) return <PatientDialog {...own} patient={null} />;
  if (known) return <PatientDialog {...own} key={patientId} {...known} />;
  return (
    <Dialog isOpen size="wide" title={t('updatePatient')} onClose={props.onClose}>
      <Stack>
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    </Dialog>
  );
}

interface PatientDialogProps extends AddPatientProps {
  /** The patient as they are now; null registers one. */
  readonly patient: Patient | null;
  readonly changedByName?: string | null | undefined;
  readonly isTaking: boolean;
  onStale(): void;
  onPickKnown(patientId: number): void;
}

const photoOf = (patient: Patient | null) => patient?.image ?? null;

function PatientDialog(props: PatientDialogProps) {
  const { patient, expected, isTaking, isAnnounced = false, onClose, onSaved, onPickKnown, onStale } = props;
  const { t } = useTranslation('patient');
  const { hospital } = useSignedIn();
  const [photo, setPhoto] = useState(photoOf(patient));
  const [tab, setTab] = useState<PatientTab>('basic');
  const { box, validate } = useCheckBox();
  const fresh = expected ? expectedPatientForm(hospital, expected) : newPatientForm(hospital);
  const valuesOf = (known: Patient | null) => (known ? formOfPatient(known) : fresh);
  const form = useForm<PatientForm>({ initialValues: valuesOf(patient), validate });
  const beside = { value: photo, of: photoOf, take: (known: Patient | null) => setPhoto(photoOf(known)) };
  const { kept, ...edit } = useStaleEdit(form, patient, valuesOf, beside);
  const takenEmail = useTakenEmail(form.values.email, patient?.email ?? '', patient?.patientId);
  const faults = usePatientFaults(form, takenEmail, setTab);
  box.current = faults.check;
  // A draft begun for one person must not appear for another.
  const who = patient?.patientId ?? expected?.phone;
  const draft = useDraft(form, who === undefined ? 'patient' : `patient.${who}`);
  const close = () => {
    draft.drop();
    onClose();
  };
  const saving = useSavePatient(kept, {
    onRefused: (found) => {
      faults.onRefused(found);
      onStale();
    },
    onSaved: (saved) => {
      if (!patient && !isAnnounced)
        toastSuccess(t('next.registered', { name: fullName(saved), uhid: uhidOf(saved.patientId) }));
      onSaved?.(saved);
      close();
    },
  });
  return (
    <>
      <Dialog
        isOpen
        size="wide"
        title={patient ? t('updatePatient') : t('registerPatient')}
        isChanged={form.isDirty() || photo !== photoOf(kept)}
        isSubmitting={saving.isPending}
        isSubmitDisabled={faults.isBlocked || edit.isStale}
        submitLabel={patient ? t('update') : t('register')}
        cancelLabel={t('close')}
        onSubmit={form.onSubmit((values) => void saving.save(values, photo), faults.onFaults)}
        onClose={close}
      >
        {!saving.isPending && <StaleNotice edit={edit} who={props.changedByName} />}
        <DraftNotice draft={draft} form={form} />
        <Box onBlur={faults.tell}>
          <PatientTabs form={form} patient={patient} tab={tab} onTab={setTab} photo={photo} onPhoto={setPhoto} />
        </Box>
      </Dialog>
      {saving.similar.length > 0 && (
        <SimilarPatients
          patients={saving.similar}
          isSaving={saving.isPending}
          isTaking={isTaking}
          onPick={(patientId) => {
            draft.drop();
            onPickKnown(patientId);
          }}
          onRegisterAnyway={() => saving.saveAnyway(form.values, photo)}
          onClose={saving.goBack}
        />
      )}
    </>
  );
}
