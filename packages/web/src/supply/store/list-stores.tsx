// The stores of the hospital.
import { ownStoreKinds } from '@charaka/contract/supply/stock/store-kind';
import { stores } from '@charaka/contract/supply/store/store';
import { useTranslation } from 'react-i18next';
import { RecordScreen } from '../../resource/record-screen.tsx';
import { SelectField } from '../../ui/field/form-fields.tsx';

/** Route Pharmacy/stores. */
export default function ListStores() {
  const { t } = useTranslation('store');
  return (
    <RecordScreen
      record={stores}
      searched={['storeName', 'storeCode']}
      fields={{
        storeKind: (input) => (
          <SelectField {...input} choices={ownStoreKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
        ),
      }}
      columns={{ storeKind: { value: ({ storeKind }) => t(`kinds.${storeKind}`) } }}
    />
  );
}
