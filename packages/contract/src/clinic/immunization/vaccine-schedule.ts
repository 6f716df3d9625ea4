// Vaccination schedules of a tenant on the wire: sets of doses under a name, in versions; sets are data, never code.
import { z } from 'zod';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { immunizationChecks } from './immunization-sentences.ts';
import { immunizationTopic } from './topics.ts';

/** Menu path that rights on schedules hang on. */
export const vaccineScheduleMenu = 'opdRoomSetup/vaccine_schedule';

/** A dose of a schedule; ages in days of life, the gap in days after the dose before it of the same vaccine. */
const scheduledDose = shape({
  doseKey: requiredText(immunizationChecks.enterDose, 40),
  vaccineCode: requiredText(immunizationChecks.enterVaccine, 30),
  minDays: count(),
  dueDays: count(),
  maxDays: optional(count()),
  minGapDays: optional(count()),
  sexLimit: optional(oneOf(['M', 'F'])),
  isOptional: flag(),
  isLive: flag(),
});

const fields = {
  scheduleName: requiredText(immunizationChecks.enterSchedule, 100),
  country: text(2),
  sourceNote: requiredText(immunizationChecks.enterSource, 300),
  lines: z.array(scheduledDose).min(1, immunizationChecks.enterDoses.text).max(200),
};
const spellings = { savedAt: 'savedOn', savedByName: 'savedBy' };

/** The newest version of each schedule. */
export const listVaccineSchedules = endpoint({
  path: '/Immunization/GetAllVaccineSchedules',
  summary: 'Lists the vaccination schedules, the newest version of each.',
  permission: may('view', vaccineScheduleMenu),
  effect: 'read',
  input: shape({}),
  output: shape(
    {
      schedules: z.array(
        shape(
          { vaccineScheduleId: id(), ...fields, version: count(), savedAt: instant(), savedByName: text() },
          spellings,
        ),
      ),
    },
    { schedules: 'vaccineScheduleList' },
  ),
});

/** Keeps a schedule: one of this name becomes the version before. */
export const saveVaccineSchedule = endpoint({
  path: '/Immunization/SaveVaccineSchedule',
  logAs: ['vaccine_schedule', 'saved'],
  summary: 'Adds a vaccination schedule, or a new version of the one of this name.',
  permission: may('edit', vaccineScheduleMenu),
  effect: 'write',
  changes: [immunizationTopic],
  bodyBytes: bodySize.long,
  input: shape({ schedule: shape(fields) }, { schedule: 'vaccineSchedule' }),
  output: shape({ vaccineScheduleId: id(), version: count() }),
});

/** Adds the sets of the law book that the tenant has not. */
export const addStartingSchedules = endpoint({
  path: '/Immunization/AddStartingSchedules',
  logAs: ['vaccine_schedule', 'added'],
  summary: 'Adds schedules to begin with, to be verified by the hospital. An extension.',
  permission: may('add', vaccineScheduleMenu),
  effect: 'write',
  changes: [immunizationTopic],
  input: shape({}),
  output: shape({ scheduleCount: count() }),
});
