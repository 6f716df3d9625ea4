// The time of an appointment: those of the doctor's day that are still free.

import { listCalendar } from '@charaka/contract/clinic/opd/calendar';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { slotsOf } from '@charaka/rules/stay/booking-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { refusalOfDay } from './full-day.ts';

interface SlotFieldProps {
  readonly doctorId: number | null;
  readonly day: string | null;
  /** The appointment's own time is not taken by itself. */
  readonly own?: { readonly doctorId: number; readonly day: string; readonly slot: string } | undefined;
  readonly value: string | null;
  readonly error?: ReactNode;
  onChange(slot: string | null): void;
}

/** Waits for doctor and day; tells when there is no OPD, or how many places are left. */
export function SlotField({ doctorId, day, own, value, error, onChange }: SlotFieldProps) {
  const { t } = useTranslation('opd');
  const isEnabled = doctorId !== null && day !== null;
  const input = { fromDate: day ?? '', toDate: day ?? '', doctorId };
  const answer = useAnswer(opdTopic, listCalendar, input, { isEnabled });
  const found = isEnabled ? answer.data?.days[0] : undefined;
  const isOwn = own !== undefined && own.doctorId === doctorId && own.day === day;
  const taken = new Set(found?.takenSlots.filter((slot) => !(isOwn && slot === own.slot)));
  const slots = found && found.maxPatients > 0 ? slotsOf(found.fromTime, found.untilTime, found.slotMinutes) : [];
  const refusal = found && !isOwn ? refusalOfDay(found) : undefined;
  const hint = () => {
    if (!isEnabled || answer.isPending) return undefined;
    if (!found || slots.length === 0) return t('noOpd');
    if (refusal !== undefined) return refusal;
    if (slots.every((slot) => taken.has(slot))) return t('full');
    return t('places', { count: Math.max(0, found.maxPatients - found.bookedPatients) });
  };
  return (
    <SelectField
      label={t('time')}
      isRequired
      isDisabled={!isEnabled}
      isLoading={answer.isPending}
      description={hint()}
      choices={slots.map((slot) => ({
        value: slot,
        label: formatClock(slot),
        isDisabled: refusal !== undefined || taken.has(slot),
      }))}
      value={value}
      error={error}
      onChange={(slot) => onChange(slot ?? null)}
    />
  );
}
