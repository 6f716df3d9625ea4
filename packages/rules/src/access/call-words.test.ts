// Calls in words: what they did to which record.
import { expect, it } from 'vitest';
import { callWords } from './call-words.ts';

it('tells a call by its record and what it did (R026)', () => {
  expect(callWords('/Bed/AddBeds')).toEqual({ thing: 'bed', verb: 'added' });
  expect(callWords('/LabSection/UpdateLabSection')).toEqual({ thing: 'lab_section', verb: 'changed' });
  expect(callWords('/Bed/PreviewBedFloorImport')).toEqual({ thing: 'bed_floor', verb: 'checked' });
  expect(callWords('/ListOfValues/addDietType')).toEqual({ thing: 'diet_type', verb: 'added' });
  expect(callWords('/OTMaster/ReScheduleOTBooking')).toEqual({ thing: 'ot_booking', verb: 'moved' });
});

it('tells by itself what no rule of words tells, and two actions of one name apart (R026)', () => {
  expect(callWords('/Patient/AddPatient')).toEqual({ thing: 'patient', verb: 'registered' });
  expect(callWords('/OpdQueue/EndSession')).toEqual({ thing: 'opd_session', verb: 'ended' });
  expect(callWords('/Security/EndSession')).toEqual({ thing: 'session', verb: 'ended' });
});

it('has no words for work of the product itself, and for a verb nobody declared', () => {
  expect(callWords('nightly')).toBeNull();
  expect(callWords('/Bed/PolishBed')).toBeNull();
});
