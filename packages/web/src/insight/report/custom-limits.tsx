// The limits of bands of a custom report: one field for each number, so that a comma inside a number is no separator (RP030).
import { type Calculated, MOST_VALUES } from '@charaka/contract/insight/report/custom-definition';
import { Fieldset, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitOfText } from './limit-text.ts';

interface CustomLimitsProps {
  readonly calculated: Calculated;
  onChange(calculated: Calculated): void;
}

/** Each typed text stays in its field; the empty field below the last one takes the next limit. */
export function CustomLimits({ calculated, onChange }: CustomLimitsProps) {
  const { t } = useTranslation('report');
  const [typed, setTyped] = useState<readonly string[]>(calculated.limits.map(String));
  const fields = typed.at(-1) === '' || typed.length === MOST_VALUES ? typed : [...typed, ''];
  const set = (place: number, text: string) => {
    const next = fields.map((known, at) => (at === place ? text : known));
    setTyped(next);
    onChange({ ...calculated, limits: next.filter((known) => known.trim() !== '').map(limitOfText) });
  };
  return (
    <Fieldset legend={t('custom.limits')}>
      <Stack gap="xs">
        {fields.map((text, place) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a limit is known by its place while it is typed
            key={place}
            label={t('custom.limitNumber', { number: place + 1 })}
            maxLength={40}
            inputMode="decimal"
            value={text}
            error={text.trim() !== '' && Number.isNaN(limitOfText(text)) && t('custom.limitNotRead', { typed: text })}
            onChange={(event) => set(place, event.currentTarget.value)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
