// Substances an allergy forbids: proper names, spellings, parts of combinations, classes, and classes that only cross.
import { expect, it } from 'vitest';
import { isKnownSubstance, kinAmong, kinshipAmong } from './substance-kin.ts';

it.each([
  ['Penicillin', 'Benzylpenicillin'],
  ['Penicillin', 'Benzathine benzylpenicillin'],
  ['Penicillin', 'Phenoxymethylpenicillin'],
  ['Penicillin', 'Penicillin V'],
  ['Penicillin', 'Co-amoxiclav'],
  ['Penicillin', 'Amoxycillin'],
  ['Penicillin', 'Amoxicillin and clavulanic acid'],
  ['Penicillin', 'Piperacillin-tazobactam'],
  ['Penicillin', 'Piperacillin and tazobactam'],
  ['Penicillin', 'Ampicillin+Sulbactam'],
  ['Penicillins', 'Cloxacillin'],
  ['Amoxycillin', 'Amoxicillin'],
  ['Sulfa', 'Trimethoprim-sulfamethoxazole'],
  ['Sulfa drugs', 'Co-trimoxazole'],
  ['Sulpha', 'Sulfamethoxazole'],
  ['Sulfonamides', 'Silver sulfadiazine'],
  ['Sulphadiazine', 'Sulfasalazine'],
  ['Cefixime', 'Ceftriaxone and sulbactam'],
  ['Cephalosporin', 'Cephalexin'],
  ['Aspirin', 'Diclofenac and paracetamol'],
  ['NSAIDs', 'Etoricoxib'],
  ['Brufen, ibuprofen', 'Aceclofenac'],
  ['Acetylsalicylic acid', 'Clopidogrel and aspirin'],
  ['Erythromycin', 'Azithromycin'],
  ['Ciprofloxacin', 'Norfloxacin and tinidazole'],
  ['Iodine contrast', 'Iohexol'],
  ['Contrast', 'Iopamidol'],
  ['Latex', 'Latex catheter'],
  ['Paracetamol', 'PCM'],
  ['Phenytoin', 'Carbamazepine'],
  ['Lidocaine', 'Lignocaine with adrenaline'],
  ['Morphine', 'Tramadol and paracetamol'],
  ['Pencilin', 'Amoxicillin'],
  ['Penicilina', 'Ampicillin'],
  ['pcn allergy', 'Amoxicillin'],
  ['Beta lactam antibiotics', 'Cefixime'],
  ['Sulphur drugs', 'Co-trimoxazole'],
  ['Sulfamidas', 'Sulfasalazine'],
  ['Asprin', 'Ibuprofen'],
  ['Pain killers', 'Diclofenac'],
  ['Ibuprophen', 'Aceclofenac and paracetamol'],
  ['ACE inhibitors', 'Enalapril'],
  ['Local anaesthetics', 'Bupivacaine'],
  ['Azithromicin', 'Clarithromycin'],
  ['Ibuprofen', 'Ibuprofin'],
  ['Steroids', 'Prednisolone'],
])('%s forbids %s (OP022, Q254)', (substance, medicine) => {
  expect(kinAmong(medicine, ['Dust', substance])).toBe(substance);
});

it.each([
  ['Sulfa', 'Ferrous sulfate'],
  ['Sulfa', 'Salbutamol sulphate'],
  ['Penicillin', 'Penicillamine'],
  ['Folic acid', 'Mefenamic acid'],
  ['Aspirin', 'Paracetamol'],
  ['Statins', 'Nystatin'],
  ['Sodium valproate', 'Diclofenac sodium'],
  ['Peanut', 'Amoxicillin'],
  ['Sulphur drugs', 'Magnesium sulphate'],
  ['Lactose', 'Lactulose'],
  ['Penicillamine', 'Penicillin'],
])('%s does not forbid %s (OP022, Q254)', (substance, medicine) => {
  expect(kinshipAmong(medicine, [substance])).toBeUndefined();
});

it('warns of a class that crosses, and stops at kin before that (OP022, Q254)', () => {
  expect(kinshipAmong('Cefixime', ['Penicillin'])).toEqual({ substance: 'Penicillin', kinship: 'Cross' });
  expect(kinshipAmong('Cefixime', ['Penicillin', 'Ceftriaxone'])).toEqual({ substance: 'Ceftriaxone', kinship: 'Kin' });
});

it('knows a brand by its parts, of a medicine and of an allergy (OP022, Q254)', () => {
  const tellParts = (name: string) => (name === 'Augmentin' ? 'Augmentin amoxicillin and clavulanic acid' : name);
  expect(kinAmong('Augmentin', ['Penicillin'], tellParts)).toBe('Penicillin');
  expect(kinAmong('Ampicillin', ['Augmentin'], tellParts)).toBe('Augmentin');
});

it.each(['Combiflam', 'Xyzomab', 'Unani powder'])('%s is a substance that nobody knows (OP022, Q254)', (substance) => {
  expect(isKnownSubstance(substance)).toBe(false);
  expect(isKnownSubstance(substance, (name) => `${name} ibuprofen and paracetamol`)).toBe(true);
});
