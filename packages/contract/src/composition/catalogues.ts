// Every catalogue of sentences: what the server, its rules and the checks of fields say to the user.

import { passwordSentences } from '@charaka/rules/access/password-strength';
import { documentRuleSentences } from '@charaka/rules/list/document-kind';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { type Catalogue, templateOf } from '@charaka/rules/message/sentence';
import { settlementSentences } from '@charaka/rules/money/bill-settlement';
import { versionSentences } from '@charaka/rules/money/bill-version';
import { cashCountSentences } from '@charaka/rules/money/cash-count';
import { cashLimitSentences } from '@charaka/rules/money/cash-limit';
import { chargeRuleSentences } from '@charaka/rules/money/charge-line';
import { gstNumberSentences } from '@charaka/rules/money/gst-number';
import { figureSentences } from '@charaka/rules/money/impossible-figure';
import { moneyDaySentences } from '@charaka/rules/money/money-day';
import { payerPartSentences } from '@charaka/rules/money/payer-receipt';
import { paymentRuleSentences } from '@charaka/rules/money/payment';
import { fhirSentences } from '@charaka/rules/person/fhir-patient';
import { idCardSentences } from '@charaka/rules/person/id-card';
import { cancelSentences } from '@charaka/rules/stay/admission-state';
import { authorizationSentences } from '@charaka/rules/stay/authorization-clock';
import { bedPatternSentences } from '@charaka/rules/stay/bed-pattern';
import { dischargeRuleSentences } from '@charaka/rules/stay/discharge';
import { dateRangeSentences } from '@charaka/rules/stay/hospital-day';
import { chartChecks, chartSentences } from '../clinic/chart/chart-sentences.ts';
import { consultationChecks, consultationSentences } from '../clinic/consultation/consultation-sentences.ts';
import { consultationFeeChecks, consultationFeeSentences } from '../clinic/counter/consultation-fee-sentences.ts';
import { counterChecks, counterSentences } from '../clinic/counter/counter-sentences.ts';
import { encounterChecks, encounterSentences } from '../clinic/encounter/encounter-sentences.ts';
import { growthChecks, growthSentences } from '../clinic/growth/growth-sentences.ts';
import { immunizationChecks, immunizationSentences } from '../clinic/immunization/immunization-sentences.ts';
import { opdChecks } from '../clinic/opd/opd-checks.ts';
import { opdSentences } from '../clinic/opd/opd-sentences.ts';
import { orderChecks, orderSentences } from '../clinic/order/order-sentences.ts';
import { orderableChecks, orderableSentences } from '../clinic/orderable/orderable-sentences.ts';
import { orderApprovalChecks, orderApprovalSentences } from '../clinic/preapproval/order-approval-sentences.ts';
import { opdRoomChecks, opdRoomSentences } from '../clinic/queue/opd-room-sentences.ts';
import { queueChecks, queueSentences } from '../clinic/queue/queue-sentences.ts';
import { templateChecks, templateSentences } from '../clinic/template/template-sentences.ts';
import { theatreChecks } from '../clinic/theatre/theatre-checks.ts';
import { theatreSentences } from '../clinic/theatre/theatre-sentences.ts';
import { vitalChecks, vitalSentences } from '../clinic/vital/vital-sentences.ts';
import { analyserMessageChecks, analyserMessageSentences } from '../diagnostics/analyser/analyser-message-sentences.ts';
import {
  histopathologyChecks,
  histopathologySentences,
  narrativeWords,
} from '../diagnostics/histopathology/histopathology-sentences.ts';
import { laboratoryChecks, laboratorySentences } from '../diagnostics/laboratory/laboratory-sentences.ts';
import { labreportSentences } from '../diagnostics/labreport/labreport-sentences.ts';
import { analyserChecks, analyserSentences } from '../diagnostics/labtest/analyser-sentences.ts';
import { labParameterChecks, labParameterSentences } from '../diagnostics/labtest/lab-parameter-sentences.ts';
import {
  cultureWords,
  microbiologyChecks,
  microbiologySentences,
} from '../diagnostics/microbiology/microbiology-sentences.ts';
import { outsourceChecks, outsourceSentences } from '../diagnostics/outsource/outsource-sentences.ts';
import { qualityChecks, qualitySentences } from '../diagnostics/quality/quality-sentences.ts';
import { specimenstoreChecks, specimenstoreSentences } from '../diagnostics/specimenstore/specimenstore-sentences.ts';
import { accessChecks } from '../foundation/access/access-checks.ts';
import { accessSentences } from '../foundation/access/access-sentences.ts';
import { approvalChecks } from '../foundation/approval/approval-checks.ts';
import { approvalSentences } from '../foundation/approval/approval-sentences.ts';
import { gatewayChecks } from '../foundation/gateway/gateway-checks.ts';
import { gatewaySentences } from '../foundation/gateway/gateway-sentences.ts';
import { messageChecks } from '../foundation/message/message-checks.ts';
import { messageSentences } from '../foundation/message/message-sentences.ts';
import { staffChecks } from '../foundation/staff/staff-checks.ts';
import { staffSentences } from '../foundation/staff/staff-sentences.ts';
import { tenancyChecks } from '../foundation/tenancy/tenancy-checks.ts';
import { tenancySentences } from '../foundation/tenancy/tenancy-sentences.ts';
import { fieldSentences } from '../kernel/field-sentences.ts';
import { fileSentences } from '../kernel/file-sentences.ts';
import { kernelSentences } from '../kernel/kernel-sentences.ts';
import { masterSentences } from '../kernel/master-sentences.ts';
import { words } from '../kernel/words.ts';
import { billChecks } from '../money/bill/bill-checks.ts';
import { billSentences } from '../money/bill/bill-sentences.ts';
import { chargeChecks } from '../money/charge/charge-checks.ts';
import { chargeSentences } from '../money/charge/charge-sentences.ts';
import { financeChecks } from '../money/finance/finance-checks.ts';
import { financeSentences } from '../money/finance/finance-sentences.ts';
import { paymentChecks } from '../money/payment/payment-checks.ts';
import { paymentSentences } from '../money/payment/payment-sentences.ts';
import { tariffChecks } from '../money/tariff/tariff-checks.ts';
import { tariffSentences } from '../money/tariff/tariff-sentences.ts';
import { taxSentences } from '../money/tax/tax-sentences.ts';
import { tpaChecks } from '../money/tpa/tpa-checks.ts';
import { tpaSentences } from '../money/tpa/tpa-sentences.ts';
import { setupSentences } from '../office/setup/setup-sentences.ts';
import { patientChecks } from '../people/patient/patient-checks.ts';
import { patientSentences } from '../people/patient/patient-sentences.ts';
import { privacyChecks } from '../people/privacy/privacy-checks.ts';
import { privacySentences } from '../people/privacy/privacy-sentences.ts';
import { referralChecks } from '../people/referral/referral-checks.ts';
import { referralSentences } from '../people/referral/referral-sentences.ts';
import { admissionChecks } from '../stay/admission/admission-form-sentences.ts';
import { admissionSentences } from '../stay/admission/admission-sentences.ts';
import { bedChecks } from '../stay/bed/bed-checks.ts';
import { bedSentences } from '../stay/bed/bed-sentences.ts';
import { dischargeChecks } from '../stay/discharge/discharge-checks.ts';
import { dischargeSentences } from '../stay/discharge/discharge-sentences.ts';
import { documentChecks } from '../stay/document/document-checks.ts';
import { documentSentences } from '../stay/document/document-sentences.ts';
import { instructionChecks } from '../stay/instruction/instruction-checks.ts';
import { instructionSentences } from '../stay/instruction/instruction-sentences.ts';
import { noteChecks } from '../stay/note/note-checks.ts';
import { noteSentences } from '../stay/note/note-sentences.ts';
import { recordChecks } from '../stay/record/record-checks.ts';
import { recordSentences } from '../stay/record/record-sentences.ts';
import { pharmacyChecks } from '../supply/pharmacy/pharmacy-checks.ts';
import { pharmacySentences } from '../supply/pharmacy/pharmacy-sentences.ts';

