// The dialog that plans an operation or changes one that is planned; its time is changed by rescheduling.
import {
  addProvisionalBooking,
  type listProvisionalBookings,
  provisionalForm,
  updateProvisionalBooking,
} from '@charaka/contract/clinic/theatre/provisional';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { formChecks } from '../../kernel/form-checks.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { useReceiptLimit } from '../../money/payment/received-cash.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { AdvanceFields } from '../opd/advance-fields.tsx';
import { type AdvanceValues, emptyAdvance, hasAdvance, judgeAdvance, sentAdvance } from '../opd/advance-values.ts';
import { PersonFields, type PersonValues } from '../opd/person-fields.tsx';
import { OperationFields, type OperationValues, operationOf, sentOperation } from './operation-fields.tsx';
import { newSlot, SlotFields, type SlotValues, sentSlot } from './slot-fields.tsx';

/** A planned operation of the list. */
export type ProvisionalRow = RowOf<typeof listProvisionalBookings>;

type PlanValues = PersonValues & SlotValues & OperationValues & AdvanceValues;

const contractChecks = formChecks(provisionalForm);

function valuesOf(known: ProvisionalRow | null, slot: SlotValues): PlanValues {
  return {
    ...emptyAdvance,
    ...(known ?? slot),
    patientId: known?.patientId ?? null,
    personName: known?.personName ?? '',
    phone: known?.phone ?? '',
    ...operationOf(known),
  } as PlanValues;
}

interface ProvisionalFormProps {
  readonly known: ProvisionalRow | null;
  /** Theatre and time of a new one, where they were pointed at. */
  readonly slot?: SlotValues;
  onClose(): void;
}

/** Mounted while it is open; a user who may receive money takes an advance with a new booking, or later by a separate action. */
export function ProvisionalForm({ known, slot, onClose }: ProvisionalFormProps) {
  const { t } = useTranslation('theatre');
  const context = { isRefund: false, cashReceiptLimitPaise: useReceiptLimit() };
  const mayReceive = useDeeds()('receive-money');
  const sentOf = (values: PlanValues) => ({
    patientId: values.patientId,
    personName: values.personName,
    phone: values.phone,
    ...sentOperation(values),
  });
  const form = useForm<PlanValues>({
    initialValues: valuesOf(known, slot ?? newSlot()),
    validate: (values) => ({
      ...contractChecks({
        ...sentOf(values),
        ...sentSlot(values),
        theatreId: values.theatreId,
        doctorId: values.doctorId,
        ...(known ? {} : sentAdvance(values)),
      }),
      ...(!known && hasAdvance(values) ? judgeAdvance(values, context).errors : {}),
    }),
  });
  const options = { onDone: onClose };
  const adding = useCommand(addProvisionalBooking, options);
  const changing = useCommand(updateProvisionalBooking, options);
  const save = (values: PlanValues) => {
    if (known) changing.mutate({ booking: { provisionalBookingId: known.provisionalBookingId, ...sentOf(values) } });
    else adding.mutate({ booking: { ...sentOf(values), ...sentSlot(values), ...sentAdvance(values) } });
  };
  return (
    <FormDialog
      size="medium"
      title={t(known ? 'editPlan' : 'newPlan')}
      {...(known ? {} : { submitLabel: t('book') })}
      form={form}
      isSubmitting={adding.isPending || changing.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <PersonFields form={form} />
        {!known && <SlotFields form={form} />}
        <OperationFields form={form} />
        {!known && mayReceive && (
          <FormSection title={t('advance')}>
            <AdvanceFields form={form} context={context} />
          </FormSection>
        )}
      </Stack>
    </FormDialog>
  );
}
