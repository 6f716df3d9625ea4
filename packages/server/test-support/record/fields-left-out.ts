// What the walk over every field must know beside the schemas: fields that do not come back as typed, and fields that are typed with others.

type ByCall<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

const age = 'worked out from the date of birth';
const itsOwn = 'the name of the record beside it';
const account = 'the account is answered under keys of its own; tests of the log-in read it';
const agreed = 'for anybody but administrators it is what was agreed with the referral (Q83)';
const modes = 'taken with an advance only, where the tests of advances read it';
const otherStay = 'the scene has one admission it can be of';

const accountFields = {
  'account.workHospitalIds': account,
  'account.isHospitalsVisible': account,
  'account.password': account,
  'account.mustChangePassword': account,
};
const counterDue = {
  isCounterDueUnlimited: 'answered as a role without counterDue',
};
const patient = { age, month: age, day: age };
const packageNames = { 'associationList.0.associationName': itsOwn, 'diagonisisList.0.diagnosisName': itsOwn };
const advance = {
  cash: modes,
  card: modes,
  cardNumber: modes,
  upi: modes,
  upiTransNo: modes,
  neft: modes,
  neftTransNo: modes,
  chequeAmount: modes,
  chequeNumber: modes,
};
const opdDay = 'the scene has the hours of one doctor on one day; tests of bookings move them';
const display = 'the scene has one room; a test of rooms shares a display';
const rights = 'the rights of a role are read by a call of their own';
const rolePermissions = {
  'rolePermissions.0.path': rights,
  'rolePermissions.0.canView': rights,
  'rolePermissions.0.canAdd': rights,
  'rolePermissions.0.canEdit': rights,
  'rolePermissions.0.canDelete': rights,
  'rolePermissions.0.canGrant': rights,
};
const labRecord = 'a record of the catalogue, by its number; tests of the catalogue change it';
const labTest = {
  chargeId: labRecord,
  labSectionId: labRecord,
  specimenTypeId: labRecord,
  containerId: labRecord,
  'testParameters.0.parameterId': labRecord,
  narrativeTemplateId: labRecord,
};
const orderSet = { isOwn: 'the caller of the scene is no member of staff; tests of sets make own ones' };
const orderableRecord = {
  chargeId: 'a charge of the price list, by its number; tests of orderables choose one',
  members: 'orderables of the hospital, by their numbers; tests of panels choose them',
};
const labParameter = {
  isUnitConfirmed: 'confirms the unit of this call and is not kept',
  otherUnits: 'units with their factors, a line each; tests of the catalogue write them',
  notifiableDiseaseId: labRecord,
};
const analyser = {
  labSectionId: labRecord,
  port: 'above 1023; tests of analysers change it',
  'map.0.analyserCode': 'a line of codes is kept whole; tests of analysers read it back',
  'map.0.parameterId': labRecord,
  'map.0.factor': 'a line of codes is kept whole; tests of analysers read it back',
  'map.0.unit': 'a line of codes is kept whole; tests of analysers read it back',
  'map.0.isUnitNotSent': 'a line of codes is kept whole; tests of analysers read it back',
  ...Object.fromEntries(
    ['specimenPlace', 'codePlace', 'unitPlace', 'statusPlace', 'questionPlace', 'controlMarks'].map((name) => [
      name,
      'written as O-4.3; tests of analysers change it and read it back',
    ]),
  ),
};
const subLedger = { 'slmasts.0.slid': 'the number of a sub-ledger that exists' };