/** A test finds any that is missing here. */
export const catalogues: readonly Catalogue[] = [
  orderChecks,
  chartSentences,
  growthChecks,
  encounterChecks,
  encounterSentences,
  growthSentences,
  immunizationChecks,
  immunizationSentences,
  chartChecks,
  consultationSentences,
  consultationChecks,
  orderSentences,
  passwordSentences,
  documentRuleSentences,
  entrySentences,
  settlementSentences,
  versionSentences,
  cashCountSentences,
  cashLimitSentences,
  chargeRuleSentences,
  gstNumberSentences,
  figureSentences,
  payerPartSentences,
  moneyDaySentences,
  paymentRuleSentences,
  fhirSentences,
  idCardSentences,
  cancelSentences,
  authorizationSentences,
  bedPatternSentences,
  dischargeRuleSentences,
  dateRangeSentences,
  counterChecks,
  counterSentences,
  orderApprovalChecks,
  orderApprovalSentences,
  opdChecks,
  opdSentences,
  theatreChecks,
  theatreSentences,
  accessChecks,
  accessSentences,
  approvalChecks,
  approvalSentences,
  gatewayChecks,
  gatewaySentences,
  messageChecks,
  messageSentences,
  staffChecks,
  staffSentences,
  tenancyChecks,
  tenancySentences,
  fieldSentences,
  fileSentences,
  kernelSentences,
  masterSentences,
  words,
  billChecks,
  billSentences,
  chargeChecks,
  chargeSentences,
  financeChecks,
  financeSentences,
  paymentChecks,
  paymentSentences,
  tariffChecks,
  tariffSentences,
  taxSentences,
  tpaChecks,
  tpaSentences,
  setupSentences,
  patientChecks,
  patientSentences,
  privacyChecks,
  privacySentences,
  referralChecks,
  referralSentences,
  admissionChecks,
  admissionSentences,
  bedChecks,
  bedSentences,
  dischargeChecks,
  dischargeSentences,
  documentChecks,
  documentSentences,
  instructionChecks,
  instructionSentences,
  noteChecks,
  noteSentences,
  recordChecks,
  recordSentences,
  pharmacyChecks,
  pharmacySentences,
  opdRoomChecks,
  opdRoomSentences,
  queueChecks,
  queueSentences,
  templateChecks,
  templateSentences,
  vitalChecks,
  vitalSentences,
  cultureWords,
  histopathologyChecks,
  histopathologySentences,
  narrativeWords,
  specimenstoreChecks,
  specimenstoreSentences,
  outsourceChecks,
  outsourceSentences,
  microbiologyChecks,
  microbiologySentences,
  labParameterChecks,
  labParameterSentences,
  laboratoryChecks,
  labreportSentences,
  laboratorySentences,
  consultationFeeChecks,
  consultationFeeSentences,
  orderableChecks,
  orderableSentences,
  qualityChecks,
  qualitySentences,
  analyserMessageChecks,
  analyserMessageSentences,
  analyserChecks,
  analyserSentences,
];

/** Code and English of every declared sentence, in the order of the catalogues. */
export function declaredSentences(): readonly (readonly [code: string, template: string])[] {
  return catalogues.flatMap((catalogue) =>
    Object.values(catalogue).map((declared) => [declared.code, templateOf(declared)] as const),
  );
}
