// The account of a supplier: receipts that wait for an invoice, invoices to approve and to pay, and every line with its balance.

import {
  approveSupplierInvoice,
  cancelSupplierInvoice,
  getSupplierLedger,
  reverseSupplierPayment,
  supplierPaymentMenu,
} from '@charaka/contract/supply/purchase/supplier-payment';
import { supplierPaymentTopic } from '@charaka/contract/supply/purchase/topics';
import { Button, Center, Group, Loader, Stack, Table, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import { StatusChip, type Tone } from '../../ui/page/status-chip.tsx';
import { WideTable } from '../../ui/table/wide-table.tsx';
import type { Account } from './account.ts';

const AddSupplierInvoice = lazy(() => import('./add-supplier-invoice.tsx'));
const AddSupplierPayment = lazy(() => import('./add-supplier-payment.tsx'));

type Invoice = Account['invoices'][number];
type Line = Account['lines'][number];
type OpenDialog =
  | { readonly kind: 'invoice' | 'pay' }
  | { readonly kind: 'cancel'; readonly invoice: Invoice }
  | { readonly kind: 'reverse'; readonly line: Line };

/** Opens at once, and waits for the account. */
export default function SupplierAccount({ supplierId, onClose }: { supplierId: number; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const { canAdd } = useRights(supplierPaymentMenu);
  const account = useAnswer(supplierPaymentTopic, getSupplierLedger, { supplierId }).data?.account;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  return (
    <Dialog isOpen size="wide" title={account?.supplierName ?? t('openAccount')} onClose={onClose}>
      {account ? (
        <Stack>
          {canAdd && (
            <Group>
              <Button disabled={account.receipts.length === 0} onClick={() => setOpen({ kind: 'invoice' })}>
                {t('enterInvoice')}
              </Button>
              <Button variant="default" onClick={() => setOpen({ kind: 'pay' })}>
                {t('paySupplier')}
              </Button>
            </Group>
          )}
          {account.advance > 0 && (
            <Text>
              {t('openAdvance')}: <MoneyText paise={account.advance} fw={600} />
            </Text>
          )}
          <Awaited receipts={account.receipts} />
          <Invoices account={account} onCancel={(invoice) => setOpen({ kind: 'cancel', invoice })} />
          <Lines lines={account.lines} onReverse={(line) => setOpen({ kind: 'reverse', line })} />
          <Suspense>
            {open?.kind === 'invoice' && <AddSupplierInvoice account={account} onClose={close} />}
            {open?.kind === 'pay' && <AddSupplierPayment account={account} onClose={close} />}
          </Suspense>
          {open?.kind === 'cancel' && <CancelInvoice invoice={open.invoice} onClose={close} />}
          {open?.kind === 'reverse' && <ReversePayment line={open.line} onClose={close} />}
        </Stack>
      ) : (
        <Center p="xl">
          <Loader />
        </Center>
      )}
    </Dialog>
  );
}

function Awaited({ receipts }: { receipts: Account['receipts'] }) {
  const { t } = useTranslation('purchase');
  if (receipts.length === 0) return <Text c="dimmed">{t('noAwaited')}</Text>;
  return (
    <section>
      <Title order={3} fz="md" mb="xs">
        {t('balance.awaited')}
      </Title>
      <WideTable label={t('balance.awaited')} minWidth={560}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('receiptNumber')}</Table.Th>
            <Table.Th>{t('receivedOn')}</Table.Th>
            <Table.Th>{t('invoiceNumber')}</Table.Th>
            <Table.Th ta="end">{t('landed')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {receipts.map((receipt) => (
            <Table.Tr key={receipt.receiptId}>
              <Table.Td>{receipt.receiptNumber}</Table.Td>
              <Table.Td>{formatDay(receipt.receivedOn)}</Table.Td>
              <Table.Td>
                {receipt.invoiceNumber}
                {receipt.isInvoiceLate && (
                  <Text size="sm" c="red">
                    {t('askForInvoice')}
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="end">
                <MoneyText paise={receipt.landed} isBare />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </section>
  );
}

const tones: Readonly<Record<Invoice['state'], Tone>> = {
  Matched: 'waiting',
  Differs: 'danger',
  Approved: 'info',
  PartlyPaid: 'info',
  Paid: 'past',
  Cancelled: 'past',
};

function Invoices({ account, onCancel }: { account: Account; onCancel(invoice: Invoice): void }) {
  const { invoices, interests } = account;
  const interestOf = new Map(interests.map(({ invoiceId, interest }) => [invoiceId, interest]));
  const { t } = useTranslation('purchase');
  if (invoices.length === 0) return null;
  return (
    <section>
      <Title order={3} fz="md" mb="xs">
        {t('invoices')}
      </Title>
      <WideTable label={t('invoices')} minWidth={900}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('invoiceNumber')}</Table.Th>
            <Table.Th>{t('receiptNumber')}</Table.Th>
            <Table.Th>{t('dueOn')}</Table.Th>
            <Table.Th ta="end">{t('payable')}</Table.Th>
            <Table.Th ta="end">{t('difference')}</Table.Th>
            <Table.Th ta="end">{t('taxDeducted')}</Table.Th>
            <Table.Th ta="end">{t('balance.open')}</Table.Th>
            <Table.Th>{t('invoiceState')}</Table.Th>
            <Table.Th aria-label={t('invoiceActions')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invoices.map((invoice) => (
            <Table.Tr key={invoice.invoiceId}>
              <Table.Td>{invoice.invoiceNumber}</Table.Td>
              <Table.Td>{invoice.receiptNumbers}</Table.Td>
              <Table.Td>
                {formatDay(invoice.dueOn)}
                <Interest paise={interestOf.get(invoice.invoiceId)} />
              </Table.Td>
              <Table.Td ta="end">
                <MoneyText paise={invoice.payable} isBare />
              </Table.Td>
              <Table.Td ta="end">
                <MoneyText paise={invoice.difference} isBare />
              </Table.Td>
              <Table.Td ta="end">
                <MoneyText paise={invoice.tax} isBare />
              </Table.Td>
              <Table.Td ta="end">
                <MoneyText paise={invoice.open} isBare />
              </Table.Td>
              <Table.Td>
                <StatusChip tone={tones[invoice.state]}>{t(`invoiceStates.${invoice.state}`)}</StatusChip>
              </Table.Td>
              <Table.Td>
                <InvoiceActions invoice={invoice} onCancel={onCancel} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </section>
  );
}

/** The interest that the law asks for an overdue invoice. */
function Interest({ paise }: { paise: number | undefined }) {
  const { t } = useTranslation('purchase');
  if (paise === undefined) return null;
  return (
    <Text size="sm" c="red">
      {t('msmeInterest')}: <MoneyText paise={paise} fz="sm" />
    </Text>
  );
}

/** An invoice is approved by another user than the one who entered it, or cancelled before that. */
function InvoiceActions({ invoice, onCancel }: { invoice: Invoice; onCancel(invoice: Invoice): void }) {
  const { t } = useTranslation('purchase');
  const { canEdit, canDelete } = useRights(supplierPaymentMenu);
  const approve = useCommand(approveSupplierInvoice);
  if (invoice.state !== 'Matched' && invoice.state !== 'Differs') return null;
  return (
    <Group gap="xs" wrap="nowrap">
      {canEdit && !invoice.isOwn && (
        <Button
          size="compact-sm"
          loading={approve.isPending}
          onClick={() => approve.mutate({ invoice: { invoiceId: invoice.invoiceId } })}
        >
          {t('approveInvoice')}
        </Button>
      )}
      {canDelete && (
        <Button size="compact-sm" variant="default" onClick={() => onCancel(invoice)}>
          {t('cancelInvoice')}
        </Button>
      )}
    </Group>
  );
}

function Lines({ lines, onReverse }: { lines: readonly Line[]; onReverse(line: Line): void }) {
  const { t } = useTranslation('purchase');
  const { canEdit } = useRights(supplierPaymentMenu);
  if (lines.length === 0) return null;
  return (
    <section>
      <Title order={3} fz="md" mb="xs">
        {t('account')}
      </Title>
      <WideTable label={t('account')} minWidth={760}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('at')}</Table.Th>
            <Table.Th>{t('document')}</Table.Th>
            <Table.Th>{t('mode')}</Table.Th>
            <Table.Th ta="end">{t('amount')}</Table.Th>
            <Table.Th ta="end">{t('balanceAfter')}</Table.Th>
            <Table.Th aria-label={t('invoiceActions')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={`${line.kind} ${line.number}`}>
              <Table.Td>{formatDateTime(line.at)}</Table.Td>
              <Table.Td>{t(`lineKinds.${line.kind}`, { number: line.number })}</Table.Td>
              <Table.Td>{line.mode && [t(`modes.${line.mode}`), line.reference].filter(Boolean).join(' · ')}</Table.Td>
              <Table.Td ta="end">
                <MoneyText paise={line.amount} isBare />
              </Table.Td>
              <Table.Td ta="end">
                <MoneyText paise={line.balance} isBare />
              </Table.Td>
              <Table.Td>
                {canEdit && line.canReverse && (
                  <Button size="compact-sm" variant="default" onClick={() => onReverse(line)}>
                    {t('reversePayment')}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </section>
  );
}

function CancelInvoice({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const command = useCommand(cancelSupplierInvoice, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('cancelInvoice')}
      submitLabel={t('cancelInvoice')}
      isDangerous
      isSubmitting={command.isPending}
      maxLength={200}
      onSave={(reason) => command.mutate({ invoice: { invoiceId: invoice.invoiceId, reason } })}
      onClose={onClose}
    >
      <Text>{t('lineKinds.Invoice', { number: invoice.invoiceNumber })}</Text>
    </ReasonDialog>
  );
}

function ReversePayment({ line, onClose }: { line: Line; onClose(): void }) {
  const { t } = useTranslation('purchase');
  const command = useCommand(reverseSupplierPayment, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('reversePayment')}
      submitLabel={t('reversePayment')}
      isDangerous
      isSubmitting={command.isPending}
      maxLength={200}
      onSave={(reason) => command.mutate({ payment: { paymentId: line.paymentId ?? 0, reason } })}
      onClose={onClose}
    >
      <Text>
        {t('lineKinds.Payment', { number: line.number })}: <MoneyText paise={Math.abs(line.amount)} />
      </Text>
    </ReasonDialog>
  );
}
