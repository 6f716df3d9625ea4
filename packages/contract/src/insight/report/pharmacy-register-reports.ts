// The registers of the pharmacy that the Drugs Rules ask for: supplies on prescription, and those of Schedule H1 apart.
import { schedules } from '../../supply/pharmacy/item-words.ts';
import { dataset, reported } from './dataset.ts';
import type { Register } from './register.ts';
import { report } from './report-declaration.ts';

/** A line of a memo with medicine that was of Schedule G, H, H1 or X when it was sold, or one that answers a prescription. */
const prescriptionSupplyDataset = dataset({
  view: 'prescription_supply',
  instant: 'soldAt',
  key: ['saleLineId'],
  fields: {
    saleLineId: reported.number(),
    cashMemo: reported.text(),
    finYear: reported.text(),
    soldAt: reported.instant(),
    itemId: reported.named('itemName', 'item'),
    itemName: reported.text(),
    batchNumber: reported.text(),
    expiry: reported.day(),
    schedule: reported.choice([...schedules, 'none'], 'report:schedules'),
    doctorId: reported.named('doctorName', 'doctor'),
    doctorName: reported.text(),
    prescriberRegistrationNo: reported.text(),
    admissionId: reported.reference(),
    patientId: reported.reference(),
    personName: reported.personName(),
    quantity: reported.number(),
  },
});

const columns = [
  'soldAt',
  'doctorName',
  'prescriberRegistrationNo',
  'personName',
  'itemName',
  'quantity',
  'batchNumber',
  'expiry',
  'cashMemo',
] as const;

const registerOf = (code: string, narrowed?: Register['narrowed']): Register => ({
  code,
  isByLaw: true,
  ...(narrowed && { narrowed }),
  required: ['doctorName', 'prescriberRegistrationNo'],
  layouts: [{ fromDate: '2000-01-01', columns }],
});

/** Supplies of medicine on prescription, each with its prescriber (Drugs Rules, rule 65; PH071, PH075). */
export const prescriptionSupplyReport = report({
  menu: 'report/prescription-supply',
  name: 'PrescriptionSupply',
  title: 'Prescription supply',
  department: 'Pharmacy',
  // The roles that see memos, without the desk that bills them.
  roles: { administrator: 'view', regionalHead: 'view', viewer: 'view', pharmacist: 'view', approver: 'view' },
  summary: 'Medicine supplied on prescription, with prescriber, registration number, batch and cash memo.',
  dataset: prescriptionSupplyDataset,
  period: 'month',
  columns: [...columns, 'schedule'],
  filters: ['schedule', 'itemId', 'doctorId'],
  measures: [],
  registers: [registerOf('scheduleH1', { schedule: 'H1' }), registerOf('prescriptionSupply')],
  openBecause: 'a register that the law requires',
});
