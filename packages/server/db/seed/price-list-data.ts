// The demo's price list in rupees before a hospital's own factor; invented prices at a plausible level.
import { imaging, laboratory } from './price-list-tests.ts';
import type { PricedCategory } from './priced-category.ts';

/** Charge types: 3 laboratory, 1 and 6 radiology (R290). */
export const chargeTypes: readonly (readonly [number, string])[] = [
  [1, 'Radiology'],
  [2, 'Bed Charges'],
  [3, 'Laboratory'],
  [4, 'Doctor Fees'],
  [5, 'Procedures'],
  [6, 'X-Ray'],
  [7, 'Operation Theatre'],
  [8, 'Hospital Services'],
];

const care: readonly PricedCategory[] = [
  {
    categoryId: 1,
    categoryName: 'Room Rent',
    typeId: 2,
    unit: 'Day',
    items: [
      ['BED-GEN', 'General Ward Bed', 1200],
      ['BED-SEM', 'Semi-private Bed', 2500],
      ['BED-PVT', 'Private Cabin', 4200],
      ['BED-DLX', 'Deluxe Cabin', 6500, 'five'],
      ['BED-ICU', 'Intensive Care Bed', 9500],
      ['BED-HDU', 'High Dependency Bed', 4400],
      ['BED-MAT', 'Maternity Bed', 3000],
      ['BED-DAY', 'Day Care Bed', 1500],
    ],
  },
  {
    categoryId: 2,
    categoryName: 'Administration',
    typeId: 8,
    unit: 'Nos',
    items: [
      ['ADM-001', 'Admission Fee', 500],
      ['ADM-002', 'Medical Records Fee', 250],
      ['ADM-003', 'Insurance Desk Fee', 350],
      ['ADM-004', 'Duplicate Discharge Summary', 200],
    ],
  },
  {
    categoryId: 3,
    categoryName: 'Consultation',
    typeId: 4,
    unit: 'Visit',
    items: [
      ['DOC-001', 'Consultant Visit', 800],
      ['DOC-002', 'Super Specialist Visit', 1200],
      ['DOC-003', 'Emergency Physician Assessment', 900],
      ['DOC-004', 'Resident Medical Officer Visit', 300],
      ['DOC-005', 'Cross Consultation', 1000],
      ['DOC-006', 'Intensivist Visit', 1500],
      ['DOC-007', 'Dietician Consultation', 400],
      ['DOC-008', 'Psychologist Consultation', 900],
    ],
  },
  {
    categoryId: 4,
    categoryName: 'Nursing',
    typeId: 8,
    unit: 'Day',
    items: [
      ['NUR-001', 'Nursing Care, Ward', 400],
      ['NUR-002', 'Nursing Care, Cabin', 600],
      ['NUR-003', 'Nursing Care, Intensive', 1500],
      ['NUR-004', 'Injection and Infusion Service', 150],
      ['NUR-005', 'Dressing, Small', 250],
      ['NUR-006', 'Dressing, Large', 550],
      ['NUR-007', 'Catheter Care', 300],
      ['NUR-008', 'Newborn Care', 700],
    ],
  },
  {
    categoryId: 5,
    categoryName: 'Physiotherapy',
    typeId: 5,
    unit: 'Sitting',
    items: [
      ['PHY-001', 'Chest Physiotherapy', 350],
      ['PHY-002', 'Limb Physiotherapy', 400],
      ['PHY-003', 'Gait Training', 450],
      ['PHY-004', 'Electrotherapy', 300],
    ],
  },
];

