// The dialog in which the next version of a rule or protocol is signed: its fields, whether it is on, and what signing means.
import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SwitchField } from '../../ui/field/form-fields.tsx';

interface SignRuleDialogProps<Values extends { readonly isOn: boolean }> {
  readonly title: string;
  readonly form: UseFormReturnType<Values>;
  readonly isSubmitting: boolean;
  readonly isOnLabel: string;
  readonly help: string;
  /** The fields of the rule. */
  readonly children: ReactNode;
  onSign(values: Values, options: { onError(error: Error): void }): void;
  onClose(): void;
}

/** Mounted while it is open. A refusal appears beside the field that it names. */
export function SignRuleDialog<Values extends { readonly isOn: boolean }>(props: SignRuleDialogProps<Values>) {
  const { title, form, isSubmitting, isOnLabel, help, children, onSign, onClose } = props;
  const { t } = useTranslation('quality');
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={t('sign')}
      isSubmitting={isSubmitting}
      onSave={(values) => onSign(values, { onError: (error) => form.setErrors(refusedFields(error, 'rule')) })}
      onClose={onClose}
    >
      <Stack>
        {children}
        <SwitchField label={isOnLabel} {...form.getInputProps('isOn')} />
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </Stack>
    </FormDialog>
  );
}
