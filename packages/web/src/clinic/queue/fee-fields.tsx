// The fee in the booking line: what it is and why, and how it is paid.
import { counterMenu } from '@charaka/contract/clinic/counter/counter-bill';
import { getFee } from '@charaka/contract/clinic/counter/opd-fee';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { wordChoices } from '../../kernel/choices.ts';
import { formatDay, formatMoney } from '../../kernel/format.ts';
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { type BookingFormType, type BookingValues, type Fee, isOwed, waysToPay } from './booking-fee.ts';

const askedOf = ({ patientId, doctorId, visitOn, visitKind }: BookingValues) => ({
  patientId: patientId ?? 0,
  doctorId: doctorId ?? 0,
  day: visitOn,
  ...(visitKind === null ? {} : { visitKind }),
});

/** The fee at this moment. */
export const readFee = async (values: BookingValues): Promise<Fee> => (await call(getFee, askedOf(values))).fee;

/** The fee of the booked patient, once patient and doctor are chosen. */
export function useFee(values: BookingValues): Fee | undefined {
  const isEnabled = values.patientId !== null && values.doctorId !== null;
  const answer = useAnswer(counterTopic, getFee, askedOf(values), { isEnabled });
  return answer.data?.fee;
}

/** Whether the user may take the fee as the token is given: they make bills and receive money. */
export function useMayBePaid(): boolean {
  const { canAdd } = useRights(counterMenu);
  return useDeeds()('receive-money') && canAdd;
}

interface FeeFieldsProps {
  readonly form: BookingFormType;
  readonly fee: Fee | undefined;
  /** Whether the user may take the fee. */
  readonly mayBePaid: boolean;
}

/** Renders nothing until the fee is known; shows a mode only when a sum is due and the user may receive it. */
export function FeeFields({ form, fee, mayBePaid }: FeeFieldsProps) {
  const { t } = useTranslation('queue');
  if (!fee) return null;
  const { mode } = form.values;
  const isPaid = isOwed(fee) && mayBePaid;
  return (
    <>
      <FeeFact fee={fee} />
      {isOwed(fee) && !mayBePaid && (
        <Stack gap={0}>
          <Text size="sm" fw={500}>
            {t('booking.mode')}
          </Text>
          <Text>{t('booking.modes.later')}</Text>
        </Stack>
      )}
      {isPaid && (
        <div data-part="mode">
          <SelectField
            label={t('booking.mode')}
            isRequired
            choices={wordChoices(waysToPay, (word) => t(`booking.modes.${word}`))}
            {...form.getInputProps('mode')}
          />
        </div>
      )}
      {isPaid && (mode === 'upi' || mode === 'card') && (
        <div data-part="reference">
          <TextField
            label={t(`booking.reference.${mode}`)}
            isRequired
            maxLength={mode === 'card' ? 4 : 35}
            {...form.getInputProps('reference')}
          />
        </div>
      )}
    </>
  );
}

/** Whether the visit is not booked as asked: no rule prices it, or it follows no visit (Q260). */
const isRefused = ({ reason }: Fee) => reason === 'RuleMissing' || reason === 'NothingToFollow';

/** The amount and its reason (OP008). */
function FeeFact({ fee }: { readonly fee: Fee }) {
  const { t } = useTranslation('queue');
  const { paidOn, freeUntil } = fee;
  const why = t(`booking.reasons.${fee.reason}`, {
    day: paidOn ? formatDay(paidOn) : '',
    until: freeUntil ? formatDay(freeUntil) : '',
  });
  return (
    <Stack gap={0} aria-live="polite">
      <Text size="sm" fw={500}>
        {t('booking.fee')}
      </Text>
      {!isRefused(fee) && (
        <Text fw={600} fz="lg">
          {fee.isFree ? t('booking.free') : formatMoney(fee.net)}
        </Text>
      )}
      {why !== '' && (
        <Text size={isRefused(fee) ? 'sm' : 'xs'} c={isRefused(fee) ? 'red' : 'dimmed'}>
          {why}
        </Text>
      )}
      {fee.advance > 0 && (
        <Text size="xs" c="dimmed">
          {t('booking.advance', { amount: formatMoney(fee.advance) })}
        </Text>
      )}
    </Stack>
  );
}
