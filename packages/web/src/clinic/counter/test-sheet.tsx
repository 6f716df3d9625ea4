// The part of a counter bill that the patient carries to the departments: what was ordered, its number to scan, and how to prepare (OR044, OP026).
import type { getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { Barcode } from '../../ui/paper/barcode.tsx';

type CounterBill = OutputOf<typeof getCounterBill>['counterBill'];

/** Renders nothing for a bill without orders; omits tests refunded in full. */
export function TestSheet({ bill }: { readonly bill: CounterBill }) {
  const { t } = useTranslation('counter');
  const tests = bill.lines.filter(
    ({ orderNo, quantity, refundedQuantity }) => orderNo != null && refundedQuantity < quantity,
  );
  if (!bill.isActive || tests.length === 0) return null;
  return (
    <div className="paper-keep">
      <h2>{t('testSheet')}</h2>
      <table className="paper-table" aria-label={t('testSheet')}>
        <thead>
          <tr>
            <th>{t('orderNo')}</th>
            <th>{t('item')}</th>
            <th>{t('preparation')}</th>
          </tr>
        </thead>
        <tbody>
          {tests.map(({ serviceChargeId, orderNo, description, preparation }) => (
            <tr key={serviceChargeId}>
              <td>{orderNo}</td>
              <td>{description}</td>
              <td>{preparation}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {groupNumbersOf(tests).map((groupNo) => (
        <Barcode key={groupNo} value={groupNo} height={32} />
      ))}
    </div>
  );
}

/** The numbers of the order groups, 17 of the orders 17/1 and 17/2: a scan of the number finds every order of its group (OR044). */
function groupNumbersOf(tests: readonly Pick<CounterBill['lines'][number], 'orderNo'>[]): readonly string[] {
  return [...new Set(tests.flatMap(({ orderNo }) => orderNo?.split('/')[0] ?? []))];
}
