// The records of the specification with the keys it gives them (docs/spec/entities.md), as data that calls are held against.

/** The keys of a record, as the specification spells them. */
export type Model = readonly string[];

const keys = (text: string): Model => text.trim().split(/\s+/);

const bank = 'cash card upi neft chequeAmount';

/** Every record of the specification that a call takes or answers; a test holds them against its file. */
export const models = {
  ipdListRow:
    keys(`patientIpId patientUid admissionDatetime dischargeDatetime firstname middlename lastname infantName motherRelId
    salutation sex emergencyContactNo emergencyContactPerson emergencyNumber contactNo email maritalStatus fatherName age month day
    doctorFirstName doctorLastName currentBedName currentBedTypeId currentBedGroupId admittedBed admittedBedFloor admittedBedGroup
    admittedBedId associationId associationName colorCode tpaauthorizedforamount admissionMode dischargeStatus isDischargeInitiated
    isFinalBill finalAuthorizedAmount tenantId hospitalId hospitalRegnNo createdBy createdOn addressLineOne addressLineTwo image`),
  admission:
    keys(`hospitalRegnNo patientUid age month day estimatestay patientType patientCategory admissionMode admissionCategory
    creditorName specialtycode departmentId admissionDatetime effectiveAdmissionDatetime staffId otherdoctor otherdoctor2 otherdoctor3
    admittedBedTypeId admittedBedGroupId admittedBedId currentBedTypeId currentBedGroupId currentBedId advanceamount estimateamount
    exceptionalamount associationId emergencyNumber admittedBy guardianName guardianRelation tpaauthorizedforamount tpaPolicyNo
    policyCardNo ccnNo insuranceId opdNumber opdDate opdDoctorCode packageIdList packageAmount packageApplicable rateType referralName
    referralId referralCommision isPaid isReferralPaid patientIpId isOt isCritical isBabyBirth isMaternity isNewBorn isFinalBill
    isAlive doctorSpecialization`),
  registrationForm:
    keys(`admissionDatetime doctor otherDoctor otherDoctor2 otherDoctor3 estimatedAmount exceptionalAmount patientType
    patientCategory admissionMode admissionCategory estimateStay patientEmergencyNumber admittedBy guardianName guardianRelation
    opdNumber opdDate opdDoctorName departmentId specialityCode referalDtls tpa corporate insuranceId tpaAuthorizedAmount tpaPolicyNo
    policyCardNo ccnNo corporateAmount creditorName bedType bedGroup bedNumber referralCommision isPaid packageIdList packageAmount
    rateType oldPatient`),
  tpa: keys('associationId insuranceId tpaPolicyNo ccnNo policyCardNo tpaauthorizedforamount patientType tpaReplace'),
  patientSummary:
    keys(`patientUid firstname middlename lastname emergencyContactNo emergencyContactPerson contactNo email sex
    addressLineOne bloodGroup image age month day`),
  serviceCharge:
    keys(`chargeType chargeCategoryId chargeCategory chargeDescription remark chargeCode tpaChargeCode appliedOn unit
    totalQuantity quantity totalAmount itemDiscount standardCharge appliedCharge isIgstApplied igst sgst cgst isNonApplicable`),
  serviceChargeWrite:
    keys(`isPackage packageId hospitalRegnNo patientUid patientIpId bedId serialNo chargeTypeId chargeCategoryId ipdate
    chargeId standardCharge appliedCharge appliedBy`),
  chargeLine:
    keys(`chargeId chargeTypeId chargeCategoryId chargeCode tpaChargeCode standardCharge tpaCharge appliedCharge description
    quantity chargeQuantity itemDiscount itemDiscountPercentage totalCharge`),
  pharmacyCharge: keys(`cashmemoId cashmemo cashmemoDate grossAmount rebate totalCgstAmt adjustmentAmt totalBillAmount
    pharmacySalesDetails pharmacySalesReturnMasters`),
  pharmacySalesDetail: keys('itemName itemCode batchNumber expiry cgst mrp quantity discountAmount netValue taxSlab'),
  pharmacySalesReturnMaster: keys(
    'salesReturnId returnDate cashmemo grossAmount rebet taxableAmount taxAmount netReturn details',
  ),
  payment:
    keys(`paymentId paymentDate paymentType paymentAmount cash card cardNumber upi upiTransNo neft cheque chequeNumber chequeAmount
    createdBy createdOn isNonHospitalPayment patientIpId patientUid hospitalRegnNo note isActive`),
  billCalculation:
    keys(`totalCharge totalPharmacy totalPharmacyCharge totalPharmaReturn otherCharge grossPay discountPer discountNum
    roundOff netAmount totalPayment authorisedAmount netPayment amountPayableType reprtType`),
  paymentCalculation: keys('total_Bill_Amt total_Authorize_Payment total_Payment total_Refund total_Due_Amt'),
  paymentTotalRequest: keys('hospitalRegnNo patient_UId patient_IpId'),
  bill: keys(`hospitalRegnNo patientUid patientIpId finYear ipdate associationId dischargedUnderSpecialty dischargedUnderDoctor
    dischargedBedGroupId dischargedBedId dischargedBedTypeId totalCharges medicineCharges otherCharges roundoff grossAmount
    discountAmount discountReason netAmount paidInAdvance authorisedAmount dueReason dueAmount isSettledWithoutPay specialisationId
    igstValue cgstValue sgstValue amountPayable amountRefund ${bank} cardNumber upiTransNo chequeNumber chequeDate chequeBankSlid
    cashRefund chequeRefund billDate effectiveBillDt orderNo isAdjustCharge cash1 insuranceId insuranceName admissionMode ipBillId
    isSettled settlementDate`),
  billView:
    keys(`ipBillId orderNo grossAmount discountAmount discountReason netAmount paidInAdvance authorisedAmount dueAmount
    isSettledWithoutPay`),
  billSummaryForm:
    keys(`totalchargewithoutgst gstCharge totalCharge noNmedicineCharge medicineCharge otherCharge grossAmount disCountPer
    disCountNum discountReason roundAmount netAmount paidInAdvance tpaAuthorizedAmount amountPayable ${bank} cardNo upiTransNo
    chequeNumberReceipt cashRefund chequeRefund chequeNo chequeBankSlid chequeDate isRefundOrPay`),
  payBillForm: keys('reason amountPayble dueAmount amountPay cash card upi neft'),
  note: keys('noteId note patientUid patientIpId hospitalRegnNo'),
  document: keys(
    'prescriptionId prescribedById prescribedBy documentCategory uploadedDocument documentName documentDate documentType isActive',
  ),
  association:
    keys(`associationId associationName associationCode address contactNo email eamilAddress contactPersonName
    contactPersonPhone accId isCorp isActive`),
  birth:
    keys(`birthId childName gender presentAtBirth bornType personalIdentity weight ipdNo birthDate birthTime certificateNo placeOfBirth
    patientUid`),
  printSetting: keys('printSettingId printHeader printFooter headerHeight footerHeight settingFor isActive'),
  bedType: keys('bedTypeId bedTypeName'),
  bedGroup: keys('bedGroupId bedGroupName floor'),
  bed: keys('bedId bedName bedGroup isOccupied'),
  bedFloor: keys('bedFloorId bedFloorName bedFloorDescription isActive'),
  ageUpdate: keys('tenantId hospitalId hospitalRegNo moduleName patientUID billId'),
  dischargedListRequest: keys('fromDate toDate identifier tpaId'),
  hospital:
    keys(`hospitalId hospitalName currencySymbol countryId timezone email phone address address1 stateId stateCode districtCode
    subDivisionId pincode startMonth langId languages dateFormat timeFormat currency image miniLogo creditLimit opdRecordMonth isActive
    doctorRestriction superadminRestriction appLogo longitude latitude groupWiseFinalBill enableLabSignature enableRadiologySignature
    inpatientAdmissionPrefix patientRegistrationPrefix pharmacySalePrefix isNonHospitalCharge`),
  country: keys('countryId countryName countryCode'),
  state: keys('stateId stateName stateCode city stateDistricts country'),
  language: keys('langId lcid locale languageCode'),
  financialYear: keys('finYearFrom finYearTo finYear isActive createdOn'),
  hospitalSla: keys('slaId slaName slaTimeMin'),
  sms: keys('smsId smsType smsName apiId authkey senderid contact username url password isActive'),
  notificationSetting: keys('notificationId notificationType isMail isSms isMobileapp isActive'),
  paymentSetting:
    keys(`paymentId paymentType apiUsername apiSecretKey salt apiPublishableKey paytmWebsite paytmIndustrytype apiPassword
    apiSignature apiEmail paypalDemo accountNo isActive`),
  message: keys('messageId title message1 publishDate createdOn isActive messageRoleMappings'),
  hmsNotification: keys('notificationGroup readOn readBy title createdOn'),
  user: keys('userId name isHospitalsVisible'),
  userDevice: keys('userId roleId staffId fcmToken'),
  loginUser: keys('name passwordHash emailAddress contactNo mobile tenantId role hospitalId isActive'),
  role: keys('roleId roleName isActive isSystem isSuperadmin rolePermissions dashboardName'),
  permissionGroup:
    keys(`permissionGroupId permissionGroupName shortName isActive isSystem title icon type badgeType badgeValue active
    permissionCategories`),
  permission: keys('type title shortName icon iconType path permissionGroupName categories'),
  staff:
    keys(`staffId salutation firstName lastName role designation department email contactNo emergencyContactNo bloodGroup dob
    maritalStatus fatherName motherName qualification workExp specialization note localAddress permanentAddress accountTitle bankName
    ifscCode bankBranch bankAccountNo epfNo basicSalary contractType shift location dateOfJoining dateOfLeaving gender payscale
    documents image password isActive isDelegator isApprover roleId departmentId designationId opdShare ipdShare otShare othersShare
    staffApprovers`),
  delegation: keys('staffId approverId approvedById delegationDate delegationEndDt delegationStatus approvalDate'),
  department: keys('departmentId departmentName isActive'),
  designation: keys('designationId designation1 isActive'),
  specialization: keys('specialisationId specialization1'),
  salutation: keys('salutationId salutationName'),
  payrollCalendar: keys('calanderId startDate endDate isActive'),
  scheduler: keys('scheduleId scheduleName scheduleTime'),
  license: keys('licenseId licenseName'),
  patient:
    keys(`patientUid salutation firstname middlename lastname sex bloodGroup maritalStatus dateOfBirth age month day religion
    nationality ethnicity isDiabatic isInsured underMedication isAlcoholic isSmoker isTobaccoAddicted isDrugAddicted heightCm weightKg
    addressLineOne addressLineTwo countryId countryName stateId stateName stateCode city pincode postOffice policeStation contactNo
    alternateNo fatherName motherName emergencyContactNo emergencyContactPerson familyIncome email patientHealthId patientHealthIdNo
    idcardType idcardNo idcardIssuer image drugAllergy referralId referralName creditLimit note organisationId langId
    presentingComplaint presentingIllness keyFindings medicosurgicalHistory substanceAbuseHistory familyHistory
    provisionalDiagonisis`),
  referral:
    keys(`referralId referralName referralContactNo referralEmailId referralAddress panNo ipdPercentage opdPercentage otPercentage
    otherPercentage`),
  diagnosis: keys('diagnosisId icdCode diagnosisName isActive'),
  dietType: keys('diettypeId dietType isActive'),
  allergy: keys('allergyId allergicDrug drugCategory isActive'),
  charge: keys('chargeId chargeCategory chargeType hsnCode isActive'),
  associationCharge: keys(
    'associationChargeId associationId chargeId chargeTypeId chargeCategoryId standardCharge tpaCharge appliedCharge',
  ),
  chargeCategory: keys('chargeCategoryId chargeCategoryName chargeCategoryDescription isActive chargeType'),
  chargeType: keys('chargeTypeId chargeType chargeType1 isActive'),
  gstSlab: keys('gstSlabId isActive'),
  chargeMapping: keys('mappingId staffId chargeTypeId chargeType hospitalShare doctorShare isActive'),
  insurance: keys('insuranceId insuranceName'),
  packageMaster: keys('packageMappings associationList diagonisisList isTpa packageId packageName total'),
  glMaster: keys('glid glLName plBsId anysl opBal narration slmasts'),
  profitLossMaster: keys('plBsId description type'),
  theatre: keys('otId otName chargeId chargeTypeId chargeCategoryId remarks isActive'),
  theatreBooking:
    keys(`otBookingId otDate otFromTime otToTime otId hospitalRegnNo patientUid ipdId operationName operationType staffId
    consultantDoctor assConsultant1 assConsultant2 anesthetist anaethesiaType otTechnician otAssistant remark advanceAmount surgicalNote
    anesthetistNote isAlive isMaternity isReleased isFinalBill otProvisionalBookingId`),
  provisionalBooking:
    keys(`otProvisionalBookingId otDate operationName operationType doctors anesthetist anaethesiaType otTechnician
    advanceAmount bookingStatus isActive`),
  theatreAppointment: keys('fromDate toDate otId otName patientUid patientName age sex'),
  death:
    keys(`deathId patientUid patientName dateOfBirth dateOfDeath contactNo address reportDocumentType isActive fatherName causeOfDeath
    mannerOfDeath sex`),
  opdPatient: keys('isActive createdOn hospitalRegistration staff'),
  opdSchedule: keys('appointmentDate isCancel'),
  doctorCalendar: keys('opdStartDate opdEndDate staffId maxPatient bookedPatient'),
  appointment: keys(`appointmentId advanceAmount ${bank} appointmentStatus patientUid`),
  pharmacySale:
    keys(`finYear cashmemoId cashmemo cashmemoDate saleType hospitalRegnNo patientUid patientName bedType bedNo opdIpdNo
    totalTaxableAmt totalSgstAmt totalCgstAmt totalBillAmount patientStatus staffId staffName paidAmount cashAmount cardAmount
    cardNumber chequeAmount chequeNumber upiAmount neftAmount rebate bankName pendingAmount remarks adjustmentAmt netAmount
    creditAmount pharmacySalesDetails pharmacySalesReturnMasters`),
  pharmacyReturn: keys(
    'salesReturnId saleReturnNumber returnDate cashmemoId cashmemo salesAmount paidAmount rebet adjustment netReturn returnType',
  ),
} as const satisfies Readonly<Record<string, Model>>;

/** The name of a record of the specification. */
export type ModelName = keyof typeof models;
