// THE list of the areas' parts of the demo. An area with demo rows adds its line here; the rows that it depends on decide the order.
import { type DemoPart, inOrder } from '../../db/seed/demo-part.ts';
import { counterDemo } from '../clinic/counter/demo-data.ts';
import { growthDemo } from '../clinic/growth/demo-data.ts';
import { immunizationDemo } from '../clinic/immunization/demo-data.ts';
import { opdDemo } from '../clinic/opd/demo-data.ts';
import { orderDemo } from '../clinic/order/demo-data.ts';
import { orderableDemo } from '../clinic/orderable/demo-data.ts';
import { queueDemo } from '../clinic/queue/demo-data.ts';
import { templateDemo } from '../clinic/template/demo-data.ts';
import { theatreDemo } from '../clinic/theatre/demo-data.ts';
import { histopathologyDemo } from '../diagnostics/histopathology/demo-data.ts';
import { laboratoryDemo } from '../diagnostics/laboratory/demo-data.ts';
import { labtestDemo } from '../diagnostics/labtest/demo-data.ts';
import { microbiologyDemo } from '../diagnostics/microbiology/demo-data.ts';
import { outsourceDemo } from '../diagnostics/outsource/demo-data.ts';
import { qualityDemo } from '../diagnostics/quality/demo-data.ts';
import { accessDemo } from '../foundation/access/demo-data.ts';
import { mastersDemo } from '../foundation/masters/demo-data.ts';
import { messageDemo } from '../foundation/message/demo-data.ts';
import { staffDemo } from '../foundation/staff/demo-data.ts';
import { tenancyDemo } from '../foundation/tenancy/demo-data.ts';
import { reportDemo } from '../insight/report/demo-data.ts';
import { tariffDemo } from '../money/tariff/demo-data.ts';
import { taxDemo } from '../money/tax/demo-data.ts';
import { tpaDemo } from '../money/tpa/demo-data.ts';
import { patientDemo } from '../people/patient/demo-data.ts';
import { privacyDemo } from '../people/privacy/demo-data.ts';
import { referralDemo } from '../people/referral/demo-data.ts';
import { admissionDemo } from '../stay/admission/demo-data.ts';
import { bedDemo } from '../stay/bed/demo-data.ts';
import { recordDemo } from '../stay/record/demo-data.ts';
import { assetDemo } from '../supply/asset/demo-data.ts';
import { dispensingDemo } from '../supply/dispensing/demo-data.ts';
import { inventoryDemo } from '../supply/inventory/demo-data.ts';
import { pharmacyDemo } from '../supply/pharmacy/demo-data.ts';
import { purchaseDemo } from '../supply/purchase/demo-data.ts';
import { storeDemo } from '../supply/store/demo-data.ts';

/** Every part of the demo, in the order in which they are written. */
export const demoParts: readonly DemoPart[] = inOrder([
  ...tenancyDemo,
  ...privacyDemo,
  ...accessDemo,
  ...mastersDemo,
  ...referralDemo,
  ...staffDemo,
  ...messageDemo,
  ...tariffDemo,
  ...labtestDemo,
  ...microbiologyDemo,
  ...histopathologyDemo,
  ...bedDemo,
  ...patientDemo,
  ...admissionDemo,
  ...pharmacyDemo,
  ...purchaseDemo,
  ...assetDemo,
  ...taxDemo,
  ...tpaDemo,
  ...immunizationDemo,
  ...growthDemo,
  ...templateDemo,
  ...counterDemo,
  ...opdDemo,
  ...orderableDemo,
  ...orderDemo,
  ...dispensingDemo,
  ...storeDemo,
  ...inventoryDemo,
  ...laboratoryDemo,
  ...qualityDemo,
  ...outsourceDemo,
  ...reportDemo,
  ...queueDemo,
  ...theatreDemo,
  ...recordDemo,
]);
