// One random history of an inpatient's money over the calls: charges, medicine, receipts, refunds, the bill and what follows it.
import { addBill, getBill, getPaymentTotals, listDeposits } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { receiveDue } from '@charaka/contract/money/bill/bill-due';
import { addCharges, addNonHospitalCharges, deleteCharge, updateCharge } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { addItem, sell, stock } from '../record/pharmacy-shelf.ts';
import { admitInScene } from '../server/test-admissions.ts';
import type { TestTenant } from '../server/test-tenant.ts';
import { figuresOf, handedOut, heldOf, type OracleAccount, type OracleFigures } from './money-oracle.ts';

/** The tenant of histories, with its shelf and how its hospital taxes. */
export interface HistoryScene {
  readonly tenant: TestTenant;
  readonly batches: readonly { batchId: number; price: number }[];
  readonly isAfterDiscount: boolean;
  readonly isServicePlace: boolean;
  readonly keepsNonHospital: boolean;
}

/** Charges of the scene by their tax: none, 5 % and 12 % on top, 18 % and 5 % inside the price. */
const taxes = [
  { rate: 0, isInside: false },
  { rate: 500, isInside: false },
  { rate: 1200, isInside: false },
  { rate: 1800, isInside: true },
  { rate: 500, isInside: true },
];
const CASH_REFUND_MOST = 1_000_000;

/** Draws from a fixed seed. */
export type Draw = (most: number) => number;

