// A first guess which column of a file of patients holds what.
import { labelKey } from '@charaka/contract/kernel/record-parts';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { type PatientFileField, patientFileFields } from '@charaka/contract/people/patient/patient-import';

/** A field a table can hold; a photo does not fit into a cell. */
export type ColumnField = Exclude<PatientFileField, 'image'>;
export const columnFields: readonly ColumnField[] = patientFileFields.filter((field) => field !== 'image');
/** Which column holds what, as the import call takes it; '' is none. */
export type PatientMapping = Partial<Record<PatientFileField, string>>;

/** Columns that are called otherwise than a field of the form, or that no field stands for. */
const ownWords = ['fullName', 'ageYears', 'healthId', 'healthIdNo'] as const;
const isOwn = (field: ColumnField): field is (typeof ownWords)[number] => ownWords.some((own) => own === field);

/** The key of the text a column is called by: its heading in our own template. */
export function columnTextKey(field: ColumnField) {
  if (isOwn(field)) return `patientImport:fields.${field}` as const;
  if (field === 'state' || field === 'country') return `patient:${field}` as const;
  return `patient:${labelKey(patientRecord, field)}` as const;
}

/** Required columns, at least one of each line; the fields appear in this order on the screen. */
export const neededFields: readonly (readonly ColumnField[])[] = [
  ['firstName', 'fullName'],
  ['sex', 'salutation'],
  ['birthDate', 'ageYears'],
  ['contactNo'],
  ['addressLineOne'],
  ['city'],
];

/** Patterns for headings of other programs; the first field takes a heading that fits several. */
const signs: Partial<Record<PatientFileField, RegExp>> = {
  fatherName: /father/i,
  motherName: /mother/i,
  emergencyContactPerson: /emergency.*(person|name)/i,
  emergencyContactNo: /emergency/i,
  referralName: /referr/i,
  healthIdNo: /(abha|health.?id).*(no|number)/i,
  healthId: /abha|health.?id/i,
  idCardType: /(card|proof).*type|type.*(card|proof)/i,
  idCardNo: /aadh?aa?r|(id.?card|id.?proof|card).*(no|number)/i,
  salutation: /^(salutation|title|prefix)$/i,
  firstName: /(first|given).?name/i,
  middleName: /middle.?name/i,
  lastName: /(last|family).?name|surname/i,
  fullName: /^(patient.?)?(full.?)?name( of (the )?patient)?$/i,
  sex: /^(sex|gender)$/i,
  birthDate: /birth|^d\.?o\.?b\.?$/i,
  ageYears: /^age/i,
  alternateNo: /alt.*(phone|mobile|no)|(phone|mobile).?2/i,
  contactNo: /mobile|phone|contact|cell/i,
  email: /e-?mail/i,
  addressLineTwo: /address.*(2|two)/i,
  addressLineOne: /address|street/i,
  city: /city|town|village/i,
  state: /^state|province|division/i,
  country: /^country/i,
  pincode: /^pin|postal|zip/i,
  postOffice: /post.?office/i,
  policeStation: /police|thana/i,
  nationality: /nationality/i,
  religion: /religion/i,
  bloodGroup: /blood/i,
  maritalStatus: /marital/i,
  drugAllergy: /allerg/i,
};

/** The guess: a heading that is our own label of a field first, then the usual names of headings; each only once. */
export function guessPatientMapping(
  headings: readonly string[],
  labelOf: (field: ColumnField) => string,
): PatientMapping {
  const left = new Set(headings);
  const mapping: PatientMapping = {};
  const take = (field: PatientFileField, fits: (heading: string) => boolean) => {
    const heading = mapping[field] === undefined ? [...left].find(fits) : undefined;
    if (heading === undefined) return;
    mapping[field] = heading;
    left.delete(heading);
  };
  for (const field of columnFields) take(field, (heading) => heading.toLowerCase() === labelOf(field).toLowerCase());
  for (const [field, sign] of Object.entries(signs) as [PatientFileField, RegExp][])
    take(field, (heading) => sign.test(heading.replaceAll('_', ' ')));
  // Whatever has no signs of its own is known by its name: 'occupationCode' by 'Occupation code'.
  for (const field of columnFields)
    take(field, (heading) => heading.replace(/[^a-z]/gi, '').toLowerCase() === field.toLowerCase());
  return mapping;
}

/** Whether a field is needed while nothing else of its line is chosen. */
export function isFieldMissing(field: PatientFileField, mapping: PatientMapping): boolean {
  return neededFields.some((line) => line[0] === field && !line.some((one) => mapping[one]));
}

/** Whether everything needed has a column. */
export function isMappingComplete(mapping: PatientMapping): boolean {
  return neededFields.every((line) => line.some((one) => mapping[one]));
}
