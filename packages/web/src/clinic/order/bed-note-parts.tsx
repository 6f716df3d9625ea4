// Orders on the bed notes: the orders of the stay beside the notes, with the actions on each.
import { useTranslation } from 'react-i18next';
import { useDeeds } from '../../kernel/rights.ts';
import type { BedNotePart } from '../../stay/admission/bed-note-part.ts';
import type { Admission } from '../../stay/admission/paper-facts.tsx';
import { Orders } from './order-work.tsx';

/** Shown on the bed notes of an admission. */
export const orderBedNoteParts: readonly BedNotePart[] = [
  { name: 'orders', order: 20, isHalf: true, title: (t) => t('inpatient:panels.orders'), Content: OrdersOfStay },
];

function OrdersOfStay({ admission: { admissionId } }: { readonly admission: Admission }) {
  const { t } = useTranslation('inpatient');
  if (!useDeeds()('read-chart')) return <p>{t('historyNotShown')}</p>;
  return <Orders asked={{ admissionId }} />;
}
