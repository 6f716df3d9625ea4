// The sale to an outpatient: the prescription or the patient, the medicines, and the payment; the memo is printed when it is saved.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addDirectSale, getPrescription } from '@charaka/contract/supply/dispensing/direct-sale';
import { prescriptionTopic } from '@charaka/contract/supply/dispensing/topics';
import { memoRoundOff } from '@charaka/rules/money/memo-round-off';
import { addPaise, paiseToRupees, sumPaise } from '@charaka/rules/money/money';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../kernel/form-checks.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { type ModeValues, noModes } from '../../money/payment/mode-values.ts';
import { Tender } from '../../money/payment/tender.tsx';
import { judgeTender } from '../../money/payment/tender-values.ts';
import { typedPaise } from '../../money/payment/typed-amount.ts';
import { identityOf } from '../../people/patient/patient-facts.ts';
import { PatientSearchField } from '../../people/patient/patient-typeahead.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { HeldLines } from '../pharmacy/held-lines.tsx';
import {
  areFirstExpiring,
  faultOf,
  type HeldMedicine,
  isPicked,
  sharesOf,
  totalsOf,
  withDiscount,
} from '../pharmacy/held-medicine.ts';
import { MedicineEntry } from '../pharmacy/medicine-entry.tsx';
import { MemoTotals } from '../pharmacy/memo-totals.tsx';
import PrintSale from '../pharmacy/print-sale.tsx';
import { SecondCheck } from '../pharmacy/second-check.tsx';
import { heldForPrescription, type Prescription } from './held-for-line.ts';
import {
  noOutsider,
  OutsidePerson,
  OutsidePrescription,
  type OutsideValues,
  outsideSent,
  SaleTypeField,
} from './outside-buyer.tsx';
import { LapsedNotice, PrescribedLines } from './prescribed-lines.tsx';
import PrintDispenseLabels from './print-dispense-labels.tsx';
import { SaleDiscount } from './sale-discount.tsx';
import { ScanPack } from './scan-pack.tsx';

interface DirectSaleProps {
  /** The visit of the prescription; null for a sale without one. */
  readonly encounterId: number | null;
  onClose(): void;
}

/** Mounted while it is open; the memo stays on the screen until it is closed. */
export default function DirectSale({ encounterId, onClose }: DirectSaleProps) {
  const { t } = useTranslation('dispensing');
  const [soldId, setSoldId] = useState<number | null>(null);
  const answer = useAnswer(
    prescriptionTopic,
    getPrescription,
    { encounterId: encounterId ?? 0 },
    { isEnabled: encounterId !== null && soldId === null },
  );
  if (soldId !== null) return <SoldPapers encounterId={encounterId} saleId={soldId} onClose={onClose} />;
  if (encounterId !== null && !answer.data) {
    return (
      <Dialog isOpen size="wide" title={t('dispense')} onClose={onClose}>
        <Skeleton h={240} />
      </Dialog>
    );
  }
  return <SaleForm prescription={answer.data?.prescription ?? null} onSold={setSoldId} onClose={onClose} />;
}

interface SoldPapersProps extends DirectSaleProps {
  readonly saleId: number;
}

/** The memo; closing it shows the labels of the medicines that were dispensed on the prescription (PH051). */
function SoldPapers({ encounterId, saleId, onClose }: SoldPapersProps) {
  const [isMemoClosed, setMemoClosed] = useState(false);
  if (encounterId === null) return <PrintSale saleId={saleId} onClose={onClose} />;
  if (!isMemoClosed) return <PrintSale saleId={saleId} onClose={() => setMemoClosed(true)} />;
  return <PrintDispenseLabels encounterId={encounterId} saleId={saleId} onClose={onClose} />;
}

interface Values extends ModeValues, OutsideValues {
  memoDiscount: number | string;
  batchReason: string;
  remarks: string;
}

