// The facts of a patient that are sensitive by themselves: not everybody who may open the chart sees them (Q225, Q235, PS010).

/** Facts that identify a person legally and financially. */
export const identityFacts = [
  'idCardType',
  'idCardNo',
  'idCardIssuer',
  'healthId',
  'healthIdNo',
  'religion',
  'ethnicity',
  'familyIncome',
] as const;

/** Facts about a person's life and past illnesses. */
export const healthFacts = [
  'isAlcoholic',
  'isSmoker',
  'isTobaccoUser',
  'isDrugAddicted',
  'presentingComplaint',
  'presentingIllness',
  'keyFindings',
  'medicosurgicalHistory',
  'substanceAbuseHistory',
  'familyHistory',
  'provisionalDiagnosis',
] as const;

/** The name of a sensitive field. */
export type SensitiveField = (typeof identityFacts)[number] | (typeof healthFacts)[number];

/** Every one of them. */
export const sensitiveFields: readonly SensitiveField[] = [...identityFacts, ...healthFacts];

const columns = new Set(sensitiveFields.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)));

/** Whether a column of the database holds a sensitive field; the unit at its end does not count. */
export function isSensitiveColumn(column: string): boolean {
  return columns.has(column.replace(/_paise$/, ''));
}
