// The link a UPI application opens to pay: what the QR code on screens and papers holds.
import { type Paise, plainRupees } from './money.ts';

/** A requested UPI payment. */
export interface UpiRequest {
  /** The hospital's virtual payment address, as name@bank. */
  address: string;
  payeeName: string;
  amountPaise: Paise;
  /** Text the payer reads, such as 'Payment IP12'. */
  note: string;
  /** Names this one request to the hospital's books. */
  reference: string;
}

/** The longest reference and note that applications take. */
const REFERENCE_LENGTH = 35;
const NOTE_LENGTH = 50;

/** Letters and digits alone, joined and cut to the maximum length of a reference. */
export function upiReference(...parts: readonly (string | number)[]): string {
  return parts
    .join('')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, REFERENCE_LENGTH);
}

/**
 * The intent by the names of NPCI's linking specification: pa payee address, pn payee name, am amount in rupees with two
 * decimals, cu currency, tn note, tr reference. Blanks travel as %20, and the @ of the address as it is.
 */
export function upiIntent({ address, payeeName, amountPaise, note, reference }: UpiRequest): string {
  const fields = {
    pa: address,
    pn: payeeName,
    am: plainRupees(amountPaise),
    cu: 'INR',
    tn: note.slice(0, NOTE_LENGTH),
    tr: upiReference(reference),
  };
  const written = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${written.join('&')}`;
}

/** Whether a hospital is paid by UPI: in India, in rupees, and with an address. */
export function takesUpi(hospital: {
  countryCode: string;
  currency: string;
  upiAddress?: string | null | undefined;
}): boolean {
  return hospital.countryCode === 'IN' && hospital.currency === 'INR' && Boolean(hospital.upiAddress);
}
