// The phrases of the demo by department: what is written into notes again and again, and what `.shortcut` saves.
import type { departments } from './clinical-data.ts';

interface DemoPhrase {
  readonly department: (typeof departments)[number];
  readonly shortcut: string;
  readonly text: string;
}

const of =
  (department: DemoPhrase['department']) =>
  (shortcut: string, text: string): DemoPhrase => ({ department, shortcut, text });

const medicine = of('General Medicine');
const surgery = of('General Surgery');
const orthopaedics = of('Orthopaedics');
const obstetrics = of('Obstetrics and Gynaecology');
const children = of('Paediatrics');
const heart = of('Cardiology');
const eye = of('Ophthalmology');
const emergency = of('Emergency Medicine');

/** The most frequent phrases of the departments. */
export const demoPhrases: readonly DemoPhrase[] = [
  medicine(
    'nad',
    'Conscious, oriented, afebrile. No pallor, icterus, cyanosis, clubbing or oedema. No lymph nodes felt.',
  ),
  medicine('chest', 'Vesicular breath sounds on both sides, no added sounds.'),
  medicine(
    'fever',
    'Plenty of fluids, paracetamol 500 mg if above 100 °F, at most four times a day. Come at once with bleeding, breathlessness or drowsiness.',
  ),
  medicine(
    'dm',
    'Diet as advised, 30 minutes of walking daily, foot care explained. Signs of low sugar and what to do explained.',
  ),
  medicine(
    'bp',
    'Salt below 5 g a day, medicines not to be stopped without asking, blood pressure to be noted twice a week.',
  ),
  surgery('abd', 'Abdomen soft, not tender, no guarding or rigidity, no mass felt, bowel sounds heard.'),
  surgery('wound', 'Wound clean and dry, edges together, no discharge, no redness.'),
  surgery(
    'npo',
    'Nothing by mouth for 6 hours before the operation; clear water until 2 hours before. Consent explained and taken.',
  ),
  surgery('postop', 'Recovered well from anaesthesia, vital signs stable, dressing dry, passed urine.'),
  orthopaedics('limb', 'No swelling or deformity, movement full and free, pulse and feeling beyond present.'),
  orthopaedics(
    'plaster',
    'Plaster given. Keep the limb raised and the plaster dry, move the fingers. Come at once with numbness, blue fingers or growing pain.',
  ),
  orthopaedics('back', 'No red flags. Stay active, heat locally, exercises shown; bed rest does not help.'),
  obstetrics('anc', 'Fundal height as dates, head presenting, fetal heart regular. No oedema, urine without albumin.'),
  obstetrics(
    'iron',
    'Iron and folic acid daily with water, not with tea; calcium after meals. Four meals and rest in the afternoon.',
  ),
  obstetrics(
    'danger',
    'Come at once with bleeding, leaking, severe headache, blurred sight, fits, or when the child moves less.',
  ),
  obstetrics('pnc', 'Uterus well contracted, lochia normal, breasts soft, breast feeding well established.'),
  children('child', 'Active and playful, well hydrated, capillary refill below 2 seconds, feeding well.'),
  children(
    'ors',
    'ORS after each loose motion, zinc for 14 days, feeding to go on. Come at once with blood, sunken eyes or refusal to drink.',
  ),
  children('vaccine', 'Vaccinated for the age. Mild fever or soreness for two days can be expected.'),
  heart('cvs', 'First and second sound normal, no murmur. Neck veins not raised, no oedema, lungs clear.'),
  heart('angina', 'Nitrate below the tongue with chest pain; not better in 5 minutes: call the ambulance.'),
  heart(
    'warf',
    'INR to be tested as written. Same amount of green vegetables, no painkillers without asking, come with any bleeding.',
  ),
  eye('eye', 'Sight 6/6 in both eyes, front quiet, lens clear, fundus normal as far as seen.'),
  eye('cataract', 'Drops as written, shield at night for a week, no water in the eye, no bending or lifting.'),
  emergency('trauma', 'Airway open, breathing even, circulation stable, GCS 15, no injury seen beyond what is noted.'),
  emergency('head', 'Watch for 24 hours. Come at once with vomiting, drowsiness, fits, or growing headache.'),
  emergency(
    'dama',
    'Risks of leaving, death among them, explained in their language; leaves against advice of their own will.',
  ),
];

/** The phrases of the demo's doctor. */
export const ownPhrases: readonly { readonly shortcut: string; readonly text: string }[] = [
  { shortcut: 'rv', text: 'Review after one week with the reports, earlier if worse.' },
  { shortcut: 'rest', text: 'Rest for three days, certificate given.' },
];
