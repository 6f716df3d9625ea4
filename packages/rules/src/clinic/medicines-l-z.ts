// The starting list of medicines, second half: a name, and the strengths that a public list prints for each form (named in starting-medicines.ts).

/** One medicine a line: its name, then its forms, each with its strengths. */
export const medicinesFromL = `
Labetalol: Tablet 100 mg, 200 mg; Injection 5 mg/ml
Lacosamide: Tablet 100 mg
Lactulose: Syrup 10 g/15 ml
Lamivudine: Tablet 100 mg
Lamotrigine: Tablet 25 mg, 50 mg, 100 mg
Lansoprazole: Capsule 15 mg
Lapatinib: Tablet 250 mg
Latanoprost: Drops 0.005%
Leflunomide: Tablet 10 mg, 20 mg
Lenalidomide: Capsule 5 mg, 10 mg, 25 mg
Lenvatinib: Capsule 4 mg
Letrozole: Tablet 2.5 mg
Leucovorin: Tablet 15 mg
Levetiracetam: Tablet 250 mg, 500 mg, 750 mg, 1000 mg; Injection 500 mg
Levocarnitine: Tablet 500 mg
Levocetirizine: Tablet 5 mg, 10 mg
Levocloperastine: Syrup 20 mg/5 ml
Levofloxacin: Tablet 250 mg, 500 mg, 750 mg; Drops 0.5%; Injection 500 mg/100 ml
Levonorgestrel: Tablet 1.5 mg
Levosalbutamol: Syrup 1 mg/5 ml; Inhaler 50 mcg; Respule 0.63 mg/2.5 ml
Levosulpiride: Tablet 25 mg, 50 mg, 75 mg
Levothyroxine: Tablet 12.5 mcg, 25 mcg, 50 mcg, 62.5 mcg, 75 mcg, 100 mcg, 125 mcg, 150 mcg
Lignocaine: Drops 4%; Injection 2%; Ointment 2%
Linagliptin: Tablet 5 mg
Lincomycin: Capsule 250 mg, 500 mg
Linezolid: Tablet 600 mg; Injection 600 mg/300 ml
Lisinopril: Tablet 5 mg, 10 mg
Lithium: Tablet 300 mg
Lobeglitazone: Tablet 0.5 mg
Loperamide: Capsule 2 mg
Loratadine: Tablet 10 mg
Lorazepam: Tablet 1 mg, 2 mg, 3 mg
Losartan: Tablet 25 mg, 50 mg
Luliconazole: Ointment 1%
Lurasidone: Tablet 20 mg, 40 mg, 80 mg
Macitentan: Tablet 10 mg
Mannitol: Injection 20%
Maraviroc: Tablet 150 mg
Mebendazole: Tablet 100 mg
Mebeverine: Tablet 200 mg
Medroxyprogesterone: Tablet 5 mg, 10 mg
Mefenamic acid: Tablet 250 mg, 500 mg; Syrup 100 mg/5 ml
Mefloquine: Tablet 250 mg
Megestrol: Tablet 40 mg
Melatonin: Tablet 5 mg
Meloxicam: Tablet 7.5 mg, 15 mg
Memantine: Tablet 10 mg
Meropenem: Injection 1 g, 500 mg
Mesalazine: Tablet 400 mg, 800 mg
Metformin: Tablet 250 mg, 500 mg, 1000 mg
Methimazole: Tablet 10 mg
Methotrexate: Tablet 2.5 mg, 5 mg, 7.5 mg, 10 mg, 15 mg, 20 mg; Injection 25 mg/ml, 50 mg/2 ml
Methylcobalamin: Tablet 500 mcg, 1500 mcg; Injection 500 mcg
Methyldopa: Tablet 250 mg
Methylergometrine: Tablet 0.125 mg
Methylphenidate: Tablet 5 mg, 10 mg, 18 mg, 20 mg
Methylprednisolone: Tablet 4 mg, 16 mg; Injection 1000 mg
Metoclopramide: Tablet 10 mg; Syrup 5 mg/5 ml; Injection 5 mg/ml
Metolazone: Tablet 2.5 mg
Metoprolol: Tablet 25 mg, 50 mg; Injection 1 mg/ml
Metronidazole: Tablet 200 mg, 400 mg; Syrup 100 mg/5 ml; Injection 500 mg
Miconazole: Ointment 2%
Midazolam: Injection 10 mg
Midodrine: Tablet 2.5 mg, 5 mg, 10 mg
Mifepristone: Tablet 200 mg
Minocycline: Tablet 50 mg
Minoxidil: Tablet 5 mg, 10 mg
Mirtazapine: Tablet 7.5 mg, 15 mg, 30 mg
Misoprostol: Tablet 100 mcg, 200 mcg
Modafinil: Tablet 100 mg, 200 mg
Molnupiravir: Capsule 200 mg
Mometasone: Ointment 0.1%
Montelukast: Tablet 5 mg, 10 mg
Morphine: Tablet 10 mg; Injection 10 mg/ml
Mosapride: Tablet 5 mg
Moxifloxacin: Tablet 400 mg; Drops 0.5%
Moxonidine: Tablet 0.2 mg, 0.3 mg
Mupirocin: Ointment 2%
Mycophenolate: Tablet 360 mg, 500 mg
Nadifloxacin: Ointment 1%
Naftifine: Ointment 2%
Naltrexone: Tablet 50 mg
Naproxen: Tablet 250 mg, 500 mg
Nebivolol: Tablet 2.5 mg, 5 mg, 10 mg
Nicorandil: Tablet 5 mg, 10 mg
Nifedipine: Tablet 5 mg, 10 mg, 20 mg; Capsule 5 mg
Nimesulide: Tablet 100 mg; Ointment 1%
Nimodipine: Tablet 30 mg
Nintedanib: Capsule 100 mg, 150 mg
Nitazoxanide: Tablet 500 mg
Nitrazepam: Tablet 10 mg
Nitrofurantoin: Tablet 50 mg, 100 mg
Norethisterone: Tablet 5 mg
Norfloxacin: Tablet 400 mg
Nortriptyline: Tablet 10 mg, 25 mg
Noscapine: Syrup 1.83 mg/5 ml
Nystatin: Pessary 100000 IU
Obeticholic acid: Tablet 5 mg, 10 mg
Octreotide: Injection 50 mcg, 100 mcg
Ofloxacin: Tablet 200 mg, 400 mg; Drops 0.3%; Injection 200 mg/100 ml
Olanzapine: Tablet 5 mg, 10 mg
Olaparib: Tablet 100 mg, 150 mg
Olmesartan: Tablet 10 mg, 20 mg, 40 mg
Omeprazole: Capsule 10 mg, 20 mg, 40 mg
Ondansetron: Tablet 4 mg, 8 mg; Syrup 2 mg/5 ml; Injection 2 mg/ml
Opipramol: Tablet 50 mg
Oral rehydration salts: Powder
Orlistat: Capsule 60 mg, 120 mg
Ornidazole: Tablet 500 mg
Oseltamivir: Capsule 30 mg, 75 mg
Oxcarbazepine: Tablet 150 mg, 300 mg, 450 mg, 600 mg
Oxybutynin: Tablet 2.5 mg
Oxymetazoline: Drops 0.5 mg/ml
Oxytocin: Injection 5 IU/ml, 10 IU/ml
Ozenoxacin: Ointment 1%, 2%
Pantoprazole: Tablet 20 mg, 40 mg; Injection 40 mg
Paracetamol: Tablet 500 mg, 650 mg, 1000 mg; Syrup 120 mg/5 ml, 125 mg/5 ml, 250 mg/5 ml; Drops 100 mg/ml; Injection 1 g/100 ml; Suppository 80 mg, 170 mg
Pazopanib: Tablet 200 mg, 400 mg
Penicillamine: Tablet 250 mg
Pentazocine: Injection 30 mg/ml
Perampanel: Tablet 2 mg, 4 mg
Permethrin: Ointment 5%
Pheniramine: Tablet 25 mg; Injection 22.75 mg
Phenobarbitone: Tablet 30 mg, 60 mg; Syrup 20 mg/5 ml; Injection 200 mg/ml
Phenylephrine: Drops 5%
Phenytoin: Tablet 50 mg, 100 mg; Syrup 125 mg/5 ml; Injection 100 mg/2 ml
Phytomenadione: Injection 1 mg/0.5 ml
Pilocarpine: Tablet 5 mg; Drops 2%
Pioglitazone: Tablet 15 mg, 30 mg
Piracetam: Tablet 400 mg, 800 mg; Syrup 500 mg/5 ml
Pirfenidone: Tablet 200 mg, 400 mg
Piroxicam: Tablet 10 mg, 20 mg; Capsule 20 mg
Polmacoxib: Capsule 2 mg
Pomalidomide: Capsule 2 mg
Povidone iodine: Spray 5%; Ointment 5%
Pramipexole: Tablet 0.25 mg, 0.75 mg, 1.5 mg
Prasugrel: Tablet 10 mg
Prazosin: Tablet 5 mg
Prednisolone: Tablet 5 mg, 10 mg, 20 mg, 40 mg; Syrup 15 mg/5 ml; Drops 1%
Pregabalin: Tablet 75 mg, 150 mg; Capsule 75 mg
Primaquine: Tablet 2.5 mg, 7.5 mg
Prochlorperazine: Tablet 5 mg
Procyclidine: Tablet 2.5 mg, 5 mg
Progesterone: Capsule 100 mg, 200 mg; Injection 100 mg/2 ml
Promethazine: Tablet 10 mg, 25 mg; Syrup 5 mg/5 ml; Injection 25 mg/ml
Propofol: Injection 10 mg/ml
Propranolol: Tablet 10 mg, 20 mg, 40 mg
Protamine: Injection 10 mg/ml
Prucalopride: Tablet 1 mg, 2 mg
Pyrantel: Syrup 250 mg/5 ml
Pyrazinamide: Tablet 500 mg, 750 mg, 1000 mg, 1500 mg
Pyridostigmine: Tablet 60 mg
Pyridoxine: Tablet 10 mg, 50 mg, 100 mg
Quetiapine: Tablet 25 mg, 50 mg, 100 mg, 200 mg
Quinine: Tablet 300 mg, 600 mg
Rabeprazole: Tablet 20 mg
Racecadotril: Capsule 100 mg; Powder 10 mg, 15 mg, 30 mg
Ramipril: Tablet 1.25 mg, 2.5 mg, 5 mg, 10 mg
Ranitidine: Tablet 150 mg, 300 mg; Syrup 75 mg/5 ml; Injection 25 mg/ml
Rasagiline: Tablet 0.5 mg, 1 mg
Rebamipide: Tablet 100 mg
Repaglinide: Tablet 0.5 mg, 1 mg, 2 mg
Ribavirin: Capsule 200 mg
Rifampicin: Capsule 150 mg, 300 mg, 450 mg, 600 mg
Rifaximin: Tablet 200 mg, 400 mg, 550 mg
Risperidone: Tablet 1 mg, 2 mg, 3 mg, 4 mg
Rivaroxaban: Tablet 2.5 mg, 10 mg, 15 mg, 20 mg
Rivastigmine: Capsule 1.5 mg, 3 mg, 4.5 mg, 6 mg
Ropinirole: Tablet 0.25 mg, 0.5 mg, 1 mg, 2 mg, 4 mg
Rosuvastatin: Tablet 5 mg, 10 mg, 20 mg, 40 mg
Roxithromycin: Tablet 150 mg, 300 mg
S-amlodipine: Tablet 2.5 mg, 5 mg
Saccharomyces boulardii: Capsule 250 mg; Powder 250 mg
Safinamide: Tablet 50 mg
Salbutamol: Tablet 2 mg, 4 mg; Syrup 2 mg/5 ml; Inhaler 100 mcg
Saroglitazar: Tablet 4 mg
Saxagliptin: Tablet 5 mg
Selegiline: Tablet 5 mg
Selexipag: Tablet 200 mcg, 400 mcg
Serratiopeptidase: Tablet 10 mg
Sertaconazole: Ointment 2%
Sertraline: Tablet 25 mg, 50 mg, 100 mg
Sevelamer: Tablet 400 mg, 800 mg
Sildenafil: Tablet 20 mg, 50 mg, 100 mg
Silodosin: Capsule 4 mg, 8 mg
Silver sulfadiazine: Ointment 1%
Silymarin: Tablet 140 mg
Simvastatin: Tablet 10 mg, 20 mg
Sirolimus: Tablet 1 mg
Sitagliptin: Tablet 50 mg, 100 mg
Sodium bicarbonate: Tablet 500 mg, 1000 mg
Sodium picosulfate: Tablet 10 mg
Sodium valproate: Tablet 200 mg, 300 mg, 500 mg; Syrup 200 mg/5 ml
Sofosbuvir: Tablet 400 mg
Solifenacin: Tablet 5 mg, 10 mg
Sorafenib: Tablet 200 mg
Spironolactone: Tablet 25 mg, 50 mg, 100 mg
Streptokinase: Injection 750000 IU, 1500000 IU
Sucralfate: Syrup 500 mg/5 ml
Sulfacetamide: Drops 10%, 20%
Sulfadiazine: Tablet 500 mg
Sulfasalazine: Tablet 500 mg, 1000 mg
Sumatriptan: Tablet 50 mg
Sunitinib: Capsule 12.5 mg, 25 mg
Tacrolimus: Capsule 0.25 mg, 1 mg, 2 mg; Ointment 0.1%
Tadalafil: Tablet 2.5 mg, 5 mg, 10 mg, 20 mg
Tamoxifen: Tablet 10 mg, 20 mg
Tapentadol: Tablet 50 mg
Teicoplanin: Injection 400 mg
Telmisartan: Tablet 20 mg, 40 mg, 80 mg
Temozolomide: Capsule 20 mg, 100 mg, 250 mg
Teneligliptin: Tablet 20 mg
Tenofovir: Tablet 300 mg
Tenofovir alafenamide: Tablet 25 mg
Terbinafine: Tablet 250 mg; Ointment 1%
Terbutaline: Tablet 2.5 mg; Injection 0.5 mg/ml
Terlipressin: Injection 1000 mcg
Tetanus toxoid: Injection
Tetrabenazine: Tablet 25 mg
Thalidomide: Capsule 50 mg, 100 mg, 200 mg
Thiamine: Injection 100 mg/ml
Thiocolchicoside: Capsule 4 mg
Tianeptine: Tablet 12.5 mg
Ticagrelor: Tablet 60 mg, 90 mg
Tigecycline: Injection 50 mg
Timolol: Drops 0.5%
Tinidazole: Tablet 300 mg, 500 mg
Tizanidine: Tablet 2 mg
Tobramycin: Drops 0.3%
Tofacitinib: Tablet 5 mg, 10 mg; Ointment 2%
Tofisopam: Tablet 50 mg
Tolperisone: Tablet 150 mg
Tolvaptan: Tablet 15 mg
Topiramate: Tablet 50 mg, 100 mg
Topiroxostat: Tablet 20 mg, 40 mg, 60 mg
Torsemide: Tablet 5 mg, 10 mg, 20 mg, 40 mg, 100 mg
Tramadol: Tablet 50 mg; Capsule 50 mg, 100 mg; Injection 50 mg/ml, 100 mg/2 ml
Tranexamic acid: Tablet 500 mg; Injection 500 mg
Tranylcypromine: Tablet 10 mg
Trazodone: Tablet 25 mg, 50 mg, 100 mg
Triamcinolone: Tablet 4 mg; Injection 40 mg/ml
Trientine: Capsule 250 mg
Trihexyphenidyl: Tablet 2 mg
Tropicamide: Drops 1%
Ubidecarenone: Capsule 100 mg, 300 mg
Ulipristal: Tablet 5 mg
Ursodeoxycholic acid: Tablet 150 mg, 300 mg
Valacyclovir: Tablet 500 mg, 1000 mg
Valethamate: Injection 8 mg/ml
Valganciclovir: Tablet 450 mg
Valsartan: Tablet 40 mg, 80 mg
Vancomycin: Capsule 250 mg; Injection 1 g, 500 mg, 1000 mg
Verapamil: Tablet 40 mg, 80 mg
Vildagliptin: Tablet 50 mg
Vitamin B complex: Tablet
Vitamin C: Tablet 500 mg, 1000 mg
Vitamin D3: Tablet 60000 IU; Capsule 60000 IU; Drops 400 IU/ml, 800 IU/ml
Vitamin E: Capsule 400 mg
Voglibose: Tablet 0.2 mg, 0.3 mg
Voriconazole: Tablet 200 mg
Vortioxetine: Tablet 5 mg, 10 mg, 20 mg
Warfarin: Tablet 1 mg, 2 mg, 5 mg
Xylometazoline: Drops 0.1%
Zinc: Tablet 20 mg
Ziprasidone: Capsule 20 mg, 40 mg
Zoledronic acid: Injection 4 mg
Zolpidem: Tablet 5 mg, 10 mg
Zonisamide: Capsule 50 mg, 100 mg
`;
