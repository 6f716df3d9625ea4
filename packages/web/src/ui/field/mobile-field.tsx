// A telephone number with the calling code of its country beside it; India's, or that of the hospital, is proposed (R252).

import { CALLING_CODES, callingCodeOf, joinPhone, splitPhone } from '@charaka/rules/person/phone';
import { Group, Input, Select, TextInput } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../kernel/i18n.ts';
import { currentSession } from '../../kernel/session.ts';
import { drawByValue } from './draw-by-value.ts';
import { type FieldProps, inputProps } from './field-props.ts';

/** Country names by calling code, in the language of the screen. */
function countryNames(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames([currentLanguage(), 'en'], { type: 'region' });
  return new Map(CALLING_CODES.map(([country, code]) => [code, names.of(country) ?? country]));
}

/** `value` is the whole number as kept, '+919830012345'; one that was kept without a code stays without until one is chosen. */
export const MobileField = drawByValue(function MobileField(props: FieldProps<string | null | undefined>) {
  const { t } = useTranslation('kernel');
  const value = props.value ?? '';
  const parts = splitPhone(value);
  const [emptyCode, setEmptyCode] = useState(() => callingCodeOf(currentSession()?.hospital?.countryCode));
  // An emptied field keeps the code that was chosen last.
  useEffect(() => {
    if (parts.callingCode) setEmptyCode(parts.callingCode);
  }, [parts.callingCode]);
  const callingCode = value === '' ? emptyCode : parts.callingCode;
  const id = useId();
  const { withAsterisk, description, error, ...shared } = inputProps(props);
  const names = countryNames();
  const codes = callingCode === '' || names.has(callingCode) ? [...names.keys()] : [...names.keys(), callingCode];
  const nameOf = (code: string) => `${code} ${names.get(code) ?? ''}`;
  const changeCode = (code: string | null) => {
    setEmptyCode(code ?? '');
    props.onChange?.(joinPhone(code ?? '', parts.national));
  };
  return (
    <Input.Wrapper id={id} label={props.label} withAsterisk={withAsterisk} description={description} error={error}>
      <Group gap={4} wrap="nowrap" align="start" mb={description || error ? 4 : 0}>
        <Select
          aria-label={t('field.callingCodeOf', { label: props.label })}
          w={92}
          comboboxProps={{ width: 220, position: 'bottom-start' }}
          data={codes}
          renderOption={({ option }) => nameOf(option.value)}
          filter={({ options, search }) =>
            options.filter((option) => 'value' in option && isNamed(nameOf(option.value), search))
          }
          searchable
          openOnFocus={false}
          allowDeselect={false}
          disabled={shared.disabled || shared.readOnly}
          value={callingCode || null}
          onChange={changeCode}
        />
        <TextInput
          {...shared}
          label={undefined}
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          style={{ flex: 1, minWidth: 0 }}
          error={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          maxLength={20}
          value={parts.national}
          onChange={(event) => props.onChange?.(joinPhone(callingCode, event.currentTarget.value))}
        />
      </Group>
    </Input.Wrapper>
  );
});

function isNamed(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}
