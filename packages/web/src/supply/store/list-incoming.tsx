// Transfers to wards and departments, which receive them.
import { issueMenu, wardStockMenu } from '@charaka/contract/supply/store/store-menus';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { TransferList } from './transfer-list.tsx';
import { WardTabs } from './ward-tabs.tsx';

/** Route Pharmacy/local_stock_consume/incoming. */
export default function ListIncoming() {
  const { t } = useTranslation('store');
  const { canEdit } = useRights(wardStockMenu);
  const issuing = useRights(issueMenu);
  return (
    <TransferList
      name="incomingTransfers"
      title={t('incoming')}
      hint={t('hints.incoming')}
      isReturn={false}
      mayReceive={canEdit}
      mayTakeBack={issuing.canEdit}
      above={<WardTabs here="incoming" />}
    />
  );
}
