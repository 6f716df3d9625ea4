// THE list of papers a hospital can lay out: the blocks of each from the top, and what can be left out inside of them (0137, 0157).
import type { PaperName } from './print-setting.ts';

/** A block as its paper declares it. */
export interface PaperBlock {
  readonly key: string;
  /** The law or the patient's safety wants it. */
  readonly isRequired: boolean;
  /** Fields inside it that can be left out. */
  readonly fields: readonly string[];
}

/** A block that is always on its paper, with the fields that can be left out of it. */
const always = <const K extends string, const F extends readonly string[]>(key: K, ...fields: F) =>
  ({ key, isRequired: true, fields }) as const;
/** A block that can be left out, whole or by its fields. */
const maybe = <const K extends string, const F extends readonly string[]>(key: K, ...fields: F) =>
  ({ key, isRequired: false, fields }) as const;

const stay = ['contact', 'bed', 'doctor', 'ccnNo', 'policyCardNo'] as const;
const made = ['createdBy', 'printedBy'] as const;

/**
 * Number, date, GSTIN, lines, tax and signature of what is a tax invoice or a bill of supply are the law's (CGST Rules 46 and 49); the
 * signed summary, the consent, allergies and the words of a certificate are printed whole.
 */
export const paperDesigns = {
  ipd_bill: {
    setting: 'ipd_bill',
    blocks: [
      always('facts', ...stay, 'diagnosis'),
      always('charges'),
      maybe('medicines'),
      maybe('payments'),
      always('sums', 'amountInWords'),
      always('end', ...made, 'barcodes'),
    ],
  },
  /** Claim on a payer, from frozen figures; no tax document. */
  bill_version: {
    setting: 'ipd_bill',
    blocks: [
      always('facts', ...stay, 'diagnosis'),
      always('charges'),
      maybe('medicines'),
      maybe('payments'),
      always('sums', 'amountInWords', 'gstSummary'),
      always('claim'),
      always('end', ...made, 'barcodes', 'signatory'),
    ],
  },
  gst_document: {
    setting: 'ipd_bill',
    blocks: [always('facts'), always('charges'), always('sums'), always('end', 'amountInWords', ...made)],
  },
  admission_form: {
    setting: 'ipd_bill',
    blocks: [
      always(
        'facts',
        ...stay,
        ...(['registrationNo', 'patientType', 'patientCategory', 'admissionMode', 'admissionCategory'] as const),
        ...(['department', 'bedType', 'guardianName', 'emergencyContact', 'admittedBy', 'creditorName'] as const),
      ),
      always('consent'),
      maybe('leaving'),
      maybe('end', ...made, 'barcodes'),
    ],
  },
  /** Receipt and refund memo. */
  ipd_payment: {
    setting: 'ipd_payment',
    blocks: [
      always('facts', ...stay),
      always('modes'),
      always('end', 'amountInWords', ...made, 'barcodes', 'signatory'),
    ],
  },
  payment_request: {
    setting: 'ipd_payment',
    blocks: [
      always('facts', ...stay),
      always('sums'),
      always('end', 'amountInWords', ...made, 'barcodes', 'signatory'),
    ],
  },
  payer_receipt: {
    setting: 'ipd_payment',
    blocks: [always('facts'), always('parts'), always('end', 'amountInWords', ...made, 'signatory')],
  },
  /** Receipt and memo of an advance on an appointment. */
  booking_advance: {
    setting: 'provisional-booking',
    blocks: [
      always('facts', 'contact', 'doctor', 'comesAt'),
      always('modes'),
      always('end', 'amountInWords', ...made, 'signatory'),
    ],
  },
  discharge_summary: {
    setting: 'discharge_summary',
    blocks: [
      always('facts', ...stay, 'department'),
      always('diagnosis'),
      always('history'),
      always('findings'),
      always('investigations'),
      always('treatment'),
      always('conditionAtDischarge'),
      always('medicinesToTake'),
      always('advice'),
      always('warningSigns'),
      always('followUp'),
      always('end', ...made, 'barcodes', 'signatory'),
      maybe('familyReceipt'),
    ],
  },
  opd_prescription: {
    setting: 'opd_prescription',
    blocks: [
      always('facts'),
      always('history'),
      always('findings'),
      maybe('diagnosis'),
      always('medicinesToTake'),
      always('investigations'),
      always('advice'),
      always('followUp'),
      always('end'),
    ],
  },
  opd_token: {
    setting: 'opd_token',
    blocks: [
      maybe('hospital'),
      always('number'),
      always('doctor', 'hours'),
      always('facts', 'givenAt'),
      maybe('barcode'),
    ],
  },
  patient_registration: {
    setting: 'patient_registration',
    blocks: [maybe('barcode'), always('facts'), always('health'), maybe('end', 'signatory', 'printedBy')],
  },
  birth_record: {
    setting: 'birth_record',
    blocks: [always('words'), always('facts', 'createdBy'), always('end')],
  },
  death_record: { setting: 'death_record', blocks: [always('facts', 'createdBy'), always('end')] },
  /** One memo, or all the medicine of a stay. */
  pharmacy_bill: {
    setting: 'pharmacy_bill',
    blocks: [
      always('facts', ...stay),
      always('charges'),
      always('returns'),
      always('sums'),
      always('end', 'amountInWords', ...made, 'barcodes'),
    ],
  },
  /** Bill and receipt of an outpatient in one; a tax document, whose signature is the law's. */
  counter_bill: {
    setting: 'labotory_radiology_billing',
    blocks: [
      always('facts'),
      always('charges'),
      always('sums'),
      always('payments'),
      always('returns'),
      maybe('tests'),
      always('end', 'amountInWords', ...made),
    ],
  },
  laboratory_report: { setting: 'laboratory', blocks: [always('facts'), always('results'), always('end')] },
  day_closing: {
    setting: 'day-book',
    blocks: [
      always('facts'),
      always('modes'),
      always('count'),
      maybe('payments'),
      always('end', 'printedBy', 'signatory'),
    ],
  },
} as const satisfies Readonly<Record<string, { readonly setting: PaperName; readonly blocks: readonly PaperBlock[] }>>;

/** The name of a paper that can be laid out. */
export type DesignedPaper = keyof typeof paperDesigns;
/** A block of one of the papers, by its own words. */
export type DeclaredBlock = (typeof paperDesigns)[DesignedPaper]['blocks'][number];
/** A block of a paper, of any where none is named. */
export type BlockKey<P extends DesignedPaper = DesignedPaper> = (typeof paperDesigns)[P]['blocks'][number]['key'];
/** A field inside a block. */
export type BlockField = DeclaredBlock['fields'][number];

const isDesigned = (name: string): name is DesignedPaper => Object.hasOwn(paperDesigns, name);

/** The papers that can be laid out, as they are declared. */
export const designedPapers: readonly [DesignedPaper, ...DesignedPaper[]] = [
  'ipd_bill',
  ...Object.keys(paperDesigns).filter((name) => isDesigned(name) && name !== 'ipd_bill'),
];
