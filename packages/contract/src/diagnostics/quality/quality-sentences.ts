// What the calls and the checks of quality control say to the user.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const qualitySentences = sentences('quality', {
  outOfControl: '{parameterName} on {analyserName} is out of control ({ruleName})',
  materialAdded: 'Control material added',
  materialExists: 'This lot of the material is there already',
  sampleCodeTaken: 'Another material in use has this sample number',
  materialDoesNotExist: 'This control material does not exist',
  materialExpired: 'Lot {lotNo} expired on {day}: it cannot be run',
  noTarget: 'There is no target for {parameterName} of this material on this analyser',
  targetSet: 'Target set',
  notEnoughPoints: 'Own values need at least 20 runs in control over 10 days: there are {count} over {dayCount}',
  runInControl: 'In control',
  runWarns: 'Warning ({ruleName})',
  runRefused: 'Out of control ({ruleName}): results are held back until an action and a run in control',
  runDoesNotExist: 'This control run does not exist',
  runExcluded: 'Excluded: the run stays on the chart',
  runExcludedAlready: 'This run was excluded already',
  actionNeedsRefusal: 'Only a refused run asks for an action',
  actionAdded: 'Action noted',
  reagentAdded: 'Reagent lot added',
  reagentExists: 'This lot of the reagent is there already',
  reagentDoesNotExist: 'This reagent lot does not exist',
  reagentChecked: 'Verification noted',
  reagentCheckedAlready: 'This lot was verified already',
  reagentOpened: 'Reagent lot in use',
  reagentOpenedAlready: 'This lot is in use already',
  reagentExpired: 'Reagent lot {lotNo} expired on {day}: it cannot be used',
  reagentUnchecked: 'Reagent lot {lotNo} has no verification: its section demands one before it is used',
  ruleSigned: 'Rule signed',
  ruleOff: 'Rule switched off',
  ruleNeedsRegistration:
    'Only who has a registration number signs a rule: please have yours entered into your staff record',
  ruleOfNothing: 'This section or parameter does not exist',
  ruleChangedMeanwhile: 'Somebody else signed this rule meanwhile; please look again',
  roundAdded: 'Round added',
  roundExists: 'This round is there already',
  roundDoesNotExist: 'This round does not exist',
  roundClosed: 'Round closed',
  roundClosedAlready: 'This round is closed already',
  roundNeedsAction: 'The distance is {value}: please enter what is done about it',
});

/** Sentences beside fields. */
export const qualityChecks = foundByText(
  sentences('quality', {
    enterMaterial: 'Please enter the name of the material',
    enterLot: 'Please enter the lot',
    levelNotValid: 'A level from 1 to 9',
    sdNotValid: 'The deviation is above 0',
    enterCause: 'Please enter the cause',
    enterCorrection: 'Please enter what was done',
    sectionOrParameter: 'Please choose a section or a parameter',
    limitsOfParameter: 'Limits are those of one parameter',
    limitsNotValid: 'The upper limit is below the lower one',
    ageNotValid: 'From a lower age to a higher one, 150 years at most',
    hoursNotValid: 'Between 1 and 168 hours',
    enterReagent: 'Please enter the name of the reagent',
    enterCheck: 'Please enter how the lot was verified',
    enterScheme: 'Please enter the scheme',
    enterRound: 'Please enter the round',
  }),
);