const treatment: readonly PricedCategory[] = [
  {
    categoryId: 14,
    categoryName: 'Bedside Procedures',
    typeId: 5,
    unit: 'Nos',
    items: [
      ['PRO-001', 'Nebulisation', 120],
      ['PRO-002', 'Urinary Catheterisation', 450],
      ['PRO-003', 'Ryles Tube Insertion', 400],
      ['PRO-004', 'Central Line Insertion', 3800],
      ['PRO-005', 'Lumbar Puncture', 2200],
      ['PRO-006', 'Ascitic Tapping', 1800],
      ['PRO-007', 'Plaster Application', 1600],
      ['PRO-008', 'Wound Suturing', 1200],
      ['PRO-009', 'Endotracheal Intubation', 2500],
      ['PRO-010', 'Blood Transfusion Service', 1500],
      ['PRO-011', 'Haemodialysis', 2800],
      ['PRO-012', 'Chemotherapy Administration', 3500],
      ['PRO-013', 'Upper GI Endoscopy', 3200],
      ['PRO-014', 'Colonoscopy', 5200],
    ],
  },
  {
    categoryId: 15,
    categoryName: 'Theatre and Anaesthesia',
    typeId: 7,
    unit: 'Nos',
    items: [
      ['OT-001', 'Theatre Charge, Minor', 5000],
      ['OT-002', 'Theatre Charge, Major', 14000],
      ['OT-003', 'Anaesthesia, Local', 1500],
      ['OT-004', 'Anaesthesia, Spinal', 5500],
      ['OT-005', 'Anaesthesia, General', 9000],
      ['OT-006', 'Recovery Room', 2000],
      ['OT-007', 'C-Arm Use', 3000],
    ],
  },
  {
    categoryId: 16,
    categoryName: 'Surgery',
    typeId: 7,
    unit: 'Nos',
    items: [
      ['SUR-001', 'Laparoscopic Cholecystectomy', 38000],
      ['SUR-002', 'Appendicectomy', 26000],
      ['SUR-003', 'Inguinal Hernia Repair', 28000],
      ['SUR-004', 'Total Knee Replacement', 95000],
      ['SUR-005', 'Fracture Fixation', 42000],
      ['SUR-006', 'Cataract Surgery', 18000],
      ['SUR-007', 'Coronary Angioplasty', 110000],
      ['SUR-008', 'Hysterectomy', 45000],
      ['SUR-009', 'Tonsillectomy', 22000],
      ['SUR-010', 'Haemorrhoidectomy', 24000],
      ['COS-001', 'Hair Transplant', 60000, 'eighteen'],
      ['COS-002', 'Cosmetic Rhinoplasty', 85000, 'eighteen'],
    ],
  },
  {
    categoryId: 17,
    categoryName: 'Maternity Services',
    typeId: 7,
    unit: 'Nos',
    items: [
      ['MAT-001', 'Normal Delivery', 22000],
      ['MAT-002', 'Caesarean Section', 42000],
      ['MAT-003', 'Labour Room', 6000],
      ['MAT-004', 'Cardiotocography', 700],
    ],
  },
  {
    categoryId: 18,
    categoryName: 'Dental',
    typeId: 5,
    unit: 'Nos',
    items: [
      ['DEN-001', 'Root Canal Treatment', 5500],
      ['DEN-002', 'Tooth Extraction', 1500],
      ['DEN-003', 'Dental Implant', 32000],
      ['DEN-004', 'Teeth Whitening', 7000, 'eighteen'],
      ['DEN-005', 'Scaling and Polishing', 1400],
    ],
  },
  {
    categoryId: 19,
    categoryName: 'Fertility',
    typeId: 5,
    unit: 'Nos',
    items: [
      ['IVF-001', 'Ovum Pick-up', 35000],
      ['IVF-002', 'Embryo Transfer', 28000],
      ['IVF-003', 'Intrauterine Insemination', 9000],
      ['IVF-004', 'Embryo Freezing, One Year', 16000],
    ],
  },
];

const services: readonly PricedCategory[] = [
  {
    categoryId: 20,
    categoryName: 'Equipment and Consumables',
    typeId: 8,
    unit: 'Nos',
    items: [
      ['EQP-001', 'Cardiac Monitor, per Day', 800],
      ['EQP-002', 'Ventilator, per Day', 4500],
      ['EQP-003', 'Oxygen, per Hour', 95],
      ['EQP-004', 'Syringe Pump, per Day', 450],
      ['EQP-005', 'BiPAP, per Day', 1800],
      ['CON-001', 'Ward Consumables Kit', 650],
      ['CON-002', 'Theatre Consumables Kit', 3200],
      ['CON-003', 'Dialysis Kit', 1350],
    ],
  },
  {
    categoryId: 21,
    categoryName: 'Food and Attendant',
    typeId: 8,
    unit: 'Nos',
    items: [
      ['FOD-001', 'Patient Diet, per Day', 450],
      ['FOD-002', 'Attendant Meal', 220, 'five', true],
      ['FOD-003', 'Attendant Bed, per Night', 600, 'nil', true],
      ['FOD-004', 'Telephone and Internet', 150, 'eighteen', true],
    ],
  },
  {
    categoryId: 22,
    categoryName: 'Ambulance',
    typeId: 8,
    unit: 'Trip',
    items: [
      ['AMB-001', 'Ambulance within City', 1500],
      ['AMB-002', 'Ambulance with Life Support', 4800],
      ['AMB-003', 'Mortuary Van', 2500],
    ],
  },
];

/** Every category with its charges. */
export const priceList: readonly PricedCategory[] = [...care, ...laboratory, ...imaging, ...treatment, ...services];
