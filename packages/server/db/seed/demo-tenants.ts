// The demo tenants and their hospitals: who they are, how large, and where their ids start.

/** A hospital of the demo. Ids are unique in a tenant, so each hospital counts on from a start of its own. */
export interface DemoHospital {
  readonly hospitalId: number;
  readonly hospitalName: string;
  /** Of a company that is none: the number of its PAN is 0000. */
  readonly gstNumber: string | null;
  readonly currency: 'INR' | 'BDT';
  readonly currencySymbol: string;
  readonly countryId: number;
  readonly nationality: string;
  readonly stateName: string;
  /** States some patients come from, so that their final bills show the other kind of GST. */
  readonly otherStates: readonly (readonly [stateName: string, city: string])[];
  readonly timezone: string;
  readonly city: string;
  readonly localities: readonly string[];
  readonly pincodeStart: string;
  /** The first digits of a phone number; the rest is counted up. No operator has numbers that begin like those of India. */
  readonly phoneStart: string;
  readonly communities: readonly (readonly [string, number])[];
  readonly priceFactor: number;
  readonly isTaxed: boolean;
  readonly isNonHospitalCharge: boolean;
  readonly groupWiseFinalBill: boolean;
  readonly bedCounts: readonly number[];
  readonly ids: {
    readonly floor: number;
    readonly ward: number;
    readonly bed: number;
    readonly charge: number;
    readonly staff: number;
    readonly package: number;
  };
  readonly staffCount: number;
  readonly patientCount: number;
  /** Beside them, so many who come to the OPD alone for each day of visits that the demo remembers. */
  readonly walkInsADay: number;
  readonly currentAdmissionCount: number;
  readonly pastAdmissionCount: number;
}

/** A tenant of the demo. */
export interface DemoTenant {
  readonly tenantId: number;
  readonly tenantName: string;
  readonly displayName: string;
  /** Its hospitals in India have the tax rules of one that begins today; those of the other keep the rules of before (Q261). */
  readonly isNewlyTaxed: boolean;
  readonly hospitals: readonly DemoHospital[];
}

const kolkata: DemoHospital = {
  hospitalId: 1,
  hospitalName: 'Charaka Demo Hospital, Kolkata',
  gstNumber: '19AAACC0000C1ZP',
  currency: 'INR',
  currencySymbol: '₹',
  countryId: 1,
  nationality: 'Indian',
  stateName: 'West Bengal',
  otherStates: [
    ['Bihar', 'Patna'],
    ['Jharkhand', 'Ranchi'],
    ['Odisha', 'Cuttack'],
    ['Assam', 'Guwahati'],
  ],
  timezone: 'Asia/Kolkata',
  city: 'Kolkata',
  localities: ['Shyamal Lane', 'Kadamtala Road', 'Nandan Sarani', 'Palash Avenue', 'Jheelpar Street', 'Shiuli Path'],
  pincodeStart: '7000',
  phoneStart: '66601',
  communities: [
    ['Bengali Hindu', 46],
    ['Bengali Muslim', 22],
    ['Hindi', 14],
    ['Bengali script', 6],
    ['Devanagari', 4],
    ['Tamil script', 2],
    ['Christian', 4],
    ['Southern', 2],
  ],
  priceFactor: 1,
  isTaxed: true,
  isNonHospitalCharge: false,
  groupWiseFinalBill: false,
  bedCounts: [6, 12, 12, 8, 8, 10, 6, 4, 8, 6],
  ids: { floor: 1, ward: 1, bed: 1, charge: 1, staff: 1, package: 1 },
  staffCount: 30,
  patientCount: 170,
  walkInsADay: 19,
  currentAdmissionCount: 61,
  pastAdmissionCount: 230,
};

const dhaka: DemoHospital = {
  ...kolkata,
  hospitalId: 2,
  hospitalName: 'Charaka Demo Hospital, Dhaka',
  gstNumber: null,
  currency: 'BDT',
  currencySymbol: '৳',
  countryId: 2,
  nationality: 'Bangladeshi',
  stateName: 'Dhaka',
  otherStates: [
    ['Khulna', 'Jashore'],
    ['Sylhet', 'Sylhet'],
    ['Rajshahi', 'Bogura'],
  ],
  timezone: 'Asia/Dhaka',
  city: 'Dhaka',
  localities: ['Shapla Road', 'Doyel Lane', 'Krishnachura Avenue', 'Kadam Road', 'Bokul Tala', 'Hijal Lane'],
  pincodeStart: '12',
  phoneStart: '+88013002',
  communities: [
    ['Bengali Muslim', 72],
    ['Bengali Hindu', 16],
    ['Bengali script', 10],
    ['Christian', 2],
  ],
  priceFactor: 1.3,
  isTaxed: false,
  bedCounts: [6, 10, 10, 8, 6, 12, 8, 6, 8, 6],
  ids: { floor: 11, ward: 51, bed: 501, charge: 501, staff: 101, package: 101 },
  staffCount: 22,
  patientCount: 130,
  walkInsADay: 15,
  currentAdmissionCount: 59,
  pastAdmissionCount: 170,
};

const pune: DemoHospital = {
  ...kolkata,
  hospitalName: 'Sahyog Demo Hospital, Pune',
  gstNumber: '27AAACS0000S1ZF',
  stateName: 'Maharashtra',
  otherStates: [
    ['Karnataka', 'Belagavi'],
    ['Gujarat', 'Surat'],
    ['Goa', 'Margao'],
  ],
  city: 'Pune',
  localities: ['Palas Nagar', 'Tekdi Road', 'Nadikinara Path', 'Gulmohar Colony', 'Vad Chowk', 'Mogra Society'],
  pincodeStart: '4110',
  phoneStart: '66603',
  communities: [
    ['Marathi', 58],
    ['Hindi', 14],
    ['Devanagari', 8],
    ['Indian Muslim', 10],
    ['Southern', 6],
    ['Christian', 4],
  ],
  priceFactor: 1.1,
  isNonHospitalCharge: true,
  groupWiseFinalBill: true,
  bedCounts: [6, 12, 12, 6, 6, 12, 6, 4, 8, 6],
  staffCount: 40,
  patientCount: 300,
  walkInsADay: 0,
  currentAdmissionCount: 64,
  pastAdmissionCount: 400,
};

/** The tenants the demo is made of. */
export const demoTenants: readonly DemoTenant[] = [
  {
    tenantId: 1,
    tenantName: 'demo',
    displayName: 'Charaka Demo Hospitals',
    hospitals: [kolkata, dhaka],
    isNewlyTaxed: true,
  },
  {
    tenantId: 2,
    tenantName: 'sahyog',
    displayName: 'Sahyog Demo Hospital',
    hospitals: [pune],
    isNewlyTaxed: false,
  },
];
