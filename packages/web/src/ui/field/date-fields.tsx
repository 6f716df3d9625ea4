// Days and moments in a form, written in the hospital's date format and on its clock.
import { Group, Input } from '@mantine/core';
import { DateInput, TimePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayPattern, instantOf, isTwelveHourClock, wallClock } from '../../kernel/format.ts';
import { afterPress } from './after-press.ts';
import { drawByValue } from './draw-by-value.ts';
import { type FieldProps, inputProps } from './field-props.ts';
import { parseDay } from './parse-day.ts';

interface DayLimits {
  /** Earliest and latest day, 'YYYY-MM-DD'. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type DayFieldProps = FieldProps<string | null | undefined> & DayLimits & { readonly isClearable?: boolean };

/**
 * Days that the calendar does not offer. Typing one is possible, so that the form's check tells what is wrong with it: with the
 * component's own limits the typed text would silently turn back into the day before it.
 */
function outside({ from, to }: DayLimits): (day: string) => boolean {
  return (day) => (from !== undefined && day < from) || (to !== undefined && day > to);
}

/**
 * The calendar of a day field, opened by a click or the arrow down. The component's own opens as soon as the field has the
 * focus and then lies over the fields beneath, which a clerk who types has no use for.
 */
function useCalendar(leaveField: FieldProps<string>['onBlur']) {
  const [isOpen, setOpen] = useState(false);
  return {
    popoverProps: { opened: isOpen, onChange: setOpen },
    // The dialog around an open calendar leaves Escape to it.
    'data-mantine-stop-propagation': isOpen,
    onClick: () => setOpen(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown') setOpen(true);
      if (event.key === 'Escape') setOpen(false);
    },
    onBlur: (event: FocusEvent) => {
      setOpen(false);
      afterPress(() => leaveField?.(event));
    },
    getDayProps: () => ({ onClick: () => setOpen(false) }),
  };
}

/**
 * A day as 'YYYY-MM-DD'; typed or picked, shown in the hospital's order (R144). The component writes its text anew only for another day:
 * by its key it begins anew with another order, so that it never shows a day in one order and reads it in the other.
 */
export const DateField = drawByValue(function DateField(props: DayFieldProps) {
  const { t } = useTranslation('kernel');
  return (
    <DateInput
      key={dayPattern()}
      {...inputProps(props)}
      {...useCalendar(props.onBlur)}
      placeholder={props.placeholder ?? dayPattern().toLowerCase()}
      valueFormat={dayPattern()}
      dateParser={(text) => parseDay(text, dayPattern())}
      excludeDate={outside(props)}
      clearable={props.isClearable ?? !props.isRequired}
      clearButtonProps={{ 'aria-label': t('field.clear') }}
      value={props.value ? props.value.slice(0, 10) : null}
      onChange={(value) => props.onChange?.(value)}
    />
  );
});

/** A moment as an ISO instant; day and time are those of the hospital's clock (R143). */
export const DateTimeField = drawByValue(function DateTimeField(props: DayFieldProps) {
  const { t } = useTranslation('kernel');
  const calendar = useCalendar(props.onBlur);
  const clock = props.value && !Number.isNaN(Date.parse(props.value)) ? wallClock(props.value) : null;
  // A day without a time yet: kept here until both are known.
  const [half, setHalf] = useState<{ day: string; time: string }>({ day: '', time: '' });
  const day = clock?.day ?? half.day;
  const time = clock?.time ?? half.time;
  const change = (nextDay: string, nextTime: string) => {
    setHalf({ day: nextDay, time: nextTime });
    props.onChange?.(nextDay && nextTime ? instantOf(nextDay, nextTime) : null);
  };
  const { label, withAsterisk, description, error, ...shared } = inputProps(props);
  return (
    <Input.Wrapper label={label} withAsterisk={withAsterisk} description={description} error={error} labelElement="div">
      <Group gap="xs" wrap="nowrap" mb={description || error ? 4 : 0}>
        <DateInput
          key={dayPattern()}
          {...shared}
          {...calendar}
          aria-label={t('field.dayOf', { label })}
          style={{ flex: '1 1 8rem' }}
          placeholder={dayPattern().toLowerCase()}
          valueFormat={dayPattern()}
          dateParser={(text) => parseDay(text, dayPattern())}
          excludeDate={outside(props)}
          error={Boolean(error)}
          value={day || null}
          onChange={(value) => change(value ?? '', time || '00:00')}
        />
        <TimePicker
          disabled={props.isDisabled ?? false}
          format={isTwelveHourClock() ? '12h' : '24h'}
          hoursInputLabel={t('field.hoursOf', { label })}
          minutesInputLabel={t('field.minutesOf', { label })}
          amPmInputLabel={t('field.amPmOf', { label })}
          minutesStep={15}
          style={{ flex: '0 0 7.5rem' }}
          value={time}
          onChange={(value) => change(day, value.slice(0, 5))}
        />
      </Group>
    </Input.Wrapper>
  );
});
