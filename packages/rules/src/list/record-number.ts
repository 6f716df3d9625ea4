// Reads a typed text as the number of a bill, receipt, order or specimen.

/** Longer digits are no number of a series. */
const SERIES_NUMBER = /^(\d{1,9})\s*(?:\/\s*([\d-]{0,9}))?$/;
const SPECIMEN_NUMBER = /^\d{8,12}$/;
const DOCUMENT_NUMBER = /^[A-Z]\d+\/\d{4}\/\d+$/i;
const PREFIXED_NUMBER = /^[A-Z][A-Z/-]{0,9}\d{1,9}$/i;
const SPECIMEN_DIGITS = 12;

/** A typed text as the numbers it may be; what it cannot be is undefined. */
export interface RecordNumber {
  /** A number of a series, with the beginning of the financial year behind the stroke; '' means each year. */
  readonly series: { readonly number: number; readonly year: string } | undefined;
  /** An order by its group and, behind the stroke, its place in it. */
  readonly order: { readonly group: number; readonly line: number | null } | undefined;
  /** The first and the last specimen that a number of at least eight digits, hospital and day, may begin. */
  readonly specimens: { readonly from: string; readonly to: string } | undefined;
  /** The number of a tax document, in capitals. */
  readonly document: string | undefined;
  /** A number behind letters, as of a medicine bill, in capitals. */
  readonly prefixed: string | undefined;
}

/** Reads '2453', '2453 / 2026-2027', '17/2', '012611280082', '01261128', 'D1/2627/2453' and 'PH48'; undefined where it is no number. */
export function readRecordNumber(text: string): RecordNumber | undefined {
  const typed = text.trim();
  const [, number, behind] = SERIES_NUMBER.exec(typed) ?? [];
  const series = number === undefined ? undefined : { number: Number(number), year: behind ?? '' };
  const isLine = behind === undefined || /^\d{0,3}$/.test(behind);
  const order = series && isLine ? { group: series.number, line: behind ? Number(behind) : null } : undefined;
  const specimens = SPECIMEN_NUMBER.test(typed)
    ? { from: typed.padEnd(SPECIMEN_DIGITS, '0'), to: typed.padEnd(SPECIMEN_DIGITS, '9') }
    : undefined;
  const document = DOCUMENT_NUMBER.test(typed) ? typed.toUpperCase() : undefined;
  const prefixed = PREFIXED_NUMBER.test(typed) ? typed.toUpperCase() : undefined;
  if (!(series || specimens || document || prefixed)) return undefined;
  return { series, order, specimens, document, prefixed };
}
