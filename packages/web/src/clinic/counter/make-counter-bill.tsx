// Makes a bill of the counter: the visit, its items, the modes of payment; the server works out the sums during typing.
import { addCounterBill, previewCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import type { Paise } from '@charaka/rules/money/money';
import { Stack } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formChecks, refusedFields } from '../../kernel/form-checks.ts';
import { formatMoney } from '../../kernel/format.ts';
import { useDeeds } from '../../kernel/rights.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type ModeValues, noModes } from '../../money/payment/mode-values.ts';
import { Tender } from '../../money/payment/tender.tsx';
import { judgeTender } from '../../money/payment/tender-values.ts';
import { typedPaise } from '../../money/payment/typed-amount.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Figure } from '../../ui/page/fact.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { type BilledItems, billedOrders, linesOf } from './billed-items.ts';
import { BilledLines } from './billed-lines.tsx';
import { hasOrdered, noPaper, PaperFields, type PaperValues, sentPaper, useOrderChecks } from './paper-orders.tsx';
import { noPayer, PayerFields, type PayerValues, sentPayer } from './payer-fields.tsx';
import PrintCounterBill from './print-counter-bill.tsx';
import { WhoseBill } from './whose-bill.tsx';

interface Values extends ModeValues, PayerValues, PaperValues {
  patientId: number | null;
  encounterId: number | null;
  discount: number | string;
  discountReason: string;
  /** Amount paid now; empty means the full amount. */
  amount: number | string;
  dueReason: string;
}

const emptyValues: Values = {
  ...noModes,
  ...noPayer,
  patientId: null,
  encounterId: null,
  discount: '',
  discountReason: '',
  amount: '',
  dueReason: '',
  ...noPaper,
};
const noItems: BilledItems = { charges: [], leftOut: [] };
const checkShape = formChecks(addCounterBill.input.shape.counterBill);

/** Mounted while it is open; the bill that was made is on the screen until that is closed. */
export default function MakeCounterBill({ patientId, onClose }: { readonly patientId?: number; onClose(): void }) {
  const [madeId, setMadeId] = useState<number | null>(null);
  if (madeId !== null) return <PrintCounterBill counterBillId={madeId} onClose={onClose} />;
  return <BillForm patientId={patientId ?? null} onMade={setMadeId} onClose={onClose} />;
}

type Form = UseFormReturnType<Values>;

/** The visits of the patient, the lines of the one chosen, and what they come to. */
function useBill(form: Form, items: BilledItems) {
  const { patientId, discount, associationId } = form.values;
  const found = useAnswer(
    counterTopic,
    getUnbilledOrders,
    { patientId: patientId ?? 0 },
    { isEnabled: patientId !== null },
  ).data;
  const visits = found?.visits ?? [];
  const encounterId = form.values.encounterId ?? visits[0]?.encounterId ?? null;
  const ofVisit = (found?.orders ?? []).filter((order) => order.encounterId === encounterId);
  const visit = visits.find((each) => each.encounterId === encounterId);
  const lines = linesOf(billedOrders(ofVisit, encounterId, items), items, visit?.fee != null);
  const isEnabled = encounterId !== null && lines.length > 0;
  const asked = {
    encounterId: encounterId ?? 0,
    lines,
    ...(Number(discount) > 0 ? { discount: Number(discount) } : {}),
    ...(associationId === null ? {} : { associationId, authorized: Number(form.values.authorized) || 0 }),
  };
  const preview = useAnswer(counterTopic, previewCounterBill, { counterBill: asked }, { isEnabled });
  return {
    isFound: found !== undefined,
    openStay: found?.openStay ?? null,
    visits,
    visit,
    encounterId,
    ofVisit,
    lines,
    figures: preview.data?.counterBill,
  };
}

type BillState = ReturnType<typeof useBill>;

interface BillFormProps {
  readonly patientId: number | null;
  onMade(counterBillId: number): void;
  onClose(): void;
}

