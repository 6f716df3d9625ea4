// An oracle of an inpatient's money for random histories: its own arithmetic, told from the patient's side, without the product's rules.

/** Half away from zero, of whole numbers; what is divided is never below zero. */
const rounded = (over: bigint, under: bigint): number => Number((2n * over + under) / (2n * under));

/** A charge as it was posted; rates in hundredths of a per cent, amounts in paise, quantity in thousandths. */
export interface OracleLine {
  id: number;
  quantity: number;
  price: number;
  discount: number;
  rate: number;
  isInside: boolean;
  isAfterDiscount: boolean;
  isIgst: boolean;
  isNonHospital: boolean;
  isChanged: boolean;
}

/** A cash memo: its amount, what was paid with it, and what came back in which way. */
export interface OracleMemo {
  saleId: number;
  lineId: number;
  unitPrice: number;
  units: number;
  paid: number;
  back: { units: number; handedOut: number }[];
}

/** Money received or given back at the desk before the bill. */
export interface OraclePayment {
  amount: number;
  isRefund: boolean;
  isPool: boolean;
  isElectronic: boolean;
}

/** Everything that happened to an admission's money. */
export interface OracleAccount {
  lines: OracleLine[];
  memos: OracleMemo[];
  payments: OraclePayment[];
  patientType: string;
  authorized: number;
  isOtherState: boolean;
  keepsNonHospital: boolean;
  isServicePlace: boolean;
}

/** The cost of a line and the tax in it. */
function costOf(line: OracleLine, isIgst: boolean): { cost: number; tax: number } {
  const [quantity, price, rate] = [BigInt(line.quantity), BigInt(line.price), BigInt(line.rate)];
  const gross = rounded(quantity * price, 1000n);
  const left = gross - rounded(quantity * BigInt(line.discount), 1000n);
  const parts = isIgst ? 1n : 2n;
  if (line.isInside) return { cost: left, tax: Number(parts) * rounded(BigInt(left) * rate, parts * (10_000n + rate)) };
  const part = line.isAfterDiscount
    ? rounded(BigInt(left) * rate, parts * 10_000n)
    : rounded(quantity * price * rate, parts * 10_000_000n);
  const tax = Number(parts) * part;
  return { cost: left + tax, tax };
}

const sum = <Each>(all: readonly Each[], of: (each: Each) => number) =>
  all.reduce((total, each) => total + of(each), 0);

const backUnits = (memo: OracleMemo) => sum(memo.back, ({ units }) => units);
/** Handed out at the counter already. */
export const handedOut = (memo: OracleMemo) => sum(memo.back, (back) => back.handedOut);

/** The sum that a memo still charges, below zero the pharmacy's debt: medicine not returned, less payments that were not refunded. */
const openOf = (memo: OracleMemo) => (memo.units - backUnits(memo)) * memo.unitPrice - (memo.paid - handedOut(memo));

/** The patient's money here by purpose: for the bill, in the pool, and the pharmacy's debt to them. */
export function heldOf({ payments, memos }: OracleAccount): { desk: number; pool: number; owed: number } {
  const of = (isPool: boolean) =>
    sum(payments, (each) => (each.isPool === isPool ? (each.isRefund ? -each.amount : each.amount) : 0));
  return { desk: of(false), pool: of(true), owed: sum(memos, (memo) => Math.max(0, -openOf(memo))) };
}

/** The figures an answer is held against, in paise, by the names of the contract. */
export interface OracleFigures {
  totalCharge: number;
  gst: number;
  nonHospital: number;
  medicineCharge: number;
  medicineCredit: number;
  gross: number;
  discount: number;
  net: number;
  roundOff: number;
  paidInAdvance: number;
  authorized: number;
  netPayable: number;
  refundable: number;
  payerDue: number;
  patientPart: number;
  poolUsed: number;
  poolToBill: number;
  nonHospitalDue: number;
}

/** The bill, provisional or final: what everything costs, who pays which part of it, and what is over. */
export function figuresOf(account: OracleAccount, isFinal: boolean, extra = { other: 0, discount: 0 }): OracleFigures {
  const isIgst = account.isOtherState && !account.isServicePlace;
  const costs = account.lines.map((line) => ({ line, ...costOf(line, isFinal ? isIgst : line.isIgst) }));
  const totalCharge = sum(costs, ({ cost }) => cost);
  const isCashOnly = !account.payments.some((each) => each.isElectronic && !each.isRefund && !each.isPool);
  const isApart = account.keepsNonHospital && isCashOnly && !['TPA', 'Cash Claim'].includes(account.patientType);
  const nonHospital = isApart ? sum(costs, ({ line, cost }) => (line.isNonHospital ? cost : 0)) : 0;
  const { desk, pool, owed } = heldOf(account);
  const medicineCharge = sum(account.memos, (memo) => Math.max(0, openOf(memo)));
  const gross = totalCharge - nonHospital + medicineCharge + extra.other;
  const exact = gross - extra.discount;
  const net = 100 * rounded(BigInt(exact), 100n);
  const payerDue = Math.min(account.authorized, net);
  const patientPart = net - payerDue;
  const poolUsed = Math.min(pool, nonHospital);
  const own = desk + (pool - poolUsed) + owed;
  return {
    totalCharge,
    gst: sum(costs, ({ tax }) => tax),
    nonHospital,
    medicineCharge,
    medicineCredit: owed,
    gross,
    discount: extra.discount,
    net,
    roundOff: net - exact,
    paidInAdvance: own - owed,
    authorized: account.authorized,
    // Below nothing it shows the payer's excess too, which nobody is given (Q127).
    netPayable: patientPart - own - (account.authorized - payerDue),
    refundable: Math.max(0, own - patientPart),
    payerDue,
    patientPart,
    poolUsed,
    poolToBill: pool - poolUsed,
    nonHospitalDue: nonHospital - poolUsed,
  };
}
