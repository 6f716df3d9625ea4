// The admission form: who, under whom, where, and who pays; afterwards the admission form can be printed (R362-R423).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { admit } from '@charaka/contract/stay/admission/admission';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../kernel/draft.ts';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useFaults } from '../../kernel/form-faults.ts';
import { reportFailure } from '../../kernel/report-failure.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { patientSubject } from '../../people/patient/of-patient.tsx';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DraftNotice } from '../../ui/dialog/draft-notice.tsx';
import { toastError } from '../../ui/page/toast.ts';
import { admissionNumberOf, bedPlaceOf } from './admission-facts.ts';
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
  const finish = async (admission: Admitted) => {
    draft.drop();
    if (await isFormWanted(t, admission)) setAdmittedId(admission.admissionId);
    else onClose();
  };
  const command = useAdmitting((admission) => void finish(admission), form);
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

type Admitted = OutputOf<typeof admit>['admission'];

/** The patient with UHID, the number of the stay and the bed, in the question that says the admission once (Q274). */
function AdmittedAs({ admission }: { readonly admission: Admitted }) {
  return (
    <>
      {patientSubject(admission)}
      <Text>{[admissionNumberOf(admission), bedPlaceOf(admission)].filter(Boolean).join(' · ')}</Text>
    </>
  );
}

/** Says the admission, and asks whether its form is to be printed. */
function isFormWanted(t: TFunction<'admission'>, admission: Admitted): Promise<boolean> {
  return confirm({
    title: t('admitted'),
    about: <AdmittedAs admission={admission} />,
    text: t('printQuestion'),
    confirmLabel: t('print'),
    cancelLabel: t('no'),
  });
}

/** Sends the admission; a failure shows the literal sentence and what the server said (R422, Q67). */
function useAdmitting(onAdmitted: (admission: Admitted) => void, form: AdmissionFormApi) {
  const { t } = useTranslation('admission');
  const command = useCommand(admit, {
    isSilent: true,
    isQuietWhenDone: true,
    onDone: ({ admission }) => onAdmitted(admission),
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
