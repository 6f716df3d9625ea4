// Floors and wards that are set up: names once in the hospital, and what is refused while something stands in them.

import { masterNamed } from '@charaka/contract/foundation/masters/all';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { admit } from '@charaka/contract/stay/admission/admission';
import { listBeds, reserveBed } from '@charaka/contract/stay/bed/bed';
import { bedFloors } from '@charaka/contract/stay/bed/bed-floor';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { addBed, deleteBed, updateBed } from '@charaka/contract/stay/bed/bed-setting';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const addFloor = (tenant: TestTenant, bedFloorName: string) =>
  tenant.call(bedFloors.add, { bedFloor: { bedFloorName, bedFloorDescription: 'Wards for women' } });
const addWard = (tenant: TestTenant, bedGroupName: string, bedFloorId?: number) =>
  tenant.call(bedGroups.add, { bedGroup: { bedGroupName, ...(bedFloorId ? { bedFloorId } : {}) } });
const closeWard = (tenant: TestTenant, bedGroupId: number) =>
  tenant.call(bedGroups.remove, { bedGroup: { bedGroupId } });
const closeFloor = (tenant: TestTenant, bedFloorId: number) =>
  tenant.call(bedFloors.remove, { bedFloor: { bedFloorId } });
const freeBeds = async (tenant: TestTenant) =>
  (await tenant.ask(listBeds, { isFree: true })).rows.filter((bed) => !bed.isVirtual).map((bed) => bed.bedName);

describe('a floor', () => {
  it('is added, read, changed whole, and there once by its name in any capitals (Q17, R296)', async () => {
    const tenant = await makeTenant(parts);
    const added = await addFloor(tenant, 'First Floor');
    expect(added.message).toBe('Floor added successfully');
    const { bedFloor } = added.output;
    expect((await tenant.ask(bedFloors.get, { bedFloor })).bedFloor).toMatchObject(bedFloor);
    expect((await addFloor(tenant, 'FIRST floor')).message).toBe("Floor 'FIRST floor' already exists");
    const { bedFloorId } = bedFloor;
    const changed = await tenant.ask(bedFloors.update, { bedFloor: { bedFloorId, bedFloorName: 'Upper Floor' } });
    expect(changed.bedFloor).toMatchObject({ bedFloorName: 'Upper Floor', bedFloorDescription: null, isActive: true });
    const twin = await tenant.call(bedFloors.update, { bedFloor: { bedFloorId, bedFloorName: 'ground' } });
    expect(twin.message).toBe("Floor 'ground' already exists");
  });

  it('stays in use while an active ward is on it, and is named with it', async () => {
    const tenant = await makeTenant(parts);
    expect((await closeFloor(tenant, 1)).message).toBe('Ground has active wards and stays active: Virtual, Ward A');
    const { bedFloorId } = (await addFloor(tenant, 'First Floor')).output.bedFloor;
    const { bedGroup } = (await addWard(tenant, 'Ward C', bedFloorId)).output;
    const whole = { bedFloorId, bedFloorName: 'First Floor' };
    const refused = await tenant.call(bedFloors.update, { bedFloor: { ...whole, isActive: false } });
    expect(refused.message).toBe('First Floor has active wards and stays active: Ward C');
    await closeWard(tenant, bedGroup.bedGroupId);
    expect((await closeFloor(tenant, bedFloorId)).message).toBe('Floor deactivated');
    const back = await tenant.call(bedGroups.update, { bedGroup: { ...wardOf(bedGroup), isActive: true } });
    expect(back.message).toBe('First Floor is no longer active');
    expect((await addWard(tenant, 'Ward D', bedFloorId)).message).toBe('First Floor is no longer active');
    await tenant.ask(bedFloors.update, { bedFloor: { ...whole, isActive: true } });
    expect((await addWard(tenant, 'Ward D', bedFloorId)).isFailure).toBe(false);
  });

  it('belongs to its hospital and is the deed of whoever has the right (Q18, R168)', async () => {
    const tenant = await makeTenant(parts);
    for (const answer of [
      await tenant.call(bedFloors.get, { bedFloor: { bedFloorId: 2 } }),
      await closeFloor(tenant, 2),
      await tenant.call(bedFloors.update, { bedFloor: { bedFloorId: 2, bedFloorName: 'Mine' } }),
      await addWard(tenant, 'Ward C', 2),
    ])
      expect(answer.message).toBe('This floor does not exist');
    expect((await tenant.call(bedFloors.remove, { bedFloor: { bedFloorId: 1 } }, { as: 'viewer' })).status).toBe(403);
    const elsewhere = { as: 'admin', hospitalId: 2 } as const;
    await tenant.ask(bedFloors.add, { bedFloor: { bedFloorName: 'First Floor' } }, elsewhere);
    expect((await addFloor(tenant, 'First Floor')).isFailure).toBe(false);
    expect((await tenant.ask(bedFloors.list, {})).rows.map((floor) => floor.bedFloorName)).toEqual([
      'Ground',
      'First Floor',
    ]);
  });

  it('or a ward on it at the same instant: one of both happens', async () => {
    const tenant = await makeTenant(parts);
    for (let round = 0; round < 6; round += 1) {
      const { bedFloorId } = (await addFloor(tenant, `Floor ${round}`)).output.bedFloor;
      const answers = await Promise.all([
        closeFloor(tenant, bedFloorId),
        addWard(tenant, `Ward ${round}x`, bedFloorId),
      ]);
      expect(answers.filter((answer) => !answer.isFailure)).toHaveLength(1);
    }
  });
});

