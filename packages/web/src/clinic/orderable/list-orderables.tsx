// The orderables of the hospital.

import { orderables } from '@charaka/contract/clinic/orderable/orderable';
import { orderableFile } from '@charaka/contract/clinic/orderable/orderable-file';
import { useTranslation } from 'react-i18next';
import { RecordScreen } from '../../resource/record-screen.tsx';
import { AddOrderable } from './add-orderable.tsx';

/** Route order-settings. */
export default function ListOrderables() {
  const { t } = useTranslation('orderable');
  return (
    <RecordScreen
      record={orderables}
      file={orderableFile}
      columns={{
        chargeId: {
          id: 'chargeName',
          value: ({ chargeName, chargeCode }) => `${chargeName} (${chargeCode})`,
          minWidth: 200,
          isSortable: true,
        },
        preparation: { minWidth: 200 },
        sexLimit: { value: ({ sexLimit }) => (sexLimit ? t(`sexes.${sexLimit}`) : '') },
        memberIds: {
          id: 'memberCount',
          value: ({ memberIds }) => (memberIds.length > 0 ? String(memberIds.length) : ''),
          isNumeric: true,
        },
      }}
      form={(opened, onClose) => <AddOrderable opened={opened} onClose={onClose} />}
    />
  );
}
