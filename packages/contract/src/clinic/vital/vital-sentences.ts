// Messages to the user from calls of vital signs (OPD, section 7; nursing, section 7).
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const vitalSentences = sentences('vital', {
  vitalsTaken: 'Vital signs saved',
  vitalsCorrected: 'Vital signs corrected',
  nothingMeasured: 'Please enter at least one measurement',
  timeOutside: 'The time is not within this stay',
  checkWeight: 'Please check the weight',
  checkLength: 'Please check the length',
  checkTemperature: 'Please check the temperature',
  checkPulse: 'Please check the pulse',
  checkOxygen: 'Please check the oxygen saturation',
  checkPressure: 'Please check the blood pressure',
  checkBreaths: 'Please check the breaths',
  checkPain: 'Pain must be a number from 0 to 10',
  checkGlucose: 'Please check the glucose',
  checkHead: 'Please check the head circumference',
  checkArm: 'Please check the upper arm circumference',
  lowerNotBelow: 'The lower value must be below the upper value',
  encounterNotThere: 'This visit does not exist in this hospital',
  encounterOfAnother: 'This visit belongs to another patient',
  setDoesNotExist: 'These vital signs do not exist',
  correctedMeanwhile: 'These vital signs were corrected in the meantime. Please look again',
});

/** Sentences beside fields. */
export const vitalChecks = foundByText(
  sentences('vital', {
    numberExpected: 'Please enter a number',
  }),
);
