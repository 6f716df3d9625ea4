// Alerts about an order of this patient at this moment, with their severity (OR010, OR011, OR019, OR041).
import { nameKey } from './known-medicine.ts';
import { isOrderOpen, type OrderKind, type OrderStatus } from './order-step.ts';
import { isKnownSubstance, kinAmong, kinshipAmong, type TellParts } from './substance-kin.ts';

/** Kinds of alert. */
export const alertKinds = ['Allergy', 'DuplicateOrder', 'DuplicateTherapy', 'Sex', 'Age'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Stop wants a reason, Warn is signed with one key, Note is only shown; the strongest first. */
export const alertSeverities = ['Stop', 'Warn', 'Note'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

/** A reason says why in at least so many letters. */
export const LEAST_REASON_LETTERS = 5;

/** One thing that speaks against an order. */
export interface OrderAlert {
  readonly kind: AlertKind;
  readonly severity: AlertSeverity;
  /** The substance, the earlier order or medicine, the sex or the ages it is done at. */
  readonly about: string;
  readonly earlierOrderId: number | null;
  /** The same is open already, or stands above in the basket: it is asked whether it is wanted again (OR011, M11). */
  readonly isAgain?: boolean | null | undefined;
}

/** Limits on the patients an order is for; ages in days. */
export interface OrderLimits {
  readonly sexLimit: 'M' | 'F' | null;
  readonly ageFromDays: number | null;
  readonly ageToDays: number | null;
  readonly repeatWindowHours: number | null;
}

/** A line that is going to be signed: a charge, with those of the members of its panel, or a medicine. */
export interface AskedLine {
  readonly chargeId: number | null;
  readonly orderName: string;
  readonly memberChargeIds: readonly number[];
  readonly genericName: string | null;
  readonly limits: OrderLimits | null;
}

/** An order the patient has. */
export interface EarlierOrder {
  /** Null for a confidential test that the caller may not name: the alert leads to no order. */
  readonly orderId: number | null;
  readonly orderName: string;
  readonly chargeId: number | null;
  readonly memberChargeIds: readonly number[];
  readonly genericName: string | null;
  readonly status: OrderStatus;
  readonly hoursAgo: number;
  /** A medicine that was handed out, or is there from elsewhere, and is still taken. */
  readonly isTaken?: boolean | undefined;
}

/** The patient as alerts see them. */
export interface OrderSubject {
  readonly sex: string;
  readonly ageDays: number;
  readonly allergies: readonly string[];
  /** Those of them that are noted as medicines. */
  readonly drugAllergies?: readonly string[];
  readonly earlier: readonly EarlierOrder[];
  /** Brands by their substances (Q254). */
  readonly tellParts?: TellParts;
}

type Charged = Pick<AskedLine, 'chargeId' | 'memberChargeIds'>;

/** Whether two are the same, or one is a panel that holds the other. */
function overlaps(one: Charged, other: Charged): boolean {
  if (one.chargeId === null || other.chargeId === null) return false;
  return (
    one.chargeId === other.chargeId ||
    one.memberChargeIds.includes(other.chargeId) ||
    other.memberChargeIds.includes(one.chargeId)
  );
}

function isRepeated(line: AskedLine, earlier: EarlierOrder): boolean {
  if (!overlaps(line, earlier)) return false;
  if (isOrderOpen(earlier.status)) return true;
  const isDone = earlier.status === 'Done' || earlier.status === 'Verified';
  return isDone && earlier.hoursAgo < (line.limits?.repeatWindowHours ?? 0);
}

/** The other lines of the basket, and those above this line. */
interface Beside {
  readonly others: readonly AskedLine[];
  readonly above: readonly AskedLine[];
}

/** The same order that is open or was done lately, in the basket besides or signed before (OR011, OR019). */
function duplicateOrder(line: AskedLine, { others, above }: Beside, { earlier }: OrderSubject): OrderAlert[] {
  const before = earlier.find((one) => isRepeated(line, one));
  const beside = others.find((one) => overlaps(line, one));
  const found = before ?? beside;
  if (!found) return [];
  const isAgain = before !== undefined || above.some((one) => overlaps(line, one));
  const common = { about: found.orderName, earlierOrderId: before?.orderId ?? null, isAgain };
  return [{ kind: 'DuplicateOrder', severity: 'Warn', ...common }];
}

/** The same substance or one of its class, that the patient takes or that is prescribed besides; the very same is told first (OR011). */
function duplicateTherapy(line: AskedLine, { others, above }: Beside, subject: OrderSubject): OrderAlert[] {
  const { genericName } = line;
  if (genericName === null) return [];
  const isSame = (one: { readonly genericName: string | null }) =>
    one.genericName !== null && nameKey(one.genericName) === nameKey(genericName);
  const isKin = (one: { readonly genericName: string | null }) =>
    one.genericName !== null && kinAmong(genericName, [one.genericName], subject.tellParts) !== undefined;
  const taken = subject.earlier.filter(({ status, isTaken }) => isOrderOpen(status) || isTaken);
  const before = taken.find(isSame) ?? taken.find(isKin);
  const beside = others.find(isSame) ?? others.find(isKin);
  const about = before?.genericName ?? beside?.genericName;
  if (!about) return [];
  const isAgain = taken.some(isSame) || above.some(isSame);
  return [{ kind: 'DuplicateTherapy', severity: 'Warn', about, earlierOrderId: before?.orderId ?? null, isAgain }];
}

/**
 * Allergies that speak against a medicine: a related substance stops, a class that crosses warns. An allergy to an unknown medicine,
 * such as a brand that no item has, warns of each medicine.
 */
export function allergyAlerts(
  genericName: string | null,
  allergies: readonly string[],
  tellParts?: TellParts,
  drugAllergies: readonly string[] = [],
): OrderAlert[] {
  if (genericName === null) return [];
  const found = kinshipAmong(genericName, allergies, tellParts);
  if (!found) {
    const unknown = drugAllergies.filter((one) => !isKnownSubstance(one, tellParts)).join(', ');
    return unknown === '' ? [] : [{ kind: 'Allergy', severity: 'Warn', about: unknown, earlierOrderId: null }];
  }
  const severity = found.kinship === 'Kin' ? 'Stop' : 'Warn';
  return [{ kind: 'Allergy', severity, about: found.substance, earlierOrderId: null }];
}

/** The order is for another sex or age; for a patient who is neither male nor female it is only a note (OR041). */
function outsideLimits({ limits }: AskedLine, { sex, ageDays }: OrderSubject): OrderAlert[] {
  if (!limits) return [];
  const { sexLimit, ageFromDays, ageToDays } = limits;
  const alerts: OrderAlert[] = [];
  if (sexLimit !== null && sex !== sexLimit)
    alerts.push({ kind: 'Sex', severity: sex === 'O' ? 'Note' : 'Stop', about: sexLimit, earlierOrderId: null });
  if (ageDays < (ageFromDays ?? 0) || ageDays > (ageToDays ?? ageDays))
    alerts.push({
      kind: 'Age',
      severity: 'Stop',
      about: `${ageFromDays ?? 0}-${ageToDays ?? ''}`,
      earlierOrderId: null,
    });
  return alerts;
}

/** Returns the alerts of a basket, line by line. */
export function alertsOf(lines: readonly AskedLine[], subject: OrderSubject): OrderAlert[][] {
  return lines.map((line, index) => {
    const beside = { others: lines.filter((_, other) => other !== index), above: lines.slice(0, index) };
    return [
      ...allergyAlerts(line.genericName, subject.allergies, subject.tellParts, subject.drugAllergies),
      ...outsideLimits(line, subject),
      ...duplicateOrder(line, beside, subject),
      ...duplicateTherapy(line, beside, subject),
    ];
  });
}

/** Returns the alert that blocks signing without a reason; undefined when there is none, or a reason is given (OR010). */
export function unansweredStop(
  alerts: readonly OrderAlert[],
  reason: string | null | undefined,
): OrderAlert | undefined {
  const isAnswered = (reason ?? '').trim().length >= LEAST_REASON_LETTERS;
  return isAnswered ? undefined : alerts.find(({ severity }) => severity === 'Stop');
}

/** Whether a kind of order asks first whether the patient was asked for allergies (OR009). */
export function asksForAllergies(kind: OrderKind): boolean {
  return kind === 'Medicine' || kind === 'Procedure';
}
