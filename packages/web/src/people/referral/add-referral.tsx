// The dialog that adds a referral or changes one (R260, R261, R263).

import { namesIn } from '@charaka/contract/kernel/record-parts';
import { addReferral, getReferral, referralRecord, updateReferral } from '@charaka/contract/people/referral/referral';
import { referralTopic } from '@charaka/contract/people/referral/topics';
import { mayEditCommission } from '@charaka/rules/money/referral-commission';
import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useRecordForm } from '../../kernel/record-form.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { RecordSection } from '../../resource/record-fields.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { PhoneField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import {
  formOfReferral,
  type Referral,
  type ReferralForm,
  type ReferralInput,
  ratesOf,
  referralFaults,
} from './referral-form.ts';
import { useReferralLabel } from './referral-label.ts';

interface AddReferralProps {
  /** The referral to change; without it a new one is added. */
  readonly referral?: Referral | null;
  /** The name already typed in the field that opened this dialog. */
  readonly typedName?: string;
  onClose(): void;
  /** The referral as kept, a moment before the dialog closes (R218). */
  onSaved?(referral: Referral): void;
}

/** Opens at once; render it only while it is wanted. */
export default function AddReferral({ referral = null, typedName, onClose, onSaved }: AddReferralProps) {
  const { t } = useTranslation('referral');
  const record = useRecordForm({
    opened: referral,
    wrapper: 'referral',
    key: 'referralId',
    topic: referralTopic,
    get: getReferral,
    add: addReferral,
    update: updateReferral,
    valuesOf: (known) => formOfReferral(known, typedName),
    check: referralFaults,
    sent: (values) => values as ReferralInput,
    onDone: (output) => {
      onSaved?.(output.referral);
      onClose();
    },
  });
  const { form } = record;
  return (
    <FormDialog
      {...record}
      size="medium"
      title={referral ? t('updateReferral') : t('addReferral')}
      submitLabel={referral ? t('update') : t('save')}
      onClose={onClose}
    >
      <Stack gap="xs">
        <WhoFields form={form} />
        <RecordSection declared={referralRecord} names={names.address} form={form} labelOf={useReferralLabel()} />
        <CommissionFields form={form} referral={referral} />
      </Stack>
    </FormDialog>
  );
}

type Form = UseFormReturnType<ReferralForm>;

const names = {
  who: namesIn(referralRecord, 'form', 'who'),
  address: namesIn(referralRecord, 'form', 'address'),
  commission: namesIn(referralRecord, 'form', 'commission'),
};

function WhoFields({ form }: { form: Form }) {
  const { t } = useTranslation('referral');
  const own = {
    referralName: (
      <TextField label={t('referralName')} isRequired isFirst maxLength={120} {...form.getInputProps('referralName')} />
    ),
    contactNo: <PhoneField label={t('phone')} {...form.getInputProps('contactNo')} />,
    email: <TextField label={t('email')} type="email" maxLength={200} {...form.getInputProps('email')} />,
    panNo: (
      <TextField
        label={t('panNo')}
        maxLength={10}
        {...form.getInputProps('panNo')}
        onChange={(typed) => form.setFieldValue('panNo', (typed ?? '').toUpperCase())}
      />
    ),
  };
  const section = { declared: referralRecord, names: names.who, form, labelOf: useReferralLabel(), own };
  return (
    <Columns cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
      <RecordSection {...section} />
    </Columns>
  );
}

/** Agreed rates are locked for all but administrators (R166). */
function CommissionFields({ form, referral }: { form: Form; referral: Referral | null }) {
  const { t } = useTranslation('referral');
  const { user } = useSignedIn();
  const isReadOnly = !mayEditCommission(ratesOf(referral), user.roleId);
  const section = { declared: referralRecord, names: names.commission, form, labelOf: useReferralLabel(), isReadOnly };
  return (
    <FormSection title={t('commission')}>
      <Columns cols={{ base: 2, sm: 4 }} spacing="md" verticalSpacing="xs">
        <RecordSection {...section} />
      </Columns>
      <Text size="xs" c="dimmed" mt="xs">
        {isReadOnly ? t('commissionLocked') : t('commissionHint')}
      </Text>
    </FormSection>
  );
}
