// Medicine of a cash memo comes back: how many of each line, why, and the cash that is refunded; the rest is credited to the bill.
// The return of an outpatient's memo, which is refunded whole, has a dialog of its own.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { getSale } from '@charaka/contract/supply/pharmacy/sale';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { pharmacySaleTopic } from '@charaka/contract/supply/pharmacy/topics';
import { paiseToRupees, subtractPaise } from '@charaka/rules/money/money';
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { inputOf } from '../../kernel/typed-input.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { typedPaise } from '../../money/payment/typed-amount.ts';
import { PatientBanner } from '../../stay/admission/patient-banner.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MoneyField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { MemoTypeahead } from './memo-typeahead.tsx';
import { ReturnOfOutpatient } from './return-of-outpatient.tsx';
import { freshReturn, judgeReturn, mostPaidBack, type TypedReturn } from './returned-lines.ts';
import { ReturnedLines } from './returned-lines-table.tsx';

interface AddSalesReturnProps {
  /** The memo it is of; without it the memo is searched for. */
  readonly saleId?: number;
  onClose(): void;
}

/** Opens at once; render it only while it is wanted. */
export default function AddSalesReturn({ saleId, onClose }: AddSalesReturnProps) {
  const { t } = useTranslation('pharmacy');
  const [picked, setPicked] = useState<number | null>(saleId ?? null);
  const [searched, setSearched] = useState('');
  const [typed, setTyped] = useState<TypedReturn>(freshReturn);
  const answer = useAnswer(
    pharmacySaleTopic,
    getSale,
    { sale: { saleId: picked ?? 0 } },
    { isEnabled: picked !== null },
  );
  const memo = picked === null ? undefined : answer.data;
  const command = useCommand(addSalesReturn, {
    onDone: onClose,
  });
  if (memo && memo.sale.admissionId == null) return <ReturnOfOutpatient memo={memo} onClose={onClose} />;
  const judged = memo && judgeReturn(memo.sale, typed);
  const save = () => {
    if (!memo || !judged?.isReady || command.isPending) return;
    const { reason, isOwnMistake } = typed;
    const { paidBack } = judged;
    const net = paiseToRupees(judged.net);
    const { saleId } = memo.sale;
    command.mutate({ saleReturn: inputOf({ saleId, lines: judged.lines, net, paidBack, isOwnMistake, reason }) });
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('addReturn')}
      submitLabel={t('saveReturn')}
      isChanged={(judged?.lines.length ?? 0) > 0}
      isSubmitting={command.isPending}
      isSubmitDisabled={!judged?.isReady}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onClose={onClose}
    >
      <Stack gap="md">
        {saleId === undefined && (
          <MemoTypeahead
            value={searched}
            onPick={(found, text) => {
              setSearched(text);
              setPicked(found);
              setTyped(freshReturn);
            }}
          />
        )}
        {picked !== null && !memo && <Skeleton h={120} />}
        {memo && <ReturnBody memo={memo} typed={typed} onChange={setTyped} />}
      </Stack>
    </Dialog>
  );
}

interface ReturnBodyProps {
  readonly memo: OutputOf<typeof getSale>;
  readonly typed: TypedReturn;
  onChange(typed: TypedReturn): void;
}

function ReturnBody({ memo: { sale, admission, quarantineLineIds }, typed, onChange }: ReturnBodyProps) {
  const { t } = useTranslation('pharmacy');
  const { net, paidBack, fault } = judgeReturn(sale, typed);
  return (
    <>
      <div>
        {admission && <PatientBanner admission={admission} place="dialog" />}
        <Text size="sm" c="dimmed">
          {t('memoOf', { memo: sale.cashMemo, date: formatDateTime(sale.soldAt) })}
        </Text>
      </div>
      {sale.isClosed && <Text>{t('memoClosed')}</Text>}
      <ReturnedLines
        sale={sale}
        typed={typed.back}
        quarantine={typed.quarantine}
        forced={typed.isOwnMistake ? sale.lines.map(({ saleLineId }) => saleLineId) : quarantineLineIds}
        onChange={(back) => onChange({ ...typed, back })}
        onQuarantine={(quarantine) => onChange({ ...typed, quarantine })}
      />
      <SwitchField
        label={t('ownMistake')}
        value={typed.isOwnMistake}
        onChange={(isOn) => onChange({ ...typed, isOwnMistake: isOn ?? false })}
      />
      <Group align="start" gap="md">
        {sale.paid > 0 && (
          <div style={{ width: 220 }}>
            <MoneyField
              label={t('paidBackNow')}
              description={t('atMost', { amount: paiseToRupees(mostPaidBack(sale, net)) })}
              error={fault === 'tooMuchPaidBack' ? t(fault) : fault}
              value={paidBack}
              onChange={(amount) => onChange({ ...typed, paidBack: amount ?? '' })}
            />
          </div>
        )}
        <div style={{ flex: '1 1 16rem' }}>
          <TextField
            label={t('reason')}
            maxLength={300}
            value={typed.reason}
            onChange={(reason) => onChange({ ...typed, reason: reason ?? '' })}
          />
        </div>
      </Group>
      <Text aria-live="polite">
        {t('creditedToBill')}: <MoneyText paise={subtractPaise(net, typedPaise(paidBack))} fw={700} />
      </Text>
    </>
  );
}