const wardOf = ({
  bedGroupId,
  bedGroupName,
  bedFloorId,
}: {
  bedGroupId: number;
  bedGroupName: string;
  bedFloorId?: number | null | undefined;
}) => ({
  bedGroupId,
  bedGroupName,
  bedFloorId: bedFloorId ?? null,
});

describe('a ward', () => {
  it('is added, read, changed whole, and there once by its name in any capitals (Q17, R296)', async () => {
    const tenant = await makeTenant(parts);
    const { bedGroup } = (await addWard(tenant, 'Ward C', 1)).output;
    expect(bedGroup).toMatchObject({ bedGroupName: 'Ward C', bedFloorName: 'Ground', isActive: true });
    expect((await tenant.ask(bedGroups.get, { bedGroup: { bedGroupId: bedGroup.bedGroupId } })).bedGroup).toMatchObject(
      bedGroup,
    );
    expect((await addWard(tenant, 'ward c')).message).toBe("Ward 'ward c' already exists");
    const named = { bedGroupId: bedGroup.bedGroupId, bedGroupName: 'Ward of women' };
    const changed = await tenant.ask(bedGroups.update, { bedGroup: named });
    expect(changed.bedGroup).toMatchObject({ bedGroupName: 'Ward of women', bedFloorId: null, isActive: true });
    expect((await tenant.call(bedGroups.update, { bedGroup: { ...named, bedGroupName: 'WARD A' } })).message).toBe(
      "Ward 'WARD A' already exists",
    );
  });

  it('stays in use while somebody lies in it or a bed is reserved, naming who (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [first = 0, second = 0] = await tenant.addPatients(2);
    await lieInBed(tenant, first, { bedId: 10 });
    await lieInBed(tenant, second, { bedId: 3 });
    const sentence =
      'Ward A has occupied beds and stays active: B-3 (Asha Test B, IPD Id 2), B-10 (Asha Test A, IPD Id 1)';
    expect((await closeWard(tenant, 1)).message).toBe(sentence);
    const whole = { bedGroupId: 1, bedGroupName: 'Ward A', bedFloorId: 1 };
    expect((await tenant.call(bedGroups.update, { bedGroup: { ...whole, isActive: false } })).message).toBe(sentence);
    expect((await tenant.ask(bedGroups.update, { bedGroup: whole })).bedGroup.isActive).toBe(true);
    await parts.owner.query('update bed_stay set during = tstzrange(lower(during), now()) where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await tenant.ask(reserveBed, { bed: { bedId: 4, reservedFor: 'Mr. Rao', until } });
    expect((await closeWard(tenant, 1)).message).toBe('Ward A has reserved beds and stays active: B-4 (Mr. Rao)');
  });

  it('closes its beds with it and brings back those alone', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(deleteBed, { bed: { bedId: 7 } });
    expect((await closeWard(tenant, 1)).message).toBe('Ward deactivated');
    expect(await freeBeds(tenant)).toEqual([]);
    const bed = { bedId: 3, bedName: 'B-3', bedTypeId: 1, bedGroupId: 1 };
    expect((await tenant.call(updateBed, { bed: { ...bed, isActive: true } })).message).toBe(
      'Ward A is no longer active',
    );
    const back = await tenant.call(bedGroups.update, {
      bedGroup: { bedGroupId: 1, bedGroupName: 'Ward A', isActive: true },
    });
    expect(back.message).toBe('Ward updated successfully. 9 beds are active again');
    expect(await freeBeds(tenant)).toEqual(['B-1', 'B-2', 'B-3', 'B-4', 'B-5', 'B-6', 'B-8', 'B-9', 'B-10']);
  });

  it('of the virtual bed is fixed, and so is its type (Q78)', async () => {
    const tenant = await makeTenant(parts);
    const sentence = 'Virtual is fixed: it can be neither changed nor deactivated';
    expect((await closeWard(tenant, 100)).message).toBe(sentence);
    const renamed = { bedGroupId: 100, bedGroupName: 'Other' };
    expect((await tenant.call(bedGroups.update, { bedGroup: renamed })).message).toBe(sentence);
  });

  it('belongs to its hospital and is the deed of whoever has the right (Q18, R168)', async () => {
    const tenant = await makeTenant(parts);
    expect((await closeWard(tenant, 2)).message).toBe('This ward does not exist');
    expect((await tenant.call(bedGroups.remove, { bedGroup: { bedGroupId: 1 } }, { as: 'viewer' })).status).toBe(403);
    expect((await tenant.ask(bedGroups.list, {})).rows.map((ward) => ward.isActive)).toEqual([true, true]);
  });

  it.each(Array.from({ length: 8 }, (_, run) => run))(
    'or somebody and something coming into it at the same instant: never both; run %i (R414)',
    async () => {
      const tenant = await makeTenant(parts);
      const [patientId = 0] = await tenant.addPatients(1);
      const { bedGroup } = (await addWard(tenant, 'Ward C')).output;
      const moved = { bedId: 5, bedName: 'B-5', bedTypeId: 1, bedGroupId: bedGroup.bedGroupId };
      const [closed, admitted] = await Promise.all([
        closeWard(tenant, 1),
        tenant.call(admit, { admission: admissionForm(tenant, patientId, { bedId: 3 }) }),
        tenant.call(addBed, { bed: { bedName: 'B-20', bedTypeId: 1, bedGroupId: 1 } }),
        tenant.call(updateBed, { bed: moved }),
        closeWard(tenant, bedGroup.bedGroupId),
      ]);
      expect([closed?.isFailure, admitted?.isFailure].filter(Boolean)).toHaveLength(1);
      const { rows } = await parts.owner.query(
        `select b.bed_name from bed b join bed_group g on g.tenant_id = b.tenant_id and g.bed_group_id = b.bed_group_id
         where b.tenant_id = $1 and b.is_active and not g.is_active`,
        [tenant.tenantId],
      );
      expect(rows).toEqual([]);
    },
  );
});

describe('a bed type', () => {
  it('stays in use while beds are of it, naming them, and takes no bed once it is not', async () => {
    const tenant = await makeTenant(parts);
    const { deactivate, add } = masterEndpoints(masterNamed('bedType'));
    const refused = await tenant.call(deactivate, { item: { bedTypeId: 1 } });
    expect(refused.message).toBe('This bed type is in use by 12 beds (B-1, B-10, B-11 and more) and stays active');
    const { item } = (await tenant.ask(add, { item: { bedTypeName: 'Suite' } })) as { item: { bedTypeId: number } };
    const bed = { bedName: 'S-1', bedTypeId: item.bedTypeId, bedGroupId: 1 };
    const [closed, added] = await Promise.all([
      tenant.call(deactivate, { item: { bedTypeId: item.bedTypeId } }),
      tenant.call(addBed, { bed }),
    ]);
    expect([closed.isFailure, added.isFailure].filter(Boolean)).toHaveLength(1);
    if (added.isFailure) expect(added.message).toBe('Bed type Suite is no longer active');
    else expect(closed.message).toBe('This bed type is in use by 1 beds (S-1) and stays active');
  });
});
