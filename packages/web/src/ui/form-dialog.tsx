// A form in a dialog: saving tells every fault at once and is off until they are mended, leaving asks about what was changed.
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { ComponentProps } from 'react';
import { useFaults } from '../kernel/form-faults.ts';
import { Dialog } from './dialog.tsx';

interface FormDialogProps<V extends object>
  extends Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'isChanged' | 'isSubmitDisabled' | 'onSubmit'> {
  readonly form: UseFormReturnType<V>;
  /** The checks that the form validates with. */
  check(values: NoInfer<V>): FormErrors;
  /** Called with values in which the checks find no fault. */
  onSave(values: NoInfer<V>): void;
}

/** Open as long as it is mounted (R214, R397). */
export function FormDialog<V extends object>({ form, check, onSave, ...dialog }: FormDialogProps<V>) {
  const faults = useFaults(form, check);
  return (
    <Dialog
      {...dialog}
      isOpen
      isChanged={form.isDirty()}
      isSubmitDisabled={faults.isBlocked}
      onSubmit={form.onSubmit(onSave, faults.onFaults)}
    />
  );
}
