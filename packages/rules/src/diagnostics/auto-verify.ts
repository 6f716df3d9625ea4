// Whether a finished work needs no second person: each condition with the value it was judged by (LB046).

/** Facts about a value. */
export interface AutoValue {
  readonly parameterName: string;
  readonly source: string;
  readonly valueText: string | null;
  readonly comparator: string;
  readonly numberValue: number | null;
  readonly flag: string | null;
  /** A range of the patient's age judged it. */
  readonly hasRange: boolean;
  readonly isDelta: boolean;
  readonly remark: string | null;
  /** Flag from the analyser. */
  readonly analyserFlag: string | null;
  /** Comment from the analyser. */
  readonly analyserComment: string | null;
  /** The analyser withdraws it, and no person has taken it back yet. */
  readonly isWithdrawn: boolean;
  readonly reportableLow: number | null;
  readonly reportableHigh: number | null;
  /** Since a control of its parameter was in control on its analyser; nothing where none ever was. */
  readonly controlHours: number | null;
  /** A control of it is refused and nothing has set it right. */
  readonly isControlOpen: boolean;
  /** The rule of the parameter, else that of the section. */
  readonly rule: AutoRule | null;
}

/** A rule as it was signed. */
export interface AutoRule {
  readonly isOn: boolean;
  /** True when the person who signed the rule may still sign. */
  readonly isSigned: boolean;
  readonly low: number | null;
  readonly high: number | null;
  readonly ageFromYears: number;
  readonly ageToYears: number;
  readonly controlHours: number;
  readonly signedBy: number;
}

/** Facts about the work besides its values. */
export interface AutoWork {
  readonly ageYears: number;
  /** How the specimen looked. */
  readonly conditions: readonly string[];
  /** A note on the work that is not answered yet. */
  readonly note: string | null;
  /** The user who finished it. */
  readonly finishedBy: number;
  readonly isTwoStep: boolean;
}

export const autoConditions = [
  'Rule',
  'Signer',
  'Source',
  'Control',
  'AnalyserFlag',
  'Limits',
  'Reportable',
  'NotCritical',
  'NoDelta',
  'Specimen',
  'Note',
  'Age',
] as const;

/** One condition, of a parameter or of the whole work. */
export interface AutoCondition {
  readonly name: (typeof autoConditions)[number];
  readonly of: string;
  readonly value: string;
  readonly holds: boolean;
}

/** Our own flags that each mark of an analyser agrees with; a mark that is not here tells of a fault. */
const agreeing: Readonly<Record<string, readonly (string | null)[] | undefined>> = {
  N: [null, 'N', 'L', 'H', 'LL', 'HH', 'A', 'AA'],
  L: ['L', 'LL'],
  H: ['H', 'HH'],
  LL: ['LL'],
  HH: ['HH'],
  A: ['L', 'H', 'LL', 'HH', 'A', 'AA'],
  AA: ['AA'],
};

/** Whether the marks of an analyser, parted by blanks, say the same of a value as our own flag (Q246). */
export function isFlagAgreeing(analyserFlag: string | null, ownFlag: string | null): boolean {
  const marks = (analyserFlag ?? '').toUpperCase().split(/\s+/).filter(Boolean);
  return marks.every((mark) => agreeing[mark]?.includes(ownFlag) ?? false);
}
const critical = ['LL', 'HH', 'AA'];

const isWithin = (value: number, low: number | null, high: number | null) =>
  (low === null || value >= low) && (high === null || value <= high);

/** A number without a range of the patient's age is left to a person (docs/decisions/0247). */
function areLimitsKept({ rule, numberValue, flag, hasRange }: AutoValue): boolean {
  if (rule === null || (numberValue !== null && !hasRange)) return false;
  if (rule.low === null && rule.high === null) return flag === 'N';
  return numberValue !== null && isWithin(numberValue, rule.low, rule.high);
}

function isReportable({ numberValue, comparator, valueText, reportableLow, reportableHigh }: AutoValue): boolean {
  if (numberValue === null) return valueText !== null;
  return comparator === '=' && isWithin(numberValue, reportableLow, reportableHigh);
}

const saidOf = ({ analyserFlag, analyserComment, isWithdrawn }: AutoValue) =>
  [analyserFlag, analyserComment, isWithdrawn ? 'W' : null].filter(Boolean).join('; ');

/** Of a value that was worked out its parts are asked for source and control. */
function conditionsOf(value: AutoValue, work: AutoWork): AutoCondition[] {
  const { rule, flag, source, controlHours } = value;
  const isWorkedOut = source === 'Formula';
  const of = value.parameterName;
  const isControlled = controlHours !== null && controlHours <= (rule?.controlHours ?? 0) && !value.isControlOpen;
  const isOther = rule !== null && !(work.isTwoStep && rule.signedBy === work.finishedBy);
  const openControl = value.isControlOpen ? 'open' : '';
  return [
    { name: 'Rule', of, value: rule?.isOn ? 'on' : '', holds: rule?.isOn === true && rule.isSigned },
    { name: 'Signer', of, value: rule ? String(rule.signedBy) : '', holds: isOther },
    { name: 'Source', of, value: source, holds: isWorkedOut || source === 'Analyser' },
    ...(isWorkedOut
      ? []
      : [
          { name: 'Control' as const, of, value: openControl || String(controlHours ?? ''), holds: isControlled },
          {
            name: 'AnalyserFlag' as const,
            of,
            value: saidOf(value),
            holds: isFlagAgreeing(value.analyserFlag, flag) && value.analyserComment === null && !value.isWithdrawn,
          },
        ]),
    { name: 'Limits', of, value: value.valueText ?? '', holds: areLimitsKept(value) },
    { name: 'Reportable', of, value: value.valueText ?? '', holds: isReportable(value) },
    { name: 'NotCritical', of, value: flag ?? '', holds: flag === null || !critical.includes(flag) },
    { name: 'NoDelta', of, value: value.isDelta ? 'delta' : '', holds: !value.isDelta },
    {
      name: 'Age',
      of,
      value: String(work.ageYears),
      holds: rule !== null && work.ageYears >= rule.ageFromYears && work.ageYears <= rule.ageToYears,
    },
  ];
}

/** Every condition of a work; it is verified by rule only where all of them hold, and one person signed all its rules. */
export function judgeAutoVerify(work: AutoWork, values: readonly AutoValue[]): readonly AutoCondition[] {
  const signers = new Set(values.flatMap(({ rule }) => (rule ? [rule.signedBy] : [])));
  const marks = [...work.conditions, ...values.flatMap(({ remark }) => remark ?? [])];
  return [
    ...values.flatMap((value) => conditionsOf(value, work)),
    { name: 'Signer', of: '', value: [...signers].join(', '), holds: signers.size === 1 },
    { name: 'Specimen', of: '', value: marks.join(', '), holds: marks.length === 0 },
    { name: 'Note', of: '', value: work.note ?? '', holds: work.note === null },
  ];
}
