// Lists the signed prescriptions of outpatients at the pharmacy's counter.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listPrescriptions as listPrescriptionsEndpoint } from '@charaka/contract/supply/dispensing/direct-sale';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import { handle, todayOf } from '../../kernel/handler.ts';
import { readAgedRows } from '../../stay/admission/aged-rows.ts';
import { dispensingSettings } from './dispensing-settings.ts';
import { prescriptionList } from './prescription-store.ts';

const row = listPrescriptionsEndpoint.output.shape.rows.element;

/** Without a day: those of today, and of the open ones all that have not lapsed; a lapsed one that is opened again is found by its day. */
export const listPrescriptions = handle(listPrescriptionsEndpoint, (call, input) => {
  const { fromDate, toDate, isOpen } = input;
  const today = todayOf(call);
  const { prescriptionDays } = dispensingSettings.of(call.hospital);
  const first = isOpen ? daysAfter(today, -prescriptionDays) : today;
  const days = fromDate || toDate ? { fromDate, toDate } : { fromDate: first, toDate: today };
  return readAgedRows<OutputOf<typeof listPrescriptionsEndpoint>['rows'][number]>(
    call,
    prescriptionList(call, { ...days, isOpen }),
    row,
    input,
  );
});
