// Proves where the pages of an admission stand.
import { describe, expect, it } from 'vitest';
import { chargesPath, listOfAddress } from './admission-addresses.ts';

describe('the list an address belongs to', () => {
  it('is the one the page stands below (R062, R063)', () => {
    expect(listOfAddress('/ipd/ipd_registration')).toBe('ipd/ipd_registration');
    expect(listOfAddress('/ipd/ipd_registration/patient-details')).toBe('ipd/ipd_registration');
    expect(listOfAddress('/dental/patient-details/')).toBe('dental');
    expect(listOfAddress('/emergency/bed_notes')).toBe('emergency');
    const station = 'nursing_station/nursing_dashboard';
    expect([station, `${station}/patient-details`].map(listOfAddress)).toEqual([station, station]);
  });
  it('is that of all inpatients for the nursing station and everything else (R331)', () => {
    expect(listOfAddress('/bed-availability')).toBe('ipd/ipd_registration');
    expect(listOfAddress('/dentalcare')).toBe('ipd/ipd_registration');
    expect(listOfAddress('/nursing_station/bed_note/charge')).toBe('ipd/ipd_registration');
    expect(listOfAddress('/nursing_station/bed_note')).toBe('ipd/ipd_registration');
  });
});

describe('the charges of an admission', () => {
  const hospital = 'nursing_station/bed_note/charge';
  const nonHospital = 'nursing_station/bed_note/non-hospital-charge';
  it('are posted with the hospital charges (R331, Q36)', () => {
    expect(chargesPath('/ipd/ipd_registration', true)).toBe(hospital);
    expect(chargesPath('/ipd/ipd_registration', false)).toBe(hospital);
    expect(chargesPath(`/${nonHospital}`, false)).toBe(hospital);
  });
  it('are posted apart where the hospital keeps them so and the user came from their list (R331, Q36)', () => {
    expect(chargesPath(`/${nonHospital}/`, true)).toBe(nonHospital);
  });
});
