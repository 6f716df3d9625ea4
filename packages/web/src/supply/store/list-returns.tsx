// Stock that wards and departments sent back to the main store or to Quarantine.
import { useTranslation } from 'react-i18next';
import { TransferList } from './transfer-list.tsx';

/** Route Pharmacy/local_stock_return. A return begins at the batch in the ward's stock. */
export default function ListReturns() {
  const { t } = useTranslation('store');
  return <TransferList name="stockReturns" title={t('returns')} hint={t('hints.returns')} isReturn />;
}
