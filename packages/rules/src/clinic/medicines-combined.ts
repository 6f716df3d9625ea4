// The starting list of medicines of several substances: the strengths of the parts stand in the order of the name (named in starting-medicines.ts).

/** One medicine a line: its name, then its forms, each with its strengths. */
export const combinedMedicines = `
Acebrophylline and montelukast: Tablet 200 mg/10 mg
Aceclofenac and paracetamol: Tablet 100 mg/325 mg
Amlodipine and atenolol: Tablet 5 mg/50 mg, 5 mg/25 mg
Amoxicillin and clavulanic acid: Tablet 250 mg/125 mg, 375 mg, 500 mg/125 mg, 625 mg, 875 mg/125 mg, 1000 mg; Syrup 228.5 mg/5 ml; Injection 1.2 g, 300 mg, 600 mg
Artemether and lumefantrine: Tablet 20 mg/120 mg, 40 mg/240 mg, 80 mg/480 mg
Atorvastatin and aspirin: Capsule 10 mg/75 mg, 10 mg/150 mg, 20 mg/75 mg
Atorvastatin and clopidogrel: Capsule 10 mg/75 mg, 20 mg/75 mg
Budesonide and formoterol: Inhaler 200 mcg/6 mcg, 400 mcg/6 mcg; Respule 0.5 mg/20 mcg, 1 mg/20 mcg
Calcium and vitamin D3: Tablet 500 mg/250 IU, 500 mg/500 IU
Cefixime and clavulanic acid: Tablet 200 mg/125 mg
Cefoperazone and sulbactam: Injection 1 g/1 g, 500 mg/500 mg
Cefpodoxime and clavulanic acid: Tablet 200 mg/125 mg
Ceftriaxone and sulbactam: Injection 1 g/500 mg, 500 mg/250 mg
Ceftriaxone and tazobactam: Injection 1 g/125 mg
Cefuroxime and clavulanic acid: Tablet 500 mg/125 mg
Chlorzoxazone and paracetamol: Tablet 250 mg/500 mg
Ciprofloxacin and dexamethasone: Drops 0.3%/0.1%
Clopidogrel and aspirin: Tablet 75 mg/75 mg; Capsule 75 mg/150 mg
Diclofenac and paracetamol: Tablet 50 mg/325 mg
Dicyclomine and mefenamic acid: Tablet 10 mg/250 mg
Ethinylestradiol and levonorgestrel: Tablet 0.03 mg/0.15 mg, 0.05 mg/0.25 mg
Ferrous ascorbate and folic acid: Tablet 100 mg/1.5 mg
Fluticasone and salmeterol: Inhaler 250 mcg/25 mcg
Furosemide and spironolactone: Tablet 20 mg/50 mg, 20 mg/25 mg
Ibuprofen and paracetamol: Tablet 400 mg/325 mg
Iron and folic acid: Tablet
Levodopa and carbidopa: Tablet 100 mg/10 mg, 100 mg/25 mg, 250 mg/25 mg
Levosalbutamol and budesonide: Respule 1.25 mg/1 mg, 1.25 mg/0.5 mg
Levosalbutamol and ipratropium: Respule 1.25 mg/500 mcg
Losartan and amlodipine: Tablet 50 mg/5 mg
Losartan and hydrochlorothiazide: Tablet 50 mg/12.5 mg
Mefenamic acid and paracetamol: Tablet 500 mg/325 mg
Metformin and glibenclamide: Tablet 500 mg/5 mg
Metformin and gliclazide: Tablet 500 mg/80 mg
Metformin and glimepiride: Tablet 500 mg/1 mg, 500 mg/2 mg, 1000 mg/1 mg, 1000 mg/2 mg
Metformin and teneligliptin: Tablet 500 mg/20 mg, 1000 mg/20 mg
Metformin and vildagliptin: Tablet 500 mg/50 mg, 850 mg/50 mg, 1000 mg/50 mg
Metformin and voglibose: Tablet 500 mg/0.2 mg, 500 mg/0.3 mg
Montelukast and fexofenadine: Tablet 10 mg/120 mg
Montelukast and levocetirizine: Tablet 10 mg/5 mg; Syrup
Norfloxacin and tinidazole: Tablet 400 mg/600 mg
Ofloxacin and ornidazole: Tablet 200 mg/500 mg
Olmesartan and hydrochlorothiazide: Tablet 20 mg/12.5 mg, 40 mg/12.5 mg
Pantoprazole and domperidone: Capsule 20 mg/10 mg, 40 mg/30 mg
Pantoprazole and levosulpiride: Capsule 40 mg/75 mg
Paracetamol and dicyclomine: Tablet 325 mg/20 mg
Piperacillin and tazobactam: Injection 4.5 g
Rabeprazole and domperidone: Capsule 20 mg/30 mg, 20 mg/10 mg
Rabeprazole and levosulpiride: Capsule 20 mg/75 mg
Ramipril and hydrochlorothiazide: Tablet 5 mg/12.5 mg
Rosuvastatin and fenofibrate: Tablet 10 mg/160 mg, 20 mg/160 mg
Salbutamol and ipratropium: Inhaler 100 mcg/20 mcg
Telmisartan and amlodipine: Tablet 40 mg/5 mg, 80 mg/5 mg
Telmisartan and chlorthalidone: Tablet 40 mg/12.5 mg, 40 mg/6.25 mg
Telmisartan and hydrochlorothiazide: Tablet 40 mg/12.5 mg, 80 mg/12.5 mg
Telmisartan and metoprolol: Tablet 40 mg/25 mg, 40 mg/50 mg
Timolol and dorzolamide: Drops 0.5%/2%
Torsemide and spironolactone: Tablet 10 mg/50 mg, 20 mg/50 mg
Tramadol and paracetamol: Tablet 37.5 mg/325 mg
`;
