// The dialog of a step that needs a reason and nothing else.
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ComponentProps } from 'react';
import { ReasonField, useReasonCheck } from '../field/reason-field.tsx';
import type { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

type DialogProps = ComponentProps<typeof Dialog>;

interface ReasonDialogProps extends Pick<DialogProps, 'size' | 'cancelLabel' | 'isDangerous' | 'isSubmitDisabled'> {
  readonly title: string;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  /** The letters that the server and the database require; 1 by default. */
  readonly atLeast?: number;
  /** 300 by default. */
  readonly maxLength?: number;
  /** Receives the reason without blanks around it. */
  onSave(reason: string): void;
  onClose(): void;
  /** Shown above the field: the patient, the consequence. */
  readonly children?: DialogProps['children'];
}

/** Mounted while it is open. */
export function ReasonDialog({ atLeast = 1, maxLength = 300, onSave, children, ...dialog }: ReasonDialogProps) {
  const check = useReasonCheck();
  const checks = ({ reason }: { reason: string }) => {
    const fault = check(reason, atLeast);
    return fault === null ? {} : { reason: fault };
  };
  const form = useForm({ initialValues: { reason: '' }, validate: checks });
  return (
    <FormDialog {...dialog} form={form} check={checks} onSave={({ reason }) => onSave(reason.trim())}>
      <Stack>
        {children}
        <ReasonField isFirst maxLength={maxLength} {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}
