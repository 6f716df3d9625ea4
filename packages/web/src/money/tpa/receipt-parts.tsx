// The open claims of a payer with what they pay, deduct and disallow of each.

import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { spokenOrNothing } from '../../kernel/spoken.ts';
import { patientName } from '../../stay/admission/paper-facts.tsx';
import { MoneyField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import { billKey, type TpaBill } from './bill-columns.tsx';
import { emptyPart, type Parts, type PartValues, partProblem } from './receipt-values.ts';

interface ReceiptPartsProps {
  readonly bills: readonly TpaBill[];
  readonly parts: Parts;
  /** Approvers and delegators may give up what is disallowed. */
  readonly mayWriteOff: boolean;
  onChange(bill: TpaBill, part: PartValues): void;
}

/** One row a bill; the reason of a disallowed amount is below it. */
export function ReceiptParts({ bills, parts, mayWriteOff, onChange }: ReceiptPartsProps) {
  const { t } = useTranslation('tpa');
  return (
    <WideTable label={t('openClaims')} minWidth={760} verticalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('billNo')}</Table.Th>
          <Table.Th ta="end">{t('claimRest')}</Table.Th>
          <Table.Th w={130}>{t('paid')}</Table.Th>
          <Table.Th w={130}>{t('tds')}</Table.Th>
          <Table.Th w={130}>{t('disallowed')}</Table.Th>
          <Table.Th w={230}>{t('reason')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {bills.map((bill) => (
          <PartRow
            key={billKey(bill)}
            bill={bill}
            part={parts[billKey(bill)] ?? emptyPart}
            mayWriteOff={mayWriteOff}
            onChange={(part) => onChange(bill, part)}
          />
        ))}
      </Table.Tbody>
    </WideTable>
  );
}

interface PartRowProps {
  readonly bill: TpaBill;
  readonly part: PartValues;
  readonly mayWriteOff: boolean;
  onChange(part: PartValues): void;
}

function PartRow({ bill, part, mayWriteOff, onChange }: PartRowProps) {
  const { t } = useTranslation(['tpa', 'bill']);
  const isDisallowed = Number(part.disallowed) > 0;
  const named = (label: string) => `${label}, ${t('billNo')} ${bill.billNo}`;
  const amount = (name: 'paid' | 'tds' | 'disallowed') => (
    <MoneyField
      label={named(t(name))}
      isLabelHidden
      value={part[name]}
      onChange={(value) => onChange({ ...part, [name]: value ?? '' })}
    />
  );
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm">{`${bill.billNo} / ${bill.finYear}, ${formatDay(bill.billedAt)}, ${t(`bill:sources.${bill.sourceKind}`)}`}</Text>
        <Text size="xs" c="dimmed">
          {patientName(bill)}
        </Text>
        <Text size="xs" c="red" role="status">
          {spokenOrNothing(partProblem(part, bill.claimRest))}
        </Text>
      </Table.Td>
      <Table.Td ta="end">
        <MoneyText paise={bill.claimRest} />
      </Table.Td>
      <Table.Td>{amount('paid')}</Table.Td>
      <Table.Td>{amount('tds')}</Table.Td>
      <Table.Td>{amount('disallowed')}</Table.Td>
      <Table.Td>
        <TextField
          label={named(t('reason'))}
          isLabelHidden
          maxLength={300}
          isDisabled={!isDisallowed}
          value={part.reason}
          onChange={(reason) => onChange({ ...part, reason: reason ?? '' })}
        />
        {mayWriteOff && isDisallowed && (
          <SwitchField
            label={t('writtenOff')}
            value={part.isWrittenOff}
            onChange={(isWrittenOff) => onChange({ ...part, isWrittenOff: isWrittenOff ?? false })}
          />
        )}
      </Table.Td>
    </Table.Tr>
  );
}