interface SaleFormProps {
  readonly prescription: Prescription | null;
  onSold(saleId: number): void;
  onClose(): void;
}

/** The sum to pay: the net with its round-off, which depends on what other modes pay (PH085). */
function payableOf({ gross, net }: ReturnType<typeof totalsOf>, values: Values) {
  const others = sumPaise([values.card, values.upi, values.neft, values.chequeAmount].map(typedPaise));
  return addPaise(net, memoRoundOff({ grossPaise: gross, netPaise: net, otherModesPaise: others }));
}

/** The visit or the patient that a second check is about; nothing of a person without a record. */
function ownerOf(prescription: Prescription | null, patientId: number | null) {
  if (prescription) return { encounterId: prescription.encounterId };
  return patientId === null ? {} : { patientId };
}

/** The lines of the memo, the money and the call that saves it; errors appear beside the fields. */
function useSale({ prescription, onSold }: Pick<SaleFormProps, 'prescription' | 'onSold'>) {
  const { t } = useTranslation('dispensing');
  const [patientId, setPatientId] = useState<number | null>(null);
  const [lines, setLines] = useState<readonly HeldMedicine[]>(() =>
    prescription ? heldForPrescription(prescription) : [],
  );
  const [hasTried, setTried] = useState(false);
  const form = useForm<Values>({
    initialValues: { ...noModes, ...noOutsider, memoDiscount: '', batchReason: '', remarks: '' },
  });
  const { memoDiscount } = form.values;
  const totals = totalsOf(lines, memoDiscount);
  const payable = payableOf(totals, form.values);
  const judged = judgeTender(form.values, { amountPaise: payable, isRefund: false });
  const isFirst = areFirstExpiring(lines);
  const command = useCommand(addDirectSale, { onDone: ({ sale }) => onSold(sale.saleId) });
  const { saleType } = form.values;
  const hasOwner = prescription !== null || saleType === 'OUTSIDE' || patientId !== null;
  const isReady =
    hasOwner && lines.length > 0 && lines.every((line) => faultOf(line, lines) === null && isPicked(line));
  const medicine = {
    saleType,
    ...(prescription
      ? { encounterId: prescription.encounterId }
      : { patientId: saleType === 'OPD' ? patientId : null }),
    lines: lines.map(sentLine),
    memoDiscount: memoDiscount === '' ? null : memoDiscount,
  };
  const save = () => {
    setTried(true);
    const needsReason = !isFirst && form.values.batchReason.trim() === '';
    const errors = {
      ...judged.errors,
      ...(needsReason ? { batchReason: t('enterBatchReason') } : {}),
      ...(sharesOf(lines, memoDiscount) ? {} : { memoDiscount: t('discountAboveLines') }),
    };
    if (Object.keys(errors).length > 0) return form.setErrors(errors);
    if (!isReady || command.isPending) return;
    const sale = inputOf<Sent>({
      ...form.values,
      ...outsideSent(form.values),
      ...medicine,
      net: paiseToRupees(totals.net),
      amount: paiseToRupees(payable),
      batchReason: isFirst ? '' : form.values.batchReason,
    });
    command.mutate({ sale }, { onError: (error) => form.setErrors(refusedFields(error, 'sale')) });
  };
  const isChanged = form.isDirty() || patientId !== null || (prescription === null && lines.length > 0);
  return {
    form,
    lines,
    setLines,
    patientId,
    setPatientId,
    totals,
    payable,
    isFirst,
    isReady,
    hasTried,
    isChanged,
    save,
    cashPaise: judged.cashPaise,
    isPending: command.isPending,
    medicine,
    owner: ownerOf(prescription, saleType === 'OPD' ? patientId : null),
    error: command.error,
  };
}

type Sent = InputOf<typeof addDirectSale>['sale'];

const sentLine = ({ batchId, quantity, discount, orderId, agreed, secondLook, picked }: HeldMedicine) => ({
  batchId,
  quantity: Number(quantity),
  discount: discount === '' ? null : Number(discount),
  orderId,
  secondLook,
  picked,
  ...agreed,
});

