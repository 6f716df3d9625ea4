// Writes the templates of notes of the demo: what an examination asks in ten departments, and the phrases that notes are written with.
import type { TemplateField, TemplateSection } from '@charaka/rules/clinic/note-template';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import { departments, idIn, specializations } from './clinical-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { demoPhrases, ownPhrases } from './phrases-data.ts';

const keyOf = (label: string) => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
const text = (label: string, normalText?: string): TemplateField => ({
  fieldKey: keyOf(label),
  label,
  kind: 'text',
  normalText,
});
const number = (label: string, unit: string, min: number, max: number): TemplateField => ({
  fieldKey: keyOf(label),
  label,
  kind: 'number',
  unit,
  min,
  max,
});
const choice = (label: string, ...options: string[]): TemplateField => ({
  fieldKey: keyOf(label),
  label,
  kind: 'choice',
  options,
});
const score = (label: string, scoreKey: 'GCS' | 'VAS'): TemplateField => ({
  fieldKey: keyOf(label),
  label,
  kind: 'score',
  scoreKey,
});
const section = (title: string, ...fields: TemplateField[]): TemplateSection => ({
  sectionKey: keyOf(title),
  title,
  fields,
});

interface NoteTemplate {
  readonly name: string;
  readonly specialization?: (typeof specializations)[number];
  readonly sections: readonly TemplateSection[];
}

const heart = text('Heart sounds', 'First and second sound normal, no murmur');
const chest = text('Chest', 'Vesicular breath sounds on both sides, nothing added');
const abdomen = text('Abdomen', 'Soft, not tender, no mass');

const templates: readonly NoteTemplate[] = [
  {
    name: 'General',
    specialization: 'Physician',
    sections: [
      section(
        'General examination',
        text('Appearance', 'Conscious, oriented, comfortable'),
        text('Pallor and oedema', 'None'),
      ),
      section('Systems', heart, chest, abdomen, score('Coma scale', 'GCS')),
    ],
  },
  {
    name: 'Paediatrics',
    specialization: 'Paediatrician',
    sections: [
      section(
        'Child',
        choice('Activity', 'Playful', 'Quiet', 'Drowsy'),
        choice('Feeding', 'Well', 'Poorly', 'Not at all'),
      ),
      section(
        'Examination',
        text('Ears and throat', 'Clear'),
        chest,
        abdomen,
        text('Development', 'As expected for the age'),
      ),
    ],
  },
  {
    name: 'Obstetrics',
    specialization: 'Gynaecologist',
    sections: [
      section('Pregnancy', number('Weeks', 'weeks', 4, 43), number('Fundal height', 'cm', 8, 45)),
      section(
        'Mother and child',
        number('Fetal heart rate', 'per minute', 80, 200),
        choice('Presentation', 'Head', 'Breech', 'Transverse'),
        text('Oedema', 'None'),
      ),
    ],
  },
  {
    name: 'Orthopaedics',
    specialization: 'Orthopaedic Surgeon',
    sections: [
      section(
        'Joint',
        choice('Side', 'Right', 'Left', 'Both'),
        text('Swelling and deformity', 'None'),
        text('Movement', 'Full and free'),
      ),
      section('Limb', text('Pulse and feeling beyond', 'Present and intact'), score('Pain', 'VAS')),
    ],
  },
  {
    name: 'Eye',
    specialization: 'Ophthalmologist',
    sections: [
      section(
        'Sight',
        text('Right eye', '6/6'),
        text('Left eye', '6/6'),
        number('Pressure of right eye', 'mmHg', 5, 60),
        number('Pressure of left eye', 'mmHg', 5, 60),
      ),
      section(
        'Slit lamp',
        text('Front of the eye', 'Quiet'),
        choice('Lens', 'Clear', 'Early cataract', 'Mature cataract', 'Lens implant'),
      ),
    ],
  },
  {
    name: 'ENT',
    sections: [
      section(
        'Ear',
        text('Right drum', 'Intact'),
        text('Left drum', 'Intact'),
        choice('Hearing', 'Normal', 'Reduced right', 'Reduced left', 'Reduced both'),
      ),
      section(
        'Nose and throat',
        text('Septum', 'In the middle'),
        text('Tonsils', 'Not enlarged'),
        text('Neck', 'No swelling'),
      ),
    ],
  },
  {
    name: 'Skin',
    sections: [
      section(
        'Lesion',
        text('Site'),
        choice('Kind', 'Macule', 'Papule', 'Plaque', 'Vesicle', 'Ulcer'),
        number('Size', 'mm', 1, 900),
      ),
      section('Rest', text('Hair and nails', 'Normal'), text('Mucosa', 'Not involved')),
    ],
  },
  {
    name: 'Cardiology',
    specialization: 'Cardiologist',
    sections: [
      section(
        'Complaint',
        choice('Breathlessness', 'None', 'On effort', 'On little effort', 'At rest'),
        choice('Chest pain', 'None', 'On effort', 'At rest'),
      ),
      section(
        'Examination',
        heart,
        text('Neck veins', 'Not raised'),
        text('Oedema', 'None'),
        text('ECG', 'Sinus rhythm'),
      ),
    ],
  },
  {
    name: 'Diabetes',
    sections: [
      section('Control', number('Sugar at home', 'mg/dl', 30, 600), choice('Low sugars', 'None', 'Sometimes', 'Often')),
      section(
        'Feet',
        text('Pulses', 'Felt on both sides'),
        text('Feeling', 'Kept on both sides'),
        text('Skin', 'No ulcer'),
      ),
    ],
  },
  {
    name: 'Psychiatry',
    sections: [
      section(
        'Mental state',
        choice('Mood', 'Even', 'Low', 'Raised', 'Anxious'),
        text('Speech', 'Normal'),
        text('Thought', 'No delusions'),
      ),
      section('Risk', choice('Harm to self', 'None', 'Thoughts', 'Plans'), text('Insight', 'Present')),
    ],
  },
];

