// The reason of a step: the field with its check. Enter saves, Shift+Enter begins a new line.
import { Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProps, inputProps } from './field-props.ts';

type ReasonFieldProps = Omit<FieldProps<string | null | undefined>, 'label'> & {
  /** 300 by default. */
  readonly maxLength?: number;
};

/** Long reasons wrap, so that the whole text can be read before it is saved. */
export function ReasonField({ maxLength = 300, ...props }: ReasonFieldProps) {
  const { t } = useTranslation('kernel');
  return (
    <Textarea
      {...inputProps({ ...props, label: t('reason.label'), isRequired: true })}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={maxLength}
      value={props.value ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
      onKeyDown={saveOnEnter}
    />
  );
}

/** The Enter that chooses a word of an input method (Hindi, Bengali, Tamil, Telugu) does not save. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}

/** Returns the check of a reason: the sentence for a missing or too short one, null for a sufficient one. */
export function useReasonCheck(): (reason: string, atLeast?: number) => string | null {
  const { t } = useTranslation('kernel');
  return (reason, atLeast = 1) => {
    if (reason.trim().length >= atLeast) return null;
    return atLeast === 1 ? t('reason.needed') : t('reason.tooShort', { letters: atLeast });
  };
}
