// One random history of an outpatient's money at the counter, with the payer's receipts, held against arithmetic of its own.
import { addCounterBill, getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import {
  cancelCounterBill,
  refundCounterBill,
  settleCounterDue,
} from '@charaka/contract/clinic/counter/counter-refund';
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import { listDues } from '@charaka/contract/money/bill/bill-due';
import { addPayerReceipt, cancelPayerReceipt } from '@charaka/contract/money/tpa/receipt';
import { listOutstanding } from '@charaka/contract/money/tpa/settlement';
import { account } from '@charaka/rules/money/ledger';
import { dayOf } from '../patient/opd-day.ts';
import type { TestTenant } from '../server/test-tenant.ts';
import { type Draw, drawsOf } from './money-history.ts';

/** Untaxed charges of a test tenant, in paise. */
const prices = [
  { chargeId: 3, price: 8500 },
  { chargeId: 4, price: 35_000 },
  { chargeId: 5, price: 60_000 },
];
const all = { pageNumber: 1, pageSize: 0 };

/** Half away from zero. */
const share = (amount: number, part: number, whole: number) =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));

/** A bill as the oracle has it, in paise: of one line, so that what goes back is so many units. */
interface OracleBill {
  counterBillId: number;
  serviceChargeId: number;
  price: number;
  units: number;
  back: number;
  authorized: number;
  claimBack: number;
  settled: number;
  due: number;
  paidIn: number;
  receipts: { receiptId: number; settled: number; charged: number }[];
}

const netOf = ({ price, units }: OracleBill) => price * units;
const restOf = (bill: OracleBill) => bill.authorized - bill.claimBack - bill.settled;

/** The deductions from claim and due by a refund of the given units, and the sum paid out. */
function refundOf(bill: OracleBill, units: number) {
  const amount = bill.price * units;
  const claim = share((bill.back + units) * bill.price, bill.authorized, netOf(bill)) - bill.claimBack;
  const due = Math.min(bill.due, amount - claim);
  return { claim, due, paidOut: amount - claim - due };
}

class CounterHistory {
  readonly differences: string[] = [];
  compared = 0;
  readonly #tenant: TestTenant;
  readonly #draw: Draw;
  readonly #name: string;
  readonly #bill: OracleBill;

  constructor(tenant: TestTenant, draw: Draw, name: string, bill: OracleBill) {
    this.#tenant = tenant;
    this.#draw = draw;
    this.#name = name;
    this.#bill = bill;
  }

