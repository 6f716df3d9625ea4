// Controls on the wire: materials, targets, runs with their verdicts, actions, the chart, and what is to be looked at again (LB074-LB082).
import { qcVerdicts, sameSideRules, westgardRules } from '@charaka/rules/diagnostics/westgard';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, day, decimal, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { qualityChecks } from './quality-sentences.ts';
import { ofSeries, qualityMenu, qualitySpellings } from './quality-words.ts';
import { qualityTopic } from './topics.ts';

const works: Permission = may('edit', qualityMenu);
const changes = [qualityTopic];
const rules = z.array(oneOf(westgardRules));
const verdict = oneOf(qcVerdicts);
const MOST_LEVEL = 9;
const LEAST_REASON = 5;

const materialFields = {
  materialName: requiredText(qualityChecks.enterMaterial, 100),
  maker: optional(text(100)),
  level: count().min(1, qualityChecks.levelNotValid.text).max(MOST_LEVEL, qualityChecks.levelNotValid.text),
  lotNo: requiredText(qualityChecks.enterLot, 40),
  /** The number an analyser sends it with (LB091). */
  sampleCode: optional(text(40)),
  expiry: day(),
};
/** A material that does not exist yet. */
export const newQcMaterial = shape(materialFields);

/** The materials in use, and what can be controlled with them: analysers with their parameters. */
export const getQualityChoices = endpoint({
  path: '/Quality/GetMaterials',
  summary: 'Lists the control materials in use, and the analysers with what they measure.',
  permission: may('view', qualityMenu),
  effect: 'read',
  input: shape({}),
  output: shape({
    materials: z.array(shape({ qcMaterialId: id(), ...materialFields, isExpired: flag() }, qualitySpellings)),
    measured: z.array(
      shape({ analyserId: id(), analyserName: text(), labParameterId: id(), parameterName: text() }, qualitySpellings),
    ),
  }),
});

/** Adds a lot of a control material. */
export const addQcMaterial = endpoint({
  path: '/Quality/AddMaterial',
  logAs: ['qc_material', 'added'],
  summary: 'Adds a lot of a control material.',
  permission: works,
  effect: 'write',
  changes,
  input: shape({ material: newQcMaterial }),
  output: shape({ qcMaterialId: id() }, qualitySpellings),
});

/** Sets the target of a control from now on; earlier targets stay with the runs judged by them (LB075). */
export const setQcTarget = endpoint({
  path: '/Quality/SetQcTarget',
  logAs: ['qc_target', 'changed'],
  summary: 'Sets mean, standard deviation and the rule for values on one side of a control from now on.',
  permission: works,
  effect: 'write',
  changes,
  input: shape(
    {
      ...ofSeries,
      mean: decimal(),
      sd: z.number().positive(qualityChecks.sdNotValid.text),
      /** Null: that of the last target of this level. */
      sameSideRule: optional(oneOf(sameSideRules)),
    },
    qualitySpellings,
  ),
  output: shape({}),
});

/** Mean and deviation of the laboratory's own runs become the target (LB078). */
export const takeOwnTarget = endpoint({
  path: '/Quality/TakeOwnTarget',
  logAs: ['qc_target', 'taken'],
  summary: 'Takes mean and standard deviation of the own runs in control as the target. An extension.',
  permission: works,
  effect: 'write',
  changes,
  input: shape(ofSeries, qualitySpellings),
  output: shape({}),
});

/** A control was measured; it is judged at once (LB075, LB076). */
export const addQcRun = endpoint({
  path: '/Quality/AddQcRun',
  logAs: ['qc_run', 'added'],
  summary: 'Keeps the value of a control and judges it.',
  permission: works,
  effect: 'write',
  changes,
  input: shape({ ...ofSeries, value: decimal() }, qualitySpellings),
  output: shape({ qcRunId: id(), verdict, rules }),
});

/** A run that shall not count; it stays (LB077). */
export const excludeQcRun = endpoint({
  path: '/Quality/ExcludeQcRun',
  logAs: ['qc_run', 'excluded'],
  summary: 'Leaves a run out of rules and mean, with a reason; nothing is deleted. An extension.',
  permission: works,
  effect: 'write',
  changes,
  input: shape({
    qcRunId: id(),
    reason: requiredText(entrySentences.enterReason, 300).refine(
      (value) => value.length >= LEAST_REASON,
      entrySentences.enterReason.text,
    ),
  }),
  output: shape({}),
});

/** The action taken on a rejected run (LB074). */
export const newQcAction = shape({
  qcRunId: id(),
  cause: requiredText(qualityChecks.enterCause, 500),
  correction: requiredText(qualityChecks.enterCorrection, 500),
});
export const addQcAction = endpoint({
  path: '/Quality/AddQcAction',
  logAs: ['qc_action', 'added'],
  summary: 'Notes cause and correction of a refused run.',
  permission: works,
  effect: 'write',
  changes,
  input: shape({ action: newQcAction }),
  output: shape({}),
});

/** How it stands with each analyser and parameter that is controlled. */
export const getQuality = endpoint({
  path: '/Quality/GetQuality',
  summary: 'Tells of each analyser and parameter whether it is in control. An extension.',
  permission: may('view', qualityMenu),
  effect: 'read',
  input: shape({}),
  output: shape({
    tiles: z.array(
      shape(
        {
          ...ofSeries,
          analyserName: text(),
          parameterName: text(),
          verdict,
          rules,
          ranAt: instant(),
          /** The refused run that holds results back. */
          openRunId: optional(id()),
          /** The material last measured of each level. */
          levels: z.array(
            shape({ qcMaterialId: id(), materialName: text(), level: count(), lotNo: text() }, qualitySpellings),
          ),
        },
        qualitySpellings,
      ),
    ),
  }),
});

/** The runs of the level of a control over its lots, with the lines they are judged by; at least the last 30 (LB082). */
export const getQcChart = endpoint({
  path: '/Quality/GetChart',
  summary: 'Reads the last runs of a control, its target and what the own runs propose.',
  permission: may('view', qualityMenu),
  effect: 'read',
  input: shape(ofSeries, qualitySpellings),
  output: shape({
    target: optional(
      shape({
        mean: decimal(),
        sd: decimal(),
        source: oneOf(['Maker', 'Own']),
        sameSideRule: oneOf(sameSideRules),
      }),
    ),
    proposal: shape({ count: count(), days: count(), mean: decimal(), sd: decimal(), isEnough: flag() }),
    points: z.array(
      shape(
        {
          qcRunId: id(),
          qcMaterialId: id(),
          ranAt: instant(),
          value: decimal(),
          z: decimal(),
          verdict,
          rules,
          lotNo: text(),
          doneByName: text(),
          excludeReason: optional(text(300)),
          actionText: optional(text(1100)),
        },
        { ...qualitySpellings, z: 'zScore' },
      ),
    ),
    /** Lots of reagents that were opened on the analyser meanwhile. */
    openings: z.array(shape({ reagentName: text(), lotNo: text(), openedAt: instant() }, qualitySpellings)),
  }),
});

/** Results of patients that were verified since the last run in control before a refused one (LB080). */
export const reviewQc = endpoint({
  path: '/Quality/ReviewQc',
  logAs: ['qc', 'reviewed'],
  summary: 'Lists results verified since the last run in control before a refused one.',
  permission: may('view', qualityMenu),
  effect: 'read',
  input: shape({ qcRunId: id() }),
  output: shape({
    results: z.array(
      shape({ labWorkId: id(), specimenNo: text(), valueText: text(2000), verifiedAt: instant() }, qualitySpellings),
    ),
  }),
});
