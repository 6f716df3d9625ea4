// The admission form: who, under whom, where, and who pays; afterwards the admission form can be printed (R362-R423).

import { admit } from '@charaka/contract/stay/admission/admission';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../kernel/draft.ts';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DraftNotice } from '../../ui/dialog/draft-notice.tsx';
import { toastError } from '../../ui/page/toast.ts';
import {
  type AdmissionForm,
  type AdmissionFormApi,
  type AdmitInput,
  admissionFaults,
  newAdmissionForm,
} from './admission-form.ts';
import { locksOfNew } from './admission-locks.ts';
import {
  type AdmissionOrigin,
  bookingOf,
  broughtAlongBy,
  draftNameOf,
  fromInpatientList,
  presetOf,
} from './admission-origin.ts';
import { AdmissionSections } from './admission-sections.tsx';
import { useKnownContact } from './use-known-contact.ts';
import { WhoSection } from './who-section.tsx';

const AddPatient = lazy(() => import('../../people/patient/add-patient.tsx'));
const FindPatient = lazy(() => import('../../people/patient/find-patient.tsx'));
const PrintAdmission = lazy(() => import('./print-admission.tsx'));

interface AdmitProps {
  /** Origin of the form; the default is the list of all inpatients. */
  readonly origin?: AdmissionOrigin;
  onClose(): void;
}

/** Opens at once; render it only while it is wanted. */
export default function Admit({ origin = fromInpatientList, onClose }: AdmitProps) {
  const { t } = useTranslation('admission');
  const { user } = useSignedIn();
  const initialValues = newAdmissionForm(new Date(), presetOf(origin));
  const form = useForm<AdmissionForm>({ initialValues, validate: admissionFaults });
  const faults = useFaults(form, admissionFaults);
  const draft = useDraft(form, draftNameOf(origin));
  const [asking, setAsking] = useState<'add' | 'find' | null>(null);
  const broughtAlong = broughtAlongBy(origin);
  const choose = (patientId: number) => form.setFieldValue('patientId', patientId);
  const [admittedId, setAdmittedId] = useState<number | null>(null);
  useKnownContact(form);
  const finish = async (admissionId: number) => {
    draft.drop();
    const words = { title: t('admitted'), text: t('printQuestion'), confirmLabel: t('print'), cancelLabel: t('no') };
    if (await confirm(words)) setAdmittedId(admissionId);
    else onClose();
  };
  const command = useAdmitting((admissionId) => void finish(admissionId), form);
  const close = () => {
    draft.drop();
    onClose();
  };
  if (admittedId !== null)
    return (
      <Suspense>
        <PrintAdmission admissionId={admittedId} onClose={onClose} />
      </Suspense>
    );
  return (
    <>
      <Dialog
        isOpen={!command.isSuccess}
        size="wide"
        title={t('admitPatient')}
        submitLabel={t('admit')}
        isChanged={form.isDirty()}
        isSubmitting={command.isPending}
        isSubmitDisabled={form.values.patientId === null || faults.isBlocked}
        onSubmit={form.onSubmit(
          (values) => command.mutate({ admission: { ...values, ...bookingOf(origin) } as AdmitInput }),
          faults.onFaults,
        )}
        onClose={close}
      >
        <DraftNotice draft={draft} form={form} />
        <Stack>
          {broughtAlong !== '' && <Text fw={500}>{broughtAlong}</Text>}
          <WhoSection form={form} isFixed={initialValues.patientId !== null} onAsk={setAsking} />
          <AdmissionSections form={form} locks={locksOfNew(origin, user.roleId)} />
        </Stack>
      </Dialog>
      <Suspense>
        {asking === 'add' && (
          <AddPatient
            onSaved={({ patientId }) => choose(patientId)}
            onPickKnown={choose}
            onClose={() => setAsking(null)}
          />
        )}
        {asking === 'find' && (
          <FindPatient onPick={({ patientId }) => choose(patientId)} onClose={() => setAsking(null)} />
        )}
      </Suspense>
    </>
  );
}

/** Sends the admission; a failure shows the literal sentence and what the server said (R422, Q67). */
function useAdmitting(onAdmitted: (admissionId: number) => void, form: AdmissionFormApi) {
  const { t } = useTranslation('admission');
  const command = useCommand(admit, {
    isSilent: true,
    onDone: ({ admission }) => onAdmitted(admission.admissionId),
  });
  const mutate = (input: { admission: AdmitInput }) =>
    command.mutate(input, {
      onError: (error) => {
        toastError(t('addBedCharge'));
        reportFailure(error);
        form.setErrors(refusedFields(error, 'admission'));
      },
    });
  return { mutate, isPending: command.isPending, isSuccess: command.isSuccess };
}