/** The modes of payment, and the call that makes the bill; errors appear beside the fields. */
function useMaking(form: Form, items: BilledItems, bill: BillState, onMade: BillFormProps['onMade']) {
  const { figures, encounterId, lines } = bill;
  const paidPaise =
    form.values.amount === '' ? (figures ? figures.netPayable - figures.advance : 0) : typedPaise(form.values.amount);
  const judged = judgeTender(form.values, { amountPaise: typedPaise(paidPaise / 100), isRefund: false });
  const command = useCommand(addCounterBill, {
    onDone: ({ counterBill }) => onMade(counterBill.counterBillId),
  });
  const save = () => {
    if (!figures || encounterId === null) return;
    const { patientId: _, ...values } = form.values;
    const counterBill = {
      ...values,
      ...sentPayer(values),
      ...sentPaper(values, hasOrdered(items), bill.visit?.doctorId ?? null),
      encounterId,
      lines,
      net: figures.net / 100,
      amount: paidPaise / 100,
    };
    const faults = {
      ...checkShape(counterBill),
      ...(paidPaise > 0 ? judged.errors : {}),
    };
    if (Object.keys(faults).length > 0) return form.setErrors(faults);
    command.mutate(
      { counterBill: inputOf(counterBill) },
      { onError: (error) => form.setErrors(refusedFields(error, 'counterBill')) },
    );
  };
  return { paidPaise, cashPaise: judged.cashPaise, isPending: command.isPending, save };
}

function BillForm({ patientId, onMade, onClose }: BillFormProps) {
  const { t } = useTranslation('counter');
  const [items, setItems] = useState(noItems);
  const form = useForm<Values>({ initialValues: { ...emptyValues, patientId } });
  const bill = useBill(form, items);
  const { figures, encounterId } = bill;
  const alertsOf = useOrderChecks(encounterId, items);
  const making = useMaking(form, items, bill, onMade);
  return (
    <FormDialog
      size="wide"
      title={t('newBill')}
      form={form}
      isSubmitting={making.isPending}
      isSubmitDisabled={!figures}
      submitLabel={t('makeBill')}
      onSave={making.save}
      onClose={onClose}
    >
      <Stack>
        <WhoseBill
          patientId={form.values.patientId}
          encounterId={encounterId}
          visits={bill.isFound ? bill.visits : null}
          openStay={bill.openStay}
          onChoose={(chosen) => form.setValues(chosen)}
        />
        {encounterId !== null && (
          <BilledLines
            key={encounterId}
            fee={bill.visit?.fee}
            orders={bill.ofVisit}
            items={items}
            alertsOf={alertsOf}
            onChange={setItems}
          />
        )}
        {hasOrdered(items) && <PaperFields form={form} treatingId={bill.visit?.doctorId ?? null} />}
        {encounterId !== null && <PayerFields form={form} />}
        {figures && <Payment form={form} figures={figures} paidPaise={making.paidPaise} cashPaise={making.cashPaise} />}
      </Stack>
    </FormDialog>
  );
}

interface PaymentProps {
  readonly form: Form;
  readonly figures: NonNullable<BillState['figures']>;
  readonly paidPaise: number;
  readonly cashPaise: Paise;
}

/** The total, the amount received, and the modes of payment. */
function Payment({ form, figures, paidPaise, cashPaise }: PaymentProps) {
  const { t } = useTranslation(['counter', 'payment']);
  const does = useDeeds();
  const toPay = figures.netPayable - figures.advance;
  const isDue = paidPaise < toPay;
  return (
    <>
      <Columns cols={{ base: 2, xs: 4 }} component="dl" m={0}>
        <Figure label={t('gross')}>{formatMoney(figures.gross)}</Figure>
        <Figure label={t('tax')}>{formatMoney(figures.gst)}</Figure>
        <Figure label={t('roundOff')}>{formatMoney(figures.roundOff)}</Figure>
        <Figure label={t('net')}>
          <MoneyText paise={figures.net} />
        </Figure>
        {figures.authorized > 0 && <Figure label={t('authorized')}>{formatMoney(figures.authorized)}</Figure>}
        {figures.advance > 0 && <Figure label={t('advance')}>{formatMoney(figures.advance)}</Figure>}
      </Columns>
      <Columns cols={{ base: 1, xs: 2 }}>
        {does('discount') && (
          <>
            <MoneyField label={t('discount')} {...form.getInputProps('discount')} />
            <TextField
              label={t('discountReason')}
              isRequired={Number(form.values.discount) > 0}
              maxLength={200}
              {...form.getInputProps('discountReason')}
            />
          </>
        )}
        <MoneyField label={t('paidNow')} placeholder={String(toPay / 100)} {...form.getInputProps('amount')} />
        {isDue && <TextField label={t('dueReason')} isRequired maxLength={200} {...form.getInputProps('dueReason')} />}
      </Columns>
      <Tender form={form} cashPaise={cashPaise} />
    </>
  );
}
