// The general goods of the demo: categories, and items with unit, pack, tax, rate and use.

/** A category; the kinds are those of the master: 1 general goods, 2 services, 3 assets. */
export interface DemoCategory {
  readonly name: string;
  readonly kind: 1 | 2 | 3;
  readonly isCarried?: boolean;
  readonly isCapital?: boolean;
}

export const demoCategories: readonly DemoCategory[] = [
  { name: 'Stationery', kind: 1 },
  { name: 'Printed forms', kind: 1 },
  { name: 'Housekeeping', kind: 1 },
  { name: 'Kitchen', kind: 1 },
  { name: 'Electrical spares', kind: 1 },
  { name: 'Linen', kind: 1, isCarried: true },
  { name: 'Surgical consumables', kind: 1, isCarried: true },
  { name: 'Repairs and maintenance', kind: 2 },
  { name: 'Medical equipment', kind: 3, isCapital: true },
];

/** An item: its packs in the first receipt, its rate in paise a pack, the number of its tax slab, and its level where it has one. */
export type DemoGoods = readonly [
  code: string,
  name: string,
  category: string,
  unit: string,
  purchasePack: string | null,
  unitsPerPack: number,
  hsn: string,
  gstSlabId: 1 | 2 | 3,
  packs: number,
  ratePaise: number,
  level?: number,
];

export const demoGoods: readonly DemoGoods[] = [
  ['ST-A4', 'A4 paper 75 gsm', 'Stationery', 'Ream', 'Carton of 10', 10, '4802', 3, 12, 210_000, 40],
  ['ST-PEN', 'Ballpoint pen, blue', 'Stationery', 'Piece', 'Box of 20', 20, '9608', 3, 15, 12_000, 100],
  ['ST-MRK', 'Permanent marker, black', 'Stationery', 'Piece', 'Box of 10', 10, '9608', 3, 4, 18_000],
  ['ST-FLD', 'Patient file folder', 'Stationery', 'Piece', 'Packet of 100', 100, '4820', 3, 20, 65_000, 500],
  ['ST-STP', 'Stapler pins No. 10', 'Stationery', 'Box', null, 1, '8305', 3, 60, 900],
  ['ST-TNR', 'Printer toner 88A', 'Stationery', 'Piece', null, 1, '8443', 3, 8, 145_000, 10],
  ['ST-ENV', 'X-ray envelope, large', 'Stationery', 'Piece', 'Packet of 50', 50, '4817', 3, 16, 32_500],
  ['PF-OPD', 'OPD prescription pad', 'Printed forms', 'Pad', 'Bundle of 25', 25, '4820', 3, 8, 112_500, 60],
  ['PF-CNS', 'Consent form, surgery', 'Printed forms', 'Pad', 'Bundle of 25', 25, '4820', 3, 4, 137_500],
  ['HK-PHY', 'Phenyl floor cleaner 5 l', 'Housekeeping', 'Can', null, 1, '3808', 3, 24, 38_500, 30],
  ['HK-HWS', 'Liquid hand wash 5 l', 'Housekeeping', 'Can', null, 1, '3401', 3, 18, 46_000],
  ['HK-GBG', 'Garbage bag, black, large', 'Housekeeping', 'Piece', 'Packet of 100', 100, '3923', 3, 10, 42_000],
  ['HK-YBG', 'Biomedical waste bag, yellow', 'Housekeeping', 'Piece', 'Packet of 100', 100, '3923', 3, 12, 58_000, 800],
  ['HK-RBG', 'Biomedical waste bag, red', 'Housekeeping', 'Piece', 'Packet of 100', 100, '3923', 3, 12, 58_000],
  ['HK-MOP', 'Wet mop with handle', 'Housekeeping', 'Piece', null, 1, '9603', 3, 20, 19_500],
  ['HK-TIS', 'Tissue roll', 'Housekeeping', 'Roll', 'Pack of 10', 10, '4818', 3, 15, 28_000],
  ['KT-CUP', 'Paper cup 150 ml', 'Kitchen', 'Piece', 'Packet of 100', 100, '4823', 3, 25, 9_500],
  ['KT-TEA', 'Tea leaves', 'Kitchen', 'Kilogram', null, 1, '0902', 2, 15, 34_000],
  ['EL-LED', 'LED bulb 9 W', 'Electrical spares', 'Piece', 'Box of 10', 10, '8539', 3, 4, 72_000, 20],
  ['EL-AAB', 'AA battery', 'Electrical spares', 'Piece', 'Card of 10', 10, '8506', 3, 10, 16_000],
  ['LN-BSH', 'Bed sheet, single, white', 'Linen', 'Piece', null, 1, '6302', 2, 120, 28_500],
  ['LN-PLC', 'Pillow cover, white', 'Linen', 'Piece', null, 1, '6302', 2, 120, 8_200],
  ['LN-GWN', 'Patient gown', 'Linen', 'Piece', null, 1, '6211', 2, 80, 31_000],
  ['SC-SHC', 'Shoe cover', 'Surgical consumables', 'Pair', 'Packet of 50', 50, '6307', 2, 20, 11_500],
  ['SC-CAP', 'Surgeon cap, disposable', 'Surgical consumables', 'Piece', 'Packet of 100', 100, '6505', 2, 12, 14_000],
];
