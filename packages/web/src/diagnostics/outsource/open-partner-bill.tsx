// The dialog of one bill of a partner: its lines with their verdicts; lines are refused, the bill accepted or withdrawn (LB073).
import { laboratoryTopic } from '@charaka/contract/diagnostics/laboratory/topics';
import { outsourceCostMenu } from '@charaka/contract/diagnostics/outsource/dispatch';
import {
  acceptPartnerBill,
  getPartnerBill,
  refusePartnerBillLines,
  withdrawPartnerBill,
} from '@charaka/contract/diagnostics/outsource/partner-bill';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { isPayable } from '@charaka/rules/diagnostics/partner-bill';
import { paiseToRupees } from '@charaka/rules/money/money';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay, formatMoney } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useAnswer, useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { BillLines, BillSums } from './bill-lines.tsx';

type Bill = OutputOf<typeof getPartnerBill>['bill'];
type Asked = 'refuse' | 'withdraw';

interface OpenPartnerBillProps {
  readonly partnerBillId: number;
  onClose(): void;
}

/** Mounted while it is open; the dialog of an action that needs a reason replaces it. */
export function OpenPartnerBill({ partnerBillId, onClose }: OpenPartnerBillProps) {
  const { t } = useTranslation('outsource');
  const bill = useAnswer(laboratoryTopic, getPartnerBill, { partnerBillId }).data?.bill;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const forget = () => {
    setTicked(new Set());
    setAsked(null);
  };
  const refuseLines = useCommand(refusePartnerBillLines, { onDone: forget });
  const withdraw = useCommand(withdrawPartnerBill, { onDone: onClose });
  if (bill && asked)
    return (
      <ReasonDialog
        title={t(asked === 'refuse' ? 'refuseTitle' : 'withdrawTitle', { billNo: bill.billNo, count: ticked.size })}
        submitLabel={t(asked === 'refuse' ? 'refuseLines' : 'withdraw')}
        isSubmitting={refuseLines.isPending || withdraw.isPending}
        onSave={(reason) =>
          asked === 'refuse'
            ? refuseLines.mutate({ partnerBillId, partnerBillLineIds: [...ticked], reason })
            : withdraw.mutate({ partnerBillId, reason })
        }
        onClose={() => setAsked(null)}
      />
    );
  return (
    <Dialog
      isOpen
      size="wide"
      title={bill ? t('billOf', { billNo: bill.billNo, name: bill.providerName }) : t('bill')}
      onClose={onClose}
      footer={bill && <Deeds bill={bill} ticked={ticked} onAsk={setAsked} onClose={onClose} />}
    >
      {bill ? <Seen bill={bill} ticked={ticked} onTick={setTicked} /> : <Skeleton h={240} radius="sm" />}
    </Dialog>
  );
}

interface DeedsProps {
  readonly bill: Bill;
  readonly ticked: ReadonlySet<number>;
  onAsk(asked: Asked): void;
  onClose(): void;
}

const unpayableOf = ({ lines }: Bill) =>
  lines.filter(({ verdict, refuseReason }) => refuseReason == null && !isPayable(verdict));

/** Accepting waits until what is not payable was refused. */
function Deeds({ bill, ticked, onAsk, onClose }: DeedsProps) {
  const { t } = useTranslation('outsource');
  const { canEdit } = useRights(outsourceCostMenu);
  const accept = useCommand(acceptPartnerBill, { onDone: onClose });
  if (!canEdit || bill.status !== 'Open') return null;
  const { partnerBillId, billNo, settledPaise } = bill;
  const ask = async () => {
    const text = t('acceptText', { billNo, amount: formatMoney(settledPaise) });
    if (await confirm({ title: t('accept'), text, confirmLabel: t('accept') }))
      accept.mutate({ partnerBillId, settledPaise: paiseToRupees(settledPaise) });
  };
  return (
    <>
      <Button variant="default" onClick={() => onAsk('withdraw')}>
        {t('withdraw')}
      </Button>
      <Button variant="default" disabled={ticked.size === 0} onClick={() => onAsk('refuse')}>
        {t('refuseLines')}
      </Button>
      <Button loading={accept.isPending} disabled={unpayableOf(bill).length > 0} onClick={() => void ask()}>
        {t('accept')}
      </Button>
    </>
  );
}

interface SeenProps {
  readonly bill: Bill;
  readonly ticked: ReadonlySet<number>;
  onTick(ids: ReadonlySet<number>): void;
}

function Seen({ bill, ticked, onTick }: SeenProps) {
  const { t } = useTranslation('outsource');
  const { canEdit } = useRights(outsourceCostMenu);
  const unpayable = unpayableOf(bill);
  const isDecidable = canEdit && bill.status === 'Open';
  const toggle = (id: number) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  };
  const facts = [
    formatDay(bill.billedDay),
    t(`billStates.${bill.status}`),
    t('enteredBy', { name: bill.enteredByName, at: formatDateTime(bill.enteredAt) }),
    bill.closedAt && t('closedBy', { name: bill.closedByName, at: formatDateTime(bill.closedAt) }),
    bill.withdrawReason,
  ];
  return (
    <Stack>
      <Text size="sm">{facts.filter(Boolean).join(' · ')}</Text>
      <BillSums totals={bill} />
      {isDecidable && unpayable.length > 0 && (
        <Group>
          <Text size="sm">{t('unpayable', { count: unpayable.length })}</Text>
          <Button
            size="xs"
            variant="default"
            onClick={() => onTick(new Set(unpayable.map(({ partnerBillLineId }) => partnerBillLineId)))}
          >
            {t('tickUnpayable')}
          </Button>
        </Group>
      )}
      <BillLines lines={bill.lines} ticks={isDecidable ? { ids: ticked, onTick: toggle } : undefined} />
      {bill.unbilledCount > 0 && (
        <Text size="sm">
          {t('unbilledSum', { count: bill.unbilledCount, amount: formatMoney(bill.unbilledPaise) })}
        </Text>
      )}
    </Stack>
  );
}
