// Reads FHIR R4 Patient resources out of a bundle, of ndjson, or of one resource alone; what we keep of each, as text.
import { type Sentence, sentences } from '../message/sentence.ts';

/** A resource as read; `row` counts the entries of a bundle or the lines of ndjson from 1. */
export interface FhirPatient {
  readonly row: number;
  readonly values: FhirValues;
}

/** A whole file as read: its patients, what cannot be read, and how many resources are none of ours. */
export interface FhirFile {
  readonly patients: readonly FhirPatient[];
  readonly faults: readonly { readonly row: number; readonly value: string; readonly sentence: Sentence }[];
  /** Resources of other kinds, and patients marked as no longer active. */
  readonly leftOutCount: number;
  /** Deceased patients: they are not registered as living. */
  readonly deceasedCount: number;
}

/** Places of values in a resource, to name the value that is wrong. */
export const FHIR_PLACES = {
  salutation: 'name.prefix',
  fullName: 'name.text',
  firstName: 'name.given',
  middleName: 'name.given',
  lastName: 'name.family',
  sex: 'gender',
  birthDate: 'birthDate',
  contactNo: 'telecom phone',
  alternateNo: 'telecom phone',
  email: 'telecom email',
  addressLineOne: 'address.line',
  addressLineTwo: 'address.line',
  city: 'address.city',
  state: 'address.state',
  country: 'address.country',
  pincode: 'address.postalCode',
  maritalStatus: 'maritalStatus',
  idCardType: 'identifier.type',
  idCardNo: 'identifier.value',
  healthId: 'identifier ABHA',
  healthIdNo: 'identifier ABHA',
  image: 'photo',
} as const;

/** Facts of a patient in a resource, as text; missing facts are left out. */
type FhirValues = Partial<Record<keyof typeof FHIR_PLACES, string>>;

/** Why a row of a file is no patient; codes never change. */
export const fhirSentences = sentences('patient', {
  fileNotJson: 'The file is not readable JSON',
  lineNotJson: 'This line is not readable JSON',
  notFhir: 'This is not a FHIR resource',
});

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(textOf).filter((text) => text !== '');

/** Returns the parsed JSON of a text; undefined for any other text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Each resource of a file with its row, or the reason why that row is none. */
type Found = { row: number; resource?: unknown; value?: string; fault?: Sentence };

function findResources(text: string): Found[] {
  const bare = text.replace(/^\uFEFF/, '');
  const whole = parsed(bare);
  if (isObject(whole) && whole.resourceType === 'Bundle') {
    const entries = Array.isArray(whole.entry) ? whole.entry : [];
    return entries.map((entry, index) => ({ row: index + 1, resource: isObject(entry) ? entry.resource : undefined }));
  }
  if (whole !== undefined) return [{ row: 1, resource: whole }];
  const lines = bare.split(/\r?\n/).map((line, index) => ({ row: index + 1, line: line.trim() }));
  const filled = lines.filter(({ line }) => line !== '');
  // When even the first line is no JSON, the file is a broken bundle: one reason is enough.
  if (filled[0] === undefined || parsed(filled[0].line) === undefined)
    return [{ row: 1, value: '', fault: fhirSentences.fileNotJson }];
  return filled.map(({ row, line }) => {
    const resource = parsed(line);
    return resource !== undefined
      ? { row, resource }
      : { row, value: line.slice(0, 80), fault: fhirSentences.lineNotJson };
  });
}

/** Reads a file. Nothing is thrown: whatever is wrong is a fault of its row. */
export function readFhirPatients(text: string): FhirFile {
  const patients: FhirPatient[] = [];
  const faults: { row: number; value: string; sentence: Sentence }[] = [];
  let leftOutCount = 0;
  let deceasedCount = 0;
  for (const { row, resource, value = '', fault } of findResources(text)) {
    if (fault !== undefined) faults.push({ row, value, sentence: fault });
    else if (!isObject(resource) || typeof resource.resourceType !== 'string')
      faults.push({ row, value: '', sentence: fhirSentences.notFhir });
    else if (resource.resourceType !== 'Patient' || resource.active === false) leftOutCount += 1;
    else if (isDeceased(resource)) deceasedCount += 1;
    else patients.push({ row, values: valuesOf(resource) });
  }
  return { patients, faults, leftOutCount, deceasedCount };
}

/** A date of death, or the mere fact; `deceasedBoolean: false` is somebody living. */
function isDeceased({ deceasedBoolean, deceasedDateTime }: Json): boolean {
  return deceasedBoolean === true || textOf(deceasedDateTime) !== '';
}

