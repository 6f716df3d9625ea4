// Transfers that were issued to wards, departments and counters.
import { useTranslation } from 'react-i18next';
import { IndentTabs } from './indent-tabs.tsx';
import { TransferList } from './transfer-list.tsx';

/** Route Pharmacy/stock_issue_to_local/transit. */
export default function ListTransfers() {
  const { t } = useTranslation('store');
  return (
    <TransferList
      name="transfers"
      title={t('transfers')}
      hint={t('hints.transfers')}
      isReturn={false}
      above={<IndentTabs here="transit" />}
    />
  );
}
