// The dialogs that record the supplier's answer to a claim: its credit note, or its refusal.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import {
  type listPurchaseReturns,
  refusePurchaseReturn,
  setCreditNote,
} from '@charaka/contract/supply/purchase/purchase-return';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatMoney } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';

interface AnswerProps {
  readonly claim: RowOf<typeof listPurchaseReturns>;
  onClose(): void;
}

interface NoteForm {
  creditNoteNumber: string;
  creditNoteDate: string | null;
  creditNoteTotal: number | string;
  credited: number | string;
  answerNote: string;
}

type CreditNote = InputOf<typeof setCreditNote>['purchaseReturn'];

/** The supplier credits nothing, and the goods do not come back. */
const isNothing = ({ credited }: NoteForm): boolean => credited !== '' && Number(credited) === 0;
const noNote = { creditNoteNumber: null, creditNoteDate: null, creditNoteTotal: null };

const faultsOf = formChecks(setCreditNote.input.shape.purchaseReturn);

/** Begins with the whole claim. */
export function CreditClaim({ claim, onClose }: AnswerProps) {
  const { t } = useTranslation('purchase');
  const { returnId, claimNumber, supplierName, claimed } = claim;
  const sent = (values: NoteForm) =>
    inputOf<CreditNote>({ returnId, ...values, ...(isNothing(values) && { ...noNote }) });
  const command = useCommandForm(setCreditNote, {
    wrapper: 'purchaseReturn',
    initialValues: {
      creditNoteNumber: '',
      creditNoteDate: null,
      creditNoteTotal: '',
      credited: claimed / 100,
      answerNote: '',
    } as NoteForm,
    check: (values) => faultsOf(sent(values)),
    sent,
    onDone: onClose,
  });
  const { form } = command;
  return (
    <FormDialog title={t('recordCreditNote')} submitLabel={t('recordCreditNote')} {...command} onClose={onClose}>
      <Text>
        {t('receiptOf', { number: claimNumber, supplier: supplierName })}: {formatMoney(claimed)}
      </Text>
      <MoneyField label={t('credited')} isRequired {...form.getInputProps('credited')} />
      {isNothing(form.values) ? (
        <Text size="sm">{t('creditOfNothing')}</Text>
      ) : (
        <>
          <TextField
            label={t('creditNoteNumber')}
            isRequired
            isFirst
            maxLength={40}
            {...form.getInputProps('creditNoteNumber')}
          />
          <DateField label={t('creditNoteDate')} isRequired {...form.getInputProps('creditNoteDate')} />
          <MoneyField label={t('creditNoteTotal')} isRequired {...form.getInputProps('creditNoteTotal')} />
        </>
      )}
      <TextField
        label={t('answerNote')}
        isRequired={isNothing(form.values)}
        maxLength={300}
        {...form.getInputProps('answerNote')}
      />
    </FormDialog>
  );
}

/** The units come back into Quarantine. */
export function RefuseClaim({ claim, onClose }: AnswerProps) {
  const { t } = useTranslation('purchase');
  const command = useCommand(refusePurchaseReturn, { onDone: onClose });
  const { returnId, claimNumber, supplierName } = claim;
  return (
    <ReasonDialog
      title={t('recordRefusal')}
      submitLabel={t('recordRefusal')}
      isDangerous
      isSubmitting={command.isPending}
      maxLength={300}
      onSave={(answerNote) => command.mutate({ purchaseReturn: { returnId, answerNote } })}
      onClose={onClose}
    >
      <Text>{t('receiptOf', { number: claimNumber, supplier: supplierName })}</Text>
      <Text size="sm">{t('refusalHint')}</Text>
    </ReasonDialog>
  );
}
