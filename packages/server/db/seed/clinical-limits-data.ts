// Public facts of the demo's tables of a hospital: maximum doses, medicines barred from teleconsultation, notifiable diseases of India.

/** Maximum doses as formularies print them (WHO, BNF), for a pharmacist to confirm: generic name, mg per kg per day, mg per day for adults. */
export const doseLimits: readonly (readonly [genericName: string, mgPerKgDay: number, mgDay: number])[] = [
  ['Paracetamol', 60, 4000],
  ['Ibuprofen', 40, 2400],
  ['Diclofenac', 3, 150],
  ['Tramadol', 8, 400],
  ['Amoxicillin', 90, 3000],
  ['Azithromycin', 20, 1000],
  ['Ceftriaxone', 100, 4000],
  ['Metronidazole', 50, 2400],
];

/** Narcotic and psychotropic medicines, which the Telemedicine Practice Guidelines of 2020 do not allow to be prescribed. */
export const teleBarredMedicines: readonly string[] = [
  'Alprazolam',
  'Buprenorphine',
  'Clonazepam',
  'Diazepam',
  'Fentanyl',
  'Ketamine',
  'Lorazepam',
  'Methylphenidate',
  'Morphine',
  'Pethidine',
  'Tramadol',
  'Zolpidem',
];

/** Diseases that hospitals in India report (IDSP and IHIP, Nikshay, orders of the states), by the beginning of their ICD-10 code. */
export const notifiableDiseases: readonly (readonly [diseaseName: string, icdPrefix: string])[] = [
  ['Cholera', 'A00'],
  ['Typhoid fever', 'A01.0'],
  ['Tuberculosis of the lung, confirmed', 'A15'],
  ['Tuberculosis of the lung, not confirmed', 'A16'],
  ['Tuberculosis of the nervous system', 'A17'],
  ['Tuberculosis of other organs', 'A18'],
  ['Miliary tuberculosis', 'A19'],
  ['Plague', 'A20'],
  ['Anthrax', 'A22'],
  ['Leptospirosis', 'A27'],
  ['Leprosy', 'A30'],
  ['Neonatal tetanus', 'A33'],
  ['Diphtheria', 'A36'],
  ['Whooping cough', 'A37'],
  ['Scrub typhus', 'A75.3'],
  ['Acute poliomyelitis', 'A80'],
  ['Rabies', 'A82'],
  ['Japanese encephalitis', 'A83.0'],
  ['Chikungunya', 'A92.0'],
  ['Dengue', 'A97'],
  ['Dengue fever (older code)', 'A90'],
  ['Dengue haemorrhagic fever (older code)', 'A91'],
  ['Measles', 'B05'],
  ['Acute hepatitis A', 'B15'],
  ['Acute hepatitis E', 'B17.2'],
  ['Falciparum malaria', 'B50'],
  ['Vivax malaria', 'B51'],
  ['Malaria, species not known', 'B54'],
  ['Kala-azar', 'B55.0'],
  ['COVID-19', 'U07.1'],
  ['Snake bite', 'T63.0'],
];
