// The field for a code of the second factor: six digits of the app, or a recovery code.
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface CodeFieldProps {
  readonly value: string;
  onChange(value: string): void;
  /** Only the app's digits will do: a new app is being set up. */
  readonly isAppOnly?: boolean;
}

/** Takes the focus when it comes. */
export function CodeField({ value, onChange, isAppOnly = false }: CodeFieldProps) {
  const { t } = useTranslation('access');
  return (
    <TextInput
      label={t('factor.code')}
      description={t(isAppOnly ? 'factor.codeOfApp' : 'factor.codeHint')}
      withAsterisk
      autoFocus
      data-autofocus
      autoComplete="one-time-code"
      inputMode={isAppOnly ? 'numeric' : 'text'}
      maxLength={20}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
