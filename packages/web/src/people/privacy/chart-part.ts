// Names of the parts of a chart, by the call that showed them (PS016).

/** The parts that have words of their own; the first that fits a call is it. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^\/Patient\//, 'registration'],
  [/Note|Instruction|DischargeSummary/, 'notes'],
  [/Document|Prescription/, 'documents'],
  [/^\/(Lab|ClinicalOrder)\//, 'tests'],
  [/^\/VitalSign\//, 'vitals'],
  [/Bill|Payment|Refund|Charge|Deposit|TPA|Tpa|^\/(Pharmacy|Report|Finance|TPA)\//, 'money'],
  [/^\/(Opd\w*|Appointment|OTMaster)\//, 'visits'],
  [/^\/(BirthDeathRecord|MortuaryAdmission)\//, 'records'],
  [/^\/(IPD|Bed)\//, 'stay'],
];

/** The key of its words in `privacy.json`. */
export function chartPart(path: string): string {
  return parts.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
