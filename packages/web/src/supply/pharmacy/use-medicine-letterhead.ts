// The letterhead of medicine bills: the setting 'pharmacy_bill', or 'pharmacyBill' as it is also spelled (R543, Q150).

import { listPrintSettings } from '@charaka/contract/foundation/tenancy/print-setting';
import { printSettingTopic } from '@charaka/contract/foundation/tenancy/topics';
import { pharmacyBillPaper } from '@charaka/contract/supply/pharmacy/papers';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { isEqualTo } from '../../kernel/filters.ts';
import { useAnswer } from '../../kernel/use-answer.ts';

/** Undefined while loading, null for plain paper. */
export function useMedicineLetterhead() {
  const asked = useAnswer(printSettingTopic, listPrintSettings, {
    filterParams: [isEqualTo('settingFor', pharmacyBillPaper.setting)],
  });
  const isOther = asked.isSuccess && !asked.data.rows.some((row) => row.isActive);
  return useLetterhead(pharmacyBillPaper, isOther ? pharmacyBillPaper.otherSetting : undefined);
}
