// The buyer of a sale without a prescription of the hospital: a registered patient or a person without a record, and a prescription from outside.
import { counterSaleTypes } from '@charaka/contract/supply/dispensing/direct-sale';
import { SegmentedControl } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { PhoneField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';

/** The typed values of the buyer and of the prescription from outside. */
export interface OutsideValues {
  saleType: (typeof counterSaleTypes)[number];
  personName: string;
  personPhone: string;
  personAddress: string;
  prescriberName: string;
  prescriberRegistrationNo: string;
  prescriberAddress: string;
  prescribedOn: string | null;
  prescriptionNo: string;
}

/** A registered patient, without a prescription from outside. */
export const noOutsider: OutsideValues = {
  saleType: 'OPD',
  personName: '',
  personPhone: '',
  personAddress: '',
  prescriberName: '',
  prescriberRegistrationNo: '',
  prescriberAddress: '',
  prescribedOn: null,
  prescriptionNo: '',
};

/** The values as they are sent: name, phone and address of a person without a record only. */
export function outsideSent(values: OutsideValues): Omit<OutsideValues, 'saleType'> {
  const { saleType, ...sent } = values;
  const { personName, personPhone, personAddress } = saleType === 'OUTSIDE' ? values : noOutsider;
  return { ...sent, personName, personPhone, personAddress };
}

interface SaleTypeFieldProps {
  readonly value?: OutsideValues['saleType'];
  onChange?(saleType: OutsideValues['saleType']): void;
}

/** Chooses between a registered patient and a person without a record (PH054). */
export function SaleTypeField({ value = 'OPD', onChange }: SaleTypeFieldProps) {
  const { t } = useTranslation('dispensing');
  return (
    <SegmentedControl
      aria-label={t('saleType')}
      value={value}
      onChange={(picked) => onChange?.(picked as OutsideValues['saleType'])}
      data={counterSaleTypes.map((each) => ({ value: each, label: t(`saleTypes.${each}`) }))}
    />
  );
}

interface OutsideProps {
  readonly form: Pick<UseFormReturnType<OutsideValues>, 'getInputProps' | 'values' | 'setValues'>;
}

/** Name, phone and address; all may be empty for a sale over the counter. */
export function OutsidePerson({ form }: OutsideProps) {
  const { t } = useTranslation('dispensing');
  return (
    <Columns cols={{ base: 1, xs: 3 }}>
      <TextField label={t('personName')} isFirst maxLength={120} {...form.getInputProps('personName')} />
      <PhoneField label={t('personPhone')} {...form.getInputProps('personPhone')} />
      <TextField label={t('personAddress')} maxLength={300} {...form.getInputProps('personAddress')} />
    </Columns>
  );
}

/** The prescription of a prescriber outside, which Schedule H and H1 need (PH055). */
export function OutsidePrescription({ form }: OutsideProps) {
  const { t } = useTranslation('dispensing');
  const [isOpen, setOpen] = useState(false);
  const open = (isOn: boolean) => {
    setOpen(isOn);
    const { prescriberName, prescriberRegistrationNo, prescriberAddress, prescriptionNo } = noOutsider;
    const none = { prescriberName, prescriberRegistrationNo, prescriberAddress, prescriptionNo };
    form.setValues({ ...none, prescribedOn: isOn ? today() : null });
  };
  return (
    <>
      <SwitchField label={t('hasOutsidePrescription')} value={isOpen} onChange={(isOn) => open(isOn ?? false)} />
      {isOpen && (
        <FormSection title={t('outsidePrescription')}>
          <Columns cols={{ base: 1, xs: 2 }}>
            <TextField
              label={t('prescriberName')}
              isRequired
              maxLength={120}
              {...form.getInputProps('prescriberName')}
            />
            <TextField
              label={t('prescriberRegistrationNo')}
              isRequired
              maxLength={40}
              {...form.getInputProps('prescriberRegistrationNo')}
            />
            <TextField
              label={t('prescriberAddress')}
              isRequired
              maxLength={300}
              {...form.getInputProps('prescriberAddress')}
            />
            <DateField label={t('prescribedOn')} isRequired {...form.getInputProps('prescribedOn')} />
            <TextField
              label={t('prescriptionNo')}
              isRequired
              maxLength={60}
              {...form.getInputProps('prescriptionNo')}
            />
          </Columns>
        </FormSection>
      )}
    </>
  );
}
