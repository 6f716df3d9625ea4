// Adding who refers patients: what is required, what is checked, and one of each.
import { addReferral, getReferral } from '@charaka/contract/people/referral/referral';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const sender = { referralName: 'Shiuli Clinic', contactNo: '9876543210' };

describe('adding a referral', () => {
  it('keeps every field of the dialog, under the spellings of the wire (R260, R261)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addReferral, {
      referral: {
        ...sender,
        email: 'Desk@Shiuli.example',
        address: '4 Shiuli Path',
        panNo: 'aapfu0939f',
        ipdPercentage: 7.5,
        opdPercentage: 10,
        otPercentage: 0.25,
        otherPercentage: 100,
      },
    });
    expect(answer.message).toBe('Referral added successfully');
    expect(answer.wire.referral).toMatchObject({
      referralName: 'Shiuli Clinic',
      referralContactNo: '9876543210',
      referralEmailId: 'desk@shiuli.example',
      referralAddress: '4 Shiuli Path',
      panNo: 'AAPFU0939F',
      ipdPercentage: 7.5,
      opdPercentage: 10,
      otPercentage: 0.25,
      otherPercentage: 100,
      isActive: true,
    });
    const { referralId } = answer.output.referral;
    expect((await tenant.ask(getReferral, { referral: { referralId } })).referral).toMatchObject(
      answer.output.referral,
    );
  });

  it.each([
    ['referralName', ' ', 'Please enter the name of the referral'],
    [
      'contactNo',
      '98765',
      'Please enter a phone number with its area code, for example 033 2345 6789, or a mobile of 10 digits',
    ],
    ['email', 'desk@', 'This is not a valid Email!!!'],
    ['panNo', 'AAPFU0939', 'A PAN has five letters, four digits and a letter, for example ABCPE1234F'],
    ['ipdPercentage', 100.01, "The percentage can't be more than 100"],
    ['opdPercentage', -1, "The percentage can't be negative"],
    ['otPercentage', 2.505, 'The percentage has more than 2 decimals'],
  ])('refuses %s = %s beside the field (Q205, R263)', async (field, value, sentence) => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(addReferral, { referral: { ...sender, [field]: value } });
    expect(answer).toMatchObject({ status: 400, isFailure: true, message: sentence });
    expect(answer.fields).toEqual({ [`referral.${field}`]: sentence });
  });

  it('asks for the name only (Q205)', async () => {
    const tenant = await makeTenant(parts);
    const { referral } = await tenant.ask(addReferral, {
      referral: { referralName: 'Nodir Par Camp', contactNo: '', email: '', panNo: '' },
    });
    expect(referral).toMatchObject({ contactNo: null, email: null, panNo: null, ipdPercentage: null });
  });

  it('refuses one name with one phone number twice, also at the same instant (R263)', async () => {
    const tenant = await makeTenant(parts);
    const add = (changes: object) => tenant.call(addReferral, { referral: { ...sender, ...changes } });
    const twins = await Promise.all([add({}), add({ referralName: 'SHIULI clinic', contactNo: '+919876543210' })]);
    const refused = twins.filter((answer) => answer.isFailure);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.message).toMatch(/^'Shiuli Clinic' with the phone number (\+91)?9876543210 already exists$/i);
    expect((await add({ contactNo: '9876543211' })).isFailure).toBe(false);
    expect((await add({ contactNo: '' })).isFailure).toBe(false);
    expect((await add({ contactNo: '' })).message).toBe("'Shiuli Clinic' without a phone number already exists");
  });

  it('needs the right to add, and is of its own tenant alone (R168, Q18)', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    expect((await tenant.call(addReferral, { referral: sender }, { as: 'viewer' })).status).toBe(403);
    const { referralId } = (await tenant.ask(addReferral, { referral: sender })).referral;
    const stranger = await other.call(getReferral, { referral: { referralId } });
    expect(stranger.message).toBe('This referral does not exist');
  });
});
