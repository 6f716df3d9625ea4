// Everything that ties a user to a patient. Stands outside of the areas, so that each can add its own (Q234).
import { relationsOfAdmission } from './admission/relations-of-admission.ts';
import { relationsOfBill } from './bill/relations-of-bill.ts';
import { relationsOfOpd } from './opd/relations-of-opd.ts';
import { type RelationOfCare, registeredBy } from './patient/relation-of-care.ts';
import { relationsOfTheatre } from './theatre/relations-of-theatre.ts';
import { relationsOfTpa } from './tpa/relations-of-tpa.ts';

/** A relation with any of them opens the chart; the closest is what the log says. */
export const relationsOfCare: readonly RelationOfCare[] = [
  registeredBy,
  ...relationsOfAdmission,
  ...relationsOfOpd,
  ...relationsOfTheatre,
  ...relationsOfBill,
  ...relationsOfTpa,
];
