// The dialog that issues goods of the main store to a department; goods that departments do not carry are used at once.

import type { listGoods } from '@charaka/contract/supply/inventory/goods';
import { usingKinds } from '@charaka/contract/supply/stock/store-kind';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '../../kernel/use-list.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { FreeIssueFields, useFreeIssue } from '../store/free-issue.tsx';

interface IssueGoodsProps {
  /** The store that issues, unless another is chosen. */
  readonly storeId: number | null;
  readonly goods: RowOf<typeof listGoods> | null;
  onClose(): void;
}

/** Opens with the chosen goods, or empty. */
export default function IssueGoods({ storeId, goods, onClose }: IssueGoodsProps) {
  const { t } = useTranslation(['inventory', 'store']);
  const chosen = goods ? [{ itemId: goods.itemId, itemName: goods.itemName, pack: goods.pack, units: 1 }] : [];
  const command = useFreeIssue(storeId, chosen, onClose);
  return (
    <FormDialog size="wide" title={t('issueGoods')} submitLabel={t('store:issue')} {...command} onClose={onClose}>
      <FreeIssueFields form={command.form} receiverLabel={t('store:kinds.Department')} receiverKinds={usingKinds} />
      <Text size="sm" c="dimmed">
        {t('usedAtOnce')}
      </Text>
    </FormDialog>
  );
}
