// The plain lists of the demo: departments, specialities, designations, diets, allergies, diagnoses.

/** Departments; their ids count from 1. */
export const departments = [
  'General Medicine',
  'General Surgery',
  'Orthopaedics',
  'Obstetrics and Gynaecology',
  'Paediatrics',
  'Cardiology',
  'Critical Care',
  'Nephrology',
  'Ophthalmology',
  'Dental Surgery',
  'Reproductive Medicine',
  'Emergency Medicine',
  'Oncology',
  'ENT',
  'Laboratory',
  'Radiology',
  'Nursing',
  'Pharmacy',
  'Front Office',
  'Accounts and Billing',
  'Administration',
] as const;

/** Specialities; their ids count from 1. */
export const specializations = [
  'Physician',
  'General Surgeon',
  'Orthopaedic Surgeon',
  'Gynaecologist',
  'Paediatrician',
  'Cardiologist',
  'Intensivist',
  'Nephrologist',
  'Ophthalmologist',
  'Dental Surgeon',
  'Fertility Specialist',
  'Emergency Physician',
  'Medical Oncologist',
  'ENT Surgeon',
  'Pathologist',
  'Radiologist',
  'Anaesthesiologist',
] as const;

/** Designations; their ids count from 1. */
export const designations = [
  'Senior Consultant',
  'Consultant',
  'Resident Medical Officer',
  'Medical Superintendent',
  'Nursing Superintendent',
  'Ward Sister',
  'Staff Nurse',
  'Pharmacist',
  'Laboratory Technician',
  'Radiographer',
  'Front Desk Executive',
  'Billing Executive',
  'Manager',
  'Administrator',
  'Auditor',
] as const;

/** A department's or another list's id by its name. Throws for an unknown name, so that a slip shows at once. */
export function idIn<Name extends string>(list: readonly Name[], name: Name): number {
  const position = list.indexOf(name);
  if (position < 0) throw new Error(`There is no '${name}' in the list.`);
  return position + 1;
}

export const dietTypes: readonly string[] = [
  ...['Normal', 'Soft', 'Liquid', 'Clear Liquid', 'Diabetic', 'Low Salt', 'Renal', 'High Protein', 'Low Fat'],
  ...['Vegetarian', 'Jain', 'Ryles Tube Feed', 'Nil by Mouth'],
];

/** Summaries that are written again and again; a hospital changes them to its own words. */
export const summaryTemplates = [
  {
    summaryTemplateName: 'Fever, treated with medicines',
    findings: 'Temperature settled. No rash, no bleeding. Chest clear, abdomen soft.',
    treatment: 'Treated with fluids, antipyretics and the medicines listed below.',
    conditionAtDischarge: 'Afebrile for 48 hours, eating well, vital signs stable.',
    advice: 'Plenty of fluids and rest.',
    warningSigns: 'Fever, bleeding, vomiting or belly pain.',
  },
  {
    summaryTemplateName: 'After an operation',
    findings: 'Wound clean and dry. Abdomen soft, bowel sounds heard.',
    treatment: 'Operated under anaesthesia without complication; see the operation note.',
    conditionAtDischarge: 'Walking, eating, pain controlled by tablets.',
    advice: 'Keep the wound dry until the stitches are out.',
    warningSigns: 'Fever, bleeding or discharge from the wound.',
  },
  {
    summaryTemplateName: 'Normal delivery',
    findings: 'Uterus firm, lochia normal, breasts soft.',
    treatment: 'Normal delivery; care of mother and child as noted.',
    conditionAtDischarge: 'Mother and child well, feeding established.',
    advice: 'Breast milk alone for six months.',
    warningSigns: 'Bleeding, fever or headache, or if the child does not feed.',
  },
] as const;

/** Drugs by the group they belong to. */
export const allergiesByGroup: Readonly<Record<string, readonly string[]>> = {
  Penicillin: ['Amoxicillin', 'Ampicillin', 'Penicillin G', 'Piperacillin', 'Cloxacillin'],
  Cephalosporin: ['Cefixime', 'Ceftriaxone', 'Cefuroxime'],
  Sulfonamide: ['Cotrimoxazole', 'Sulfasalazine', 'Furosemide'],
  Quinolone: ['Ciprofloxacin', 'Levofloxacin', 'Ofloxacin'],
  Macrolide: ['Azithromycin', 'Erythromycin', 'Clarithromycin'],
  'Pain reliever': ['Aspirin', 'Diclofenac', 'Ibuprofen', 'Tramadol', 'Morphine'],
  Antiepileptic: ['Carbamazepine', 'Phenytoin', 'Lamotrigine'],
  Anaesthetic: ['Lignocaine', 'Bupivacaine', 'Propofol'],
  Contrast: ['Iohexol', 'Iopamidol'],
};

