// The hospital as the head of its papers names it.
import type { Hospital } from './hospital-form.ts';

/** Fields that make up a head. */
type Named = Pick<
  Hospital,
  'hospitalName' | 'address' | 'address1' | 'city' | 'stateName' | 'pincode' | 'phone' | 'email' | 'gstNumber'
>;

/** Street, town, state and PIN in one line; what is missing leaves no gap. Of a hospital or a patient. */
export function addressLine(parts: {
  readonly lines: readonly (string | null | undefined)[];
  readonly city?: string | null | undefined;
  readonly stateName?: string | null | undefined;
  readonly pincode?: string | null | undefined;
}): string {
  const { lines, city, stateName, pincode } = parts;
  const place = [[city, pincode].filter(Boolean).join(' '), stateName].filter(Boolean);
  // Many write the town into the street as well.
  const streets = lines.filter((line) => line && line.trim().toLowerCase() !== city?.trim().toLowerCase());
  return [...streets, ...place].join(', ');
}

/** The head of a hospital's papers, where it has no picture of its own. */
export function headOf(hospital: Named) {
  const { hospitalName, address, address1, city, stateName, pincode, phone, email, gstNumber } = hospital;
  return {
    name: hospitalName,
    address: addressLine({ lines: [address, address1], city, stateName, pincode }),
    phone,
    email,
    gstin: gstNumber,
  };
}
