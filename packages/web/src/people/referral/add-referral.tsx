// The dialog that adds a referral or changes one (R260, R261, R263).

import { addReferral, getReferral, updateReferral } from '@charaka/contract/people/referral/referral';
import { referralTopic } from '@charaka/contract/people/referral/topics';
import { mayEditCommission } from '@charaka/rules/money/referral-commission';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { useSignedIn } from '../../kernel/session.ts';
import { useEdit } from '../../kernel/stale-edit.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { PercentField, PhoneField, TextAreaField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import {
  formOfReferral,
  type Referral,
  type ReferralForm,
  type ReferralInput,
  ratesOf,
  referralFaults,
} from './referral-form.ts';

interface AddReferralProps {
  /** The referral to change; without it a new one is added. */
  readonly referral?: Referral | null;
  /** What was typed where a new one is made from. */
  readonly typedName?: string;
  onClose(): void;
  /** The referral as kept, a moment before the dialog closes (R218). */
  onSaved?(referral: Referral): void;
}

/** Opens at once; render it only while it is wanted. */
export default function AddReferral({ referral = null, typedName, onClose, onSaved }: AddReferralProps) {
  const { t } = useTranslation('referral');
  const form = useForm<ReferralForm>({
    initialValues: formOfReferral(referral, typedName),
    validate: referralFaults,
  });
  const edit = useEdit(form, {
    opened: referral,
    topic: referralTopic,
    endpoint: getReferral,
    input: { referral: { referralId: referral?.referralId ?? 0 } },
    recordOf: (read) => read.referral,
    valuesOf: (known) => formOfReferral(known, typedName),
  });
  const onDone = (output: { referral: Referral }) => {
    onSaved?.(output.referral);
    onClose();
  };
  const adding = useCommand(addReferral, { onDone });
  const changing = useCommand(updateReferral, { onDone });
  const save = (values: ReferralForm) => {
    const typed = values as ReferralInput;
    const onError = (error: Error) => {
      form.setErrors(refusedFields(error, 'referral'));
      edit.readAgain();
    };
    if (referral)
      changing.mutate({ referral: { ...typed, referralId: referral.referralId, version: edit.version } }, { onError });
    else adding.mutate({ referral: typed }, { onError });
  };
  return (
    <FormDialog
      size="medium"
      title={referral ? t('updateReferral') : t('addReferral')}
      form={form}
      edit={edit}
      isSubmitting={adding.isPending || changing.isPending}
      check={referralFaults}
      submitLabel={referral ? t('update') : t('save')}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="xs">
        <WhoFields form={form} />
        <TextAreaField label={t('address')} rows={2} maxLength={300} {...form.getInputProps('address')} />
        <CommissionFields form={form} referral={referral} />
      </Stack>
    </FormDialog>
  );
}

type Form = UseFormReturnType<ReferralForm>;

function WhoFields({ form }: { form: Form }) {
  const { t } = useTranslation('referral');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
      <TextField label={t('referralName')} isRequired isFirst maxLength={120} {...form.getInputProps('referralName')} />
      <PhoneField label={t('phone')} {...form.getInputProps('contactNo')} />
      <TextField label={t('email')} type="email" maxLength={200} {...form.getInputProps('email')} />
      <TextField
        label={t('panNo')}
        maxLength={10}
        {...form.getInputProps('panNo')}
        onChange={(typed) => form.setFieldValue('panNo', (typed ?? '').toUpperCase())}
      />
    </SimpleGrid>
  );
}

/** What was agreed is locked but for administrators (R166). */
function CommissionFields({ form, referral }: { form: Form; referral: Referral | null }) {
  const { t } = useTranslation('referral');
  const { user } = useSignedIn();
  const isLocked = !mayEditCommission(ratesOf(referral), user.roleId);
  return (
    <FormSection title={t('commission')}>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" verticalSpacing="xs">
        <PercentField label={t('ipd')} isReadOnly={isLocked} {...form.getInputProps('ipdPercentage')} />
        <PercentField label={t('opd')} isReadOnly={isLocked} {...form.getInputProps('opdPercentage')} />
        <PercentField label={t('ot')} isReadOnly={isLocked} {...form.getInputProps('otPercentage')} />
        <PercentField label={t('other')} isReadOnly={isLocked} {...form.getInputProps('otherPercentage')} />
      </SimpleGrid>
      <Text size="xs" c="dimmed" mt="xs">
        {isLocked ? t('commissionLocked') : t('commissionHint')}
      </Text>
    </FormSection>
  );
}
