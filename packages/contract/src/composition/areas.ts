// THE ordered list of areas: floors of the house, menu order, and what the structure check reads.

/** An area imports only areas that stand before it in this list, so circles cannot form. */
export const areas = [
  'tenancy',
  'message',
  'approval',
  'access',
  'staff',
  'masters',
  'gateway',
  'referral',
  'patient',
  'privacy',
  'bed',
  'tariff',
  'tax',
  'admission',
  'note',
  'document',
  'instruction',
  'payment',
  'pharmacy',
  'opd',
  'theatre',
  'charge',
  'bill',
  'tpa',
  'discharge',
  'record',
  'finance',
  'report',
  'setup',
] as const;

/** The name of an area. */
export type Area = (typeof areas)[number];