/** Fields that do not come back as they were typed, each with its reason, by the call's path and the key on the wire. */
export const leftOut: ByCall<string> = {
  '/Analyser/AddAnalyser': analyser,
  '/Analyser/UpdateAnalyser': analyser,
  '/OpdRoom/UpdateOpdRoom': { displayWithRoomId: display },
  '/OpdRoom/AddOpdRoom': { displayWithRoomId: display },
  '/Patient/AddPatient': patient,
  '/Patient/UpdatePatient': { ...patient, _masked: 'tells which fields the reader saw masked' },
  '/Staff/SaveStaff': accountFields,
  '/Staff/UpdateStaff': accountFields,
  '/IPD/Addpatient': {
    referralCommision: agreed,
    isReferralPaid: agreed,
    'packageIdList.0.packageName': itsOwn,
    advanceamount: modes,
    advanceMode: modes,
    advanceReference: modes,
    otherSexReason: 'recorded only in a ward for the other sex, where the tests of wards read it',
    opdProvisionalBookingId: 'admitted from a booking by its own tests',
    opdScheduleId: 'admitted from a booking by its own tests',
    otProvisionalBookingId: 'admitted from a booking by its own tests',
  },
  '/IPD/UpdateIpdPatient': { 'packageIdList.0.packageName': itsOwn },
  '/Appointment/AddAppointment': { ...advance, staffId: opdDay, appointmentDate: opdDay },
  '/Appointment/UpdateAppointment': {
    staffId: opdDay,
    appointmentDate: opdDay,
    appointmentStatus: 'moves when its patient is admitted or it is cancelled',
  },
  '/OTMaster/AddOTProvisionalBooking': advance,
  '/OTMaster/UpdateOTProvisionalBooking': { bookingStatus: 'moves when its patient is admitted or it is cancelled' },
  '/BirthDeathRecord/AddBirthRecord': { ipdNo: otherStay },
  '/BirthDeathRecord/AddDeathRecord': { patientIpId: otherStay },
  '/IPD/AddIpdPatientNote': { patientIpId: otherStay },
  '/PackageMaster/AddPackageMaster': packageNames,
  '/PackageMaster/UpdatePackageMaster': packageNames,
  '/Finance/AddGlmast': subLedger,
  '/Finance/UpdateGlmast': { ...subLedger, isActive: 'money stands on the account of the sample' },
  '/LabParameter/AddLabParameter': labParameter,
  '/LabParameter/UpdateLabParameter': labParameter,
  '/LabTest/AddLabTest': labTest,
  '/LabTest/UpdateLabTest': labTest,
  '/Orderable/AddOrderable': orderableRecord,
  '/Orderable/UpdateOrderable': orderableRecord,
  '/OrderSet/AddOrderSet': orderSet,
  '/OrderSet/UpdateOrderSet': orderSet,
  '/HospitalSetting/AddRole': { ...rolePermissions, ...counterDue },
  '/HospitalSetting/UpdateRole': {
    ...counterDue,
    isSystem: 'nobody changes which roles belong to the system',
    isSuperadmin: 'nobody changes which roles belong to the system',
  },
};

const packaged = { packageApplicable: true, packageIdList: [{ packageId: 30, packageName: 'Delivery' }] };
const tpa = { patientType: 'TPA', associationId: 1, insuranceId: 1 };
const released = { releaseDate: new Date().toISOString(), releasedTo: 'Asha Rao' };
const abroad = { stateId: 45 };
const man = { salutation: 'Mr.' };
const passport = { idcardType: 'Passport' };

/** What else of a record is typed together with a field, where a rule ties them. */
const confirmedUnit = { ucumUnit: { isUnitConfirmed: true }, shownUnit: { isUnitConfirmed: true } };

const chosen = { valueType: 'Choice', choices: 'A\nB' };

export const goesWith: ByCall<Readonly<Record<string, unknown>>> = {
  '/LabParameter/AddLabParameter': { ...confirmedUnit, isChangeCritical: chosen },
  '/LabParameter/UpdateLabParameter': { ...confirmedUnit, isChangeCritical: chosen },
  '/Patient/AddPatient': { countryId: abroad, sex: man, idcardNo: passport },
  '/Patient/UpdatePatient': { countryId: abroad, sex: man, idcardNo: passport },
  '/HospitalSetting/UpdateHospital': { countryId: abroad },
  '/IPD/Addpatient': {
    creditorName: { patientCategory: 'Trustee' },
    currentBedTypeId: { currentBedId: 30, currentBedGroupId: 3 },
    currentBedGroupId: { currentBedId: 30, currentBedTypeId: 2 },
    associationId: { patientType: 'Corporate' },
    insuranceId: tpa,
    tpaauthorizedforamount: tpa,
    tpaPolicyNo: tpa,
    policyCardNo: tpa,
    ccnNo: tpa,
    'packageIdList.0.packageId': packaged,
    packageApplicable: packaged,
    rateType: packaged,
  },
  '/IPD/UpdateIpdPatient': {
    creditorName: { patientCategory: 'Trustee' },
    'packageIdList.0.packageId': packaged,
    packageApplicable: packaged,
    rateType: packaged,
  },
  '/MortuaryAdmission/AddMortuaryAdmission': { releaseDate: released, releasedTo: released },
  '/MortuaryAdmission/UpdateMortuaryAdmission': { releaseDate: released, releasedTo: released },
  '/Finance/AddGlmast': { anysl: { slmasts: [] } },
  '/Finance/UpdateGlmast': { anysl: { slmasts: [] } },
};