/** Whole numbers from nothing to below `most`, always the same ones from a seed. */
export function drawsOf(seed: number): Draw {
  let state = seed >>> 0;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

/** Makes slabs, prices and a shelf in a tenant of one of the four kinds of hospital. */
export async function setHistoryScene(tenant: TestTenant, kind: number): Promise<HistoryScene> {
  const { owner } = tenant.parts;
  const [isAfterDiscount, isServicePlace, keepsNonHospital] = [kind % 2 === 1, kind === 2, kind !== 3];
  for (const [place, { rate, isInside }] of taxes.entries())
    await owner.query(
      `with slab as (
         insert into gst_slab (tenant_id, gst_slab_id, slab_name, igst_basis_points, sgst_basis_points, cgst_basis_points, gst_type)
         values ($1, 90 + $2::int, 'History ' || $2::int, $3::int, $3::int / 2, $3::int / 2, $4) returning gst_slab_id)
       update charge set gst_slab_id = slab.gst_slab_id, is_non_applicable = false, charge_type_id = 10, is_divisible = true from slab where tenant_id = $1 and charge_id = $2::int + 1`,
      [tenant.tenantId, place, rate, isInside ? 1 : 2],
    );
  await owner.query(
    `update hospital set is_non_hospital_charge = $2, refund_limit_paise = 100000000, gst_after_discount_since = case when $3 then date '2020-01-01' end,
       gst_service_place_since = case when $4 then date '2020-01-01' end where tenant_id = $1`,
    [tenant.tenantId, keepsNonHospital, isAfterDiscount, isServicePlace],
  );
  const batches = [];
  for (const price of [2294.5, 367.12, 99.99, 1835.6])
    batches.push({ batchId: await stock(tenant, await addItem(tenant, 1), { quantity: 90_000, mrp: price }), price });
  return { tenant, batches, isAfterDiscount, isServicePlace, keepsNonHospital };
}

/** A history being played: what happened so far, and every difference between an answer and the oracle. */
class History {
  readonly differences: string[] = [];
  compared = 0;
  private readonly scene: HistoryScene;
  private readonly draw: Draw;
  private readonly admissionId: number;
  private readonly account: OracleAccount;
  private readonly name: string;

  constructor(scene: HistoryScene, draw: Draw, made: { admissionId: number; account: OracleAccount; name: string }) {
    this.scene = scene;
    this.draw = draw;
    this.admissionId = made.admissionId;
    this.account = made.account;
    this.name = made.name;
  }

  private hold(step: string, said: object, expected: object): void {
    for (const [name, value] of Object.entries(expected)) {
      this.compared += 1;
      const found = (said as Record<string, unknown>)[name];
      if (found !== value) this.differences.push(`${this.name}, ${step}: ${name} is ${found}, the oracle has ${value}`);
    }
  }

  /** Every figure that a call answers at this moment. */
  private async compare(step: string): Promise<void> {
    const { tenant } = this.scene;
    const { admissionId, account } = this;
    const provisional = figuresOf(account, false);
    this.hold(step, (await tenant.ask(getBill, { admissionId })).figures, provisional);
    const preview = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
    this.hold(`${step}, preview`, preview.figures, figuresOf(account, true));
    const { net, netPayable, medicineCredit, nonHospitalDue } = provisional;
    this.hold(step, await tenant.ask(getPaymentTotals, { admissionId }), {
      billAmount: net,
      dueAmount: netPayable,
      medicineCredit,
      nonHospitalDue,
    });
    const [deposit] = (await tenant.ask(listDeposits, { admissionIds: [admissionId] })).deposits;
    this.hold(step, deposit ?? {}, { billAmount: net, paid: provisional.paidInAdvance });
  }

  private async charge(isNonHospital: boolean): Promise<void> {
    const { tenant, isAfterDiscount, isServicePlace } = this.scene;
    const place = this.draw(taxes.length);
    const price = 1 + this.draw(900_000);
    const line = { price, discount: this.draw(3) === 0 ? this.draw(price) : 0, quantity: 1 + this.draw(9000) };
    const lines = [
      {
        chargeId: place + 1,
        appliedCharge: price / 100,
        quantity: line.quantity / 1000,
        itemDiscount: line.discount / 100,
      },
    ];
    const call = isNonHospital ? addNonHospitalCharges : addCharges;
    const { serviceChargeIds } = await tenant.ask(call, { admissionId: this.admissionId, lines });
    const tax = taxes[place] as (typeof taxes)[number];
    const isIgst = this.account.isOtherState && !isServicePlace;
    const id = serviceChargeIds[0] as number;
    this.account.lines.push({ id, ...line, ...tax, isAfterDiscount, isIgst, isNonHospital, isChanged: false });
  }

  private async changeLine(): Promise<void> {
    const { lines } = this.account;
    const line = lines[this.draw(Math.max(1, lines.length))];
    if (!line) return;
    const { tenant } = this.scene;
    const named = { admissionId: this.admissionId, serviceChargeId: line.id, reason: 'History' };
    // A second change would have to say which change it saw.
    if (this.draw(2) === 0 || line.isChanged) {
      await tenant.ask(deleteCharge, { serviceCharge: named });
      lines.splice(lines.indexOf(line), 1);
      return;
    }
    line.isChanged = true;
    line.price = 1 + this.draw(500_000);
    line.discount = this.draw(line.price);
    await tenant.ask(updateCharge, {
      serviceCharge: {
        ...named,
        appliedCharge: line.price / 100,
        quantity: line.quantity / 1000,
        itemDiscount: line.discount / 100,
      },
    });
  }

  private async sell(): Promise<void> {
    const batch = this.scene.batches[this.draw(this.scene.batches.length)] as HistoryScene['batches'][number];
    const unitPrice = Math.round(batch.price * 100);
    const units = 1 + this.draw(5);
    const paid = [0, units * unitPrice, this.draw(units * unitPrice)][this.draw(3)] as number;
    const line = { batchId: batch.batchId, mrp: batch.price, quantity: units };
    const memo = await sell(this.scene.tenant, this.admissionId, [line], { cash: paid / 100 });
    const lineId = memo.lines[0]?.saleLineId as number;
    this.account.memos.push({ saleId: memo.saleId, lineId, unitPrice, units, paid, back: [] });
  }

  private async giveBack(): Promise<void> {
    const memos = this.account.memos.filter(
      (each) => each.units > each.back.reduce((sum, { units }) => sum + units, 0),
    );
    const memo = memos[this.draw(Math.max(1, memos.length))];
    if (!memo) return;
    const left = memo.units - memo.back.reduce((sum, { units }) => sum + units, 0);
    const units = 1 + this.draw(left);
    const net = units * memo.unitPrice;
    const most = Math.min(net, memo.paid - handedOut(memo), CASH_REFUND_MOST);
    const paidBack = [0, most, this.draw(most + 1)][this.draw(3)] as number;
    await this.scene.tenant.ask(addSalesReturn, {
      saleReturn: {
        saleId: memo.saleId,
        lines: [{ saleLineId: memo.lineId, quantity: units }],
        net: net / 100,
        paidBack: paidBack / 100,
      },
    });
    memo.back.push({ units, handedOut: paidBack });
  }

  private async pay(isPool: boolean): Promise<void> {
    const amount = 1 + this.draw(isPool ? 400_000 : 3_000_000);
    const isElectronic = this.draw(3) === 0;
    const modes = isElectronic ? { upi: amount / 100, upiReference: '1234' } : {};
    await this.move({ amount, isRefund: false, isPool, isElectronic }, modes);
  }

  private async refund(isPool: boolean): Promise<void> {
    const { desk, pool, owed } = heldOf(this.account);
    const most = Math.min(isPool ? pool : desk + owed, CASH_REFUND_MOST);
    if (most <= 0) return;
    const amount = 1 + this.draw(most);
    // As the money came in: by UPI first, the rest in cash.
    const { held } = await this.scene.tenant.ask(getPaymentTotals, { admissionId: this.admissionId });
    const upi = Math.max(0, Math.min(amount, held?.upi ?? 0));
    const modes = upi > 0 ? { upi: upi / 100, upiReference: '1234' } : {};
    await this.move({ amount, isRefund: true, isPool, isElectronic: false }, modes);
  }

  private async move(payment: OracleAccount['payments'][number], modes: object): Promise<void> {
    const { amount, isRefund, isPool } = payment;
    const paymentType = isRefund ? ('Refund' as const) : ('Receive' as const);
    const paidAt = new Date().toISOString();
    const { admissionId } = this;
    await this.scene.tenant.ask(addPayment, {
      payment: { admissionId, paidAt, paymentType, amount: amount / 100, isNonHospital: isPool, ...modes },
    });
    this.account.payments.push(payment);
  }

  /** One random deed, and everything compared after it. */
  async step(index: number): Promise<void> {
    const deeds: [string, () => Promise<void>][] = [
      ['charge', () => this.charge(false)],
      ['charge', () => this.charge(false)],
      ['non-hospital charge', () => (this.scene.keepsNonHospital ? this.charge(true) : this.charge(false))],
      ['changed charge', () => this.changeLine()],
      ['memo', () => this.sell()],
      ['memo', () => this.sell()],
      ['return', () => this.giveBack()],
      ['return', () => this.giveBack()],
      ['payment', () => this.pay(false)],
      ['payment of the pool', () => this.pay(true)],
      ['refund', () => this.refund(false)],
      ['refund of the pool', () => this.refund(true)],
    ];
    const [name, deed] = deeds[this.draw(deeds.length)] as (typeof deeds)[number];
    await deed();
    await this.compare(`step ${index}, ${name}`);
  }

  /** The final bill, what is due beside it, and now and then its cancellation and a second one. */
  async finish(): Promise<void> {
    const { owner } = this.scene.tenant.parts;
    const place = [this.scene.tenant.tenantId, this.admissionId];
    await owner.query(
      'update admission set is_discharge_initiated = true, discharge_initiated_at = now() where tenant_id = $1 and admission_id = $2',
      place,
    );
    const billId = await this.bill();
    if (billId === undefined || this.draw(4) !== 0) return;
    await this.scene.tenant.ask(
      cancelBill,
      { bill: { admissionId: this.admissionId, billId, reason: 'History' } },
      { as: 'admin' },
    );
    await this.compare('cancelled');
    await this.bill();
  }

  private async bill(): Promise<number | undefined> {
    const { tenant } = this.scene;
    const { admissionId, account } = this;
    const other = this.draw(2) * this.draw(50_000);
    const plain = figuresOf(account, true, { other, discount: 0 });
    const discount = this.draw(2) * this.draw(plain.gross + 1);
    const expected = figuresOf(account, true, { other, discount });
    // More than this leaves by cheque, which the oracle does not tell apart.
    if (expected.refundable > CASH_REFUND_MOST) return undefined;
    const kept = this.draw(2) === 0 ? Math.min(expected.refundable, expected.nonHospitalDue) : 0;
    const paid = Math.max(0, expected.netPayable);
    const { held } = await tenant.ask(getPaymentTotals, { admissionId });
    const upi = Math.max(0, Math.min(expected.refundable - kept, held?.upi ?? 0));
    const byUpi = upi > 0 ? { upiRefund: upi / 100, upiReference: '1234' } : {};
    const { finalBill } = await tenant.ask(addBill, {
      bill: {
        admissionId,
        netPayable: expected.netPayable / 100,
        otherCharge: other / 100,
        discount: discount / 100,
        cash: paid / 100,
        cashRefund: (expected.refundable - kept - upi) / 100,
        ...byUpi,
        ...(kept > 0 ? { keepsNonHospitalDue: true } : {}),
      },
    });
    this.hold('final bill', (await tenant.ask(getBill, { admissionId })).figures, expected);
    await this.payBeside(finalBill, expected, kept);
    const refunded = expected.refundable - kept;
    if (paid > 0) account.payments.push({ amount: paid, isRefund: false, isPool: false, isElectronic: false });
    if (refunded > 0) account.payments.push({ amount: refunded, isRefund: true, isPool: false, isElectronic: false });
    return finalBill.billId;
  }

  private async payBeside(
    finalBill: { billId: number; nonHospitalDue: number; due: number },
    expected: OracleFigures,
    kept: number,
  ) {
    const owed = expected.nonHospitalDue - kept;
    this.hold('final bill', finalBill, { due: 0, nonHospitalDue: owed });
    const part = this.draw(owed + 1);
    if (part === 0) return;
    const { admissionId } = this;
    const ofBill = { admissionId, billId: finalBill.billId, isNonHospital: true };
    const { due } = await this.scene.tenant.ask(receiveDue, { payment: { ...ofBill, amount: part / 100 } });
    this.hold('paid beside the bill', { due }, { due: owed - part });
    this.account.payments.push({ amount: part, isRefund: false, isPool: true, isElectronic: false });
  }
}

/** Plays one history; answers how many figures were compared and which differed. */
export async function playHistory(
  scene: HistoryScene,
  seed: number,
): Promise<{ compared: number; differences: string[] }> {
  const draw = drawsOf(seed);
  const patientType = (['General', 'General', 'TPA', 'Cash Claim'] as const)[draw(4)] as 'General';
  const isOtherState = draw(3) === 0;
  const authorized = (patientType as string) === 'TPA' ? draw(2_000_000) : 0;
  const payer =
    (patientType as string) === 'TPA'
      ? { associationId: 1, tpaAuthorized: authorized / 100, isApprovedByPayer: true }
      : {};
  const admissionId = await admitInScene(scene.tenant, {
    patientType,
    patientStateCode: isOtherState ? '32' : '27',
    ...payer,
  });
  const { keepsNonHospital, isServicePlace } = scene;
  const about = { patientType, authorized, isOtherState, keepsNonHospital, isServicePlace };
  const account: OracleAccount = { lines: [], memos: [], payments: [], ...about };
  const history = new History(scene, draw, { admissionId, account, name: `History ${seed}` });
  const steps = 6 + draw(12);
  for (let index = 1; index <= steps; index++) await history.step(index);
  await history.finish();
  return { compared: history.compared, differences: history.differences };
}
