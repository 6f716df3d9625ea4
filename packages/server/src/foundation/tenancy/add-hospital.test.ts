// Setting hospitals up: what fits together, who works there, who may close one.
import {
  addHospital,
  deleteHospital,
  reopenHospital,
  setHospitalPicture,
  updateHospital,
} from '@charaka/contract/foundation/tenancy/hospital';
import { getHospital, listHospitals } from '@charaka/contract/foundation/tenancy/tenancy';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { describe, expect, it } from 'vitest';
import { hospitalForm, type TypedHospital } from '../../../test-support/access/hospital-form.ts';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const refusalOf = async (tenant: TestTenant, changes: Partial<TypedHospital>) => {
  const answer = await tenant.call(addHospital, { hospital: hospitalForm(changes) });
  return answer.isFailure ? answer.message : undefined;
};

describe('adding and changing hospitals', () => {
  it('keeps every fact, takes the state code from the state, and lets who added it work there at once (R136, R140)', async () => {
    const tenant = await makeTenant(parts);
    const typed = hospitalForm({ gstNumber: '27aapfu0939f1zv', upiAddress: 'third@bank', address1: 'Near the lake' });
    const { hospital } = await tenant.ask(addHospital, { hospital: typed });
    expect(hospital).toMatchObject({
      hospitalId: 3,
      stateCode: '27',
      countryCode: 'IN',
      gstNumber: '27AAPFU0939F1ZV',
      creditLimit: 250_050,
      cashReceiptLimit: 19_999_900,
      timeFormat: 24,
      groupWiseFinalBill: true,
      isActive: true,
    });
    const mine = await tenant.ask(listHospitals, {});
    expect(mine.rows.map((row) => row.hospitalId)).toEqual([1, 3]);
    expect((await tenant.call(getHospital, { hospital: { hospitalId: 3 } })).status).toBe(200);
    expect((await tenant.ask(listHospitals, {}, { as: 'viewer' })).rows.map((row) => row.hospitalId)).toEqual([1]);
  });

  it('keeps how beds are charged and cleaned: by hand at midnight unless told, rent from when it was turned on', async () => {
    const tenant = await makeTenant(parts);
    const plain = (await tenant.ask(addHospital, { hospital: hospitalForm() })).hospital;
    expect(plain).toMatchObject({
      isBedRentAutomatic: false,
      bedCheckOutHour: 24,
      bedHalfDayHours: null,
      isBedCleanedAfterStay: false,
    });
    const beds = { isBedRentAutomatic: true, bedCheckOutHour: 12, bedHalfDayHours: 4, isBedCleanedAfterStay: true };
    const change = (changes: Partial<TypedHospital>) =>
      tenant.ask(updateHospital, { hospital: { ...hospitalForm(changes), hospitalId: plain.hospitalId } });
    const since = async () => {
      const { rows } = await parts.owner.query(
        'select bed_rent_since as since from hospital where tenant_id = $1 and hospital_id = $2',
        [tenant.tenantId, plain.hospitalId],
      );
      return (rows[0] as { since: string | null }).since;
    };
    expect((await change(beds)).hospital).toMatchObject(beds);
    const turnedOn = await since();
    expect(Math.abs(Date.now() - Date.parse(turnedOn ?? ''))).toBeLessThan(600_000);
    await change({ ...beds, bedCheckOutHour: 10 });
    expect(await since()).toBe(turnedOn);
    expect((await change({})).hospital).toMatchObject({ isBedRentAutomatic: false, bedHalfDayHours: null });
    expect(await since()).toBeNull();
    expect(await refusalOf(tenant, { bedCheckOutHour: 25 })).toBeDefined();
    expect(await refusalOf(tenant, { bedHalfDayHours: 24 })).toBe('Enter between 1 and 23 hours');
  });

  it('a hospital made in India begins with the tax rules of today, one abroad with none (Q261)', async () => {
    const tenant = await makeTenant(parts);
    const rulesOf = (hospital: OutputOf<typeof addHospital>['hospital']) =>
      [hospital.gstAfterDiscountSince, hospital.gstServicePlaceSince, hospital.roomTaxSince].map((day) => day ?? null);
    const today = dateInZone(new Date(), 'Asia/Kolkata');
    const { hospital } = await tenant.ask(addHospital, { hospital: hospitalForm() });
    expect(rulesOf(hospital)).toEqual([today, today, today]);
    const abroad = { countryId: 2, stateId: null, hospitalName: 'Fourth Hospital' };
    const other = (await tenant.ask(addHospital, { hospital: hospitalForm(abroad) })).hospital;
    expect(rulesOf(other)).toEqual([null, null, null]);
    // One that was there keeps its rules, whatever else of it changes.
    const first = { ...hospitalForm({ hospitalName: 'First Hospital' }), hospitalId: 1 };
    expect(rulesOf((await tenant.ask(updateHospital, { hospital: first })).hospital)).toEqual([null, null, null]);
  });

  it('refuses a state of another country, a GST number that is mistyped or of another state, and a name twice (R521)', async () => {
    const tenant = await makeTenant(parts);
    expect(await refusalOf(tenant, { countryId: 2 })).toBe('This state does not belong to the country');
    expect(await refusalOf(tenant, { stateId: null })).toBe('Please select state');
    expect(await refusalOf(tenant, { gstNumber: '27AAPFU0939F1ZW' })).toContain('mistyped');
    expect(await refusalOf(tenant, { gstNumber: '27AAPFU0939F1ZV', stateId: 32 })).toContain('begin with 32');
    expect(await refusalOf(tenant, { timezone: 'Asia/Nowhere' })).toBe('This time zone does not exist');
    expect(await refusalOf(tenant, { timezone: '+05:30' })).toBe('This time zone does not exist');
    expect(await refusalOf(tenant, { hospitalName: 'first hospital' })).toBe(
      "A hospital 'first hospital' already exists",
    );
    expect(await refusalOf(tenant, {})).toBeUndefined();
  });

  it('keeps who is paid by UPI and when a deposit is low: below half the running bill unless told', async () => {
    const tenant = await makeTenant(parts);
    const plain = (await tenant.ask(addHospital, { hospital: hospitalForm() })).hospital;
    expect(plain).toMatchObject({ upiPayeeName: null, lowDepositPercent: 50, lowDepositOf: 'bill' });
    const told = { upiAddress: 'third@bank', upiPayeeName: 'Third', lowDepositPercent: 80, lowDepositOf: 'estimate' };
    const form = { ...hospitalForm(told as Partial<TypedHospital>), hospitalId: plain.hospitalId };
    expect((await tenant.ask(updateHospital, { hospital: form })).hospital).toMatchObject(told);
    expect(await refusalOf(tenant, { lowDepositPercent: 101 })).toBe('Enter between 0 and 100');
  });

  it('warns where cash of two lakh or more could be taken (Q115)', async () => {
    const tenant = await makeTenant(parts);
    const low = await tenant.call(addHospital, { hospital: hospitalForm() });
    expect(low.message).toBe('Hospital added successfully.');
    const off = await tenant.call(addHospital, {
      hospital: hospitalForm({ hospitalName: 'Fourth', cashLimitReceipt: null }),
    });
    expect(off.isFailure).toBe(false);
    expect(off.message).toContain('Section 269ST');
  });

  it('shows changed facts to sessions with their next call, and clears what is left out (Q17, Q179)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.ask(getHospital, { hospital: { hospitalId: 1 } }, { as: 'viewer' });
    const { phone: _phone, ...form } = hospitalForm({ hospitalName: 'First renamed', timezone: 'Asia/Dhaka' });
    await parts.owner.query(`update hospital set phone = '9800000000' where tenant_id = $1`, [tenant.tenantId]);
    const { hospital } = await tenant.ask(updateHospital, { hospital: { hospitalId: 1, ...form } });
    expect(hospital).toMatchObject({ hospitalName: 'First renamed', phone: null, timezone: 'Asia/Dhaka' });
    const seen = await tenant.ask(getHospital, { hospital: { hospitalId: 1 } }, { as: 'viewer' });
    expect(seen.hospital.hospitalName).toBe('First renamed');
    const foreign = await tenant.call(updateHospital, { hospital: { hospitalId: 2, ...form } });
    expect(foreign).toMatchObject({ status: 403, message: 'You do not work in this hospital' });
  });
});

