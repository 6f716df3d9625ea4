// Every row that names a patient and can be acted on has further identifiers: UHID, sex, and age or date of birth (Q249). Walked over all shapes.
import { unwrap } from '@charaka/contract/kernel/wire';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noParts } from '../../test-support/server/no-parts.ts';
import { handlersOf } from '../composition/areas.ts';

/** Answers that may name a patient without them, each with its reason. */
const exceptions: Readonly<Record<string, string>> = Object.fromEntries(
  [
    {
      why: 'money is moved by bill or receipt number and UHID; nothing is done to the patient',
      paths: `/CounterBill/GetAllCounterBills
        /CounterBill/GetOpenMatters
        /CounterBill/GetBilledTests
        /AppointmentRefund/GetAllRefundDue
        /OpdDayEnd/GetDayEnd
        /IPD/GetIPDBillDueList
        /IPD/GetIPDDischargeTPAList
        /IPD/GetTpaListoFDischargedPatient
        /IPD/GetPatientOutstanding
        /IPD/GetTpaPayerReceipt
        /TPA/GetAllAuthorization
        /IPD/GetIpdServiceChargeById
        /IPD/GetIPDPatientBillById
        /IPD/GetIPDBillVersion
        /Report/GetUserCollectionPapers
        /Report/GetOpenCollection
        /Report/GetDayClosing`,
    },
    {
      why: 'a memo of the pharmacy has its number and the UHID; sex and age come with its counter',
      paths: `/Pharmacy/GetAllSales
        /Pharmacy/GetSaleById
        /Pharmacy/AddSale
        /Pharmacy/AddDirectSale
        /Pharmacy/GetAllSalesReturns
        /Pharmacy/AddSalesReturn`,
    },
    {
      why: 'tells who looked at a chart; nothing is done to the patient',
      paths: `/Privacy/OpenBreakGlass
        /Privacy/GetAllBreakGlass
        /Privacy/ReviewBreakGlass
        /Privacy/GetAccessLog`,
    },
    {
      why: 'a booking may be of a person who is not registered, known by name and phone',
      paths: `/Appointment/GetAllAppointments
        /Appointment/GetAppointmentById
        /Appointment/AddAppointment
        /Appointment/UpdateAppointment
        /Appointment/DeleteAppointment
        /OpdPatientMaster/UpdateOpdBookingBillPayment
        /Appointment/RefundAppointmentBooking
        /AppointmentRefund/RefundFee
        /OTMaster/GetAllOTProvisionalBookings
        /OTMaster/GetOTProvisionalBookingByID
        /OTMaster/AddOTProvisionalBooking
        /OTMaster/UpdateOTProvisionalBooking
        /OTMaster/ReScheduleOtProvisionalBooking
        /OTMaster/DeleteOTProvisionalBooking
        /OTMaster/ReceiveOtAdvance
        /OTMaster/RefundOtProvisionalBooking
        /OTMaster/GetAllOTBookings
        /OTMaster/GetOTBookingDetailsForIPD
        /OTMaster/AddOTBooking
        /OTMaster/UpdateOTBooking
        /OTMaster/ReScheduleOTBooking
        /OTMaster/DeleteOTBooking`,
    },
    {
      why: 'is called or written to by phone, with the UHID; no treatment',
      paths: `/NotifiableCase/GetAllNotifiableCases
        /FollowUp/GetDue
        /Patient/PreviewPatientImport
        /IPD/GetAllCancelledIpdPatients`,
    },
    {
      why: 'a visit has UHID and sex; its dialogs read the age, and the queue, in which the doctor works, has it',
      paths: `/OpdFee/BookVisit
        /OpdPatientMaster/GetAllPatientSchedule
        /OpdPatientMaster/GetOpdPatientHistory
        /OpdPatientMaster/GetPatientDetailsById
        /OpdPatientMaster/AddOpdPatientSchedule
        /OpdPatientMaster/UpdateOPDPatientMaster`,
    },
    {
      why: 'is shown below the card of the chosen patient, which has the age',
      paths: '/CounterBill/GetUnbilledOrders',
    },
    {
      why: 'a body may be of unknown age; it has name, sex and the number of its record',
      paths: `/MortuaryAdmission/GetAllMortuaryWithoutDocument
        /MortuaryAdmission/GetMortuaryById
        /MortuaryAdmission/AddMortuaryAdmission
        /MortuaryAdmission/UpdateMortuaryAdmission`,
    },
  ].flatMap(({ why, paths }) => paths.split(/\s+/).map((path) => [path, why])),
);

/** Objects inside a shape with the names that lead to them. */
function objectsIn(schema: z.ZodType, path: string): { path: string; names: readonly string[] }[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return objectsIn(inner.element as z.ZodType, `${path}[]`);
  if (!(inner instanceof z.ZodObject)) return [];
  const fields = Object.entries(inner.shape) as [string, z.ZodType][];
  const own = { path, names: fields.map(([name]) => name) };
  return [own, ...fields.flatMap(([name, field]) => objectsIn(field, `${path}.${name}`))];
}

const isName = (name: string) => /^(?:firstName|patientName|personName)$/.test(name);
const isPerson = (name: string) => /^(?:staffId|userId|doctorId|referralId)$/.test(name);
const isUhid = (name: string) => /^(?:patientId|uhid|newPatientId)$/.test(name);
const isSex = (name: string) => name === 'sex';
const isAge = (name: string) => /^(?:age|ageYears|ageText|birthDate|birthOn)$/.test(name);

/** Rows that name a patient and have an id to act on, and lack the UHID, the sex or the age. */
function breaches(): string[] {
  // A report has no actions: its rows open the record, which has both.
  return handlersOf(noParts).flatMap(({ endpoint }) =>
    endpoint.isReport
      ? []
      : objectsIn(endpoint.output, endpoint.path).flatMap(({ path, names }) => {
          const isActedOn = names.some((name) => /Id$/.test(name) && name !== 'tenantId' && name !== 'hospitalId');
          if (!names.some(isName) || !isActedOn) return [];
          if (names.some(isPerson) && !names.some(isUhid)) return [];
          const wanted = { UHID: isUhid, sex: isSex, age: isAge };
          const lacks = Object.entries(wanted).flatMap(([what, isIt]) => (names.some(isIt) ? [] : [what]));
          return lacks.length === 0 ? [] : [`${path}: ${lacks.join(', ')}`];
        }),
  );
}

it('a row with a patient and an action has UHID, sex, and age or date of birth (Q249)', () => {
  const found = breaches();
  // The call is named once, however many parts of its answer lack an identifier.
  const placeOf = (one: string) => /^[\w/]+/.exec(one)?.[0] ?? '';
  expect(found.filter((one) => !(placeOf(one) in exceptions))).toEqual([]);
  const places = found.map(placeOf);
  expect(Object.keys(exceptions).filter((one) => !places.includes(one))).toEqual([]);
});
