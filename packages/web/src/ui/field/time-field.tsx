// A time of the day in a form, 'HH:MM', without a day; on a clock of 12 or 24 hours as the hospital has it.
import { TimePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { useTranslation } from 'react-i18next';
import { isTwelveHourClock } from '../../kernel/format.ts';
import { drawByValue } from './draw-by-value.ts';
import { type FieldProps, inputProps } from './field-props.ts';

/** An empty or half typed time is ''. */
export const TimeField = drawByValue(function TimeField(props: FieldProps<string | null | undefined>) {
  const { t } = useTranslation('kernel');
  const { label } = props;
  // A wrapper around several inputs is no input and cannot be `aria-required`: the star marks the field as required.
  const { 'aria-required': _, ...shared } = inputProps(props);
  return (
    <TimePicker
      {...shared}
      format={isTwelveHourClock() ? '12h' : '24h'}
      hoursInputLabel={t('field.hoursOf', { label })}
      minutesInputLabel={t('field.minutesOf', { label })}
      amPmInputLabel={t('field.amPmOf', { label })}
      minutesStep={15}
      value={props.value ?? ''}
      onChange={(value) => props.onChange?.(value.slice(0, 5))}
    />
  );
});
