// For each call that readers of other screens choose from: the fields that choosing needs, and the calls that answer no list to choose from.

const hospital =
  'hospitalId hospitalName currency currencySymbol countryId countryCode stateId stateCode stateName timezone dateFormat timeFormat ' +
  'address address1 city pincode phone email gstNumber drugLicenceNo inpatientAdmissionPrefix patientRegistrationPrefix ' +
  'labAccreditation pharmacySalePrefix isNonHospitalCharge groupWiseFinalBill creditLimit cashReceiptLimit cashLimitReceipt gstAfterDiscountSince ' +
  'gstServicePlaceSince roomTaxSince medicineInTreatmentSince upiAddress upiPayeeName lowDepositPercent lowDepositOf ' +
  'medicineReturnDays nearExpiryDays prescriptionDays isOwnSecondLookAllowed unpaidOrderKinds startMonth isBedRentAutomatic bedCheckOutHour bedHalfDayHours isBedCleanedAfterStay dischargeChecklist ' +
  'isActive langId languages districtCode subDivisionId longitude latitude opdRecordMonths isDoctorRestricted ' +
  'isSuperadminRestricted hasLabSignature hasRadiologySignature';

/** By path, the names of the fields; papers, prices, rates of tax and places of beds are what these screens show. */
export const neededForChoosing: Readonly<Record<string, string>> = {
  '/HospitalSetting/GetAllRoles': 'roleId roleName dashboardName isActive isSystem isSuperadmin',
  '/StaffSetting/GetRolebyId':
    'role roleId roleName dashboardName isActive isSystem isSuperadmin rights menuPath canView canAdd canEdit canDelete canGrant',
  '/HospitalSetting/GetAllHospitals': hospital,
  '/HospitalSetting/GetHospitalById': `hospital ${hospital} image miniLogo appLogo version changedByName`,
  '/HospitalSetting/GetAllFinancialYears': 'finYear yearFrom yearTo isActive isUsed',
  '/Common/GetAllCountries': 'countryId countryName countryCode',
  '/Common/GetAllStatesByCountry': 'stateId stateName stateCode countryId',
  '/Common/GetAllDistrictsByStateId': 'districtId stateId districtName townNames',
  '/Common/GetAllSubDivisionByDistrictCode': 'subDivisionId subDivisionName districtName',
  '/Common/GetAllLanguage': 'languages languageId lcid locale languageCode',
  '/PrintSetting/GetAllPrintSettings':
    'printSettingId settingFor headerImage footerHtml headerHeight footerHeight paperSize marginMillimetres isActive version',
  '/PrintSetting/GetPaperLayout': 'layout order hidden textSize headingSize versionNo versions madeAt madeByName',
  '/Staff/GetAllStaff':
    'staffId salutation firstName lastName fullName roleId roleName departmentId departmentName designationId designationName ' +
    'specializationId specializationName isApprover isDelegator isActive',
  '/StaffSetting/GetAllDepartments': 'departmentId departmentName isActive version',
  '/StaffSetting/GetAllDesignations': 'designationId designationName isActive version',
  '/HospitalSetting/GetSpecializationList': 'specializationId specializationName isActive version',
  '/Staff/GetAllSalutation': 'salutationId salutationName isActive version',
  '/ListOfValues/GetAllDiagnosisValue': 'diagnosisId icdCode diagnosisName isActive version',
  '/ListOfValues/GetAllListOfAllergies': 'allergyId allergicDrug drugCategory isActive version',
  '/ListOfValues/GetAllDietTypes': 'dietTypeId dietTypeName isActive version',
  '/ChargeType/GetAllChargeType': 'chargeTypeId chargeTypeName isActive version',
  '/ChargeCategory/GetAllChargeCategories':
    'chargeCategoryId chargeCategoryName chargeCategoryDescription chargeTypeId isActive version',
  '/Charge/GetAllGstSlab':
    'gstSlabId slabName igstBasisPoints sgstBasisPoints cgstBasisPoints gstType isActive version',
  '/Bed/GetAllBedTypes': 'bedTypeId bedTypeName isIntensive isActive version',
  '/Organisation/GetAllInsurance': 'insuranceId insuranceName isActive version',
  '/Organisation/GetAllOrganisation':
    'associationId associationName associationCode isCorporate colorCode isActive version',
  '/OTMaster/GetAllOtMaster': 'otId otName chargeTypeId chargeCategoryId chargeId remarks isActive version',
  '/ListOfValues/GetAllLovLicense': 'licenseId licenseName isActive version',
  '/ListOfValues/GetAllLoveProcedure': 'procedureId procedureName description isActive version',
  '/ListOfValues/GetAllLovDiscountHead': 'discountHeadId discountHeadName description isActive version',
  '/HospitalSetting/GetAllHospitalSla': 'slaId slaName slaTimeMin isActive version',
  '/Scheduler/GetAllScheduler': 'scheduleId scheduleName scheduleTime isActive version',
  '/StaffSetting/GetAllPayrollCalender': 'calendarId startDate endDate isActive version',
  '/Common/GetAllSubDivisions': 'subDivisionId subDivisionName districtName isActive version',
  '/LabSection/GetAllLabSections':
    'labSectionId sectionName sectionKind headStaffId isLotCheckDemanded isTwoStep isActive version',
  '/SpecimenType/GetAllSpecimenTypes': 'specimenTypeId specimenName code collectionNote keepDays isActive version',
  '/LabContainer/GetAllLabContainers': 'labContainerId containerName capColour drawOrder labelCopies isActive version',
  '/Setting/GetAllNotifiableDiseases': 'notifiableDiseaseId diseaseName icdPrefix isActive version',
  '/ItemCategory/GetAllItemCategories': 'itemCategoryId categoryName itemKind isCapital isCarried isActive version',
  '/Inventory/GetAllGeneralItems':
    'itemId itemCode itemName itemCategoryId categoryName pack purchasePack unitsPerPack hsnCode gstSlabId slabName cgst sgst isBatchTracked isActive',
  '/Setting/GetAllDoseLimits': 'doseLimitId genericName mostMgPerKgDay mostMgDay isActive version',
  '/ThirdPartyProvider/GetAllThirdPartyProviders': 'thirdPartyProviderId providerName accreditation isActive version',
  '/NarrativeTemplate/GetAllNarrativeTemplates': 'narrativeTemplateId templateName sections isActive version',
  '/OrganismGroup/GetAllOrganismGroups': 'organismGroupId groupName isActive version',
  '/Organism/GetAllOrganisms': 'organismId organismName whonetCode organismGroupId gramKind isAlert isActive version',
  '/Antibiotic/GetAllAntibiotics':
    'antibioticId antibioticName whonetCode atcCode loincCode awareClass sequenceNo isActive version',
  '/Breakpoint/GetAllBreakpoints':
    'breakpointId organismGroupId organismId specimenTypeId antibioticId method susceptibleLimit resistantLimit isResistantAtLimit ' +
    'isDoseDependent cascadeAfterId guideline guidelineVersion validFrom isActive version',
  '/Setting/GetAllSummaryTemplates':
    'summaryTemplateId summaryTemplateName findings treatment conditionAtDischarge advice warningSigns isActive version',
  '/Setting/GetAllTeleBarredMedicines': 'teleBarredMedicineId genericName isActive version',
  '/PatientReferralDetail/GetAllPatientReferral': 'referralId referralName contactNo isActive',
  '/PatientReferralDetail/GetPatientReferralByID':
    'referral referralId referralName contactNo isActive version changedByName',
  '/Patient/CheckPatientEmail': 'isTaken',
  '/Bed/GetAllBedFloor': 'bedFloorId bedFloorName bedFloorDescription isActive',
  '/Bed/GetAllBedGroups': 'bedGroupId bedGroupName bedFloorId bedFloorName sexAllowed isActive',
  // The board of beds shows who lies in them; marked charts are veiled.
  '/Bed/GetAllBeds':
    'bedId bedName bedTypeId bedTypeName bedGroupId bedGroupName bedFloorId bedFloorName isVirtual sexAllowed isIntensive chargeId ' +
    'chargeName dailyRate isOccupied admissionId patientId patientName sex ageYears ageMonths ageDays isRestricted admittedAt ' +
    'associationId associationName isCorporate isDischargeInitiated isFinalBill occupiedSince holdKind holdReason holdPatientId ' +
    'isHoldRestricted heldSince heldUntil heldByName isActive',
  '/Charge/GetAllCharges':
    'chargeId chargeCode chargeName chargeTypeId chargeTypeName chargeCategoryId chargeCategoryName standardCharge unit hsnCode ' +
    'gstSlabId igst sgst cgst isGstInclusive isNonApplicable isDivisible isActive',
  '/Charge/GetStandardAndTpaCharges': 'chargeId standardCharge tpaCharge appliedCharge tpaChargeCode',
  '/PackageMaster/GetAllPackageMaster':
    'packageId packageName isTpa isMedicineInside totalAmount isActive associations associationId associationName diagnoses diagnosisId diagnosisName',
  '/PackageMaster/GetPackageByID':
    'package packageId packageName isTpa isMedicineInside totalAmount isActive lines chargeId chargeCode chargeName quantity amount associations ' +
    'associationId associationName diagnoses diagnosisId diagnosisName version changedByName',
  '/Organisation/GetAssociationChargeDetails':
    'rates associationChargeId associationId chargeId tpaCharge tpaChargeCode validFrom',
  '/OpdDoctorSchedule/GetOpdCalander':
    'days doctorId doctorName specializationName startsOn endsOn fromTime untilTime slotMinutes maxPatients bookedPatients takenSlots',
  '/OpdPatientMaster/SyncOPDDoctorDepartment':
    'doctors doctorId doctorName departmentId departmentName specializationId specializationName',
  '/Diagnosis/FindDiagnosis': 'found diagnosisId codeSystem code diagnosisName source',
  '/Pharmacy/GetAllPharmacyItemMaster':
    'itemId itemCode itemName genericName itemType pack hsnCode gstSlabId schedule storage isHighAlert lookAlikeOf isDiscountAllowed slabName cgst sgst isActive',
  '/Pharmacy/GetAllTaxSlabs': 'slabs gstSlabId slabName igst sgst cgst',
  '/Finance/GetGlmastById':
    'glMaster glid glName plBsId hasSubLedgers isActive isSystem companyCode subLedgers slid slName',
  '/Purchase/GetAllSupplier':
    'supplierId supplierName gstKind gstNumber stateCode licences form licenceNo feePaidUntil state msmeKind activity paymentDays returnDaysBefore returnDaysAfter isActive',
  '/Store/GetAllStore': 'storeId storeName storeCode storeKind isActive',
  '/OpdRoom/GetAllOpdRoom': 'opdRoomId roomName displayWithRoomId showsInitials isActive',
  '/Phrase/GetAllPhrase': 'phrases phraseId shortcut text departmentId departmentName mayChange',
};

const ownRecord = 'answers the own record; records of others need the right on staff';
const ofReader = 'answers only what belongs to the reader';

/** Calls with a log-in alone that answer nothing to choose from, each with the reason. */
export const nothingToChoose: Readonly<Record<string, string>> = {
  '/Security/GetOwnFactors': ofReader,
  '/Security/GetOwnSessions': ofReader,
  '/HospitalSetting/GetAllRolePermissions': ofReader,
  '/User/GetRoleViews': ofReader,
  '/User/GetEntry': 'answers calls of this table together',
  '/Staff/GetStaffById': ownRecord,
  '/Staff/GetAllStaffDocuments': ownRecord,
  '/Staff/GetStaffDocument': ownRecord,
  '/Staff/GetOwnAuthority': ofReader,
  '/Staff/GetAllStaffDelegations':
    'answers the own delegations; those of others need the right on approving authorities',
  '/Report/GetAllSavedReportView': ofReader,
  '/Report/GetSavedReportViewById': ofReader,
  '/Report/GetReportFile': 'answers files made for the reader alone',
  '/Message/GetAllMessages': ofReader,
  '/Message/GetMessageByID': ofReader,
  '/Message/GetAllHMSNotifications': ofReader,
  '/Report/GetWaiting': ofReader,
};
