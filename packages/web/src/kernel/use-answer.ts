// Reading and commanding through React: an answer kept fresh by topic, and a command that cannot be sent twice.
import type { Endpoint, InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { Topic } from '@charaka/contract/kernel/topic';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { toastSuccess } from '../ui/page/toast.ts';
import { call, messageOf, newIntentionKey, TransportFailure } from './call.ts';
import { refreshTopics } from './topics.ts';

/** Query key of a cached answer: its topic first, so that news of the topic refreshes it (live.ts). */
export function answerKey(topic: Topic, endpoint: Endpoint, input: unknown): readonly unknown[] {
  return [topic.name, endpoint.path, input];
}

/** How reading may be adjusted. */
export interface AnswerOptions {
  readonly isEnabled?: boolean;
  /** No toast when it fails; the screen shows the failure itself. */
  readonly isSilent?: boolean;
  /** No toast when it fails, for the work goes on without it; the console is told. */
  readonly isOnlyLogged?: boolean;
  /** How long an answer counts as fresh, in milliseconds. */
  readonly freshMilliseconds?: number;
}

/** A reading of an endpoint, as the cache keeps it. */
export function answerQuery<E extends Endpoint>(
  topic: Topic,
  endpoint: E,
  input: InputOf<E>,
  options: AnswerOptions = {},
) {
  return {
    queryKey: answerKey(topic, endpoint, input),
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<OutputOf<E>> => call(endpoint, input, { signal }),
    enabled: options.isEnabled ?? true,
    meta: { isSilent: options.isSilent ?? false, isOnlyLogged: options.isOnlyLogged ?? false },
    ...(options.freshMilliseconds === undefined ? {} : { staleTime: options.freshMilliseconds }),
  };
}

/** A reading whose answer nobody looks into, as of a list of readings. */
export type AnswerQuery = Omit<ReturnType<typeof answerQuery>, 'queryFn'> & {
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>;
};

/** Reads an endpoint and keeps the answer under a topic of its area, as `admissionTopic`. */
export function useAnswer<E extends Endpoint>(
  topic: Topic,
  endpoint: E,
  input: InputOf<E>,
  options: AnswerOptions = {},
): UseQueryResult<OutputOf<E>> {
  return useQuery(answerQuery(topic, endpoint, input, options));
}

/** Options of a command besides its input. */
export interface CommandOptions<E extends Endpoint> {
  readonly onDone?: (output: OutputOf<E>, input: InputOf<E>) => void;
  /** No toast when it fails; the screen shows the failure itself. */
  readonly isSilent?: boolean;
  /** No toast with the server's sentence when it is done. */
  readonly isQuietWhenDone?: boolean;
}

/**
 * A command to the server: `command.mutate(input)`, `command.isPending`; its sentence becomes a toast, and what the endpoint says
 * it changes is read again. A money command carries the same key when the
 * same input is sent again after the line failed, so that it is done once (R042).
 */
export function useCommand<E extends Endpoint>(
  endpoint: E,
  options: CommandOptions<E> = {},
): UseMutationResult<OutputOf<E>, Error, InputOf<E>> {
  const queryClient = useQueryClient();
  const intention = useRef<{ text: string; key: string } | null>(null);
  return useMutation({
    mutationFn: async (input: InputOf<E>) => {
      const text = JSON.stringify(input);
      if (intention.current?.text !== text) intention.current = { text, key: newIntentionKey() };
      try {
        const output = await call(endpoint, input, { intentionKey: intention.current.key });
        intention.current = null;
        return output;
      } catch (error) {
        // Any answer ends the intention; without an answer nobody knows whether it was done.
        if (!(error instanceof TransportFailure)) intention.current = null;
        throw error;
      }
    },
    onSuccess: (output, input) => {
      refreshTopics(queryClient, endpoint.changes ?? []);
      const message = messageOf(output);
      if (message && !options.isQuietWhenDone) toastSuccess(message);
      options.onDone?.(output, input);
    },
    meta: { isSilent: options.isSilent ?? false },
  });
}