  #hold(step: string, name: string, found: unknown, expected: unknown): void {
    this.compared += 1;
    if (found !== expected)
      this.differences.push(`${this.#name}, ${step}: ${name} is ${found}, the oracle has ${expected}`);
  }

  /** The bill itself, and its row in both lists. */
  async compare(step: string): Promise<void> {
    const { counterBillId, due, paidIn } = this.#bill;
    const named = { counterBill: { counterBillId } };
    const { counterBill } = await this.#tenant.ask(getCounterBill, named);
    this.#hold(step, 'due', counterBill.due, due);
    this.#hold(step, 'received', counterBill.received, paidIn);
    const own = <Row extends { counterBillId?: number | null | undefined }>(rows: Row[]) =>
      rows.find((row) => row.counterBillId === counterBillId);
    this.#hold(step, 'list of dues', own((await this.#tenant.ask(listDues, all)).rows)?.due ?? 0, due);
    const open = own((await this.#tenant.ask(listOutstanding, all)).rows);
    this.#hold(step, 'outstanding due', open?.due ?? 0, due);
    this.#hold(step, 'outstanding claim', open?.claimRest ?? 0, restOf(this.#bill));
  }

  async #settle(): Promise<void> {
    if (this.#bill.due === 0) return;
    const amount = 1 + this.#draw(this.#bill.due);
    const { counterBillId } = this.#bill;
    await this.#tenant.ask(settleCounterDue, { payment: { counterBillId, amount: amount / 100 } });
    this.#bill.due -= amount;
    this.#bill.paidIn += amount;
  }

  async #refund(isAll: boolean): Promise<void> {
    const bill = this.#bill;
    const left = bill.units - bill.back;
    if (left === 0) return;
    const units = isAll ? left : 1 + this.#draw(left);
    const { claim, due, paidOut } = refundOf(bill, units);
    const { counterBillId, serviceChargeId } = bill;
    const money = { counterBillId, amount: paidOut / 100, reason: 'History' };
    const { isFailure } = isAll
      ? await this.#tenant.call(cancelCounterBill, { counterBill: money })
      : await this.#tenant.call(refundCounterBill, {
          refund: { ...money, lines: [{ serviceChargeId, quantity: units }] },
        });
    // The part that the payer has paid already is not deducted from their claim.
    this.#hold('refund', 'refused', isFailure, claim > restOf(bill));
    if (isFailure) return;
    bill.back += units;
    bill.claimBack += claim;
    bill.due -= due;
  }

  async #receive(): Promise<void> {
    const bill = this.#bill;
    const rest = restOf(bill);
    if (rest === 0) return;
    const settled = 1 + this.#draw(rest);
    const tds = this.#draw(settled + 1);
    const disallowed = this.#draw(2) * this.#draw(settled - tds + 1);
    const isWrittenOff = this.#draw(2) === 0 && disallowed > 0;
    const part = { counterBillId: bill.counterBillId, isWrittenOff, reason: 'History' };
    const sums = { paid: (settled - tds - disallowed) / 100, tds: tds / 100, disallowed: disallowed / 100 };
    const receipt = {
      associationId: this.#tenant.corporateId,
      receivedOn: dayOf(),
      mode: this.#draw(2) === 0 ? ('NEFT' as const) : ('Cheque' as const),
      reference: 'History',
      parts: [{ ...part, ...sums }],
    };
    const { receiptId } = await this.#tenant.ask(addPayerReceipt, { receipt });
    const charged = isWrittenOff ? 0 : disallowed;
    bill.settled += settled;
    bill.due += charged;
    bill.receipts.push({ receiptId, settled, charged });
  }

  async #cancelReceipt(): Promise<void> {
    const bill = this.#bill;
    const last = bill.receipts.at(-1);
    if (!last || last.charged > bill.due) return;
    await this.#tenant.ask(
      cancelPayerReceipt,
      { receipt: { receiptId: last.receiptId, reason: 'History' } },
      { as: 'admin' },
    );
    bill.receipts.pop();
    bill.settled -= last.settled;
    bill.due -= last.charged;
  }

  /** One random deed. */
  async step(index: number): Promise<void> {
    const deeds: [string, () => Promise<void>][] = [
      ['payment', () => this.#settle()],
      ['refund', () => this.#refund(false)],
      ['receipt of the payer', () => this.#receive()],
      ['receipt of the payer', () => this.#receive()],
      ['cancelled receipt', () => this.#cancelReceipt()],
      ['cancellation', () => (this.#draw(4) === 0 ? this.#refund(true) : this.#settle())],
    ];
    const [name, deed] = deeds[this.#draw(deeds.length)] as (typeof deeds)[number];
    await deed();
    await this.compare(`step ${index}, ${name}`);
  }
}

/** A visit of a new patient with one bill, of which a payer takes over a part and the patient pays a part. */
async function newBill(tenant: TestTenant, draw: Draw): Promise<OracleBill> {
  const [patientId = 0] = await tenant.addPatients(1);
  await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf() } });
  const encounterId = (await tenant.ask(getUnbilledOrders, { patientId })).visits[0]?.encounterId ?? 0;
  const { chargeId, price } = prices[draw(prices.length)] as (typeof prices)[number];
  const units = 1 + draw(3);
  const net = price * units;
  const authorized = draw(3) === 0 ? 0 : draw(net + 1);
  const paidIn = draw(net - authorized + 1);
  const typed = {
    encounterId,
    lines: [{ chargeId, quantity: units }],
    net: net / 100,
    amount: paidIn / 100,
    dueReason: 'History',
    ...(authorized > 0
      ? {
          associationId: tenant.corporateId,
          authorized: authorized / 100,
          authorizationNo: `History ${patientId}`,
          authorizedOn: dayOf(),
        }
      : {}),
  };
  // The clerk approves, and the user who made a bill may not write off what is due of it (Q268).
  const { counterBill } = await tenant.ask(addCounterBill, { counterBill: typed }, { as: 'admin' });
  return {
    counterBillId: counterBill.counterBillId,
    serviceChargeId: counterBill.lines[0]?.serviceChargeId ?? 0,
    price,
    units,
    authorized,
    paidIn,
    back: 0,
    claimBack: 0,
    settled: 0,
    due: net - authorized - paidIn,
    receipts: [],
  };
}

/** Plays one history; answers how many figures were compared and which differed. The tenant holds OPD today, and its clerk approves. */
export async function playCounterHistory(
  tenant: TestTenant,
  seed: number,
): Promise<{ compared: number; differences: string[] }> {
  const draw = drawsOf(seed);
  const history = new CounterHistory(tenant, draw, `Counter history ${seed}`, await newBill(tenant, draw));
  const steps = 3 + draw(6);
  for (let index = 1; index <= steps; index++) await history.step(index);
  return history;
}

/** Compares the sums of the lists of dues and of claims with the ledger; returns a sentence for each difference. */
export async function compareListsWithLedger(tenant: TestTenant): Promise<string[]> {
  const { rows: dues } = await tenant.ask(listDues, all);
  const { rows: open } = await tenant.ask(listOutstanding, all);
  const { rows: ledger } = await tenant.parts.owner.query<{ glid: number; amount: number }>(
    `select e.glid, sum(e.amount_paise)::bigint as amount from voucher_entry e
     where e.tenant_id = $1 and e.glid in (5, 6) group by 1`,
    [tenant.tenantId],
  );
  const balance = (glid: number) => Number(ledger.find((row) => Number(row.glid) === glid)?.amount ?? 0);
  const owed = dues.reduce((total, row) => total + row.due + row.nonHospitalDue, 0);
  const claimed = open.reduce((total, row) => total + row.claimRest, 0);
  return [
    ...(owed === balance(account.dueFromPatients)
      ? []
      : [`Dues list ${owed}, ledger ${balance(account.dueFromPatients)}`]),
    ...(claimed === balance(account.dueFromPayers)
      ? []
      : [`Claims list ${claimed}, ledger ${balance(account.dueFromPayers)}`]),
  ];
}