/** ICD-10 code and name. */
export const diagnoses: readonly (readonly [string, string])[] = [
  ['A01.0', 'Typhoid fever'],
  ['A09', 'Infectious gastroenteritis and colitis, unspecified'],
  ['A15.0', 'Tuberculosis of lung'],
  ['A41.9', 'Sepsis, unspecified organism'],
  ['A90', 'Dengue fever'],
  ['A91', 'Dengue haemorrhagic fever'],
  ['B15.9', 'Acute hepatitis A without hepatic coma'],
  ['B18.1', 'Chronic viral hepatitis B without delta-agent'],
  ['B50.9', 'Plasmodium falciparum malaria, unspecified'],
  ['B51.9', 'Plasmodium vivax malaria without complication'],
  ['C18.9', 'Malignant neoplasm of colon, unspecified'],
  ['C34.9', 'Malignant neoplasm of bronchus or lung, unspecified'],
  ['C50.9', 'Malignant neoplasm of breast, unspecified'],
  ['C53.9', 'Malignant neoplasm of cervix uteri, unspecified'],
  ['D50.9', 'Iron deficiency anaemia, unspecified'],
  ['D56.1', 'Beta thalassaemia'],
  ['E03.9', 'Hypothyroidism, unspecified'],
  ['E10.9', 'Type 1 diabetes mellitus without complications'],
  ['E11.9', 'Type 2 diabetes mellitus without complications'],
  ['E87.1', 'Hypo-osmolality and hyponatraemia'],
  ['F32.9', 'Depressive episode, unspecified'],
  ['G40.9', 'Epilepsy, unspecified'],
  ['G43.9', 'Migraine, unspecified'],
  ['H25.9', 'Senile cataract, unspecified'],
  ['H66.9', 'Otitis media, unspecified'],
  ['I10', 'Essential (primary) hypertension'],
  ['I20.0', 'Unstable angina'],
  ['I21.9', 'Acute myocardial infarction, unspecified'],
  ['I48', 'Atrial fibrillation and flutter'],
  ['I50.9', 'Heart failure, unspecified'],
  ['I61.9', 'Intracerebral haemorrhage, unspecified'],
  ['I63.9', 'Cerebral infarction, unspecified'],
  ['J03.9', 'Acute tonsillitis, unspecified'],
  ['J18.9', 'Pneumonia, unspecified organism'],
  ['J44.1', 'Chronic obstructive pulmonary disease with acute exacerbation'],
  ['J45.9', 'Asthma, unspecified'],
  ['K02.9', 'Dental caries, unspecified'],
  ['K04.0', 'Pulpitis'],
  ['K29.7', 'Gastritis, unspecified'],
  ['K35.8', 'Acute appendicitis, other and unspecified'],
  ['K40.9', 'Inguinal hernia without obstruction or gangrene'],
  ['K70.3', 'Alcoholic cirrhosis of liver'],
  ['K80.2', 'Calculus of gallbladder without cholecystitis'],
  ['K85.9', 'Acute pancreatitis, unspecified'],
  ['L03.9', 'Cellulitis, unspecified'],
  ['M17.9', 'Gonarthrosis, unspecified'],
  ['M51.2', 'Intervertebral disc displacement'],
  ['N17.9', 'Acute renal failure, unspecified'],
  ['N18.5', 'Chronic kidney disease, stage 5'],
  ['N20.0', 'Calculus of kidney'],
  ['N39.0', 'Urinary tract infection, site not specified'],
  ['N40', 'Hyperplasia of prostate'],
  ['N97.9', 'Female infertility, unspecified'],
  ['O14.9', 'Pre-eclampsia, unspecified'],
  ['O80', 'Single spontaneous delivery'],
  ['O82', 'Single delivery by caesarean section'],
  ['P59.9', 'Neonatal jaundice, unspecified'],
  ['R50.9', 'Fever, unspecified'],
  ['S72.0', 'Fracture of neck of femur'],
  ['S82.2', 'Fracture of shaft of tibia'],
  ['T14.9', 'Injury, unspecified'],
  ['Z51.1', 'Chemotherapy session for neoplasm'],
];
