// A month of a year in a form: typed as mm-yyyy or picked (R196).
import { DateInput } from '@mantine/dates';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawByValue } from './draw-by-value.ts';
import { type FieldProps, inputProps } from './field-props.ts';
import { parseMonth } from './parse-day.ts';

const MASK = 'MM-YYYY';

/** A month as 'YYYY-MM', shown as mm-yyyy. */
export const MonthField = drawByValue(function MonthField(props: FieldProps<string | null | undefined>) {
  const { t } = useTranslation('kernel');
  const input = useRef<HTMLInputElement>(null);
  // The calendar shows the months of a year, or years, and never days.
  const [level, setLevel] = useState<'year' | 'decade'>('year');
  const pick = (month: string) => {
    // The component closes and writes what was picked once the field is left.
    input.current?.blur();
    props.onChange?.(month);
  };
  return (
    <DateInput
      {...inputProps(props)}
      ref={input}
      placeholder={props.placeholder ?? MASK.toLowerCase()}
      valueFormat={MASK}
      dateParser={(text) => firstDayOf(parseMonth(text))}
      level={level}
      onLevelChange={(next) => next !== 'month' && setLevel(next)}
      getMonthControlProps={(day) => ({ onClick: () => pick(day.slice(0, 7)) })}
      clearable={!props.isRequired}
      clearButtonProps={{ 'aria-label': t('field.clear') }}
      value={firstDayOf(props.value)}
      onChange={(day) => props.onChange?.(day?.slice(0, 7) ?? null)}
    />
  );
});

const firstDayOf = (month: string | null | undefined) => (month ? `${month}-01` : null);
