// Fills a database with the patients of one large hospital group, named as people in India are: few names are everybody's, most are rare.

import { fill, type Seed } from './seed.ts';
import { nameStatements } from './seed-history.ts';
import { SEED_USER, sceneStatements } from './seed-scene.ts';
import { sizeOf } from './size.ts';

const commonFirst =
  'Mohammad,Amit,Priya,Rahul,Sunita,Rina,Ravi,Asha,Lakshmi,Suresh,Anita,Fatima,Arjun,Kavita,Imran,Meera,Shrija,Sreeja,Sujata,Debashis,Abdul,Ayesha,George,Harpreet,Gurmeet,Karthik,Divya,Ananya,Swapna,Tapan,रीना,राहुल,সুজাতা,অমিত';
const commonLast =
  'Das,Kumar,Sharma,Singh,Islam,Khan,Rao,Roy,Mukherjee,Banerjee,Chatterjee,Chowdhury,Choudhury,Ghosh,Patel,Nair,Iyer,Reddy,Sen,Ali,Rahman,Begum,Gupta,Patil,Joshi,Biswas,Mondal,Sarkar,Kaur,Thomas,दास,शर्मा,দাস,রায়';
const middle = 'Kumar,Kumari,Devi,Rani,Chandra,Nath,Lal,Prasad,Bibi,Prakash';
const starts =
  'Abh,Ad,An,Ar,Bal,Bhar,Chan,Dev,Dhan,Gan,Gaur,Har,In,Jag,Jay,Kam,Kris,Lal,Mad,Man,Mrin,Nar,Nir,Om,Par,Praf,Raj,Ram,Sar,Shan,Sid,Sub,Tar,Um,Vas,Vij,Yog,Zub';
const middles = 'a,ab,ad,ak,al,am,an,ar,esh,i,id,ij,ik,il,in,ir,it,od,oj,om,on,u,ul,ur,yan';
const firstEnds = 'a,an,deep,esh,i,ika,ini,it,ya,jit,na,nath,pal,raj,ti';
const lastEnds = 'kar,wal,pati,swamy,gowda,dar,wala,giri,mal,ani,ekar,raju,puri,rath,ia';

const split = (names: string) => names.split(',');

/** The common names first, then every one that can be built of the syllables, in no order that a letter would show. */
function names(common: string, ends: string): string[] {
  const built = split(starts).flatMap((start) =>
    split(middles).flatMap((part) => split(ends).map((end) => start + part + end)),
  );
  const STRIDE = 7919;
  return [...split(common), ...built.map((_, index) => built[(index * STRIDE) % built.length] as string)];
}

const list = (all: readonly string[]) => `string_to_array('${all.join(',')}', ',')`;

/** The first of a list is one in ten, the tenth one in a hundred, and so on: a power of a random number chooses. */
const chosen = (array: string, length: number, random: string) =>
  `(${array})[1 + floor(${length} * power(${random}, 4))::integer]`;

function patients(count: number): string {
  const [first, last] = [names(commonFirst, firstEnds), names(commonLast, lastEnds)];
  return `
    insert into patient (tenant_id, patient_id, hospital_id, salutation, first_name, middle_name, last_name, sex, birth_date,
      nationality, contact_no, address_line_one, country_id, state_id, state_code, city, created_by, created_at, updated_at)
    select 1, p, 1 + p % 2, case when p % 2 = 0 then 'Mr.' else 'Mrs.' end, ${chosen('n.first', first.length, 'r.one')},
      case when p % 3 = 0 then (n.middle)[1 + p / 3 % 10] end, ${chosen('n.last', last.length, 'r.two')},
      case when p % 2 = 0 then 'M' else 'F' end, date '1940-01-01' + (p * 37) % 28000, 'Indian',
      case when p % 5 = 0 then '+91' else '' end || (6 + floor(4 * r.three))::text || lpad(floor(1e9 * r.four)::text, 9, '0'),
      p % 400 || ' Station Road', 1, 27, '27', 'Pune', ${SEED_USER},
      now() - interval '3 years' + p * interval '1 second', now() - interval '3 years' + p * interval '1 second'
    from (select ${list(first)} as first, ${list(last)} as last, ${list(split(middle))} as middle) n,
      generate_series(1, ${count}) p,
      lateral (select random() as one, random() as two, random() as three, random() as four, p as of_patient) r
    order by p`;
}

/** So many patients of one tenant; the same ones every time. */
export function seedOfPatients(count: number): Seed {
  return {
    database: `bench_patients_${count}`,
    files: ['seed.ts', 'seed-scene.ts', 'seed-patients.ts', 'seed-history.ts'],
    written: 'patient',
    kept: `delete from patient_name_use where patient_id > ${count}`,
    fill: (owner, say) => {
      const size = { ...sizeOf(2000), tenants: 1 };
      return fill(owner, [...sceneStatements(size), 'select setseed(0.5)', patients(count), ...nameStatements], say);
    },
  };
}