describe('closing a hospital', () => {
  it('is refused while patients lie there or users call it their own; closed, nobody works there until it opens again (R135)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId] = await tenant.addPatients(1);
    const close = (hospitalId: number) => tenant.call(deleteHospital, { hospital: { hospitalId } }, { as: 'admin' });
    await lieInBed(tenant, patientId as number, { bedId: 11, hospitalId: 2 });
    expect((await close(2)).message).toBe('1 patient is in this hospital');
    await parts.owner.query('update admission set is_cancelled = true, cancelled_at = now() where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect((await close(1)).message).toBe(
      'This is the home hospital of 3 users. Give them another home hospital first',
    );
    expect((await close(2)).message).toBe('Hospital closed successfully');
    expect((await close(2)).status).toBe(403);
    const open = await tenant.ask(listHospitals, {}, { as: 'admin' });
    expect(open.rows.map((row) => row.hospitalId)).toEqual([1]);
    const all = await tenant.ask(listHospitals, { isWithClosed: true }, { as: 'admin' });
    expect(all.rows.map((row) => [row.hospitalId, row.isActive])).toEqual([
      [1, true],
      [2, false],
    ]);
    const again = { hospital: { closedHospitalId: 2 } };
    expect((await tenant.call(reopenHospital, again)).status).toBe(403);
    await tenant.ask(reopenHospital, again, { as: 'admin' });
    expect((await tenant.ask(listHospitals, {}, { as: 'admin' })).totalCount).toBe(2);
  });
});

describe('pictures of a hospital', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  it('are PNG or JPEG of at most 5 MB, answered only when asked for (R240, R255)', async () => {
    const tenant = await makeTenant(parts);
    const set = (picture: string | null) =>
      tenant.call(setHospitalPicture, { hospital: { hospitalId: 1, kind: 'image', picture } });
    expect((await set('PHN2Zz48L3N2Zz4=')).message).toBe('Only PNG and JPEG pictures are accepted');
    expect((await set(`/9j/${'A'.repeat(7_000_000)}`)).message).toBe('File size should not be more than 5 MB');
    expect((await set(`data:image/png;base64,${png}`)).message).toBe('Picture saved successfully');
    const plain = await tenant.call(getHospital, { hospital: { hospitalId: 1 } });
    expect(plain.wire.hospital).not.toHaveProperty('image');
    const whole = await tenant.ask(getHospital, { hospital: { hospitalId: 1 }, isWithPictures: true });
    expect(whole.hospital).toMatchObject({ image: png, miniLogo: null });
    const { rows } = await parts.owner.query(
      `select before, after from audit_log where tenant_id = $1 and table_name = 'hospital' and action = 'update'`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ before: { image_file_id: null }, after: { image_file_id: expect.any(Number) } }]);
    expect((await set(null)).message).toBe('Picture removed successfully');
  });
});
