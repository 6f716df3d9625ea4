// The dialog of the four dated GST settings of a hospital (R520, R521, FI044, PH058, Q217).

import { gstRuleForm, setGstRule } from '@charaka/contract/foundation/tenancy/gst-rule';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { hospitalTopic } from '@charaka/contract/foundation/tenancy/topics';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { useEdit } from '../../kernel/stale-edit.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import type { Hospital } from './hospital-form.ts';

interface RuleValues {
  gstAfterDiscountSince: string | null;
  gstServicePlaceSince: string | null;
  roomTaxSince: string | null;
  medicineInTreatmentSince: string | null;
}

const check = formChecks(gstRuleForm);

function ruleOf(hospital: Hospital): RuleValues {
  const { gstAfterDiscountSince = null, gstServicePlaceSince = null } = hospital;
  const { roomTaxSince = null, medicineInTreatmentSince = null } = hospital;
  return { gstAfterDiscountSince, gstServicePlaceSince, roomTaxSince, medicineInTreatmentSince };
}

/** Mounted while it is open. An empty day leaves the rule as it always was. */
export function GstRuleDialog({ hospital, onClose }: { hospital: Hospital; onClose(): void }) {
  const { t } = useTranslation('tenancy');
  const { hospitalId } = hospital;
  const ofHospital = (values: RuleValues) => ({ hospitalId, ...values });
  const form = useForm<RuleValues>({
    initialValues: ruleOf(hospital),
    validate: (values) => check(ofHospital(values)),
  });
  const edit = useEdit(form, {
    opened: hospital,
    topic: hospitalTopic,
    endpoint: getHospital,
    input: { hospital: { hospitalId } },
    recordOf: (read) => read.hospital,
    valuesOf: (read) => ruleOf(read as Hospital),
  });
  const command = useCommand(setGstRule, { onDone: onClose });
  const save = (values: RuleValues) =>
    command.mutate(
      { hospital: { ...ofHospital(values), version: edit.version } },
      {
        onError: (error) => {
          form.setErrors(refusedFields(error, 'hospital'));
          edit.readAgain();
        },
      },
    );
  return (
    <FormDialog
      title={`${t('gstRules')}: ${hospital.hospitalName}`}
      form={form}
      edit={edit}
      isSubmitting={command.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <DateField
          label={t('gstAfterDiscountSince')}
          description={t('gstAfterDiscountSinceHint')}
          isClearable
          {...form.getInputProps('gstAfterDiscountSince')}
        />
        <DateField
          label={t('gstServicePlaceSince')}
          description={t('gstServicePlaceSinceHint')}
          isClearable
          {...form.getInputProps('gstServicePlaceSince')}
        />
        <DateField
          label={t('roomTaxSince')}
          description={t('roomTaxSinceHint')}
          isClearable
          {...form.getInputProps('roomTaxSince')}
        />
        <DateField
          label={t('medicineInTreatmentSince')}
          description={t('medicineInTreatmentSinceHint')}
          isClearable
          {...form.getInputProps('medicineInTreatmentSince')}
        />
        <Text size="sm" c="dimmed">
          {t('gstRulesHint')}
        </Text>
      </Stack>
    </FormDialog>
  );
}
