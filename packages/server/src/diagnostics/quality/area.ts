// The declaration of the quality area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { afterFinish } from '../laboratory/after-finish.ts';
import { afterVerify } from '../laboratory/after-verify.ts';
import { verifyHold } from '../laboratory/verify-hold.ts';
import { getAutoVerifyRules, listAutoVerifyChecks, signAutoVerifyRule, verifyByRules } from './auto-verify.ts';
import { addEqaRound, closeEqaRound, listEqaRounds } from './eqa-rounds.ts';
import { holdVerify } from './hold-verify.ts';
import * as runs from './qc-runs.ts';
import * as reagents from './reagent-lots.ts';
import { addReflexTests, getReflexRules, listReflexOrders, signReflexRule } from './reflex-rules.ts';

/** Controls of analysers, judged and acted on. */
export const qualityArea: ServerArea = {
  handlers: () => [
    runs.getQualityChoices,
    runs.addQcMaterial,
    runs.setQcTarget,
    runs.takeOwnTarget,
    runs.addQcRun,
    runs.excludeQcRun,
    runs.addQcAction,
    runs.getQuality,
    runs.getQcChart,
    runs.reviewQc,
    listEqaRounds,
    addEqaRound,
    closeEqaRound,
    getAutoVerifyRules,
    signAutoVerifyRule,
    listAutoVerifyChecks,
    getReflexRules,
    signReflexRule,
    listReflexOrders,
    reagents.listReagentLots,
    reagents.addReagentLot,
    reagents.checkReagentLot,
    reagents.openReagentLot,
  ],
  fills: [verifyHold.filledBy(holdVerify), afterFinish.filledBy(verifyByRules), afterVerify.filledBy(addReflexTests)],
  recordNames: { auto_verify_rule: null },
};
