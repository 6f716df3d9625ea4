// The fault of a figure that cannot be, with the sentence that says so.
import { type Sentence, sentences } from '../message/sentence.ts';

/** Messages about impossible figures; codes never change. */
export const figureSentences = sentences('figure', {
  chargeQuantityNegative: 'The quantity of a charge cannot be negative.',
  appliedChargeNegative: 'The applied charge cannot be negative.',
  gstRateNegative: 'A GST rate cannot be negative.',
  discountNegative: 'A discount cannot be negative.',
  discountAboveAmount: 'A discount cannot be more than the amount it is given on.',
  discountAboveWhole: 'A discount cannot be more than 100 percent.',
  otherChargeNegative: 'The other charge cannot be negative.',
  medicineNegative: 'Medicine cannot be negative.',
  authorisedAmountNegative: 'The authorised amount cannot be negative.',
  quantityNotWhole: 'The quantity must be a whole number above 0.',
  onlyLeftToReturn: 'Only {left} of this line can still be returned.',
  notCountable: '{value} cannot be calculated exactly.',
  tooManyDigits: '{noun} can have at most {digits} digits before the point.',
  amount: 'An amount',
  percentage: 'A percentage',
  quantity: 'A quantity',
});

/** An impossible figure, such as a discount above its amount; its message may be shown to the user who typed it. */
export class ImpossibleFigure extends RangeError {
  override readonly name = 'ImpossibleFigure';
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentence.text);
    this.sentence = sentence;
  }
}
