// Messages to the user from the calls and the checks of analysers.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const analyserSentences = sentences('labtest', {
  portTaken: 'Another analyser has port {portNo}',
  unitNeedsFactor: 'Please enter the factor that turns {unitName} into {ownUnitName} for code {code}',
});

/** Sentences beside fields. */
export const analyserChecks = foundByText(
  sentences('labtest', {
    enterAnalyser: 'Please enter the name of the analyser',
    portNotValid: 'A port is a number from 1024 to 65535',
    hostNotValid: 'Please enter the address as in 192.168.1.20',
    codeMappedTwice: 'Each code of the analyser stands once with each of its units',
    factorNotValid: 'A factor is a number above 0',
    placeNotValid: 'Please enter the place as in O-4.3: record, field and component',
    markNotValid: 'Please enter the mark of a control as in O-12=Q',
    enterSilentMinutes: 'Please enter after how many minutes it counts as silent',
  }),
);
