// THE list of areas. Each declares its wing and the areas it uses in its area.ts; tools/structure.ts refuses every other import.

import { chartArea } from '../clinic/chart/area.ts';
import { consultationArea } from '../clinic/consultation/area.ts';
import { counterArea } from '../clinic/counter/area.ts';
import { encounterArea } from '../clinic/encounter/area.ts';
import { growthArea } from '../clinic/growth/area.ts';
import { immunizationArea } from '../clinic/immunization/area.ts';
import { opdArea } from '../clinic/opd/area.ts';
import { orderArea } from '../clinic/order/area.ts';
import { orderableArea } from '../clinic/orderable/area.ts';
import { preapprovalArea } from '../clinic/preapproval/area.ts';
import { queueArea } from '../clinic/queue/area.ts';
import { templateArea } from '../clinic/template/area.ts';
import { theatreArea } from '../clinic/theatre/area.ts';
import { timelineArea } from '../clinic/timeline/area.ts';
import { vitalArea } from '../clinic/vital/area.ts';
import { analyserArea } from '../diagnostics/analyser/area.ts';
import { histopathologyArea } from '../diagnostics/histopathology/area.ts';
import { laboratoryArea } from '../diagnostics/laboratory/area.ts';
import { labreportArea } from '../diagnostics/labreport/area.ts';
import { labtestArea } from '../diagnostics/labtest/area.ts';
import { microbiologyArea } from '../diagnostics/microbiology/area.ts';
import { outsourceArea } from '../diagnostics/outsource/area.ts';
import { qualityArea } from '../diagnostics/quality/area.ts';
import { specimenstoreArea } from '../diagnostics/specimenstore/area.ts';
import { accessArea } from '../foundation/access/area.ts';
import { approvalArea } from '../foundation/approval/area.ts';
import { entryArea } from '../foundation/entry/area.ts';
import { gatewayArea } from '../foundation/gateway/area.ts';
import { mastersArea } from '../foundation/masters/area.ts';
import { messageArea } from '../foundation/message/area.ts';
import { staffArea } from '../foundation/staff/area.ts';
import { tenancyArea } from '../foundation/tenancy/area.ts';
import { reportArea } from '../insight/report/area.ts';
import type { ContractArea } from '../kernel/area.ts';
import { accountArea } from '../money/account/area.ts';
import { billArea } from '../money/bill/area.ts';
import { chargeArea } from '../money/charge/area.ts';
import { financeArea } from '../money/finance/area.ts';
import { paymentArea } from '../money/payment/area.ts';
import { tariffArea } from '../money/tariff/area.ts';
import { taxArea } from '../money/tax/area.ts';
import { tpaArea } from '../money/tpa/area.ts';
import { setupArea } from '../office/setup/area.ts';
import { patientArea } from '../people/patient/area.ts';
import { privacyArea } from '../people/privacy/area.ts';
import { referralArea } from '../people/referral/area.ts';
import { worklistArea } from '../people/worklist/area.ts';
import { admissionArea } from '../stay/admission/area.ts';
import { bedArea } from '../stay/bed/area.ts';
import { dischargeArea } from '../stay/discharge/area.ts';
import { documentArea } from '../stay/document/area.ts';
import { instructionArea } from '../stay/instruction/area.ts';
import { noteArea } from '../stay/note/area.ts';
import { recordArea } from '../stay/record/area.ts';
import { assetArea } from '../supply/asset/area.ts';
import { dispensingArea } from '../supply/dispensing/area.ts';
import { inventoryArea } from '../supply/inventory/area.ts';
import { pharmacyArea } from '../supply/pharmacy/area.ts';
import { purchaseArea } from '../supply/purchase/area.ts';
import { stockArea } from '../supply/stock/area.ts';
import { storeArea } from '../supply/store/area.ts';

/** Every area, in the order of drawings. Its files are in `packages/<wall>/src/<wing>/<area>`. */
export const areas: readonly ContractArea[] = [
  tenancyArea,
  messageArea,
  approvalArea,
  accessArea,
  staffArea,
  entryArea,
  mastersArea,
  gatewayArea,
  referralArea,
  patientArea,
  privacyArea,
  bedArea,
  admissionArea,
  worklistArea,
  noteArea,
  documentArea,
  instructionArea,
  dischargeArea,
  recordArea,
  opdArea,
  theatreArea,
  encounterArea,
  chartArea,
  pharmacyArea,
  stockArea,
  dispensingArea,
  tariffArea,
  chargeArea,
  orderArea,
  preapprovalArea,
  timelineArea,
  consultationArea,
  labtestArea,
  laboratoryArea,
  labreportArea,
  paymentArea,
  accountArea,
  billArea,
  tpaArea,
  financeArea,
  taxArea,
  counterArea,
  reportArea,
  setupArea,
  queueArea,
  vitalArea,
  orderableArea,
  immunizationArea,
  analyserArea,
  templateArea,
  qualityArea,
  microbiologyArea,
  histopathologyArea,
  outsourceArea,
  growthArea,
  specimenstoreArea,
  purchaseArea,
  storeArea,
  assetArea,
  inventoryArea,
];
