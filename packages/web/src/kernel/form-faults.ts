// Errors of a form: shown all at once, updated while the user corrects them, with the focus on the first.
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';

/**
 * Gives a form that checks the same way with `validate` a memory of a failed attempt: from then on `isBlocked` is true as
 * long as a fault is left (Save is disabled, R214, R397). Pass `onFaults` as second argument of `form.onSubmit`.
 */
export function useFaults<V extends object>(form: UseFormReturnType<V>, check: (values: V) => FormErrors) {
  const [isAttempted, setAttempted] = useState(false);
  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences change when the values do
  useEffect(() => {
    if (isAttempted) form.setErrors(check(values));
  }, [isAttempted, values]);
  return {
    isBlocked: isAttempted && Object.keys(check(values)).length > 0,
    onFaults: () => {
      setAttempted(true);
      // After the sentences stand beside the fields.
      setTimeout(() => focusFirstFault(MOST_TRIES), PAUSE_MILLISECONDS);
    },
  };
}

const [MOST_TRIES, PAUSE_MILLISECONDS] = [5, 50];

/** Tries again while another field has the focus: a list that closes takes it back once (ux M3). */
function focusFirstFault(triesLeft: number): void {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].filter((each) =>
    each.checkVisibility(),
  );
  const fault = (dialogs.at(-1) ?? document).querySelector<HTMLElement>('[aria-invalid="true"]');
  if (document.activeElement === fault) return;
  fault?.focus();
  fault?.scrollIntoView({ block: 'nearest' });
  if (triesLeft > 1) setTimeout(() => focusFirstFault(triesLeft - 1), PAUSE_MILLISECONDS);
}
