// Indents of wards and departments, as they see them: what they asked for, and the way to ask and to cancel.
import { givingKinds } from '@charaka/contract/supply/stock/store-kind';
import { cancelIndent } from '@charaka/contract/supply/store/indent';
import { wardStockMenu } from '@charaka/contract/supply/store/store-menus';
import { indentSteps } from '@charaka/rules/supply/indent-steps';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { stepActions } from '../../ui/table/step-actions.ts';
import AddIndent from './add-indent.tsx';
import { type IndentRow, useIndents } from './indent-columns.tsx';
import { useStores } from './store-field.tsx';
import { WardTabs } from './ward-tabs.tsx';

/** Route Pharmacy/local_stock_consume/indents. */
export default function ListWardIndents() {
  const { t } = useTranslation('store');
  const { canAdd, canDelete } = useRights(wardStockMenu);
  const indents = useIndents();
  const [main] = useStores(givingKinds);
  const [isAsking, setAsking] = useState(false);
  const [cancelled, setCancelled] = useState<IndentRow | null>(null);
  return (
    <ListPage
      name="wardIndents"
      title={t('indents')}
      emptyHint={t('hints.wardIndents')}
      {...indents}
      rowActions={(indent) =>
        stepActions(indentSteps, indent.status, {
          ...(canDelete && {
            cancel: {
              label: t('cancelIndent'),
              icon: <IconX size={16} aria-hidden />,
              onSelect: () => setCancelled(indent),
            },
          }),
        })
      }
      above={<WardTabs here="indents" />}
      add={canAdd && { label: t('askStock'), onSelect: () => setAsking(true) }}
      filters={<SearchField label={t('searchTransfers')} list={indents.list} />}
    >
      {isAsking && <AddIndent storeId={null} mainStoreId={main?.storeId ?? null} onClose={() => setAsking(false)} />}
      {cancelled && <CancelIndent indent={cancelled} onClose={() => setCancelled(null)} />}
    </ListPage>
  );
}

/** The server refuses everybody but the person that asked. */
function CancelIndent({ indent, onClose }: { indent: IndentRow; onClose(): void }) {
  const { t } = useTranslation('store');
  const command = useCommand(cancelIndent, { onDone: onClose });
  return (
    <ReasonDialog
      title={t('cancelTitle', { number: indent.indentNo })}
      submitLabel={t('cancelIndent')}
      isSubmitting={command.isPending}
      maxLength={300}
      onSave={(reason) => command.mutate({ indent: { indentId: indent.indentId, reason } })}
      onClose={onClose}
    />
  );
}
