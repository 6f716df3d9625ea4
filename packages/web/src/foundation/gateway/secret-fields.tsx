// Fields for secrets: a saved secret is never shown, only the time since when there is one; an empty field keeps it (Q186).
import type { secretState } from '@charaka/contract/foundation/gateway/secret';
import { Checkbox, PasswordInput, Stack } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formatDateTime } from '../../kernel/format.ts';

/** Public state of a secret. */
export type SecretState = z.output<typeof secretState>;

interface SecretFieldsProps<N extends string> {
  readonly states: readonly SecretState[];
  readonly names: readonly N[];
  /** The form's own; holds each secret as typed and `forgottenSecrets`. */
  readonly form: {
    getInputProps(path: string): object;
    readonly values: { readonly forgottenSecrets: readonly N[] };
    setFieldValue(path: 'forgottenSecrets', names: N[]): void;
  };
}

/** One field for each secret, and a tick to forget one that is kept. */
export function SecretFields<N extends string>({ states, names, form }: SecretFieldsProps<N>) {
  const { t } = useTranslation('gateway');
  const { forgottenSecrets } = form.values;
  return names.map((name) => {
    const state = states.find((one) => one.name === name);
    const isForgotten = forgottenSecrets.includes(name);
    const others = forgottenSecrets.filter((one) => one !== name);
    return (
      <Stack key={name} gap={6}>
        <PasswordInput
          label={t(`secret.${name}`)}
          description={state?.isUsable ? t('secret.kept', { state: secretWords(t, state) }) : secretWords(t, state)}
          autoComplete="new-password"
          maxLength={500}
          disabled={isForgotten}
          visibilityToggleButtonProps={{ 'aria-label': t('secret.show', { name: t(`secret.${name}`) }) }}
          {...form.getInputProps(name)}
        />
        {state?.isSet && (
          <Checkbox
            size="xs"
            label={t('secret.forget', { name: t(`secret.${name}`) })}
            checked={isForgotten}
            onChange={(event) =>
              form.setFieldValue('forgottenSecrets', event.currentTarget.checked ? [...others, name] : others)
            }
          />
        )}
      </Stack>
    );
  });
}

/** Whether there is a secret and since when, in words. */
export function secretWords(t: TFunction<'gateway'>, state: SecretState | undefined): string {
  if (!state?.isSet) return t('secret.notSet');
  if (!state.isUsable) return t('secret.notUsable');
  return t('secret.set', { at: formatDateTime(state.setAt ?? '') });
}
