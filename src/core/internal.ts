// A second door, for src/react only and not published: what the surfaces need and a host does not.
export { charactersLeft, countsCharacters } from './characterCount.js';
export type { Draft } from './draft.js';
export { contentOf, draftOf, withContent, withDraft, withEarlier } from './draft.js';
export {
  blankOf,
  choiceOf,
  dateBoxOf,
  isBlank,
  isSame,
  momentOf,
  textOf,
  ticksOf,
  yesNoOf,
} from './entries.js';
export { zoneOffset } from './formats/zone.js';
export { writeNumber } from './numbers/text.js';
export { marksOf } from './requiredMarks.js';
export type { Marks } from './requiredMarks.js';
export { applyPolicy } from './sensitivePolicy.js';
export type { AllowedModel, SensitivePolicy } from './sensitivePolicy.js';
export { cleanLine, cleanLines } from './text/clean.js';
export { tidyText } from './tidyText.js';
export { DRAWN, isTooLarge } from './tooLarge.js';
export { hostnameOf } from './url/webUrl.js';
export { labelOf } from './text/label.js';
export { asksToConfirm } from './compileForm.js';
export { modelOfElicitation, modelOfParams } from './requestModel.js';
export type { RequestModel } from './requestModel.js';
