// What a form does about its faults: tells all at once, keeps the sentences true while they are mended, and goes to the first.
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
      setTimeout(focusFirstFault, 50);
    },
  };
}

function focusFirstFault(): void {
  const dialogs = document.querySelectorAll('[role="dialog"]');
  const dialog = dialogs.item(dialogs.length - 1);
  (dialog ?? document).querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
