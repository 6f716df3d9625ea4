// A price list as long as the public one of the Central Government Health Scheme, in its columns, with names and rates of our own.

const groups = [
  {
    prefix: 'CN',
    category: 'Consultation',
    names: ['Consultation, first', 'Consultation, follow-up', 'Visit at night'],
  },
  {
    prefix: 'LB',
    category: 'Laboratory Investigation',
    names: ['Urine examination', 'Blood count', 'Culture, aerobic'],
  },
  {
    prefix: 'RD',
    category: 'Imaging',
    names: ['X-ray, one view', 'Ultrasound', 'CT scan, plain', 'MRI, with contrast'],
  },
  { prefix: 'SG', category: 'Surgery', names: ['Incision and drainage', 'Excision, small', 'Repair of "hernia"'] },
  { prefix: 'DN', category: 'Dental', names: ['Filling', 'Extraction'] },
] as const;

/** How many rows `longPriceList` has. */
export const longPriceListRows = 1896;

/** One row, as the file has it: rates in whole rupees, the tariff of accredited hospitals 15 % above the other. */
export interface PriceListRow {
  readonly code: string;
  readonly category: string;
  readonly name: string;
  readonly standardRupees: number;
  readonly tariffRupees: number;
}

/** The rows of the list: every code and name once, names with commas and quotes among them. */
export function longPriceList(): PriceListRow[] {
  return Array.from({ length: longPriceListRows }, (_, index) => {
    const group = groups[index % groups.length] ?? groups[0];
    const round = Math.floor(index / groups.length);
    const base = group.names[round % group.names.length] ?? group.names[0];
    const serial = round + 1;
    const standardRupees = 85 + ((index * 137) % 48_000);
    return {
      code: `${group.prefix}${String(serial).padStart(3, '0')}`,
      category: group.category,
      name: `${base}, kind ${serial}`,
      standardRupees,
      tariffRupees: Math.round(standardRupees * 1.15),
    };
  });
}

/** The list as CSV with the columns code, category, name, non_nabh, nabh. */
export function longPriceListCsv(): string {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = longPriceList().map(({ code, category, name, standardRupees, tariffRupees }) =>
    [code, category, quote(name), standardRupees, tariffRupees].join(','),
  );
  return ['code,category,name,non_nabh,nabh', ...lines, ''].join('\n');
}
