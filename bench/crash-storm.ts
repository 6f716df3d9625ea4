// `npm run bench -- crash`: payments come from all sides while server and database are killed again and again; none may be lost or doubled.
import { randomInt, randomUUID } from 'node:crypto';
import { getBill } from '@charaka/contract/money/bill/bill';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { openApi, sendLogIn } from '../e2e/support/api.ts';
import { admitSomebody } from '../e2e/support/inpatients.ts';
import { eachOfMany, playStorm, type Sender, sendUntilAnswered } from './crash-product.ts';

const ADMISSIONS = 20;
const CLERKS = 12;
/** One payment in so many is sent twice at the same instant, as by two clicks. */
const DOUBLED = 10;

/** An intended payment, and the answers to it. */
interface Meant {
  readonly key: string;
  readonly admissionId: number;
  readonly amountPaise: number;
  /** The same at each try, as a screen sends it. */
  readonly paidAt: string;
  /** Numbers of the receipts that were answered: one, however often it was sent. */
  readonly receipts: Set<number>;
}

async function pay({ key, admissionId, amountPaise, paidAt, receipts }: Meant, sender: Sender): Promise<void> {
  const payment = { admissionId, paidAt, paymentType: 'Receive' as const, amount: amountPaise / 100 };
  const answer = await sendUntilAnswered(addPayment, { payment }, key, sender);
  if ('refusal' in answer) throw new Error(`A payment was refused: ${answer.refusal}`);
  receipts.add(answer.output.payment.receiptNo);
}

/** Compares the rows saved at the end with the intended ones: sentences about lost, doubled or twice answered calls. */
async function compare(meant: readonly Meant[]): Promise<string[]> {
  const api = await openApi('billing');
  const missed: string[] = [];
  for (const admissionId of new Set(meant.map((one) => one.admissionId))) {
    const own = meant.filter((one) => one.admissionId === admissionId);
    const { payments } = await api.ask(getBill, { admissionId });
    const kept = new Set(payments.map(({ receiptNo }) => receiptNo));
    const keptPaise = payments.reduce((sum, { amount }) => sum + amount, 0);
    const meantPaise = own.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    if (payments.length !== own.length || keptPaise !== meantPaise)
      missed.push(
        `admission ${admissionId} keeps ${payments.length} payments of ${keptPaise} paise, meant were ${own.length} of ${meantPaise}`,
      );
    for (const { key, receipts } of own) {
      if (receipts.size !== 1) missed.push(`${key} was answered with ${receipts.size} receipts`);
      for (const receiptNo of receipts) if (!kept.has(receiptNo)) missed.push(`receipt ${receiptNo} is lost`);
    }
  }
  return missed;
}

/** Plays the storm with the given number of keys. Returns sentences about lost or doubled payments; empty when there are none. */
export function playCrashes(keys: number): Promise<string[]> {
  let meant: Meant[] = [];
  let sender: Sender;
  return playStorm(keys, {
    async prepare() {
      const api = await openApi('admin');
      const admissionIds: number[] = [];
      for (let count = 0; count < ADMISSIONS; count += 1)
        admissionIds.push((await admitSomebody(api, 'Storm')).admissionId);
      const { user, token } = await sendLogIn('billing', 'demo');
      sender = { token, hospitalId: user.hospitalId };
      const paidAt = new Date().toISOString();
      meant = Array.from({ length: keys }, (_, index) => ({
        key: randomUUID(),
        admissionId: admissionIds[index % ADMISSIONS] ?? 0,
        amountPaise: 100 * (1 + (index % 50)),
        paidAt,
        receipts: new Set(),
      }));
    },
    play: () =>
      eachOfMany(meant, CLERKS, async (one) => {
        const times = randomInt(DOUBLED) === 0 ? 2 : 1;
        await Promise.all(Array.from({ length: times }, () => pay(one, sender)));
      }),
    compare: () => compare(meant),
  });
}
