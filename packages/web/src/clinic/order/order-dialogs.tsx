// The dialogs of actions that need more input: a result, or the reason to return, pause or end an order.
import type { listOrders } from '@charaka/contract/clinic/order/order';
import { stopSeries } from '@charaka/contract/clinic/order/order-series';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { OrderDeed } from '@charaka/rules/clinic/order-step';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../kernel/use-answer.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { NumberField, SelectField, SwitchField, TextAreaField } from '../../ui/field/form-fields.tsx';
import { ReasonField, useReasonCheck } from '../../ui/field/reason-field.tsx';

/** A deed that asks for more than a click. */
export type AskedDeed = Exclude<OrderDeed, 'accept' | 'begin' | 'verify'> | 'stop-series';

type AskedOrder = Pick<
  OutputOf<typeof listOrders>['orders'][number],
  'orderId' | 'orderName' | 'status' | 'kind' | 'resultSummary' | 'quantity' | 'orderSeriesId'
>;

interface OrderDialogProps {
  readonly order: AskedOrder;
  readonly deed: AskedDeed;
  onClose(): void;
}

/** Mounted while it is open. */
export function OrderDialog({ deed, ...asked }: OrderDialogProps) {
  if (deed === 'finish') return <ResultDialog {...asked} />;
  if (deed === 'cancel' || deed === 'enter-in-error') return <CancelDialog {...asked} deed={deed} />;
  if (deed === 'stop-series') return <StopSeriesDialog {...asked} />;
  return <BackwardDialog {...asked} deed={deed} />;
}

const hasReport = (kind: AskedOrder['kind']) => kind === 'Investigation' || kind === 'Imaging';

/** An investigation or an image is not done without its result. */
function ResultDialog({ order, onClose }: Omit<OrderDialogProps, 'deed'>) {
  const { t } = useTranslation('order');
  const isNeeded = hasReport(order.kind);
  const form = useForm({
    initialValues: { resultSummary: order.resultSummary ?? '', isCritical: false },
    validate: { resultSummary: (text) => (isNeeded && !text.trim() ? t('resultNeeded') : null) },
  });
  const command = useCommand(work.completeOrders, { onDone: onClose });
  return (
    <FormDialog
      title={t('resultOf', { name: order.orderName })}
      form={form}
      submitLabel={t('deeds.finish')}
      isSubmitting={command.isPending}
      onSave={({ resultSummary, isCritical }) =>
        command.mutate({ orderIds: [order.orderId], resultSummary: resultSummary.trim() || null, isCritical })
      }
      onClose={onClose}
    >
      <TextAreaField
        label={t('result')}
        isRequired={isNeeded}
        isFirst
        rows={6}
        maxLength={4000}
        {...form.getInputProps('resultSummary')}
      />
      {isNeeded && <SwitchField label={t('isCritical')} {...form.getInputProps('isCritical')} />}
    </FormDialog>
  );
}

const leastLetters = 5;
/** Options for the charge of work that had begun. */
const charges = ['TakeBack', 'Part', 'Keep'] as const;
type Charge = (typeof charges)[number];

function useCancelForm(most: number, isChargeAsked: boolean) {
  const { t } = useTranslation('order');
  const reasonFault = useReasonCheck();
  return useForm({
    initialValues: {
      reason: '',
      charge: (isChargeAsked ? null : 'TakeBack') as Charge | null,
      keptQuantity: '' as number | string,
    },
    validate: {
      reason: (reason) => reasonFault(reason, leastLetters),
      charge: (charge) => (charge === null ? t('chargeNeeded') : null),
      keptQuantity: (kept, { charge }) =>
        charge === 'Part' && !(Number(kept) > 0 && Number(kept) < most) ? t('keptNeeded') : null,
    },
  });
}

const backward = {
  'give-back': work.giveBackOrder,
  'send-back': work.sendBackOrder,
  'take-back': work.takeBackOrder,
  hold: work.holdOrder,
  resume: work.resumeOrder,
} as const;

function BackwardDialog({ order, deed, onClose }: OrderDialogProps & { deed: keyof typeof backward }) {
  const { t } = useTranslation('order');
  const command = useCommand(backward[deed], { onDone: onClose });
  return (
    <ReasonDialog
      title={t('deedOf', { deed: t(`deeds.${deed}`), name: order.orderName })}
      submitLabel={t(`deeds.${deed}`)}
      atLeast={leastLetters}
      isSubmitting={command.isPending}
      onSave={(reason) => command.mutate({ orderId: order.orderId, reason })}
      onClose={onClose}
    />
  );
}

/** The begun part of the series stays; the rest is cancelled (OR020). */
function StopSeriesDialog({ order, onClose }: Omit<OrderDialogProps, 'deed'>) {
  const { t } = useTranslation('order');
  const command = useCommand(stopSeries, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('deedOf', { deed: t('deeds.stop-series'), name: order.orderName })}
      submitLabel={t('deeds.stop-series')}
      cancelLabel={t('close')}
      isDangerous
      atLeast={leastLetters}
      isSubmitting={command.isPending}
      onSave={(reason) => command.mutate({ orderSeriesId: order.orderSeriesId ?? 0, reason })}
      onClose={onClose}
    />
  );
}

/** When the work has begun, the dialog asks which part stays charged (OR024). */
function CancelDialog({ order, deed, onClose }: OrderDialogProps & { deed: 'cancel' | 'enter-in-error' }) {
  const { t } = useTranslation('order');
  const quantity = order.quantity / 1000;
  const isInWork = order.status === 'InProgress';
  const form = useCancelForm(quantity, isInWork);
  const command = useCommand(work.cancelOrders, { onDone: onClose });
  return (
    <FormDialog
      title={t('deedOf', { deed: t(`deeds.${deed}`), name: order.orderName })}
      form={form}
      submitLabel={t(`deeds.${deed}`)}
      cancelLabel={t('close')}
      isDangerous
      isSubmitting={command.isPending}
      onSave={({ reason, charge, keptQuantity }) =>
        command.mutate({
          orderIds: [order.orderId],
          reason: reason.trim(),
          isEnteredInError: deed === 'enter-in-error',
          charge: charge ?? 'TakeBack',
          ...(charge === 'Part' ? { keptQuantity: Number(keptQuantity) } : {}),
        })
      }
      onClose={onClose}
    >
      <ReasonField isFirst {...form.getInputProps('reason')} />
      {(isInWork || order.status === 'Done') && (
        <SelectField
          label={t('chargeAfter')}
          isRequired
          choices={charges.map((value) => ({ value, label: t(`charges.${value}`) }))}
          {...form.getInputProps('charge')}
        />
      )}
      {form.values.charge === 'Part' && (
        <NumberField
          label={t('keptQuantity')}
          description={t('keptHint', { quantity })}
          decimals={3}
          max={quantity}
          {...form.getInputProps('keptQuantity')}
        />
      )}
    </FormDialog>
  );
}
