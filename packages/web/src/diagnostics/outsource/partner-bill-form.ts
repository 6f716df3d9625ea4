// Values of a new partner bill, the values to send, and its checks.
import {
  billFileColumns,
  newPartnerBill,
  type previewPartnerBill,
} from '@charaka/contract/diagnostics/outsource/partner-bill';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { paiseToRupees } from '@charaka/rules/money/money';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';

/** A line as it is typed. */
export interface TypedLine {
  readonly dispatchNo: number | string;
  readonly specimenNo: string;
  readonly testCode: string;
  readonly amountPaise: number | string;
}

/** A file as it was read on the server; nothing while none is looked at. */
type FileLines = readonly InputOf<typeof previewPartnerBill>['lines'][number][];

/** The form: a file takes the place of lines that are typed. */
export interface BillValues {
  readonly thirdPartyProviderId: number | null;
  readonly billNo: string;
  readonly billedDay: string | null;
  readonly lines: TypedLine[];
  readonly fileLines: FileLines | null;
}

/** A line in which nothing is typed. */
export const emptyLine: TypedLine = { dispatchNo: '', specimenNo: '', testCode: '', amountPaise: '' };
/** A form in which nothing is typed. */
export const emptyBill = (): BillValues => ({
  thirdPartyProviderId: null,
  billNo: '',
  billedDay: today(),
  lines: [emptyLine],
  fileLines: null,
});

/** Lines as they travel: an empty number is none. */
export const linesOf = ({ lines, fileLines }: Pick<BillValues, 'lines' | 'fileLines'>): FileLines =>
  fileLines ??
  lines.map(({ dispatchNo, specimenNo, testCode, amountPaise }) => ({
    specimenNo: specimenNo.trim() || null,
    testCode,
    amountPaise: Number(amountPaise),
    dispatchNo: dispatchNo === '' ? null : Number(dispatchNo),
  }));

/** The lines of a preview as they are sent again: amounts travel in rupees. */
export const linesOfPreview = ({ lines }: OutputOf<typeof previewPartnerBill>): FileLines =>
  lines.map(({ dispatchNo, specimenNo, testCode, amountPaise }) => ({
    dispatchNo,
    specimenNo,
    testCode,
    amountPaise: paiseToRupees(amountPaise),
  }));

/** The entered bill. */
export const billOf = (values: BillValues) => ({
  thirdPartyProviderId: values.thirdPartyProviderId ?? 0,
  billNo: values.billNo,
  billedDay: values.billedDay ?? '',
  lines: [...linesOf(values)],
});

const checkBill = formChecks(newPartnerBill);

/** Faults by their fields; an amount that is not typed is none. */
export const checkValues = ({ thirdPartyProviderId, billNo, billedDay, lines, fileLines }: BillValues) =>
  checkBill({ thirdPartyProviderId, billNo, billedDay, lines: fileLines ?? lines });

/** The columns of an empty file, as it is downloaded. */
export const templateColumns = Object.values(billFileColumns).map((title) => ({ id: title, title, value: () => '' }));
