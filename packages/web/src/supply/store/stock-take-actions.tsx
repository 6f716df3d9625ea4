// The steps of a count: finished with or without its uncounted batches, approved by another person, dropped.

import { approveStockTake, dropStockTake, finishStockTake } from '@charaka/contract/supply/store/stock-take';
import { stockCountMenu } from '@charaka/contract/supply/store/store-menus';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { MoneyText } from '../../ui/page/money-text.tsx';
import type { StockTake } from './stock-take-row.ts';

/** The buttons of the steps that lead on from the state of the count. */
export function StockTakeSteps({ stockTake }: { stockTake: StockTake }) {
  const { t } = useTranslation('store');
  const { canAdd, canEdit, canDelete } = useRights(stockCountMenu);
  const { stockTakeId, status, lineCount, countedCount, recountCount } = stockTake;
  const finish = useCommand(finishStockTake);
  const [opened, setOpened] = useState<'approve' | 'drop' | null>(null);
  const isCounting = status === 'Counting' || status === 'Recount';
  // After the counting, an approver who counted none of it drops it; the server knows approvers.
  const mayDrop = status === 'Counting' || ((isCounting || status === 'Counted') && stockTake.mayApprove);
  const uncounted = lineCount - countedCount - recountCount;
  const end = async () => {
    const isAsked = status === 'Counting' && uncounted > 0;
    const isSure =
      !isAsked ||
      (await confirm({
        title: t('finishWithout'),
        text: t('uncountedText', { count: uncounted }),
        confirmLabel: t('finishWithout'),
        cancelLabel: t('countOn'),
      }));
    if (isSure) finish.mutate({ stockTake: { stockTakeId, leavesUncounted: isAsked } });
  };
  return (
    <>
      {canDelete && mayDrop && (
        <Button variant="default" onClick={() => setOpened('drop')}>
          {t('dropStockTake')}
        </Button>
      )}
      {canAdd && isCounting && (
        <Button loading={finish.isPending} disabled={countedCount === 0 || recountCount > 0} onClick={() => void end()}>
          {t('finishStockTake')}
        </Button>
      )}
      {canEdit && status === 'Counted' && stockTake.mayApprove && (
        <Button onClick={() => setOpened('approve')}>{t('approveStockTake')}</Button>
      )}
      {opened === 'approve' && <Approve stockTake={stockTake} onClose={() => setOpened(null)} />}
      {opened === 'drop' && <Drop stockTake={stockTake} onClose={() => setOpened(null)} />}
    </>
  );
}

function Approve({ stockTake, onClose }: { stockTake: StockTake; onClose(): void }) {
  const { t } = useTranslation('store');
  const command = useCommand(approveStockTake, { onDone: onClose });
  const { stockTakeId, storeName, differenceCount, missingValue, foundValue } = stockTake;
  return (
    <ReasonDialog
      title={t('countOf', { store: storeName })}
      submitLabel={t('approveStockTake')}
      isSubmitting={command.isPending}
      maxLength={200}
      onSave={(reason) => command.mutate({ stockTake: { stockTakeId, reason } })}
      onClose={onClose}
    >
      <Text>{t('approveText', { count: differenceCount ?? 0 })}</Text>
      <Text>
        {t('missing')} <MoneyText paise={missingValue ?? 0} />
      </Text>
      <Text>
        {t('found')} <MoneyText paise={foundValue ?? 0} />
      </Text>
    </ReasonDialog>
  );
}

function Drop({ stockTake, onClose }: { stockTake: StockTake; onClose(): void }) {
  const { t } = useTranslation('store');
  const command = useCommand(dropStockTake, { onDone: onClose });
  const { stockTakeId, storeName } = stockTake;
  return (
    <ReasonDialog
      title={t('countOf', { store: storeName })}
      submitLabel={t('dropStockTake')}
      isSubmitting={command.isPending}
      isDangerous
      maxLength={200}
      onSave={(reason) => command.mutate({ stockTake: { stockTakeId, reason } })}
      onClose={onClose}
    />
  );
}