/** Of the whole group, written by the doctor's log-in of the first hospital. */
export async function seedNoteTemplates(
  owner: pg.Client,
  { tenantId, hospitals }: DemoTenant,
  now: Date,
): Promise<void> {
  const savedBy = userIdFor('doctor', hospitals[0]?.hospitalId ?? 1);
  await insertRows(
    owner,
    tenantId,
    'consultation_template',
    templates.map(({ name, specialization }, index) => ({
      templateId: index + 1,
      templateName: name,
      version: 0,
      isActive: true,
      specializationId: specialization ? idIn(specializations, specialization) : null,
    })),
  );
  await insertRows(
    owner,
    tenantId,
    'consultation_template_version',
    templates.map(({ sections }, index) => ({
      consultationTemplateVersionId: index + 1,
      templateId: index + 1,
      version: 1,
      sections,
      savedBy,
      savedAt: now.toISOString(),
    })),
  );
}

/** Those of departments, and the doctor's own. */
export async function seedPhrases(owner: pg.Client, { tenantId, hospitals }: DemoTenant): Promise<void> {
  const doctor = await owner.query<{ staffId: number | null }>(
    `select staff_id as "staffId" from app_user where tenant_id = $1 and user_id = $2`,
    [tenantId, userIdFor('doctor', hospitals[0]?.hospitalId ?? 1)],
  );
  const staffId = doctor.rows[0]?.staffId ?? null;
  await insertRows(owner, tenantId, 'phrase', [
    ...demoPhrases.map(({ department, shortcut, text }) => ({
      staffId: null,
      departmentId: idIn(departments, department),
      shortcut,
      phraseText: text,
    })),
    ...(staffId === null
      ? []
      : ownPhrases.map(({ shortcut, text }) => ({ staffId, departmentId: null, shortcut, phraseText: text }))),
  ]);
}
