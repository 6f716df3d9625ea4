// Orders of a bill beyond the signed ones: investigations and images requested on a doctor's paper (OR007, OR010, OR011).
import { checkOrders } from '@charaka/contract/clinic/order/order-alert';
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../kernel/session.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { DoctorField } from '../../stay/admission/doctor-field.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { Alert } from '../order/basket.ts';
import type { BilledItems, ChosenCharge } from './billed-items.ts';

/** The doctor who wrote the paper and the person who read it back; by default the doctor of the visit. */
export interface PaperValues {
  orderedById: number | null;
  readBackBy: string;
}

/** No order. */
export const noPaper: PaperValues = { orderedById: null, readBackBy: '' };

/** Whether a bill orders something. */
export const hasOrdered = ({ charges }: BilledItems) => charges.some(({ isOrdered }) => isOrdered);

/** As the call takes it. */
export const sentPaper = (values: PaperValues, isOrdering: boolean, treatingId: number | null) =>
  isOrdering
    ? { orderedById: values.orderedById ?? treatingId, readBackBy: values.readBackBy.trim() || null }
    : { orderedById: null, readBackBy: null };

const noAlerts: readonly Alert[] = [];

/** Returns the alerts for the charges that would be ordered on a visit. */
export function useOrderChecks(encounterId: number | null, { charges }: BilledItems) {
  const ordered = charges.filter(({ isOrdered }) => isOrdered);
  const answer = useAnswer(
    orderTopic,
    checkOrders,
    { encounterId, lines: ordered.map(({ chargeId }) => ({ chargeId })) },
    { isEnabled: encounterId !== null && ordered.length > 0, isSilent: true },
  ).data;
  return (charge: ChosenCharge): readonly Alert[] =>
    answer?.lines[ordered.findIndex(({ chargeId }) => chargeId === charge.chargeId)]?.alerts ?? noAlerts;
}

interface PaperFieldsProps<V extends PaperValues> {
  readonly form: UseFormReturnType<V>;
  /** The doctor of the visit. */
  readonly treatingId: number | null;
}

/** Shown when something is ordered. */
export function PaperFields<V extends PaperValues>({ form, treatingId }: PaperFieldsProps<V>) {
  const { t } = useTranslation('counter');
  const ownStaffId = useSession()?.user.staffId ?? null;
  const doctorId = form.values.orderedById ?? treatingId;
  return (
    <Columns cols={{ base: 1, xs: 2 }}>
      <DoctorField label={t('orderedBy')} isRequired {...form.getInputProps('orderedById')} value={doctorId} />
      {doctorId !== ownStaffId && (
        <TextField
          label={t('readBackBy')}
          isRequired
          placeholder={t('readBackHint')}
          maxLength={120}
          {...form.getInputProps('readBackBy')}
        />
      )}
    </Columns>
  );
}
