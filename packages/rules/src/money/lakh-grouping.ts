// Numbers as they are shown: grouped by lakh and crore, with 2 to 3 decimals.
import type { Paise, Thousandths } from './money.ts';

/** Digits of a whole number with commas: the last three, then pairs ('12,34,567'). */
function grouped(digits: string): string {
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return head === '' ? digits : `${head},${digits.slice(-3)}`;
}

function shown(count: number, decimals: number): string {
  const digits = String(Math.abs(count)).padStart(decimals + 1, '0');
  return `${count < 0 ? '-' : ''}${grouped(digits.slice(0, -decimals))}.${digits.slice(-decimals)}`;
}

/** An amount as '1,23,456.50', always 2 decimals (R190, Q28). */
export function formatPaise(amount: Paise): string {
  return shown(amount, 2);
}

/** A quantity as '1,234.50' or '0.125': 2 decimals, a third when it counts (R189, R190, Q28). */
export function formatThousandths(quantity: Thousandths): string {
  return shown(quantity, 3).replace(/0$/, '');
}
