// The calls on laboratory tests: listed, read, added to a charge of the price list, changed, taken out of use.
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import * as labTest from '@charaka/contract/diagnostics/labtest/lab-test';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerForEdit, refuseStale } from '../../kernel/last-change.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  deactivateLabTest,
  editedLabTest,
  findLabTest,
  insertLabTest,
  labTestList,
  lockLabTest,
  replaceLabTest,
} from './lab-test-store.ts';

const row = labTest.listLabTests.output.shape.rows.element;
/** The type of charges that are investigations. */
const INVESTIGATION = 3;

/** By the names of their charges. */
export const listLabTests = handle(labTest.listLabTests, (call, input) =>
  readList(call.tx, labTestList(call), row, input),
);

/** Refuses a test of another hospital. */
export const getLabTest = handle(labTest.getLabTest, async (call, input) => {
  const { labTestId } = input.labTest;
  return answerForEdit(call, editedLabTest, labTestId, findLabTest(call, labTestId));
});

/** Refuses a charge that is no investigation, or that has a test. */
export const addLabTest = handle(labTest.addLabTest, async (call, input) => {
  await refuseCharge(call, input.labTest.chargeId);
  const added = await insertLabTest(call, input.labTest);
  call.say(labParameterSentences.labTestAdded);
  return { labTest: added };
});

/** Left out `isActive` leaves it as it was. */
export const updateLabTest = handle(labTest.updateLabTest, async (call, input) => {
  const { labTestId, version } = input.labTest;
  await lockLabTest(call, labTestId);
  await refuseStale(call, editedLabTest, labTestId, version);
  await refuseCharge(call, input.labTest.chargeId);
  const changed = await replaceLabTest(call, labTestId, input.labTest);
  call.say(labParameterSentences.labTestUpdated);
  return { labTest: changed };
});

/** Deactivates the test; it can be reactivated. */
export const deleteLabTest = handle(labTest.deleteLabTest, async (call, input) => {
  await deactivateLabTest(call, input.labTest.labTestId);
  call.say(labParameterSentences.labTestDeactivated);
  return {};
});

/** Those in use, by name. */
export const listInvestigations = handle(labTest.listInvestigations, async (call) => ({
  investigations: await call.tx.rows<OutputOf<typeof labTest.listInvestigations>['investigations'][number]>(sql`
    select c.charge_id, c.charge_code, c.charge_name, t.lab_test_id
    from charge c
    left join lab_test t on t.tenant_id = c.tenant_id and t.charge_id = c.charge_id and t.is_active
    where c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId} and c.is_active
      and c.charge_type_id = ${INVESTIGATION}
    order by lower(c.charge_name), c.charge_id`),
}));

async function refuseCharge(call: Call, chargeId: number): Promise<void> {
  const charge = await call.tx.one<{ chargeName: string; chargeTypeId: number }>(
    sql`select charge_name, charge_type_id from charge
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and charge_id = ${chargeId}`,
    kernelSentences.recordRefersToNothing,
  );
  const wrong = labParameterSentences.notAnInvestigation({ chargeName: charge.chargeName });
  if (charge.chargeTypeId !== INVESTIGATION) refuse(wrong, { 'labTest.chargeId': wrong });
}
