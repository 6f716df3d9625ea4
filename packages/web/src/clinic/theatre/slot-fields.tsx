// Theatre, day and time of an operation.

import { otMaster } from '@charaka/contract/foundation/masters/ot-master';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { masterTopic } from '@charaka/contract/kernel/topic';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { onlyActive } from '../../kernel/filters.ts';
import { today } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { TimeField } from '../../ui/field/time-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';

/** A theatre for a time as typed. */
export interface SlotValues {
  theatreId: number | null;
  day: string | null;
  fromTime: string;
  toTime: string;
}

/** Empty slot: no theatre, today from 09:00 to 10:00. */
export const newSlot = (): SlotValues => ({ theatreId: null, day: today(), fromTime: '09:00', toTime: '10:00' });

/** The slot as it is sent; the form's check has reported missing fields. */
export const sentSlot = ({ theatreId, day, fromTime, toTime }: SlotValues) => ({
  theatreId: theatreId ?? 0,
  day: day ?? '',
  fromTime,
  toTime,
});

/** The active theatres of the tenant. */
export function useTheatres() {
  const answer = useAnswer(masterTopic(otMaster), masterEndpoints(otMaster).list, {
    pageNumber: 1,
    pageSize: 0,
    filterParams: [onlyActive],
  });
  const rows = ((answer.data as { rows?: { otId: number; otName: string }[] } | undefined)?.rows ?? []) as {
    otId: number;
    otName: string;
  }[];
  return { choices: rows.map(({ otId, otName }) => ({ value: otId, label: otName })), isLoading: answer.isPending };
}

/** The fields of a slot. */
export function SlotFields<V extends SlotValues>({ form }: { form: UseFormReturnType<V> }) {
  const { t } = useTranslation('theatre');
  const { choices, isLoading } = useTheatres();
  return (
    <Columns cols={{ base: 1, xs: 2 }}>
      <SelectField
        label={t('theatre')}
        isRequired
        choices={choices}
        isLoading={isLoading}
        {...form.getInputProps('theatreId')}
      />
      <DateField label={t('date')} isRequired from={today()} {...form.getInputProps('day')} />
      <TimeField label={t('fromTime')} isRequired {...form.getInputProps('fromTime')} />
      <TimeField label={t('toTime')} description={t('toTimeHint')} isRequired {...form.getInputProps('toTime')} />
    </Columns>
  );
}
