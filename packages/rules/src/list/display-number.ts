// Numbers of admissions and patients as people read and type them: with the hospital's prefix.

const DAY_CARE_PREFIX = 'DC';

/** The number of an admission with its prefix: 'DC' for day care, else the hospital's (R142, R327, R465, Q43, Q87). */
export function displayAdmissionNumber(admissionId: number, admissionMode: string, hospitalPrefix: string): string {
  return `${admissionMode === 'Day Care' ? DAY_CARE_PREFIX : hospitalPrefix}${admissionId}`;
}

/** The UHID: the registration prefix and the patient's number (R489, Q87). */
export function displayPatientNumber(patientId: number, registrationPrefix: string): string {
  return `${registrationPrefix}${patientId}`;
}

/** Returns the label of an admission number: 'Case No' for dental, 'Day Care No' for day care, else 'IPD No' (R319, R327, Q42). */
export function admissionNumberLabel(admissionMode: string): 'IPD No' | 'Case No' | 'Day Care No' {
  if (admissionMode === 'Dental') return 'Case No';
  return admissionMode === 'Day Care' ? 'Day Care No' : 'IPD No';
}

/** The number in a typed text, without the blanks around it and without any of these prefixes before its digits (R309, Q87). */
export function stripPrefix(text: string, prefixes: readonly string[]): string {
  const typed = text.trim();
  for (const prefix of prefixes) {
    const rest = typed.slice(prefix.length).trim();
    if (typed.toLowerCase().startsWith(prefix.toLowerCase()) && /^\d+$/.test(rest)) return rest;
  }
  return typed;
}

/** The number of an admission in a typed text, the hospital's prefix or 'DC' taken off (R309, Q43, Q87). */
export function typedAdmissionNumber(text: string, hospitalPrefix: string): string {
  return stripPrefix(text, [hospitalPrefix, DAY_CARE_PREFIX]);
}