function valuesOf(resource: Json): FhirValues {
  const values: FhirValues = {
    ...nameValues(resource.name),
    ...telecomValues(resource.telecom),
    ...addressValues(resource.address),
    ...identifierValues(resource.identifier),
    sex: textOf(resource.gender),
    birthDate: textOf(resource.birthDate),
    maritalStatus: maritalStatusOf(resource.maritalStatus),
    image: photoOf(resource.photo),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as FhirValues;
}

/** The one of several whose use stands first in the order; an old one never while there is another. */
function preferred(all: readonly Json[], uses: readonly string[]): Json | undefined {
  const rank = (one: Json) => {
    if (one.use === 'old' || one.use === 'maiden') return uses.length + 1;
    const place = uses.indexOf(textOf(one.use));
    return place < 0 ? uses.length : place;
  };
  return all.toSorted((one, other) => rank(one) - rank(other))[0];
}

function nameValues(names: unknown): FhirValues {
  const name = preferred(listOf(names), ['official', 'usual']);
  if (!name) return {};
  const [firstName = '', ...others] = textsOf(name.given);
  const lastName = textOf(name.family);
  const salutation = textsOf(name.prefix).join(' ');
  if (firstName === '' || lastName === '') {
    const parts = [firstName, ...others, lastName].filter(Boolean).join(' ');
    return { salutation, fullName: textOf(name.text) || parts };
  }
  return { salutation, firstName, middleName: others.join(' '), lastName };
}

function telecomValues(telecoms: unknown): FhirValues {
  const current = listOf(telecoms).filter((one) => one.use !== 'old' && textOf(one.value) !== '');
  const rank = (one: Json) => (typeof one.rank === 'number' ? one.rank : one.use === 'mobile' ? 100 : 101);
  const of = (...systems: string[]) =>
    current
      .filter((one) => systems.includes(textOf(one.system)))
      .toSorted((one, other) => rank(one) - rank(other))
      .map((one) => textOf(one.value).replace(/^(tel|mailto):/i, ''));
  const [contactNo = '', alternateNo = ''] = of('phone', 'sms');
  return { contactNo, alternateNo, email: of('email')[0] ?? '' };
}

function addressValues(addresses: unknown): FhirValues {
  const address = preferred(listOf(addresses), ['home', 'temp']);
  if (!address) return {};
  const [first = textOf(address.text), ...others] = textsOf(address.line);
  return {
    addressLineOne: first,
    addressLineTwo: others.join(', '),
    city: textOf(address.city) || textOf(address.district),
    state: textOf(address.state),
    pincode: textOf(address.postalCode),
    country: textOf(address.country),
  };
}

/** Health ids of India's digital health mission are of this system: an address as asha@abdm, or fourteen digits. */
const ABHA_SYSTEM = /^https:\/\/healthid\.(abdm|ndhm)\.gov\.in/;
/** Cards by the code of their kind, as India's profile and HL7's table 0203 have them. */
const CARD_TYPES: Readonly<Record<string, string>> = { ADN: 'Addhar', PPN: 'Passport', DL: 'Driving Licence' };

function identifierValues(identifiers: unknown): FhirValues {
  const values: FhirValues = {};
  for (const identifier of listOf(identifiers)) {
    const value = textOf(identifier.value);
    const kind = isObject(identifier.type) ? listOf(identifier.type.coding).map(({ code }) => textOf(code)) : [];
    const card = kind.map((code) => CARD_TYPES[code]).find(Boolean);
    if (value === '' || identifier.use === 'old') continue;
    if (ABHA_SYSTEM.test(textOf(identifier.system))) {
      if (/^[\d\s-]+$/.test(value)) values.healthIdNo ??= value;
      else values.healthId ??= value;
    } else if (card && values.idCardNo === undefined) {
      values.idCardType = card;
      values.idCardNo = value;
    }
  }
  return values;
}

/** Widowed, divorced and the like have no word with us and are left out. */
function maritalStatusOf(status: unknown): string {
  const codes = isObject(status) ? listOf(status.coding).map(({ code }) => textOf(code)) : [];
  if (codes.some((code) => code === 'M' || code === 'P')) return 'Married';
  return codes.some((code) => code === 'S' || code === 'U') ? 'Unmarried' : '';
}

function photoOf(photos: unknown): string {
  const photo = listOf(photos).find(
    ({ data, contentType }) => textOf(data) !== '' && /^(image\/.*)?$/.test(textOf(contentType)),
  );
  return photo ? textOf(photo.data) : '';
}

const KEPT_PARTS = [
  'resourceType',
  'active',
  'deceasedBoolean',
  'deceasedDateTime',
  'name',
  'telecom',
  'gender',
  'birthDate',
  'address',
  'identifier',
  'maritalStatus',
  'photo',
];

function slimResource(resource: unknown): unknown {
  if (!isObject(resource)) return resource;
  const parts = resource.resourceType === 'Patient' ? KEPT_PARTS : ['resourceType'];
  return Object.fromEntries(parts.filter((part) => part in resource).map((part) => [part, resource[part]]));
}

/** The same file with nothing but what is read of it, so that thousands of resources travel in one request. */
export function slimFhirFile(text: string): string {
  const bare = text.replace(/^\uFEFF/, '');
  const value = parsed(bare);
  if (isObject(value) && value.resourceType === 'Bundle') {
    const entries = Array.isArray(value.entry) ? value.entry : [];
    const entry = entries.map((one) => (isObject(one) ? { resource: slimResource(one.resource) } : one));
    return JSON.stringify({ resourceType: 'Bundle', entry });
  }
  if (value !== undefined) return JSON.stringify(slimResource(value));
  const lines = bare.split(/\r?\n/).map((line) => {
    const one = line.trim() === '' ? undefined : parsed(line);
    return one === undefined ? line : JSON.stringify(slimResource(one));
  });
  return lines.join('\n');
}
