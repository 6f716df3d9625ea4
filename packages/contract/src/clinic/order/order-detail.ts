// Detail of an order by its kind: the dose of a medicine. Other kinds have none.
import { medicineForms, medicineRoutes } from '@charaka/rules/clinic/medicine-values';
import { z } from 'zod';
import { count, day, flag, id, oneOf, optional, quantity, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';

const dose = () => quantity().refine((value) => value > 0);

/** The line of a medicine (OP019): what, how much, by which way, how often and how long; a brand is optional. */
export const medicineDetail = shape(
  {
    genericName: text(200),
    itemId: optional(id()),
    strength: optional(text(60)),
    form: oneOf(medicineForms),
    dose: dose(),
    doseUnit: text(30),
    route: oneOf(medicineRoutes),
    /** A key of the table of frequencies, as 1-0-1 or every 6 hours. */
    frequency: text(20),
    morning: optional(quantity()),
    noon: optional(quantity()),
    evening: optional(quantity()),
    night: optional(quantity()),
    food: optional(oneOf(['Before', 'After', 'With', 'Any'])),
    startOn: optional(day()),
    durationDays: optional(count()),
    isAsNeeded: optional(flag()),
    asNeededFor: optional(text(120)),
    maxPerDay: optional(quantity()),
    taper: optional(z.array(shape({ days: count(), dose: dose() })).max(20)),
    isSubstitutionAllowed: optional(flag()),
    instructionLanguageId: optional(id()),
  },
  { instructionLanguageId: 'instructionLangId', isSubstitutionAllowed: 'substitutionAllowed' },
);
/** A line of a medicine. */
export type MedicineDetail = z.output<typeof medicineDetail>;
