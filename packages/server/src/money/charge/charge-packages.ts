// Posts the charges of the packages an admission was made for, at the sums agreed for the package (R395, Q62, Q210).
import { chargeSentences } from '@charaka/contract/money/charge/charge-sentences';
import { chargeTopic } from '@charaka/contract/money/charge/topics';
import { type Paise, type Thousandths, ZERO } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readStanding } from '../../stay/admission/admission-standing.ts';
import { type PackageLine, readPackageLines } from '../tariff/tariff-store.ts';
import { findPricedCharges, insertChargeLines, type NewChargeLine, type PricedCharge } from './charge-store.ts';
import { gstOfLine } from './gst-rule.ts';

const ONE = 1000 as Thousandths;

/** Parts that cost nothing are only named by the package, not charged. Refuses a part that the price list no longer has. */
export async function chargePackages(
  call: Call,
  admissionId: number,
  packages: readonly { packageId: number }[],
): Promise<void> {
  if (packages.length === 0) return;
  const { tx, tenantId, hospital, userId, now } = call;
  const place = { tenantId, hospitalId: hospital.hospitalId, admissionId, userId, appliedAt: now };
  const packageIds = packages.map(({ packageId }) => packageId);
  const [standing, parts] = await Promise.all([
    readStanding(call, admissionId),
    readPackageLines(tx, place, packageIds),
  ]);
  const charged = parts.filter(({ amount }) => amount > 0);
  const prices = await findPricedCharges(tx, place, [...new Set(charged.map(({ chargeId }) => chargeId))]);
  const priceById = new Map(prices.map((price) => [price.chargeId, price]));
  const lines = charged.map((part) => packageLine(part, priceById.get(part.chargeId)));
  const serviceChargeIds = await insertChargeLines(tx, place, lines, gstOfLine(call, standing));
  await keepParts(
    call,
    admissionId,
    parts.map((part) => ({ ...part, serviceChargeId: serviceChargeIds[charged.indexOf(part)] ?? null })),
  );
  await call.announce(chargeTopic, admissionId);
}

/** Keeps what the packages contain, and by which line each part is charged: the rent of beds leaves out the days among it. */
async function keepParts(
  { tx, tenantId }: Call,
  admissionId: number,
  parts: readonly (PackageLine & { serviceChargeId: number | null })[],
): Promise<void> {
  await tx.rows(sql`
    insert into admission_package_part (tenant_id, admission_id, package_id, charge_id, quantity_thousandths, service_charge_id)
    select ${tenantId}, ${admissionId}, "packageId", "chargeId", quantity, "serviceChargeId"
    from json_to_recordset(${JSON.stringify(parts)}::json) as part ("packageId" bigint, "chargeId" bigint, quantity bigint,
      "serviceChargeId" bigint)`);
}

function packageLine(part: PackageLine, price: PricedCharge | undefined): NewChargeLine {
  if (!price)
    return refuse(chargeSentences.packagePartNotPriced({ chargeName: part.chargeName, packageName: part.packageName }));
  const units = unitsOf(part);
  return {
    ...price,
    ...units,
    packagePricePaise: units.appliedPaise,
    itemDiscountPaise: ZERO,
    remark: `Package: ${part.packageName}`,
    isBedRent: false,
  };
}

/** Quantity and price of one; where the sum does not divide into whole paise it is charged as one piece. */
function unitsOf({ quantity, amount }: PackageLine): { quantityThousandths: Thousandths; appliedPaise: Paise } {
  const each = (amount * ONE) / quantity;
  return Number.isInteger(each)
    ? { quantityThousandths: quantity, appliedPaise: each as Paise }
    : { quantityThousandths: ONE, appliedPaise: amount };
}
