// The dialog that adds a consultation fee or changes one.

import {
  addConsultationFee,
  getConsultationFee,
  newConsultationFee,
  updateConsultationFee,
} from '@charaka/contract/clinic/counter/consultation-fee';
import { consultationFeeTopic } from '@charaka/contract/clinic/counter/topics';
import { findCounterCharges } from '@charaka/contract/clinic/counter/unbilled-orders';
import { specialization } from '@charaka/contract/foundation/masters/specialization';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { type VisitKind, visitKinds } from '@charaka/rules/clinic/opd-queue';
import { SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { useMasterChoices, wordChoices } from '../../kernel/choices.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatMoney, today } from '../../kernel/format.ts';
import { useRecordForm } from '../../kernel/record-form.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { NumberField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { TypeaheadField } from '../../ui/field/typeahead-field.tsx';

type ConsultationFee = OutputOf<typeof addConsultationFee>['consultationFee'];

const check = formChecks(newConsultationFee);

/** What stands in the fields; amounts and shares as they are typed. */
export const consultationFeeValues = (record: ConsultationFee | null) => ({
  feeName: record?.feeName ?? '',
  doctorId: record?.doctorId ?? null,
  specializationId: record?.specializationId ?? null,
  visitKind: record?.visitKind ?? ('New' as VisitKind),
  chargeId: record?.chargeId ?? null,
  freeDays: (record?.freeDays ?? '') as number | string,
  freeVisits: (record?.freeVisits ?? '') as number | string,
  validFrom: record?.validFrom ?? today(),
});

/** Opens at once; null adds one. */
export function AddConsultationFee({ opened, onClose }: { opened: ConsultationFee | null; onClose(): void }) {
  const { t } = useTranslation(['counter', 'masters', 'queue']);
  const specializations = useMasterChoices(specialization);
  const record = useRecordForm({
    opened,
    wrapper: 'consultationFee',
    key: 'consultationFeeId',
    topic: consultationFeeTopic,
    get: getConsultationFee,
    add: addConsultationFee,
    update: updateConsultationFee,
    valuesOf: consultationFeeValues,
    check,
    sent: ({ chargeId, ...values }) => inputOf({ ...values, chargeId: chargeId ?? 0 }),
    onDone: onClose,
  });
  const { form } = record;
  return (
    <FormDialog
      size="medium"
      {...record}
      title={t(opened ? 'masters:edit' : 'masters:add', { name: t('consultationFee.one') })}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label={t('consultationFee.feeName')}
          isRequired
          isFirst
          maxLength={100}
          {...form.getInputProps('feeName')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <SelectField
            label={t('consultationFee.visitKind')}
            isRequired
            choices={wordChoices(visitKinds, (word) => t(`queue:kinds.${word}`))}
            {...form.getInputProps('visitKind')}
          />
          <FeeChargeField
            name={opened?.chargeName ?? ''}
            error={form.errors.chargeId}
            onPick={(chargeId) => form.setFieldValue('chargeId', chargeId)}
          />
          <DoctorField label={t('consultationFee.doctor')} {...form.getInputProps('doctorId')} />
          <SelectField
            label={t('consultationFee.speciality')}
            {...specializations}
            {...form.getInputProps('specializationId')}
          />
          <NumberField label={t('consultationFee.freeDays')} {...form.getInputProps('freeDays')} />
          <NumberField label={t('consultationFee.freeVisits')} {...form.getInputProps('freeVisits')} />
          <DateField label={t('consultationFee.validFrom')} isRequired {...form.getInputProps('validFrom')} />
        </SimpleGrid>
      </Stack>
    </FormDialog>
  );
}

interface FeeChargeFieldProps {
  /** What stands there already. */
  readonly name: string;
  readonly error: ReactNode;
  onPick(chargeId: number | null): void;
}

/** Searched for in the price list. */
function FeeChargeField({ name, error, onPick }: FeeChargeFieldProps) {
  const { t } = useTranslation('counter');
  const [typed, setTyped] = useState(name);
  return (
    <TypeaheadField<{ readonly chargeId: number; readonly chargeName: string }>
      topic={consultationFeeTopic}
      label={t('consultationFee.charge')}
      isRequired
      error={error}
      minLetters={2}
      value={typed}
      search={async (searchText, signal) => {
        const { charges } = await call(findCounterCharges, { searchText }, { signal });
        return charges.map(({ chargeId, chargeName, price }) => ({
          key: chargeId,
          label: `${chargeName} · ${formatMoney(price)}`,
          item: { chargeId, chargeName },
        }));
      }}
      onPick={(charge, text) => {
        setTyped(charge ? charge.chargeName : text);
        onPick(charge?.chargeId ?? null);
      }}
    />
  );
}
