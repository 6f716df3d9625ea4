// Writes what refines the demo's price list, the order sets of each hospital, and the favourites of its doctor.
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { demoFavourites, demoSets, refinements } from './orderables-data.ts';
import { chargeIdOf } from './seed-prices.ts';

/** The names of the orders are those of their charges. */
export async function seedOrderables(owner: pg.Client, { tenantId, hospitals }: DemoTenant, now: Date): Promise<void> {
  const names = await namesOf(owner, tenantId);
  const at = now.toISOString();
  const orderables = hospitals.flatMap((hospital) =>
    refinements.map((one) => {
      const chargeId = chargeIdOf(hospital, one.code);
      return {
        hospitalId: hospital.hospitalId,
        chargeId,
        orderName: names.get(chargeId),
        synonyms: one.synonyms,
        orderKind: one.kind,
        preparation: one.preparation,
        sexLimit: one.sexLimit,
        ageFromDays: one.ageFromDays,
        ageToDays: one.ageToDays,
        repeatWindowHours: one.repeatWindowHours,
        requiresPayerApproval: one.requiresPayerApproval ?? false,
        chargeMoment: one.chargeMoment,
        leadMinutes: one.leadMinutes,
        isActive: true,
      };
    }),
  );
  const sets = hospitals.flatMap((hospital, place) =>
    demoSets.map((set, index) => ({ hospital, set, orderSetId: place * demoSets.length + index + 1 })),
  );
  await insertRows(owner, tenantId, 'orderable', orderables);
  await insertRows(
    owner,
    tenantId,
    'order_set',
    sets.map(({ hospital, set, orderSetId }) => ({
      orderSetId,
      hospitalId: hospital.hospitalId,
      setName: set.name,
      version: 1,
      isActive: true,
    })),
  );
  await insertRows(
    owner,
    tenantId,
    'order_set_line',
    sets.flatMap(({ hospital, set, orderSetId }) =>
      [...set.ticked, ...(set.offered ?? [])].map((code, index) => ({
        orderSetId,
        version: 1,
        lineNo: index + 1,
        chargeId: chargeIdOf(hospital, code),
        quantityThousandths: 1000,
        priority: set.priority ?? 'Routine',
        isTicked: set.ticked.includes(code),
      })),
    ),
  );
  await insertRows(
    owner,
    tenantId,
    'order_favourite',
    hospitals.flatMap((hospital) =>
      demoFavourites.map((code) => ({
        userId: userIdFor('doctor', hospital.hospitalId),
        chargeId: chargeIdOf(hospital, code),
        markedAt: at,
        isActive: true,
      })),
    ),
  );
}

async function namesOf(owner: pg.Client, tenantId: number): Promise<Map<number, string>> {
  const { rows } = await owner.query<{ chargeId: number; chargeName: string }>(
    'select charge_id::int as "chargeId", charge_name as "chargeName" from charge where tenant_id = $1',
    [tenantId],
  );
  return new Map(rows.map(({ chargeId, chargeName }) => [chargeId, chargeName]));
}
