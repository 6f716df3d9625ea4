// The dialog that says how the hospital collects the fees of visits (OP009).
import { getFeeSetting, saveFeeSetting } from '@charaka/contract/clinic/counter/opd-fee';
import { consultationFeeTopic } from '@charaka/contract/clinic/counter/topics';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, SwitchField } from '../../ui/field/form-fields.tsx';

type FeeSetting = OutputOf<typeof getFeeSetting>['feeSetting'];

/** Opens once the setting is read. */
export function SaveFeeSetting({ onClose }: { onClose(): void }) {
  const found = useAnswer(consultationFeeTopic, getFeeSetting, {}).data?.feeSetting;
  return found ? <SettingForm setting={found} onClose={onClose} /> : null;
}

function SettingForm({ setting, onClose }: { readonly setting: FeeSetting; onClose(): void }) {
  const { t } = useTranslation('counter');
  const command = useCommand(saveFeeSetting, { onDone: onClose });
  const form = useForm<Omit<FeeSetting, 'noShowHours'> & { noShowHours: number | string }>({
    initialValues: setting,
    validate: formChecks(saveFeeSetting.input.shape.feeSetting),
  });
  return (
    <FormDialog
      title={t('feeSetting.title')}
      form={form}
      isSubmitting={command.isPending}
      onSave={(values) => command.mutate({ feeSetting: inputOf(values) })}
      onClose={onClose}
    >
      <Stack>
        <SwitchField
          label={t('feeSetting.collectsAfter')}
          description={t('feeSetting.collectsAfterHint')}
          isFirst
          {...form.getInputProps('collectsAfter')}
        />
        <NumberField
          label={t('feeSetting.noShowHours')}
          description={t('feeSetting.noShowHoursHint')}
          isRequired
          {...form.getInputProps('noShowHours')}
        />
        <SwitchField
          label={t('feeSetting.isFreeWithoutRule')}
          description={t('feeSetting.isFreeWithoutRuleHint')}
          {...form.getInputProps('isFreeWithoutRule')}
        />
      </Stack>
    </FormDialog>
  );
}
