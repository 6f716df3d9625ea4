// The dialog that moves a patient to another bed: Bed Type, Ward, Bed (R348, Q53).

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { getAdmission } from '@charaka/contract/stay/admission/admission';
import { bedChange, changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { BedChoice, type ChosenBed } from '../bed/bed-choice.tsx';
import { bedPlaceOf } from './admission-facts.ts';
import { MovePrice } from './move-price.tsx';
import { PatientBanner } from './patient-banner.tsx';

const check = formChecks(bedChange.omit({ admissionId: true }));

type BedChangeInput = InputOf<typeof changeBed>['admission'];

/** Opens at once; render it only while it is wanted. The beds offered are those free now. */
export default function ChangeBed({ admissionId, onClose }: { admissionId: number; onClose(): void }) {
  const { t } = useTranslation('admission');
  const admission = useAnswer(admissionTopic, getAdmission, { admission: { admissionId } }).data?.admission;
  const initialValues: ChosenBed = { bedTypeId: null, bedGroupId: null, bedId: null, otherSexReason: '' };
  const command = useCommandForm(changeBed, {
    wrapper: 'admission',
    initialValues,
    check,
    sent: (chosen) => ({ admissionId, ...chosen }) as BedChangeInput,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog
      size="medium"
      title={t('changeBed.title')}
      {...command}
      isSubmitDisabled={!admission}
      submitLabel={t('changeBed.change')}
      cancelLabel={t('close')}
      onClose={onClose}
    >
      <Stack>
        {admission && <PatientBanner admission={admission} place="dialog" />}
        {admission && (
          <Text size="sm" c="dimmed">
            {t('changeBed.now', { place: [bedPlaceOf(admission), admission.bedTypeName].join(', ') })}
          </Text>
        )}
        <BedChoice
          form={form}
          patientId={admission?.patientId ?? null}
          patient={admission}
          associationId={admission?.associationId ?? null}
        />
        {admission && form.values.bedId !== null && <MovePrice admission={admission} bedId={form.values.bedId} />}
      </Stack>
    </FormDialog>
  );
}
