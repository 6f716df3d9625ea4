// The page of a final bill, with THE list of areas that check something before it is made (R489-R517).
import { useTranslation } from 'react-i18next';
import { orderSettlement } from '../clinic/order/settlement-parts.tsx';
import { billSettlement } from '../money/bill/settlement-parts.tsx';
import { AdmissionPage } from '../stay/admission/admission-page.tsx';
import type { Admission } from '../stay/admission/paper-facts.tsx';
import type { SettlementPart } from '../stay/admission/settlement-part.ts';
import { dischargeSettlement } from '../stay/discharge/settlement-parts.tsx';

const parts: readonly SettlementPart[] = [orderSettlement, dischargeSettlement];

/** Route ipd/ipd_registration/final-bill?id=, and below every other list of inpatients. */
export default function FinalBillPage() {
  const { t } = useTranslation('bill');
  return <AdmissionPage title={t('finalBill')}>{({ admission }) => <Checked admission={admission} />}</AdmissionPage>;
}

function Checked({ admission }: { admission: Admission }) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of areas is the same at every render
  const checks = parts.flatMap(({ useChecks }) => useChecks(admission));
  return <billSettlement.Page admission={admission} checks={checks} />;
}
