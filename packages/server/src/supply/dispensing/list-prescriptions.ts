// Lists the signed prescriptions of outpatients at the pharmacy's counter.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listPrescriptions as listPrescriptionsEndpoint } from '@charaka/contract/supply/dispensing/direct-sale';
import { handle, todayOf } from '../../kernel/handler.ts';
import { readAgedRows } from '../../stay/admission/aged-rows.ts';
import { prescriptionList } from './prescription-store.ts';

const row = listPrescriptionsEndpoint.output.shape.rows.element;

/** Those of today where no day is named. */
export const listPrescriptions = handle(listPrescriptionsEndpoint, (call, input) => {
  const { fromDate, toDate, isOpen } = input;
  const today = todayOf(call);
  const days = fromDate || toDate ? { fromDate, toDate } : { fromDate: today, toDate: today };
  return readAgedRows<OutputOf<typeof listPrescriptionsEndpoint>['rows'][number]>(
    call,
    prescriptionList(call, { ...days, isOpen }),
    row,
    input,
  );
});
