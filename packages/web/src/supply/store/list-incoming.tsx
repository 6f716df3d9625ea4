// Transfers to wards and departments, which receive them.
import { useTranslation } from 'react-i18next';
import { TransferList } from './transfer-list.tsx';
import { WardTabs } from './ward-tabs.tsx';

/** Route Pharmacy/local_stock_consume/incoming. */
export default function ListIncoming() {
  const { t } = useTranslation('store');
  return (
    <TransferList
      name="incomingTransfers"
      title={t('incoming')}
      hint={t('hints.incoming')}
      isReturn={false}
      above={<WardTabs here="incoming" />}
    />
  );
}
