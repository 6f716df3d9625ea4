// Reports of investigations and images.
import { orderPriorities } from '@charaka/rules/clinic/order-step';
import { labWorkStatuses } from '../../diagnostics/laboratory/lab-words.ts';
import { dataset, reported } from './dataset.ts';
import { report } from './report-declaration.ts';

/** A charged investigation or image; what the counter refunded or a stay removed is negative (RP005). */
const diagnosticLineDataset = dataset({
  view: 'diagnostic_line',
  instant: 'chargedAt',
  key: ['lineId', 'refundId', 'entry'],
  fields: {
    entry: reported.choice(['charged', 'refunded', 'removed'], 'report:entries'),
    lineId: reported.number(),
    refundId: reported.number(),
    chargedAt: reported.instant(),
    kind: reported.choice(['laboratory', 'imaging'], 'report:testKinds'),
    testId: reported.hiddenNamed('testName', 'test', 'report:confidentialTest'),
    testName: reported.hiddenText('report:confidentialTest'),
    ordererId: reported.named('ordererName', 'doctor'),
    ordererName: reported.text(),
    payerId: reported.named('payerName', 'payer'),
    payerName: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    discount: reported.money(),
    net: reported.money(),
    tax: reported.money(),
  },
});

/** Charged investigations and images (RP039): charges of stays and of the counter, less credit notes and removed lines. */
export const diagnosticReport = report({
  menu: 'digo_report',
  name: 'Diagnostic',
  title: 'Diagnostic revenue, charged',
  department: 'Laboratory',
  // Amounts: the laboratory itself does not see them.
  roles: { administrator: 'view', regionalHead: 'view', billing: 'view', approver: 'view' },
  summary: 'Charged investigations and images by test, orderer and payer, less refunds and removed lines.',
  dataset: diagnosticLineDataset,
  period: 'month',
  columns: [
    'chargedAt',
    'personName',
    'testName',
    'kind',
    'entry',
    'ordererName',
    'payerName',
    'discount',
    'net',
    'tax',
  ],
  filters: ['kind', 'entry', 'testId', 'ordererId', 'payerId'],
  measures: ['discount', 'tax', 'net'],
  openBecause: 'a book of charges by line',
});

/** A work of the laboratory with its clocks (LB055, RP048). */
const testDataset = dataset({
  view: 'test',
  instant: 'orderedAt',
  key: ['workId'],
  fields: {
    workId: reported.number(),
    orderedAt: reported.instant(),
    collectedAt: reported.maybeInstant(),
    receivedAt: reported.maybeInstant(),
    finishedAt: reported.maybeInstant(),
    verifiedAt: reported.maybeInstant(),
    sectionId: reported.named('sectionName', 'section'),
    sectionName: reported.text(),
    testId: reported.hiddenNamed('testName', 'test', 'report:confidentialTest'),
    testName: reported.hiddenText('report:confidentialTest'),
    ordererId: reported.named('ordererName', 'doctor'),
    ordererName: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    priority: reported.choice(orderPriorities, 'report:priorities'),
    status: reported.choice(labWorkStatuses, 'report:workStates'),
    isRepeated: reported.flag(),
    finding: reported.choice(['normal', 'abnormal', 'none'], 'report:findings'),
    minutesFromOrder: reported.minutes(),
    minutesFromCollection: reported.minutes(),
    minutesFromReceipt: reported.minutes(),
    isAmended: reported.flag(),
    minutesToTell: reported.minutes(),
  },
});

/** Tests by the time of the order, with median and 90th percentile of the minutes to verification. */
export const testReport = report({
  menu: 'pathology_report',
  name: 'Test',
  title: 'Tests and turnaround',
  department: 'Laboratory',
  // The laboratory itself, and those who oversee the hospital.
  roles: { administrator: 'view', regionalHead: 'view', labTechnician: 'view', pathologist: 'view' },
  summary: 'Tests of the laboratory by the time of the order, with their clocks and the minutes to verification.',
  dataset: testDataset,
  period: 'today',
  columns: [
    'orderedAt',
    'personName',
    'testName',
    'sectionName',
    'priority',
    'collectedAt',
    'receivedAt',
    'finishedAt',
    'verifiedAt',
    'minutesFromOrder',
    'minutesFromCollection',
    'minutesFromReceipt',
    'status',
    'finding',
    'isRepeated',
    'isAmended',
    'minutesToTell',
    'ordererName',
  ],
  times: ['hour'],
  filters: ['status', 'priority', 'finding', 'isRepeated', 'isAmended', 'sectionId', 'testId', 'ordererId'],
  measures: [],
  numbers: [
    { field: 'minutesFromOrder', by: 'median' },
    { field: 'minutesFromOrder', by: 'p90' },
    { field: 'minutesFromReceipt', by: 'median' },
    { field: 'minutesFromReceipt', by: 'p90' },
    { field: 'minutesToTell', by: 'median' },
    { field: 'minutesToTell', by: 'p90' },
  ],
  openBecause: 'a worklist of the laboratory, without values',
});