function SaleForm({ prescription, onSold, onClose }: SaleFormProps) {
  const { t } = useTranslation(['dispensing', 'pharmacy']);
  const sale = useSale({ prescription, onSold });
  const { form, lines, setLines } = sale;
  const [percent, setPercent] = useState<number | string>('');
  const hold = (typed: number | string) => {
    setPercent(typed);
    setLines(withDiscount(lines, typed));
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={t(prescription ? 'dispense' : 'sellWithout')}
      submitLabel={t('saveAndPrint')}
      isChanged={sale.isChanged}
      isSubmitting={sale.isPending}
      isSubmitDisabled={sale.hasTried && !sale.isReady}
      onSubmit={(event) => {
        event.preventDefault();
        sale.save();
      }}
      onClose={onClose}
    >
      <Stack gap="md">
        <BuyerPart prescription={prescription} sale={sale} />
        <ScanPack lines={lines} onChange={setLines} />
        <MedicineEntry lines={lines} onAdd={(held) => setLines([...lines, ...held])} />
        <HeldLines lines={lines} hasTried={sale.hasTried} onChange={setLines} />
        {!sale.isFirst && (
          <TextField
            label={t('pharmacy:batchReason')}
            isRequired
            maxLength={200}
            {...form.getInputProps('batchReason')}
          />
        )}
        <MemoTotals
          totals={sale.totals}
          payable={sale.payable}
          percent={percent}
          onPercent={hold}
          memoDiscount={form.values.memoDiscount}
          memoDiscountError={form.errors.memoDiscount}
          onMemoDiscount={(typed) => form.setFieldValue('memoDiscount', typed)}
        />
        <SaleDiscount sale={sale.medicine} error={sale.error} />
        <SecondCheck owner={sale.owner} lines={lines} error={sale.error} />
        <FormSection title={t('payment')}>
          <Tender form={form} cashPaise={sale.cashPaise} />
          <TextField label={t('pharmacy:remarks')} maxLength={300} {...form.getInputProps('remarks')} />
        </FormSection>
      </Stack>
    </Dialog>
  );
}

interface BuyerPartProps {
  readonly prescription: Prescription | null;
  readonly sale: ReturnType<typeof useSale>;
}

/** The patient with the prescribed lines, or the buyer of a sale without a prescription of the hospital. */
function BuyerPart({ prescription, sale }: BuyerPartProps) {
  const { t } = useTranslation('pharmacy');
  const { form, lines, setLines } = sale;
  if (prescription)
    return (
      <>
        <Text fw={600}>
          {[prescription.patientName, identityOf(prescription), prescription.opdNumber].filter(Boolean).join(' · ')}
        </Text>
        <LapsedNotice prescription={prescription} />
        <PrescribedLines prescription={prescription} held={lines} onHold={setLines} />
      </>
    );
  return (
    <>
      <SaleTypeField {...form.getInputProps('saleType')} />
      {form.values.saleType === 'OPD' ? (
        <PatientField
          error={sale.hasTried && sale.patientId === null ? t('selectPatient') : undefined}
          onPick={sale.setPatientId}
        />
      ) : (
        <OutsidePerson form={form} />
      )}
      <OutsidePrescription form={form} />
    </>
  );
}

interface PatientFieldProps {
  readonly error: string | undefined;
  onPick(patientId: number | null): void;
}

/** The patient of a sale without prescription. */
function PatientField({ error, onPick }: PatientFieldProps) {
  const { t } = useTranslation('dispensing');
  const [searched, setSearched] = useState('');
  return (
    <PatientSearchField
      label={t('patient')}
      isRequired
      isFirst
      value={searched}
      error={error}
      onPick={(found, text) => {
        onPick(found?.patientId ?? null);
        setSearched(text);
      }}
    />
  );
}
