// Transfers that were issued to wards, departments and counters.
import { issueMenu, wardStockMenu } from '@charaka/contract/supply/store/store-menus';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { IndentTabs } from './indent-tabs.tsx';
import { TransferList } from './transfer-list.tsx';

/** Route Pharmacy/stock_issue_to_local/transit. */
export default function ListTransfers() {
  const { t } = useTranslation('store');
  const issuing = useRights(issueMenu);
  const ward = useRights(wardStockMenu);
  return (
    <TransferList
      name="transfers"
      title={t('transfers')}
      hint={t('hints.transfers')}
      isReturn={false}
      mayReceive={ward.canEdit || issuing.canEdit}
      mayTakeBack={issuing.canEdit}
      above={<IndentTabs here="transit" />}
    />
  );
}
