// Everything that ties a user to a patient. Stands outside of the areas, so that each can add its own (Q234).

import { relationsOfOpd } from '../clinic/opd/relations-of-opd.ts';
import { relationsOfTheatre } from '../clinic/theatre/relations-of-theatre.ts';
import { relationsOfBill } from '../money/bill/relations-of-bill.ts';
import { relationsOfTpa } from '../money/tpa/relations-of-tpa.ts';
import { type RelationOfCare, registeredBy } from '../people/patient/relation-of-care.ts';
import { relationsOfAdmission } from '../stay/admission/relations-of-admission.ts';

/** A relation with any of them opens the chart; the closest is what the log says. */
export const relationsOfCare: readonly RelationOfCare[] = [
  registeredBy,
  ...relationsOfAdmission,
  ...relationsOfOpd,
  ...relationsOfTheatre,
  ...relationsOfBill,
  ...relationsOfTpa,
];
