// The plain parts of a form: text, long text, number, money, percentage, choice, switch, phone.
import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { type Ref, type SyntheticEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentSession } from '../../kernel/session.ts';
import { afterPress } from './after-press.ts';
import { drawByValue } from './draw-by-value.ts';
import { type FieldProps, inputProps } from './field-props.ts';
import { filterByWords } from './word-filter.ts';

type TextFieldProps = FieldProps<string | null | undefined> & {
  readonly maxLength?: number;
  readonly type?: 'text' | 'email' | 'search';
  readonly autoComplete?: string;
};

/** One line of text. */
export const TextField = drawByValue(function TextField(props: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(props)}
      type={props.type ?? 'text'}
      maxLength={props.maxLength}
      autoComplete={props.autoComplete ?? 'off'}
      value={props.value ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
    />
  );
});

/** Several lines of text; the field grows with them. */
export const TextAreaField = drawByValue(function TextAreaField(props: TextFieldProps & { readonly rows?: number }) {
  return (
    <Textarea
      {...inputProps(props)}
      autosize
      minRows={props.rows ?? 3}
      maxRows={12}
      maxLength={props.maxLength}
      value={props.value ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value)}
    />
  );
});

/** A telephone number: digits, perhaps a country code; checked by the schema. */
export const PhoneField = drawByValue(function PhoneField(props: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(props)}
      type="tel"
      inputMode="tel"
      maxLength={props.maxLength ?? 16}
      autoComplete="off"
      value={props.value ?? ''}
      onChange={(event) => props.onChange?.(event.currentTarget.value.replace(/[^\d+]/g, ''))}
    />
  );
});

type NumberFieldProps = FieldProps<number | string | null | undefined> & {
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
  readonly suffix?: string;
  readonly prefix?: string;
  /** A number that counts nothing, as a port: its digits are not grouped. */
  readonly isCode?: boolean;
  /** Reaches the input, to put the cursor there. */
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** A number; an empty field is ''. The keys e, + and - are not accepted unless `min` is below 0 (Q91). */
export const NumberField = drawByValue(function NumberField(props: NumberFieldProps) {
  return (
    <NumberInput
      {...inputProps(props)}
      ref={props.inputRef}
      hideControls
      min={props.min ?? 0}
      max={props.max}
      // The typed value stays; the check reports its error.
      clampBehavior="none"
      allowNegative={(props.min ?? 0) < 0 || (props.isReadOnly ?? false)}
      allowDecimal={(props.decimals ?? 0) > 0}
      decimalScale={props.decimals ?? 0}
      fixedDecimalScale={props.isReadOnly ?? false}
      suffix={props.suffix}
      prefix={props.prefix}
      thousandSeparator={props.isCode ? '' : ','}
      thousandsGroupStyle="lakh"
      styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
      value={props.value ?? ''}
      onChange={(value) => props.onChange?.(value)}
    />
  );
});

/** An amount in rupees as typed, with the hospital's currency sign; the contract turns it into paise. */
export function MoneyField(props: Omit<NumberFieldProps, 'decimals' | 'prefix'>) {
  const symbol = currentSession()?.hospital?.currencySymbol ?? '₹';
  return <NumberField {...props} decimals={2} prefix={`${symbol} `} />;
}

/** A percentage with at most two decimals. */
export function PercentField(props: Omit<NumberFieldProps, 'decimals' | 'suffix'>) {
  return <NumberField {...props} decimals={2} suffix=" %" />;
}

/** One thing to choose: its value and what it is called. */
export interface Choice<V extends string | number> {
  readonly value: V;
  readonly label: string;
  readonly isDisabled?: boolean;
}

type SelectFieldProps<V extends string | number> = FieldProps<V | null | undefined> & {
  readonly choices: readonly Choice<V>[];
  /** The choice may be taken back. By default only where the field is not required. */
  readonly isClearable?: boolean;
  readonly isLoading?: boolean;
  /** Hears what is typed, where the choices follow it. */
  readonly onTyped?: (text: string) => void;
};

/**
 * Enter and Tab mean the marked option, or the first before one is marked; what is half typed never sends the form. The component's own
 * count of the marked one may be of a longer list that typing has narrowed since, so that it would take nothing.
 */
function takeFirst(event: SyntheticEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  if (field.getAttribute('aria-expanded') !== 'true') return;
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  event.preventDefault();
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  (marked ?? list?.querySelector<HTMLElement>('[data-combobox-option]:not([data-combobox-disabled])'))?.click();
}

/** True one frame after `isSo` is: the options of a select are drawn by then, and the first can be marked after a single letter. */
function useNextFrame(isSo: boolean): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setWas(isSo));
    return () => cancelAnimationFrame(frame);
  }, [isSo]);
  return isSo && was;
}

/** One of a list that is known beforehand; typing narrows it. For a search on the server use TypeaheadField. */
export const SelectField = drawByValue(function SelectField<V extends string | number>(props: SelectFieldProps<V>) {
  const { t } = useTranslation('kernel');
  const data = props.choices.map(({ value, label, isDisabled }) => ({ value, label, disabled: isDisabled ?? false }));
  const isClearable = props.isClearable ?? !props.isRequired;
  // Leaving the field takes the marked option only when the user marked one: the component marks the first by itself whenever
  // the value is set from elsewhere, and walking over the field would take that.
  const [intent, setIntent] = useState<'none' | 'typed' | 'moved'>('none');
  const isMarking = useNextFrame(intent === 'typed');
  const chosen = props.choices.find(({ value }) => value === props.value);
  const [text, setText] = useState(chosen?.label ?? '');
  return (
    <Select<V>
      {...inputProps(props)}
      data={data}
      filter={filterByWords}
      searchable
      searchValue={text}
      onSearchChange={setText}
      // Tab walks through a form without a list popping up at each step; typing, arrows or a click open it.
      openOnFocus={false}
      clearable={isClearable}
      clearButtonProps={{ 'aria-label': t('field.clear') }}
      // Typing the name of the option already chosen keeps it chosen.
      allowDeselect={isClearable && intent !== 'typed'}
      onOptionSubmit={(picked) => {
        // Picking the option already chosen changes no value, so its name must replace the typed text here.
        if (chosen && `${chosen.value}` === picked) setText(chosen.label);
        setIntent('none');
      }}
      autoSelectOnBlur={intent !== 'none'}
      selectFirstOptionOnChange={isMarking}
      onInput={(event) => {
        // A user who deleted all the text gets the chosen option back.
        setIntent(event.currentTarget.value === '' ? 'none' : 'typed');
        props.onTyped?.(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIntent('moved');
        if (event.key === 'Enter' && intent === 'typed') takeFirst(event);
      }}
      onBlur={(event) => {
        if (intent === 'typed') takeFirst(event);
        setIntent('none');
        afterPress(() => props.onBlur?.(event));
      }}
      nothingFoundMessage={props.isLoading ? t('field.loading') : t('field.noMatch')}
      maxDropdownHeight={280}
      value={props.value ?? null}
      onChange={(value) => {
        setIntent('none');
        props.onChange?.(value);
      }}
    />
  );
});

/** Yes or no. */
export const SwitchField = drawByValue(function SwitchField(props: FieldProps<boolean | null | undefined>) {
  return (
    <Switch
      label={props.label}
      description={props.description}
      disabled={props.isDisabled ?? false}
      error={props.error}
      checked={props.value ?? false}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
      data-path={props['data-path']}
      onChange={(event) => props.onChange?.(event.currentTarget.checked)}
      {...(props.isFirst ? { 'data-autofocus': true } : {})}
    />
  );
});
