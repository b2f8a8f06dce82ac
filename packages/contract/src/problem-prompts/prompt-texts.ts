import { codedTexts } from '../errors/coded-texts.ts'

/**
 * Why a draft by a model was not offered and what a check of the model says, in English by its code. The catalog `problem-prompt` has
 * the same in every language. What was found in a draft follows on one that ends in a colon.
 */
export const promptTexts = codedTexts({
  modelAnswers: '{model} answers.',
  tooSlow: 'The endpoint took too long to answer. Try again, or ask for less.',
  unreachable: 'The endpoint cannot be reached.',
  addressNotAllowed:
    'The address leads into a private network or to a port that is not allowed. An operator can allow that with TRUSTED_NETWORKS.',
  tellAdministrator: 'Tell your administrator.',
  keyRefused: 'The endpoint does not accept the key.',
  busy: 'The endpoint takes no more requests at the moment. Try again later.',
  failing: 'The endpoint reports an error of its own. Try again later; if it lasts, tell your administrator.',
  failedWriting: 'The endpoint reported an error of its own while it wrote. Try again later.',
  cutOff: 'The answer of the endpoint broke off before its end. Try again.',
  tooLong: 'The model wrote more than a draft may have. Ask for less.',
  wrongAnswer: 'The endpoint does not answer in the format of chat completions.',
  noSuchModel: 'The endpoint knows no such model or address.',
  wrongStatus: 'The endpoint answers with status {status}.',
  refused: 'The model refused to write it.',
  refusedSaying: 'The model refused to write it: “{words}”',
  stopped: 'You stopped the draft.',
  interrupted: 'The server was stopped while the draft was written. Ask for the draft again.',
  switchedOff: 'Drafts by AI were switched off meanwhile.',
  evaluatorAway: 'The part of this server that checks problems did not answer. Ask for the draft again.',
  unexpectedFault: 'Something went wrong on this server. Ask for the draft again.',
  checkTooLong: 'The check takes too long. Use smaller numbers and simpler formulas.',
  noQuestion: 'questions: There is no question.',
  noObject: 'the answer is not one JSON object',
  draftUnreadable: 'The model did not write a problem that can be read:',
  draftWrong: 'The draft has an error:',
  variantsBroken: 'Some variants of the draft are broken:',
  secondUnreadable: 'The second solve wrote no answers that can be read:',
  secondNoAnswer: 'To question {question} the second solve gave no answer.',
  secondNoAnswerWith: 'To question {question} with {values} the second solve gave no answer.',
  secondDiffers: 'To question {question} the second solve came to “{answer}”, which the answer key does not accept.',
  secondDiffersWith:
    'To question {question} with {values} the second solve came to “{answer}”, which the answer key does not accept.',
  placeField: 'Field {path}:',
  placeQuestion: 'Question {number}:',
  placeVariable: 'Variable {name}:',
  placeVariables: 'Variables:',
  placeCondition: 'Condition {number}:',
  placeSolution: 'Solution:',
  placeStatement: 'Statement:',
})

export type PromptTextCode = keyof (typeof promptTexts)['texts']
