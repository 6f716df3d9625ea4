// The starting list of medicines, first half: a name, and the strengths that a public list prints for each form (named in starting-medicines.ts).

/** One medicine a line: its name, then its forms, each with its strengths. */
export const medicinesToK = `
Abiraterone: Tablet 250 mg, 500 mg
Acamprosate: Tablet 333 mg
Acarbose: Tablet 25 mg, 50 mg
Acebrophylline: Capsule 100 mg
Aceclofenac: Tablet 100 mg; Ointment 1.5%
Acenocoumarol: Tablet 1 mg, 2 mg, 3 mg, 4 mg
Acetazolamide: Tablet 250 mg
Acetylcysteine: Tablet 600 mg; Injection 200 mg/ml
Acitretin: Capsule 25 mg
Acotiamide: Tablet 100 mg
Acyclovir: Tablet 200 mg, 400 mg, 800 mg; Syrup 400 mg/5 ml; Injection 250 mg, 500 mg; Ointment 3%
Adapalene: Ointment 0.1%
Adenosine: Injection 3 mg/ml, 6 mg/2 ml
Adrenaline: Injection 1 mg/ml
Agomelatine: Tablet 25 mg
Albendazole: Tablet 400 mg; Syrup 200 mg/5 ml
Alendronate: Tablet 70 mg
Alfacalcidol: Capsule 0.25 mcg
Allopurinol: Tablet 100 mg, 300 mg
Alogliptin: Tablet 25 mg
Alprazolam: Tablet 0.25 mg, 0.5 mg
Amantadine: Capsule 100 mg
Ambrisentan: Tablet 5 mg, 10 mg
Ambroxol: Syrup
Amikacin: Injection 100 mg/2 ml, 250 mg/2 ml, 500 mg/2 ml
Amiodarone: Tablet 100 mg, 200 mg
Amisulpride: Tablet 25 mg, 50 mg, 100 mg, 200 mg, 300 mg
Amitriptyline: Tablet 5 mg, 10 mg, 25 mg, 50 mg, 75 mg
Amlodipine: Tablet 2.5 mg, 5 mg, 10 mg
Amoxapine: Tablet 50 mg, 100 mg
Amoxicillin: Tablet 125 mg; Capsule 250 mg, 500 mg; Syrup 125 mg/5 ml
Amphotericin B: Injection 50 mg
Ampicillin: Capsule 500 mg; Injection 500 mg
Anastrozole: Tablet 1 mg
Antacid: Syrup
Apixaban: Tablet 2.5 mg, 5 mg
Apremilast: Tablet 10 mg, 20 mg, 30 mg
Aripiprazole: Tablet 2.5 mg, 5 mg, 7.5 mg, 10 mg, 15 mg, 20 mg, 30 mg
Armodafinil: Tablet 50 mg, 150 mg
Arteether: Injection 75 mg/ml, 150 mg
Artesunate: Tablet 200 mg; Injection 60 mg, 120 mg
Aspirin: Tablet 75 mg, 150 mg, 325 mg
Atenolol: Tablet 25 mg, 50 mg, 100 mg
Atomoxetine: Tablet 10 mg
Atorvastatin: Tablet 5 mg, 10 mg, 20 mg, 40 mg, 80 mg
Atropine: Drops 1%; Injection 0.6 mg/ml
Azathioprine: Tablet 50 mg
Azelaic acid: Ointment 20%
Azelnidipine: Tablet 8 mg, 16 mg
Azilsartan: Tablet 20 mg, 40 mg, 80 mg
Azithromycin: Tablet 100 mg, 250 mg, 500 mg; Syrup 100 mg/5 ml; Drops 1%
Baclofen: Tablet 10 mg
Baricitinib: Tablet 4 mg
Beclomethasone: Inhaler 50 mcg, 100 mcg, 200 mcg, 250 mcg
Bempedoic acid: Tablet 180 mg
Benazepril: Tablet 5 mg
Benidipine: Tablet 4 mg, 8 mg
Benzathine benzylpenicillin: Injection 600000 IU, 1200000 IU
Benzoyl peroxide: Ointment 2.5%, 5%
Bepotastine: Tablet 10 mg
Betahistine: Tablet 8 mg, 16 mg, 24 mg
Betamethasone: Tablet 0.5 mg; Injection 4 mg/ml; Ointment 0.1%
Betaxolol: Drops 0.5%
Bicalutamide: Tablet 50 mg
Bifonazole: Ointment 1%
Bilastine: Tablet 20 mg
Bisacodyl: Tablet 5 mg; Suppository 5 mg, 10 mg
Bisoprolol: Tablet 2.5 mg, 5 mg
Bosentan: Tablet 62.5 mg
Brimonidine: Drops 0.1%
Brivaracetam: Tablet 50 mg
Bromocriptine: Tablet 1.25 mg, 2.5 mg
Budesonide: Inhaler 100 mcg, 200 mcg; Respule 1 mg/2 ml
Bupivacaine: Injection 5 mg/ml
Buspirone: Tablet 5 mg, 10 mg
Cabergoline: Tablet 0.5 mg
Cabozantinib: Tablet 20 mg, 40 mg, 60 mg
Calcitriol: Capsule 0.25 mcg
Canagliflozin: Tablet 100 mg
Capecitabine: Tablet 500 mg
Carbamazepine: Tablet 100 mg, 200 mg, 400 mg; Syrup 100 mg/5 ml
Carbimazole: Tablet 5 mg, 10 mg, 20 mg
Carboxymethylcellulose: Drops 0.5%, 1%
Cariprazine: Capsule 1.5 mg, 3 mg, 4.5 mg, 6 mg
Carvedilol: Tablet 3.125 mg, 6.25 mg, 12.5 mg
Cefaclor: Tablet 250 mg
Cefadroxil: Tablet 250 mg, 500 mg; Syrup 125 mg/5 ml
Cefalexin: Tablet 125 mg; Capsule 250 mg, 500 mg; Syrup 125 mg/5 ml
Cefazolin: Injection 1 g, 250 mg, 500 mg
Cefdinir: Capsule 300 mg; Syrup 125 mg/5 ml
Cefixime: Tablet 100 mg, 200 mg, 400 mg; Syrup 25 mg/ml, 50 mg/5 ml, 100 mg/5 ml
Cefoperazone: Injection 1 g
Cefotaxime: Injection 1 g, 250 mg, 500 mg
Cefpodoxime: Tablet 50 mg, 100 mg, 200 mg
Cefprozil: Tablet 250 mg, 500 mg; Syrup 125 mg/5 ml, 250 mg/5 ml
Ceftazidime: Injection 1 g, 250 mg, 500 mg
Ceftriaxone: Injection 1 g, 2 g, 250 mg, 500 mg
Cefuroxime: Tablet 125 mg, 250 mg, 500 mg; Syrup 125 mg/5 ml; Injection 1500 mg
Cetirizine: Tablet 5 mg, 10 mg; Syrup 5 mg/5 ml
Chloramphenicol: Capsule 250 mg, 500 mg; Drops 0.4%; Ointment 1%
Chlordiazepoxide: Tablet 10 mg, 25 mg
Chloroquine: Tablet 150 mg, 250 mg; Syrup 50 mg/5 ml
Chlorpheniramine: Tablet 4 mg
Chlorpromazine: Tablet 25 mg, 50 mg, 100 mg
Chlorthalidone: Tablet 6.25 mg, 12.5 mg
Cilnidipine: Tablet 5 mg, 10 mg, 20 mg
Cilostazol: Tablet 50 mg
Cinitapride: Tablet 1 mg
Cinnarizine: Tablet 25 mg, 75 mg
Ciprofloxacin: Tablet 250 mg, 500 mg; Drops 0.3%; Injection 200 mg
Citalopram: Tablet 20 mg
Citicoline: Tablet 500 mg; Syrup 500 mg/5 ml; Injection 250 mg/ml
Clarithromycin: Tablet 250 mg, 500 mg
Clindamycin: Capsule 300 mg; Injection 300 mg/2 ml; Ointment 1%
Clobazam: Tablet 5 mg, 10 mg
Clobetasol: Ointment 0.05%
Clomiphene: Tablet 50 mg
Clomipramine: Tablet 10 mg, 25 mg, 50 mg
Clonazepam: Tablet 0.25 mg, 0.5 mg, 1 mg
Clonidine: Tablet 100 mcg
Clopidogrel: Tablet 75 mg, 150 mg
Clotrimazole: Ointment 1%, 2%; Pessary 100 mg, 200 mg
Cloxacillin: Capsule 250 mg, 500 mg; Injection 250 mg
Clozapine: Tablet 25 mg, 50 mg, 100 mg, 200 mg
Co-trimoxazole: Tablet 480 mg, 960 mg; Syrup 240 mg/5 ml
Codeine: Tablet 10 mg; Syrup 15 mg/5 ml
Colchicine: Tablet 0.5 mg
Conjugated estrogens: Tablet 0.625 mg
Crizotinib: Capsule 250 mg
Cyanocobalamin: Injection 1 mg/ml
Cyclosporine: Capsule 50 mg, 100 mg
Cyproheptadine: Tablet 4 mg
Dabigatran: Capsule 75 mg, 110 mg, 150 mg
Daclatasvir: Tablet 60 mg
Dapagliflozin: Tablet 5 mg, 10 mg
Dapoxetine: Tablet 30 mg
Dapsone: Tablet 50 mg, 100 mg
Dasatinib: Tablet 20 mg, 50 mg, 70 mg
Deferasirox: Tablet 180 mg, 250 mg, 360 mg, 400 mg, 500 mg
Deferiprone: Capsule 250 mg, 500 mg
Deflazacort: Tablet 6 mg; Syrup 6 mg/5 ml
Desloratadine: Tablet 5 mg, 10 mg
Desmopressin: Tablet 0.1 mg
Dexamethasone: Tablet 0.5 mg; Injection 4 mg/ml
Dexchlorpheniramine: Tablet 2 mg
Dextromethorphan: Tablet 30 mg; Syrup 13.5 mg/5 ml; Lozenge 5 mg
Diacerein: Capsule 50 mg
Diazepam: Tablet 2 mg, 5 mg, 10 mg; Injection 5 mg/ml
Diclofenac: Tablet 50 mg; Injection 25 mg/ml; Ointment 1.16%; Suppository 100 mg
Dicyclomine: Tablet 10 mg; Injection 10 mg/ml
Diethylcarbamazine: Tablet 50 mg, 100 mg, 150 mg
Digoxin: Tablet 0.25 mg; Syrup 0.05 mg/ml; Injection 0.25 mg/ml
Diltiazem: Tablet 30 mg, 60 mg
Disulfiram: Tablet 500 mg
Divalproex: Tablet 500 mg
Dobutamine: Injection 250 mg/20 ml
Dolutegravir: Tablet 50 mg
Domperidone: Tablet 10 mg; Syrup 5 mg/5 ml
Donepezil: Tablet 5 mg, 10 mg
Dopamine: Injection 200 mg/5 ml
Dorzolamide: Drops 2%
Dosulepin: Tablet 25 mg, 50 mg, 75 mg
Doxepin: Capsule 10 mg, 25 mg, 75 mg
Doxofylline: Tablet 400 mg
Doxycycline: Tablet 100 mg; Capsule 100 mg
Drotaverine: Tablet 40 mg, 80 mg; Injection 40 mg/2 ml
Duloxetine: Tablet 20 mg, 30 mg
Dutasteride: Capsule 0.5 mg
Dydrogesterone: Tablet 10 mg
Ebastine: Tablet 10 mg
Eberconazole: Ointment 1%
Efavirenz: Tablet 600 mg
Eltrombopag: Tablet 25 mg, 50 mg
Empagliflozin: Tablet 10 mg, 25 mg
Enalapril: Tablet 2.5 mg, 5 mg
Enoxaparin: Injection 40 mg/0.4 ml, 40 mg, 60 mg/0.6 ml, 60 mg
Entacapone: Tablet 200 mg
Entecavir: Tablet 0.5 mg
Enzalutamide: Tablet 40 mg
Eplerenone: Tablet 25 mg, 50 mg
Erlotinib: Tablet 150 mg
Erythromycin: Tablet 250 mg, 500 mg
Escitalopram: Tablet 5 mg, 10 mg, 20 mg
Esomeprazole: Tablet 20 mg, 40 mg
Estradiol: Tablet 2 mg
Etamsylate: Tablet 250 mg, 500 mg
Ethambutol: Tablet 200 mg, 400 mg, 600 mg, 800 mg
Etizolam: Tablet 0.25 mg, 0.5 mg
Etodolac: Tablet 300 mg
Etoricoxib: Tablet 90 mg, 120 mg
Everolimus: Tablet 0.25 mg, 0.5 mg, 5 mg, 10 mg
Evogliptin: Tablet 5 mg
Ezetimibe: Tablet 5 mg, 10 mg
Famotidine: Tablet 20 mg, 40 mg
Faropenem: Tablet 200 mg
Febuxostat: Tablet 40 mg, 80 mg
Fenofibrate: Tablet 145 mg, 160 mg; Capsule 200 mg
Fentanyl: Injection 50 mcg/ml
Ferric carboxymaltose: Injection 50 mg/ml
Fexofenadine: Tablet 120 mg, 180 mg; Syrup 30 mg/5 ml
Finasteride: Tablet 1 mg, 5 mg
Flavoxate: Tablet 200 mg
Flecainide: Tablet 50 mg, 100 mg
Fluconazole: Tablet 50 mg, 150 mg, 200 mg, 400 mg; Injection 2 mg/ml
Fludrocortisone: Tablet 100 mcg
Flunarizine: Tablet 5 mg, 10 mg
Fluoxetine: Tablet 10 mg; Capsule 20 mg, 60 mg
Flupentixol: Tablet 0.5 mg
Flupirtine: Capsule 100 mg
Fluticasone: Respule 0.5 mg/2 ml; Spray 27.5 mcg, 50 mcg; Ointment 0.05%
Fluvoxamine: Tablet 100 mg
Folic acid: Tablet 1 mg, 5 mg
Furazolidone: Tablet 100 mg
Furosemide: Tablet 40 mg; Injection 10 mg/ml
Fusidic acid: Ointment 2%
Gabapentin: Tablet 100 mg; Capsule 300 mg
Gefitinib: Tablet 250 mg
Gentamicin: Drops 0.3%; Injection 10 mg/ml, 40 mg/ml, 80 mg/2 ml
Glibenclamide: Tablet 2.5 mg, 5 mg
Gliclazide: Tablet 40 mg, 80 mg
Glimepiride: Tablet 0.5 mg, 1 mg, 2 mg, 3 mg, 4 mg
Glipizide: Tablet 5 mg
Glucagon: Injection 1 mg/ml
Glucosamine: Tablet 500 mg, 1500 mg
Glyceryl trinitrate: Tablet 0.5 mg; Injection 5 mg/ml
Glycopyrrolate: Tablet 1 mg, 2 mg
Griseofulvin: Tablet 250 mg
Halobetasol: Ointment 0.05%
Haloperidol: Tablet 5 mg, 10 mg; Injection 5 mg/ml
Heparin: Injection 1000 IU/ml, 5000 IU, 5000 IU/ml, 25000 IU
Homatropine: Drops 2%
Hyaluronate: Drops 0.1%
Hydrochlorothiazide: Tablet 12.5 mg, 25 mg
Hydrocortisone: Tablet 5 mg, 10 mg; Injection 100 mg; Ointment 1%
Hydroxocobalamin: Injection 1 mg/ml
Hydroxychloroquine: Tablet 200 mg, 400 mg
Hydroxyurea: Capsule 500 mg
Hydroxyzine: Tablet 10 mg, 25 mg; Syrup 10 mg/5 ml; Drops 6 mg/ml
Hyoscine butylbromide: Tablet 10 mg; Injection 20 mg/ml
Ibandronic acid: Tablet 150 mg
Ibrutinib: Capsule 140 mg
Ibuprofen: Tablet 200 mg, 400 mg; Syrup 100 mg/5 ml
Iguratimod: Tablet 25 mg
Ilaprazole: Tablet 10 mg
Imatinib: Tablet 400 mg
Imeglimin: Tablet 500 mg, 1000 mg
Imipramine: Tablet 25 mg
Indapamide: Tablet 1.5 mg
Indomethacin: Capsule 25 mg
Insulin aspart: Injection 100 IU/ml
Insulin glargine: Injection 100 IU/ml
Insulin isophane: Injection 40 IU/ml
Insulin premix 30/70: Injection 40 IU/ml, 100 IU/ml
Insulin regular: Injection 40 IU/ml, 100 IU/ml
Ipratropium: Inhaler 20 mcg; Respule 250 mcg
Iron sucrose: Injection 20 mg/ml
Isoniazid: Tablet 50 mg, 100 mg, 300 mg; Syrup 100 mg/5 ml
Isosorbide dinitrate: Tablet 5 mg, 10 mg
Isosorbide mononitrate: Tablet 20 mg
Isotretinoin: Capsule 10 mg, 20 mg
Isoxsuprine: Tablet 10 mg; Injection 5 mg
Itopride: Tablet 50 mg
Itraconazole: Capsule 65 mg, 100 mg, 130 mg, 200 mg; Drops 1%; Ointment 1%
Ivabradine: Tablet 5 mg
Ivermectin: Tablet 12 mg; Ointment 1%
Ketoconazole: Tablet 200 mg; Ointment 2%
Ketoprofen: Ointment 2.5%
Ketorolac: Tablet 10 mg; Injection 30 mg/ml
`;
