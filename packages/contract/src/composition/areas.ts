// THE list of areas: the wing each stands in and the areas it uses. tools/structure.ts refuses every other import.

/** Wings are for finding one's way; who may use whom is said area by area. */
const wings = ['foundation', 'people', 'stay', 'clinic', 'supply', 'money', 'insight', 'office'] as const;

/** A wing of the house. */
export type Wing = (typeof wings)[number];

/** Where an area stands, and the areas whose files its own may import in the same wall. */
export interface AreaPlace {
  readonly wing: Wing;
  readonly uses: readonly string[];
}

/** Every area. Its files stand in `packages/<wall>/src/<wing>/<area>`. */
export const areas = {
  tenancy: { wing: 'foundation', uses: [] },
  message: { wing: 'foundation', uses: [] },
  approval: { wing: 'foundation', uses: ['message'] },
  access: { wing: 'foundation', uses: ['approval', 'message', 'tenancy'] },
  staff: { wing: 'foundation', uses: ['access', 'approval', 'message', 'tenancy'] },
  masters: { wing: 'foundation', uses: [] },
  gateway: { wing: 'foundation', uses: [] },
  referral: { wing: 'people', uses: [] },
  patient: { wing: 'people', uses: ['referral', 'tenancy'] },
  privacy: { wing: 'people', uses: ['access', 'message', 'patient'] },
  bed: { wing: 'stay', uses: ['patient'] },
  admission: { wing: 'stay', uses: ['bed', 'gateway', 'patient', 'referral', 'staff', 'tariff', 'tenancy'] },
  note: { wing: 'stay', uses: ['admission'] },
  document: { wing: 'stay', uses: ['admission', 'note', 'staff'] },
  instruction: { wing: 'stay', uses: ['admission', 'note', 'staff'] },
  discharge: { wing: 'stay', uses: ['admission', 'bed', 'bill', 'gateway', 'staff', 'tenancy', 'tpa'] },
  record: { wing: 'stay', uses: ['admission', 'bed', 'patient', 'staff', 'tenancy'] },
  opd: { wing: 'clinic', uses: ['admission', 'gateway', 'patient', 'payment', 'staff', 'tenancy'] },
  theatre: { wing: 'clinic', uses: ['admission', 'opd', 'patient', 'payment', 'staff'] },
  pharmacy: { wing: 'supply', uses: ['admission', 'patient', 'payment', 'tax', 'tenancy'] },
  tariff: { wing: 'money', uses: ['bed', 'masters', 'staff'] },
  charge: { wing: 'money', uses: ['admission', 'approval', 'payment', 'pharmacy', 'staff', 'tariff', 'theatre'] },
  payment: { wing: 'money', uses: ['admission', 'tenancy'] },
  bill: {
    wing: 'money',
    uses: ['admission', 'approval', 'charge', 'patient', 'payment', 'pharmacy', 'staff', 'tax', 'tenancy'],
  },
  tpa: { wing: 'money', uses: ['admission', 'bill', 'charge', 'patient', 'payment', 'staff', 'tenancy'] },
  finance: { wing: 'money', uses: ['admission', 'payment', 'tenancy'] },
  tax: { wing: 'money', uses: ['admission', 'tenancy'] },
  report: { wing: 'insight', uses: ['admission', 'bed', 'bill', 'charge', 'finance'] },
  setup: { wing: 'office', uses: ['access', 'bed', 'staff', 'tariff', 'tenancy'] },
} as const satisfies Readonly<Record<string, AreaPlace>>;

/** The name of an area. */
export type Area = keyof typeof areas;
