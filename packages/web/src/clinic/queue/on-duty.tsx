// Doctors with OPD today, their bookings and next free time; a click puts the doctor into the booking line.
import { listDoctorsOfDay } from '@charaka/contract/clinic/opd/calendar';
import { opdTopic } from '@charaka/contract/clinic/opd/topics';
import { slotsOf } from '@charaka/rules/stay/booking-state';
import { Alert, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatClock, formatMoney, wallClock } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { isFullDay, refusalOfDay } from '../opd/full-day.ts';
import classes from './clinic-booking.module.css';

/** A doctor of today, in words. */
interface OnDuty {
  readonly doctorId: number;
  readonly doctorName: string;
  /** Speciality, room and the fee of a new visit, as far as they are known. */
  readonly place: string;
  /** How many are booked of how many, and the next time that is free, or that the day is full. */
  readonly load: string;
  /** The sentence that refuses a further patient; undefined while places are left. */
  readonly refusal: string | undefined;
}

/** Undefined until they are known. */
export function useOnDuty(): readonly OnDuty[] | undefined {
  const { t } = useTranslation('queue');
  const answer = useAnswer(opdTopic, listDoctorsOfDay, {});
  const { time } = wallClock(Date.now());
  return answer.data?.days.map((day) => {
    const free = slotsOf(day.fromTime, day.untilTime, day.slotMinutes).find(
      (slot) => slot >= time && !day.takenSlots.includes(slot),
    );
    const load = t('booking.load', { booked: day.bookedPatients, max: day.maxPatients });
    const isFull = isFullDay(day);
    const next = free && !isFull ? ` · ${t('booking.next', { time: formatClock(free) })}` : '';
    return {
      doctorId: day.doctorId,
      doctorName: day.doctorName,
      place: [day.specializationName, day.roomName, day.newFee == null ? null : formatMoney(day.newFee)]
        .filter(Boolean)
        .join(' · '),
      refusal: refusalOfDay(day),
      load: `${load}${isFull ? ` · ${t('booking.full')}` : next}`,
    };
  });
}

interface OnDutyListProps {
  readonly doctors: readonly OnDuty[] | undefined;
  readonly chosen: number | null;
  onPick(doctorId: number): void;
}

/** Says that the chosen doctor has no place left; an appointment of the day has its place already. */
export function FullDoctor({ doctors, chosen }: Pick<OnDutyListProps, 'doctors' | 'chosen'>) {
  const refusal = doctors?.find(({ doctorId }) => doctorId === chosen)?.refusal;
  return refusal ? <Alert color="orange">{refusal}</Alert> : null;
}

/** Everybody on duty at a glance, below the line. */
export function OnDutyList({ doctors, chosen, onPick }: OnDutyListProps) {
  const { t } = useTranslation('queue');
  if (!doctors) return null;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="on-duty">
      <Title order={2} id="on-duty" mb="sm">
        {t('booking.onDuty')}
      </Title>
      {doctors.length === 0 && <Text c="dimmed">{t('booking.nobodyOnDuty')}</Text>}
      <div className={classes.doctors}>
        {doctors.map(({ doctorId, doctorName, place, load }) => (
          <UnstyledButton
            key={doctorId}
            className={classes.doctor}
            aria-pressed={doctorId === chosen}
            onClick={() => onPick(doctorId)}
          >
            <Text span fz="sm" fw={500} display="block">
              {doctorName}
            </Text>
            {place && (
              <Text span fz="xs" display="block">
                {place}
              </Text>
            )}
            <Text span fz="xs" c="dimmed" display="block">
              {load}
            </Text>
          </UnstyledButton>
        ))}
      </div>
    </Paper>
  );
}
