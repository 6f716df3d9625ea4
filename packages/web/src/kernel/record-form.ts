// The form of a record that is added or changed: its values, the record whose changes it follows, and the two calls that save it.

import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { Topic } from '@charaka/contract/kernel/topic';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import type { z } from 'zod';
import { refusedFields } from './form-checks.ts';
import { type Edit, useEdit, type Versioned } from './stale-edit.ts';
import { useCommand } from './use-answer.ts';

/** A call that takes a record, or answers it, in a wrapper: `{ bedFloor: … }`. */
export type Taking<W extends string> = Endpoint<z.ZodType<unknown, Readonly<Record<W, object>>>>;
type Answering<W extends string, R> = Endpoint<z.ZodType, z.ZodType<Readonly<Record<W, R & Versioned>>>>;

/** The record as a call takes it; of a change without what tells which one and on what it was made. */
type Added<A extends Taking<W>, W extends string> = InputOf<A>[W];
type Changed<U extends Taking<W>, W extends string, K extends string> = Omit<InputOf<U>[W], K | 'version'>;

/** The record that the values of a form make: the same for both calls, or what each of them takes. */
type Sent<V, New, Old> =
  | { sent(values: NoInfer<V>): New & Old }
  | { added(values: NoInfer<V>): New; changed(values: NoInfer<V>): Old };

interface RecordCalls<W extends string, K extends string, R, V, G, A, U> {
  /** The record as the form was opened with it; null adds one. */
  readonly opened: R | null;
  /** Name of the record in its calls, and its key field. */
  readonly wrapper: W;
  readonly key: K;
  readonly topic: Topic;
  readonly get: G;
  readonly add: A;
  readonly update: U;
  valuesOf(record: R | null): V;
  /** The sentences about fields that are at fault. */
  check(values: NoInfer<V>): FormErrors;
}

/** A record's form as `FormDialog` takes it: `<FormDialog {...record} title={title} onClose={onClose}>`. */
export interface RecordForm<V extends object, R> {
  readonly form: UseFormReturnType<V>;
  readonly edit: Edit<R>;
  readonly isSubmitting: boolean;
  check(values: V): FormErrors;
  onSave(values: V): void;
}

/**
 * The form of one record, mounted while its dialog is open. It begins with what the list knew, follows the record while others
 * change it, tells the version it stands on when it saves, and shows beside its fields what a refusal says of them.
 */
export function useRecordForm<
  W extends string,
  K extends string,
  R extends Readonly<Record<K, number>>,
  V extends object,
  G extends Answering<W, R>,
  A extends Taking<W>,
  U extends Taking<W>,
>(
  options: RecordCalls<W, K, R, V, G, A, U> &
    Sent<V, Added<A, W>, Changed<U, W, K>> & { onDone(output: OutputOf<A> | OutputOf<U>): void },
): RecordForm<V, R> {
  const { opened, wrapper, key, topic, get, add, update, valuesOf, check, onDone } = options;
  const form = useForm<V>({ initialValues: valuesOf(opened), validate: check });
  const edit = useEdit<G, R, V>(form, {
    opened,
    topic,
    endpoint: get,
    input: { [wrapper]: { [key]: opened?.[key] ?? 0 } } as InputOf<G>,
    recordOf: (read) => read[wrapper],
    valuesOf,
  });
  const adding = useCommand(add, { onDone });
  const changing = useCommand(update, { onDone });
  const onSave = (values: V) => {
    const onError = (error: Error) => {
      form.setErrors(refusedFields(error, wrapper));
      if (opened !== null) edit.readAgain();
    };
    if (opened === null) {
      const record = 'sent' in options ? options.sent(values) : options.added(values);
      adding.mutate({ [wrapper]: record } as InputOf<A>, { onError });
    } else {
      const record = 'sent' in options ? options.sent(values) : options.changed(values);
      const told = { ...record, [key]: opened[key], version: edit.version };
      changing.mutate({ [wrapper]: told } as InputOf<U>, { onError });
    }
  };
  return { form, edit, check, isSubmitting: adding.isPending || changing.isPending, onSave };
}
