// A form in a dialog: saving tells every fault at once and is off until they are mended, leaving asks about what was changed.
import { Stack } from '@mantine/core';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { ComponentProps } from 'react';
import { useFaults } from '../../kernel/form-faults.ts';
import type { Edit } from '../../kernel/stale-edit.ts';
import { Dialog } from './dialog.tsx';
import { StaleNotice } from './stale-notice.tsx';

interface FormDialogProps<V extends object>
  extends Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'isChanged' | 'onSubmit'> {
  readonly form: UseFormReturnType<V>;
  /** The checks that the form validates with; without them Save stays on, and the form forgets a fault when its field is touched. */
  check?(values: NoInfer<V>): FormErrors;
  /** Called with values in which the form finds no fault. */
  onSave(values: NoInfer<V>): void;
  /** Follows the record that is changed: nothing is saved over what somebody else made of it meanwhile. */
  readonly edit?: Edit;
}

const noFaults = () => ({});

/** Open as long as it is mounted (R214, R397). */
export function FormDialog<V extends object>({ form, check, onSave, edit, ...dialog }: FormDialogProps<V>) {
  const faults = useFaults(form, check ?? noFaults);
  return (
    <Dialog
      {...dialog}
      isOpen
      isChanged={form.isDirty()}
      isSubmitDisabled={dialog.isSubmitDisabled || faults.isBlocked || edit?.isReading || edit?.isStale}
      onSubmit={form.onSubmit(onSave, check && faults.onFaults)}
    >
      <Stack gap="sm">
        {edit && !dialog.isSubmitting && <StaleNotice edit={edit} who={edit.who} />}
        {dialog.children}
      </Stack>
    </Dialog>
  );
}
