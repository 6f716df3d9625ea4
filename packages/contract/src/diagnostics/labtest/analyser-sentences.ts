// Messages to the user from the calls and the checks of analysers.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const analyserSentences = sentences('labtest', {
  portTaken: 'Another analyser uses port {portNo}',
  unitNeedsFactor: 'Please enter the factor that converts {unitName} to {ownUnitName} for code {code}',
});

/** Sentences beside fields. */
export const analyserChecks = foundByText(
  sentences('labtest', {
    enterAnalyser: 'Please enter the name of the analyser',
    portNotValid: 'Enter a port between 1024 and 65535',
    hostNotValid: 'Please enter an address, for example 192.168.1.20',
    codeMappedTwice: 'A code of the analyser may be listed only once with each unit',
    factorNotValid: 'A factor must be a number above 0',
    placeNotValid: 'Please enter record, field and component, for example O-4.3',
    markNotValid: 'Please enter the mark of a control, for example O-12=Q',
    enterSilentMinutes: 'Please enter the minutes without a message after which the analyser counts as silent',
  }),
);
