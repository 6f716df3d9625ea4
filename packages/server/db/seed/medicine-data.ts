// Items that the demo's pharmacies sell: generic names with invented codes and prices.

/** An item: code, name, unit, HSN, schedule, price in rupees, how the demo's doctors like to order it (0 never on a memo). */
export interface DemoMedicine {
  readonly code: string;
  readonly name: string;
  readonly pack: string;
  readonly hsn: string;
  readonly schedule: 'G' | 'H' | 'H1' | 'X' | null;
  readonly rupees: number;
  readonly ordered: number;
  readonly isMedical?: boolean;
}

const medicine = (
  code: string,
  name: string,
  pack: string,
  rupees: number,
  schedule: DemoMedicine['schedule'] = 'H',
  ordered = 3,
): DemoMedicine => ({ code, name, pack, hsn: '300490', schedule, rupees, ordered });
const goods = (code: string, name: string, pack: string, rupees: number, hsn: string): DemoMedicine => ({
  ...medicine(code, name, pack, rupees, null, 2),
  hsn,
  isMedical: false,
});

/** In the order of their numbers. */
export const medicines: readonly DemoMedicine[] = [
  medicine('PCM500', 'Paracetamol 500 mg tablet', 'Strip of 10', 21.5, null, 8),
  medicine('PCMINJ', 'Paracetamol 1 g infusion', 'Bottle 100 ml', 312, 'H', 4),
  medicine('AMX500', 'Amoxicillin 500 mg capsule', 'Strip of 10', 74.25),
  medicine('AMC625', 'Amoxicillin and clavulanic acid 625 mg tablet', 'Strip of 10', 201.4, 'H', 5),
  medicine('CTX1G', 'Ceftriaxone 1 g injection', 'Vial', 61.8, 'H1', 7),
  medicine('PIP45', 'Piperacillin and tazobactam 4.5 g injection', 'Vial', 412.6, 'H1', 2),
  medicine('MTZINJ', 'Metronidazole 500 mg infusion', 'Bottle 100 ml', 26.75, 'H', 4),
  medicine('PAN40', 'Pantoprazole 40 mg tablet', 'Strip of 15', 142.9, 'H', 6),
  medicine('PANINJ', 'Pantoprazole 40 mg injection', 'Vial', 55.2, 'H', 7),
  medicine('OND4', 'Ondansetron 4 mg injection', 'Ampoule 2 ml', 13.35, 'H', 6),
  medicine('TRA50', 'Tramadol 50 mg injection', 'Ampoule 1 ml', 27.6, 'H1', 2),
  medicine('DIC75', 'Diclofenac 75 mg injection', 'Ampoule 1 ml', 22.1, 'H', 3),
  medicine('MET500', 'Metformin 500 mg tablet', 'Strip of 20', 33.8, 'G', 3),
  medicine('AML5', 'Amlodipine 5 mg tablet', 'Strip of 15', 38.4, 'H', 3),
  medicine('TEL40', 'Telmisartan 40 mg tablet', 'Strip of 15', 108.7, 'H', 2),
  medicine('ATV10', 'Atorvastatin 10 mg tablet', 'Strip of 15', 96.15, 'H', 2),
  medicine('ENX40', 'Enoxaparin 40 mg injection', 'Prefilled syringe', 458.9, 'H', 2),
  medicine('INSR', 'Insulin human regular 40 IU/ml', 'Vial 10 ml', 168.3, 'H', 2),
  medicine('SALNEB', 'Salbutamol 2.5 mg respules', 'Pack of 5', 48.5, 'H', 3),
  medicine('NS500', 'Sodium chloride 0.9 % infusion', 'Bottle 500 ml', 43.95, 'H', 8),
  medicine('RL500', 'Ringer lactate infusion', 'Bottle 500 ml', 58.6, 'H', 6),
  medicine('ALP05', 'Alprazolam 0.5 mg tablet', 'Strip of 10', 29.9, 'H1', 1),
  medicine('FEN50', 'Fentanyl 50 mcg/ml injection', 'Ampoule 2 ml', 61, 'X', 0),
  goods('IVC20', 'Intravenous cannula 20 G', 'Piece', 118, '901839'),
  goods('SYR5', 'Disposable syringe 5 ml', 'Piece', 9.5, '901831'),
  goods('GLV', 'Surgical gloves, sterile', 'Pair', 46, '401512'),
];
