// Alerts about orders, on the wire, and the call that returns them before orders are signed (OR009-OR011, OR041).

import { alertKinds, alertSeverities } from '@charaka/rules/clinic/order-alert';
import { orderKinds } from '@charaka/rules/clinic/order-step';
import { z } from 'zod';
import { bodySize, endpoint } from '../../kernel/endpoint.ts';
import { flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { mayLookAtEncounters } from '../encounter/encounter.ts';

const alertFields = {
  kind: oneOf(alertKinds),
  severity: oneOf(alertSeverities),
  /** The substance, the earlier order or medicine, the sex or the ages in days. */
  about: text(300),
  earlierOrderId: optional(id()),
  /** The same is ordered already: it is signed once it is confirmed that it is wanted again (OR011). */
  isAgain: optional(flag()),
};
const spellings = { kind: 'alertKind', earlierOrderId: 'earlierClinicalOrderId' };

/** An alert as it stays with a signed order: who signed all the same, when, and why (OR010). */
export const keptAlert = shape(
  { ...alertFields, signedByName: text(), signedAt: instant(), overrideReason: optional(text(300)) },
  { ...spellings, signedByName: 'overriddenBy', signedAt: 'overriddenOn' },
);

const asked = shape({
  chargeId: optional(id()),
  /** A medicine by its substance, as a note prescribes it. */
  genericName: optional(text(150)),
});

/** Returns the alerts of lines that are not signed yet; writes nothing. */
export const checkOrders = endpoint({
  path: '/ClinicalOrder/CheckClinicalOrders',
  bodyBytes: bodySize.long,
  summary: 'Says what speaks against orders that are not signed yet.',
  permission: mayLookAtEncounters,
  effect: 'read',
  isWalled: true,
  input: shape(
    { encounterId: optional(id()), admissionId: optional(id()), lines: z.array(asked).max(140) },
    { ...admissionSpellings, lines: 'clinicalOrderList' },
  ),
  output: shape(
    {
      patientId: id(),
      /** True when the allergies of the patient are unknown and one of the lines requires them (OR009). */
      isAllergyAsked: flag(),
      lines: z.array(
        shape(
          { orderName: text(), kind: oneOf(orderKinds), alerts: z.array(shape(alertFields, spellings)) },
          { kind: 'orderKind', alerts: 'orderAlertList' },
        ),
      ),
    },
    { ...admissionSpellings, lines: 'clinicalOrderList' },
  ),
});
