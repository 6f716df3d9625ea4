// The dialog that shows a transfer with its lines, and receives it with what is missing.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { transferTopic } from '@charaka/contract/supply/store/topics';
import { getTransfer, receiveTransfer } from '@charaka/contract/supply/store/transfer';
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCommandForm } from '../../kernel/command-form.ts';
import { formChecks } from '../../kernel/form-checks.ts';
import { formatDay } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { NumberField, TextField } from '../../ui/field/form-fields.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { TransferRow } from './transfer-columns.tsx';

type Received = InputOf<typeof receiveTransfer>['transfer'];
type Transfer = NonNullable<ReturnType<typeof useAnswer<typeof getTransfer>>['data']>['transfer'];

const faultsOf = formChecks(receiveTransfer.input.shape.transfer);

interface OpenTransfer {
  readonly transfer: TransferRow;
  /** The user receives it; otherwise it is only shown. */
  readonly isReceiving: boolean;
  onClose(): void;
}

/** Mounted while it is open. */
export default function ReceiveTransfer({ transfer: row, isReceiving, onClose }: OpenTransfer) {
  const { t } = useTranslation('store');
  const answer = useAnswer(transferTopic, getTransfer, { transferId: row.transferId });
  const title = t('transferTitle', { number: row.transferNo, from: row.fromStoreName, to: row.toStoreName });
  const transfer = answer.data?.transfer;
  if (transfer && isReceiving) return <Receipt title={title} transfer={transfer} onClose={onClose} />;
  return (
    <Dialog isOpen size="wide" title={title} onClose={onClose}>
      {transfer && <Lines transfer={transfer} />}
    </Dialog>
  );
}

function LineHeads({ isReceiving }: { isReceiving: boolean }) {
  const { t } = useTranslation('store');
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{t('item')}</Table.Th>
        <Table.Th>{t('batch')}</Table.Th>
        <Table.Th ta="end">{t('issuedUnits')}</Table.Th>
        <Table.Th ta="end" w={isReceiving ? 130 : undefined}>
          {t('receivedUnits')}
        </Table.Th>
        <Table.Th>{t('shortReason')}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

const batchText = ({ batchNumber, expiry }: Transfer['lines'][number]) => `${batchNumber} · ${formatDay(expiry)}`;

function Lines({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('store');
  return (
    <>
      {transfer.reason && <Text mb="xs">{transfer.reason}</Text>}
      <WideTable label={t('items')} minWidth={560}>
        <LineHeads isReceiving={false} />
        <Table.Tbody>
          {transfer.lines.map((line) => (
            <Table.Tr key={line.transferLineId}>
              <Table.Td>{`${line.itemName} (${line.pack})`}</Table.Td>
              <Table.Td>{batchText(line)}</Table.Td>
              <Table.Td ta="end">{line.unitsIssued}</Table.Td>
              <Table.Td ta="end">{line.unitsReceived}</Table.Td>
              <Table.Td>{line.shortReason}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </>
  );
}

interface ReceiptForm {
  units: Readonly<Record<number, number | string>>;
  reasons: Readonly<Record<number, string>>;
}

function Receipt({ title, transfer, onClose }: { title: string; transfer: Transfer; onClose(): void }) {
  const { t } = useTranslation('store');
  const { transferId, lines } = transfer;
  const sentOf = ({ units, reasons }: ReceiptForm): Received => ({
    transferId,
    lines: lines.map(({ transferLineId }) => ({
      transferLineId,
      unitsReceived: units[transferLineId] === '' ? Number.NaN : Number(units[transferLineId]),
      shortReason: reasons[transferLineId] || null,
    })),
  });
  const command = useCommandForm(receiveTransfer, {
    wrapper: 'transfer',
    initialValues: {
      units: Object.fromEntries(lines.map(({ transferLineId, unitsIssued }) => [transferLineId, unitsIssued])),
      reasons: {},
    } as ReceiptForm,
    check: (values) => faultsOf(sentOf(values)),
    sent: sentOf,
    onDone: onClose,
  });
  const { form } = command;
  const { units, reasons } = form.values;
  return (
    <FormDialog size="wide" title={title} submitLabel={t('receive')} {...command} onClose={onClose}>
      {transfer.reason && <Text>{transfer.reason}</Text>}
      <WideTable label={t('items')} minWidth={620}>
        <LineHeads isReceiving />
        <Table.Tbody>
          {lines.map((line, index) => {
            const { transferLineId, unitsIssued } = line;
            const isShort = Number(units[transferLineId]) < unitsIssued;
            return (
              <Table.Tr key={transferLineId} style={{ verticalAlign: 'top' }}>
                <Table.Td>{`${line.itemName} (${line.pack})`}</Table.Td>
                <Table.Td>{batchText(line)}</Table.Td>
                <Table.Td ta="end">{unitsIssued}</Table.Td>
                <Table.Td>
                  <NumberField
                    label={t('receivedOf', { name: line.itemName })}
                    isLabelHidden
                    isFirst={index === 0}
                    max={unitsIssued}
                    value={units[transferLineId] ?? ''}
                    error={form.errors[`lines.${index}.unitsReceived`]}
                    onChange={(typed) => form.setFieldValue('units', { ...units, [transferLineId]: typed ?? '' })}
                  />
                </Table.Td>
                <Table.Td>
                  <TextField
                    label={t('shortReasonOf', { name: line.itemName })}
                    isLabelHidden
                    isDisabled={!isShort}
                    isRequired={isShort}
                    maxLength={200}
                    value={isShort ? (reasons[transferLineId] ?? '') : ''}
                    onChange={(typed) => form.setFieldValue('reasons', { ...reasons, [transferLineId]: typed ?? '' })}
                  />
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </WideTable>
    </FormDialog>
  );
}
