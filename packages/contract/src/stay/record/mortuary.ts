// The mortuary on the wire: its bodies with their times, and the person each body was handed over to.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { pictureText } from '../../foundation/tenancy/hospital.ts';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, instant, officePhone, optional, requiredText, text } from '../../kernel/field.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { admissionSpellings } from '../admission/admission-words.ts';
import { recordChecks } from './record-checks.ts';
import { mortuaryTopic } from './topics.ts';

/** Menu path that rights on the mortuary hang on. */
export const mortuaryMenu = 'mortuary_management';

const spellings = {
  patientId: admissionSpellings.patientId ?? 'patientUid',
  diedAt: 'dateOfDeath',
  receivedAt: 'admissionDate',
  releasedAt: 'releaseDate',
  createdByName: 'createdBy',
};

const fields = {
  patientName: requiredText(recordChecks.enterBodyName, 120),
  sex: z.enum(['M', 'F', 'O'], recordChecks.selectGender.text),
  diedAt: optional(instant(entrySentences.enterTimeOfDeath)),
  receivedAt: instant(recordChecks.enterReceivedAt),
  chamberNo: requiredText(recordChecks.enterChamber, 20),
  broughtBy: optional(text(120)),
  contactNo: optional(officePhone(16)),
  belongings: optional(text(500)),
  isMedicoLegal: flag(),
  policeStation: optional(text(120)),
  remark: optional(text(300)),
};

const release = {
  releasedAt: optional(instant(recordChecks.enterHandedOverAt)),
  releasedTo: optional(text(120)),
  relation: optional(text(60)),
  identityNo: optional(text(60)),
  policeClearanceNo: optional(text(60)),
};

interface Typed {
  readonly isMedicoLegal: boolean;
  readonly releasedAt?: string | null | undefined;
  readonly releasedTo?: string | null | undefined;
  readonly policeClearanceNo?: string | null | undefined;
}

/** A body is given to somebody, and one the police asks about only with their consent. */
function checkRelease(typed: Typed, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (!typed.releasedAt) {
    if (typed.releasedTo) fault('releasedAt', recordChecks.enterHandedOverAt.text);
    return;
  }
  if (!typed.releasedTo) fault('releasedTo', recordChecks.enterHandedOverTo.text);
  if (typed.isMedicoLegal && !typed.policeClearanceNo)
    fault('policeClearanceNo', recordChecks.policeClearanceNeeded.text);
}

const shown = {
  mortuaryId: id(),
  patientId: optional(id()),
  ...fields,
  ...release,
  createdByName: text(),
};

/** A body as listed, without the picture of its document. */
export const mortuaryAdmission = shape(shown, spellings);
const withDocument = shape({ ...shown, document: optional(text(8_000_000)) }, spellings);

const typed = { ...fields, ...release, document: optional(pictureText) };

/** A body as received; without a patient it is of a person who was never registered here. */
export const mortuaryForm = withChecks(shape({ patientId: optional(id()), ...typed }, spellings), checkRelease);
/** A body with what is to be changed, as its release; whose it is stays. */
const changedMortuary = withChecks(shape({ mortuaryId: id(), ...versioned, ...typed }, spellings), checkRelease);

/** Bodies of the hospital, the last one first, without their documents (R282); `isReleased` false for those that lie there now. */
export const listMortuary = endpoint({
  path: '/MortuaryAdmission/GetAllMortuaryWithoutDocument',
  summary: 'Lists the bodies in the mortuary and those handed over, without their documents.',
  permission: may('view', mortuaryMenu),
  effect: 'read',
  unveiledBecause: 'a register that the law requires',
  openBecause: 'a register that the law requires',
  input: listInput({ search: optional(text(60)), isReleased: optional(flag()) }),
  output: listOutput(mortuaryAdmission, 'mortuaryAdmissionList'),
});

/** One body, with its document. */
export const getMortuary = endpoint({
  path: '/MortuaryAdmission/GetMortuaryById',
  summary: 'Reads one body in the mortuary, with its document.',
  permission: may('view', mortuaryMenu),
  effect: 'read',
  openBecause: 'a register that the law requires',
  input: shape({ mortuaryAdmission: shape({ mortuaryId: id() }) }),
  output: shape({ mortuaryAdmission: withVersion(withDocument), ...changedBy }),
});

/** Receives a body: once for a patient, one in a chamber (R278). */
export const addMortuary = endpoint({
  path: '/MortuaryAdmission/AddMortuaryAdmission',
  logAs: ['mortuary_admission', 'added'],
  bodyBytes: bodySize.file,
  summary: 'Receives a body into the mortuary.',
  permission: may('add', mortuaryMenu),
  effect: 'write',
  changes: [mortuaryTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ mortuaryAdmission: mortuaryForm }),
  output: shape({ mortuaryAdmission: withDocument }),
});

/** Changes what is known of a body, or gives it away (R278). */
export const updateMortuary = endpoint({
  path: '/MortuaryAdmission/UpdateMortuaryAdmission',
  logAs: ['mortuary_admission', 'changed'],
  bodyBytes: bodySize.file,
  summary: 'Changes a body in the mortuary, or gives it away; fields left out are cleared.',
  permission: may('edit', mortuaryMenu),
  effect: 'write',
  changes: [mortuaryTopic],
  openBecause: 'a register that the law requires',
  input: shape({ mortuaryAdmission: changedMortuary }),
  output: shape({ mortuaryAdmission: withDocument }),
});
