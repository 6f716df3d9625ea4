// Form that adds one row after another: the cursor returns to the first field, and going on asks about unsaved values.
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import type { Ways } from './step-buttons.tsx';

/** For the next row, once the fields are empty. */
export function focusFirstField(form: RefObject<HTMLFormElement | null>): void {
  setTimeout(() => form.current?.querySelector('input')?.focus(), 0);
}

/** `ref` belongs on the form element; `ways` ask first while `isTyped`. */
export function useRowForm(ways: Ways, isTyped: boolean) {
  const { t } = useTranslation('setup');
  const ref = useRef<HTMLFormElement>(null);
  const asking = (go: () => void) => async () => {
    const question = { title: t('typed.title'), text: t('typed.text'), confirmLabel: t('typed.leave') };
    if (!isTyped || (await confirm(question))) go();
  };
  return {
    ref,
    focusFirst: () => focusFirstField(ref),
    ways: { onBack: ways.onBack && asking(ways.onBack), onNext: asking(ways.onNext) },
  };
}
