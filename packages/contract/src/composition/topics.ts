// Every topic of the product, and which are added up from others.

import { chartTopic } from '../clinic/chart/topics.ts';
import { consultationTopic } from '../clinic/consultation/topics.ts';
import { consultationFeeTopic, counterTopic } from '../clinic/counter/topics.ts';
import { encounterTopic } from '../clinic/encounter/topics.ts';
import { growthTopic } from '../clinic/growth/topics.ts';
import { immunizationTopic } from '../clinic/immunization/topics.ts';
import { opdTopic } from '../clinic/opd/topics.ts';
import { orderTopic } from '../clinic/order/topics.ts';
import { orderableTopic } from '../clinic/orderable/topics.ts';
import { opdRoomTopic } from '../clinic/queue/topics.ts';
import { templateTopic } from '../clinic/template/topics.ts';
import { theatreTopic } from '../clinic/theatre/topics.ts';
import { vitalTopic } from '../clinic/vital/topics.ts';
import { analyserMessageTopic } from '../diagnostics/analyser/topics.ts';
import { laboratoryTopic } from '../diagnostics/laboratory/topics.ts';
import { analyserTopic, labParameterTopic } from '../diagnostics/labtest/topics.ts';
import { alertIsolateTopic } from '../diagnostics/microbiology/topics.ts';
import { qualityTopic } from '../diagnostics/quality/topics.ts';
import { auditChoicesTopic, auditTopic, securityTopic } from '../foundation/access/topics.ts';
import { approvalTopic } from '../foundation/approval/topics.ts';
import { gatewayTopic, outboxTopic } from '../foundation/gateway/topics.ts';
import { bedType } from '../foundation/masters/bed-type.ts';
import { messageTopic, notificationTopic } from '../foundation/message/topics.ts';
import { delegationTopic, staffTopic } from '../foundation/staff/topics.ts';
import { countryTopic, financialYearTopic, hospitalTopic, printSettingTopic } from '../foundation/tenancy/topics.ts';
import {
  customReportTopic,
  qualityIndicatorTopic,
  reportScheduleTopic,
  reportTopic,
  reportViewTopic,
  waitingTopic,
} from '../insight/report/topics.ts';
import { accessTopic, masterTopic, type Sum, type Topic } from '../kernel/topic.ts';
import { billTopic, depositTopic, giftTopic } from '../money/bill/topics.ts';
import { chargeTopic } from '../money/charge/topics.ts';
import { collectionTopic, glMasterTopic, plBsTopic, voucherTopic } from '../money/finance/topics.ts';
import { paymentTopic } from '../money/payment/topics.ts';
import { packageTopic, priceItemTopic, tariffTopic } from '../money/tariff/topics.ts';
import { gstDocumentTopic } from '../money/tax/topics.ts';
import { tpaTopic } from '../money/tpa/topics.ts';
import { firstRunTopic } from '../office/setup/topics.ts';
import { patientMergeTopic, patientTopic } from '../people/patient/topics.ts';
import { openedChartTopic, privacyTopic } from '../people/privacy/topics.ts';
import { referralTopic } from '../people/referral/topics.ts';
import { admissionTopic, stayCountTopic } from '../stay/admission/topics.ts';
import { bedTopic } from '../stay/bed/topics.ts';
import { dischargeTopic, summaryTopic } from '../stay/discharge/topics.ts';
import { documentTopic } from '../stay/document/topics.ts';
import { instructionTopic } from '../stay/instruction/topics.ts';
import { noteTopic } from '../stay/note/topics.ts';
import { birthTopic, deathTopic, mortuaryTopic } from '../stay/record/topics.ts';
import { assetAuditTopic, assetTopic, gatePassTopic } from '../supply/asset/topics.ts';
import { prescriptionTopic } from '../supply/dispensing/topics.ts';
import { generalItemTopic } from '../supply/inventory/topics.ts';
import { pharmacyItemTopic, pharmacySaleTopic, pharmacyStockTopic } from '../supply/pharmacy/topics.ts';
import {
  goodsReceiptTopic,
  purchaseOrderTopic,
  purchaseReturnTopic,
  supplierPaymentTopic,
  supplierTopic,
} from '../supply/purchase/topics.ts';
import {
  emergencyIssueTopic,
  stockTakeTopic,
  storeTopic,
  temperatureTopic,
  transferTopic,
  trolleyTopic,
} from '../supply/store/topics.ts';

