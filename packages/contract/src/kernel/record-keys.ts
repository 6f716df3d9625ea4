// Which keys of the specification's records a request may carry beside the fields of a call: they are read and dropped (Q216).
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { type Model, type ModelName, models } from './model.ts';
import { acceptedNames, takeKeys } from './shape.ts';
import { unwrap } from './wire.ts';

/** Keys that every request of the specification may have at its top (R018, R024); identity and clock are compared elsewhere. */
const baseRequest: Model = ['pageNumber', 'pageSize', 'filterParams', 'sortingModel', 'totalCount'];

/** Records under a key of a request. */
export const modelsByKey: Readonly<Record<string, readonly ModelName[]>> = {
  ipdPatientViewModel: ['admission', 'ipdListRow', 'registrationForm', 'tpa', 'patientSummary', 'note'],
  ipdServiceCharge: ['serviceCharge', 'serviceChargeWrite', 'chargeLine'],
  ipdServiceChargeList: ['serviceCharge', 'serviceChargeWrite', 'chargeLine'],
  otPatientCharge: ['serviceChargeWrite'],
  ipdPatientPaymentView: ['payment'],
  ipdPatientBillView: ['bill', 'billView', 'billCalculation', 'billSummaryForm', 'payBillForm'],
  ipdPatientNote: ['note'],
  ipdPrescription: ['document'],
  ipdPrescriptionList: ['document'],
  association: ['association'],
  associationCharge: ['associationCharge'],
  birthRecord: ['birth'],
  deathRecord: ['death'],
  printSetting: ['printSetting'],
  bedType: ['bedType'],
  bedGroup: ['bedGroup'],
  bed: ['bed'],
  bedFloor: ['bedFloor'],
  hospital: ['hospital'],
  state: ['state'],
  financialYear: ['financialYear'],
  hospitalSla: ['hospitalSla'],
  sms: ['sms'],
  notification: ['notificationSetting'],
  payment: ['paymentSetting'],
  message: ['message'],
  hmsNotification: ['hmsNotification'],
  user: ['user', 'loginUser'],
  userDeviceDetails: ['userDevice'],
  role: ['role'],
  permissionGroup: ['permissionGroup', 'permission'],
  staff: ['staff', 'loginUser'],
  staffDelegations: ['delegation'],
  department: ['department'],
  designation: ['designation'],
  specialization: ['specialization'],
  salutation: ['salutation'],
  payrollCalendar: ['payrollCalendar'],
  scheduler: ['scheduler'],
  lovLicense: ['license'],
  patient: ['patient'],
  referral: ['referral'],
  diagnosis: ['diagnosis'],
  dietType: ['dietType'],
  allergy: ['allergy'],
  charge: ['charge'],
  chargeCategory: ['chargeCategory'],
  chargeType: ['chargeType'],
  gstSlab: ['gstSlab'],
  chargeMapping: ['chargeMapping'],
  insurance: ['insurance'],
  packageMaster: ['packageMaster'],
  glmast: ['glMaster'],
  otMaster: ['theatre'],
  otBooking: ['theatreBooking'],
  otProvisionalBooking: ['provisionalBooking', 'theatreBooking'],
  opdPatientMaster: ['opdPatient', 'opdSchedule'],
  opdCalander: ['doctorCalendar'],
  opdProvisionalBooking: ['appointment'],
  pharmacySale: ['pharmacySale', 'pharmacyCharge'],
  pharmacySalesDetails: ['pharmacySalesDetail'],
  pharmacySalesReturn: ['pharmacyReturn', 'pharmacySalesReturnMaster'],
};

/** Records whose keys are at the top of a request, by the call's path. */
export const modelsByPath: Readonly<Record<string, readonly ModelName[]>> = {
  '/IPD/GetAllIpdPatientNote': ['note'],
  '/IPD/GetIpdPatientNoteByID': ['note'],
  '/IPD/GetAllIpdPatientPrescriptionsById': ['document', 'note'],
  '/IPD/GetIpdServiceChargeById': ['serviceChargeWrite'],
  '/IPD/GetIpdPatientNonHospitalCharge': ['serviceChargeWrite'],
  '/IPD/AddMultipleServiceCharges': ['serviceChargeWrite', 'chargeLine'],
  '/IPD/AddIpdNonHospitalCharges': ['serviceChargeWrite', 'chargeLine'],
  '/IPD/GetTotalIPDPatientPaymentDetails': ['paymentTotalRequest'],
  '/IPD/GetIPDPatientBillById': ['billSummaryForm', 'paymentTotalRequest'],
  '/IPD/UpdateIpdTPA': ['tpa'],
  '/IPD/GetTpaTransferDetailsByPatientID': ['tpa', 'paymentTotalRequest'],
  '/IPD/GetAllIpdDischargedPatientsByDate': ['dischargedListRequest'],
  '/Patient/SyncPatientAge': ['ageUpdate'],
  '/Charge/GetStandardAndTpaCharges': ['associationCharge', 'chargeLine'],
  '/Organisation/GetAssociationChargeDetails': ['associationCharge'],
  '/Finance/GetGlmastById': ['glMaster'],
  '/OTMaster/GetAllOTAppointments': ['theatreAppointment'],
  '/OpdDoctorSchedule/GetOpdCalander': ['doctorCalendar'],
  '/Staff/GetAllStaffDelegations': ['delegation'],
  '/StaffSetting/GetRolebyId': ['role'],
};

type Visit = (key: string, object: z.ZodObject) => void;

/** Visits every object of a shape under a key, also those of lists. */
function visitObjects(schema: z.ZodType, key: string, visit: Visit): void {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) visitObjects(inner.element as z.ZodType, key, visit);
  if (inner instanceof z.ZodUnion) for (const option of inner.options) visitObjects(option as z.ZodType, key, visit);
  if (!(inner instanceof z.ZodObject)) return;
  visit(key, inner);
  for (const [name, field] of Object.entries(inner.shape))
    for (const spelling of acceptedNames(inner, name)) visitObjects(field as z.ZodType, spelling, visit);
}

/**
 * Lets every call take what the specification's record of a key holds, and what any call answers under that key: a record as it
 * was answered can be sent back. Called once with all calls that are served; keys that no record names stay unknown.
 */
export function takeDocumentedKeys(endpoints: readonly Endpoint[]): void {
  const answered = new Map<string, Set<string>>();
  for (const { output } of endpoints)
    visitObjects(output, '', (key, object) => {
      const names = answered.get(key.toLowerCase()) ?? new Set<string>();
      for (const name of Object.keys(object.shape)) for (const one of acceptedNames(object, name)) names.add(one);
      answered.set(key.toLowerCase(), names);
    });
  const modelled = new Map(Object.entries(modelsByKey).map(([key, names]) => [key.toLowerCase(), names]));
  for (const { input, path } of endpoints)
    visitObjects(input, '', (key, object) => {
      const names = key === '' ? (modelsByPath[path] ?? []) : (modelled.get(key.toLowerCase()) ?? []);
      for (const name of names) takeKeys(object, models[name]);
      takeKeys(object, key === '' ? baseRequest : (answered.get(key.toLowerCase()) ?? []));
    });
}
