// Lists the signed prescriptions of outpatients at the pharmacy's counter.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listPrescriptions as listPrescriptionsEndpoint } from '@charaka/contract/supply/dispensing/direct-sale';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import { handle, todayOf } from '../../kernel/handler.ts';
import { readAgedRows } from '../../stay/admission/aged-rows.ts';
import { dispensingSettings } from './dispensing-settings.ts';
import { prescriptionList } from './prescription-store.ts';

const row = listPrescriptionsEndpoint.output.shape.rows.element;

/** Without a day: those of today, of the open ones all that have not lapsed, and those that were opened again within the days of a prescription. */
export const listPrescriptions = handle(listPrescriptionsEndpoint, (call, input) => {
  const { fromDate, toDate, isOpen } = input;
  const today = todayOf(call);
  const { prescriptionDays } = dispensingSettings.of(call.hospital);
  const firstOpen = daysAfter(today, -prescriptionDays);
  const days =
    fromDate || toDate
      ? { fromDate, toDate }
      : { fromDate: isOpen ? firstOpen : today, toDate: today, reopenedSince: firstOpen };
  return readAgedRows<OutputOf<typeof listPrescriptionsEndpoint>['rows'][number]>(
    call,
    prescriptionList(call, { ...days, isOpen }),
    row,
    input,
  );
});