/** All topics but those of the masters, which follow from their declarations. */
export const topics: readonly Topic[] = [
  orderTopic,
  accessTopic,
  hospitalTopic,
  financialYearTopic,
  printSettingTopic,
  countryTopic,
  messageTopic,
  notificationTopic,
  approvalTopic,
  securityTopic,
  auditTopic,
  auditChoicesTopic,
  staffTopic,
  delegationTopic,
  gatewayTopic,
  outboxTopic,
  referralTopic,
  patientTopic,
  patientMergeTopic,
  privacyTopic,
  openedChartTopic,
  bedTopic,
  admissionTopic,
  stayCountTopic,
  noteTopic,
  documentTopic,
  instructionTopic,
  dischargeTopic,
  summaryTopic,
  birthTopic,
  deathTopic,
  mortuaryTopic,
  chartTopic,
  growthTopic,
  immunizationTopic,
  consultationTopic,
  opdTopic,
  counterTopic,
  encounterTopic,
  theatreTopic,
  pharmacyItemTopic,
  pharmacyStockTopic,
  pharmacySaleTopic,
  prescriptionTopic,
  generalItemTopic,
  storeTopic,
  transferTopic,
  stockTakeTopic,
  emergencyIssueTopic,
  temperatureTopic,
  trolleyTopic,
  assetTopic,
  gatePassTopic,
  assetAuditTopic,
  priceItemTopic,
  packageTopic,
  tariffTopic,
  chargeTopic,
  paymentTopic,
  billTopic,
  depositTopic,
  giftTopic,
  tpaTopic,
  collectionTopic,
  glMasterTopic,
  voucherTopic,
  plBsTopic,
  gstDocumentTopic,
  customReportTopic,
  reportViewTopic,
  qualityIndicatorTopic,
  reportTopic,
  reportScheduleTopic,
  waitingTopic,
  firstRunTopic,
  opdRoomTopic,
  templateTopic,
  vitalTopic,
  alertIsolateTopic,
  labParameterTopic,
  laboratoryTopic,
  consultationFeeTopic,
  orderableTopic,
  analyserTopic,
  analyserMessageTopic,
  qualityTopic,
  supplierTopic,
  goodsReceiptTopic,
  purchaseOrderTopic,
  purchaseReturnTopic,
  supplierPaymentTopic,
];

/** Whatever comes onto an account or is taken off it. */
const posted = [chargeTopic, pharmacySaleTopic];
const money = [paymentTopic, billTopic, ...posted];

/** Topics whose answers contain data of other topics; they are read again with each of them. */
export const sums: readonly Sum[] = [
  // An open bill or payments screen of an admission reloads when other users post charges, sell medicines or take payments.
  { topic: billTopic, addsUp: [paymentTopic, ...posted] },
  { topic: paymentTopic, addsUp: [billTopic, ...posted] },
  // An open consultation shows new allergies and results as they arrive.
  { topic: consultationTopic, addsUp: [chartTopic, orderTopic] },
  // A prescription stands at the pharmacy's counter as soon as it is signed (PH086).
  { topic: prescriptionTopic, addsUp: [orderTopic, pharmacyStockTopic, pharmacySaleTopic] },
  // The counter bills walk-in patients.
  { topic: counterTopic, addsUp: [encounterTopic] },
  { topic: reportTopic, addsUp: [admissionTopic, bedTopic, ...money, opdTopic, theatreTopic, counterTopic] },
  {
    topic: waitingTopic,
    addsUp: [admissionTopic, bedTopic, ...money, dischargeTopic, tpaTopic, approvalTopic, opdTopic, pharmacyStockTopic],
  },
  {
    topic: collectionTopic,
    addsUp: [paymentTopic, billTopic, pharmacySaleTopic, opdTopic, theatreTopic, counterTopic],
  },
  { topic: depositTopic, addsUp: [admissionTopic, bedTopic, paymentTopic, billTopic, chargeTopic] },
  { topic: giftTopic, addsUp: [...money, approvalTopic] },
  { topic: gstDocumentTopic, addsUp: [billTopic, pharmacySaleTopic] },
  {
    topic: stayCountTopic,
    addsUp: [noteTopic, instructionTopic, documentTopic, orderTopic, chargeTopic, paymentTopic, billTopic],
  },
  { topic: bedTopic, addsUp: [masterTopic(bedType)] },
  { topic: firstRunTopic, addsUp: [hospitalTopic, bedTopic, staffTopic, priceItemTopic, printSettingTopic] },
  // A bill that is cancelled takes the patient back to where a discharge is prepared.
  { topic: dischargeTopic, addsUp: [billTopic] },
  { topic: pharmacyStockTopic, addsUp: [pharmacyItemTopic] },
  { topic: purchaseOrderTopic, addsUp: [supplierTopic, goodsReceiptTopic] },
  { topic: supplierPaymentTopic, addsUp: [supplierTopic, goodsReceiptTopic, purchaseReturnTopic] },
  { topic: purchaseReturnTopic, addsUp: [supplierTopic, goodsReceiptTopic, pharmacyStockTopic] },
  { topic: admissionTopic, addsUp: [patientMergeTopic, openedChartTopic] },
  { topic: patientTopic, addsUp: [openedChartTopic] },
  { topic: securityTopic, addsUp: [accessTopic] },
];
