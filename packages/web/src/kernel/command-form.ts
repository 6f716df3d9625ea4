// The form of a record that one call saves: its values, its checks, and the sentences of a refusal beside its fields.
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { refusedFields } from './form-checks.ts';
import type { Taking } from './record-form.ts';
import { useCommand } from './use-answer.ts';

/** The form as `FormDialog` takes it: `<FormDialog {...setting} title={title} onClose={onClose}>`. */
export interface CommandForm<V extends object> {
  readonly form: UseFormReturnType<V>;
  readonly isSubmitting: boolean;
  check(values: V): FormErrors;
  onSave(values: V): void;
}

interface CommandFormOptions<W extends string, E extends Taking<W>, V> {
  /** Name of the record in the call. */
  readonly wrapper: W;
  readonly initialValues: V;
  check(values: NoInfer<V>): FormErrors;
  sent(values: NoInfer<V>): InputOf<E>[W];
  /** Moves the faults of a refusal to their fields, where the form has other fields than the record that is sent. */
  faultsAt?(faults: FormErrors, values: NoInfer<V>): FormErrors;
  onDone(output: OutputOf<E>): void;
}

/** Mounted while its dialog is open. For a record that others may change at the same time there is `useRecordForm`. */
export function useCommandForm<W extends string, E extends Taking<W>, V extends object>(
  endpoint: E,
  { wrapper, initialValues, check, sent, faultsAt = (faults) => faults, onDone }: CommandFormOptions<W, E, V>,
): CommandForm<V> {
  const form = useForm<V>({ initialValues, validate: check });
  const command = useCommand(endpoint, { onDone });
  const onSave = (values: V) =>
    command.mutate({ [wrapper]: sent(values) } as InputOf<E>, {
      onError: (error) => form.setErrors(faultsAt(refusedFields(error, wrapper), values)),
    });
  return { form, check, isSubmitting: command.isPending, onSave };
}
