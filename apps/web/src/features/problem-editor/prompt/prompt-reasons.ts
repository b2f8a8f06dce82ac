import type { PromptTextCode } from '@isomorph/contract'
import type { MessageKey } from '@isomorph/messages'
import { sentenceKeys } from '../../../entities/finding/keys.ts'
import { codedWords } from '../../../refusals/coded-words.ts'

/** The message of each reason why no draft is offered: a code without one does not compile. */
export const promptReasonKeys: Readonly<Record<PromptTextCode, MessageKey>> = {
  tooSlow: 'problem-prompt.reason.tooSlow',
  unreachable: 'problem-prompt.reason.unreachable',
  keyRefused: 'problem-prompt.reason.keyRefused',
  busy: 'problem-prompt.reason.busy',
  failing: 'problem-prompt.reason.failing',
  failedWriting: 'problem-prompt.reason.failedWriting',
  cutOff: 'problem-prompt.reason.cutOff',
  tooLong: 'problem-prompt.reason.tooLong',
  wrongAnswer: 'problem-prompt.reason.wrongAnswer',
  noSuchModel: 'problem-prompt.reason.noSuchModel',
  wrongStatus: 'problem-prompt.reason.wrongStatus',
  refused: 'problem-prompt.reason.refused',
  refusedSaying: 'problem-prompt.reason.refusedSaying',
  stopped: 'problem-prompt.reason.stopped',
  interrupted: 'problem-prompt.reason.interrupted',
  switchedOff: 'problem-prompt.reason.switchedOff',
  evaluatorAway: 'problem-prompt.reason.evaluatorAway',
  unexpectedFault: 'problem-prompt.reason.unexpectedFault',
  checkTooLong: 'problem-prompt.reason.checkTooLong',
  noQuestion: 'problem-prompt.reason.noQuestion',
  noObject: 'problem-prompt.reason.noObject',
  draftUnreadable: 'problem-prompt.reason.draftUnreadable',
  draftWrong: 'problem-prompt.reason.draftWrong',
  variantsBroken: 'problem-prompt.reason.variantsBroken',
  secondUnreadable: 'problem-prompt.reason.secondUnreadable',
  secondNoAnswer: 'problem-prompt.reason.secondNoAnswer',
  secondNoAnswerWith: 'problem-prompt.reason.secondNoAnswerWith',
  secondDiffers: 'problem-prompt.reason.secondDiffers',
  secondDiffersWith: 'problem-prompt.reason.secondDiffersWith',
  placeQuestion: 'problem-prompt.reason.placeQuestion',
  placeVariable: 'problem-prompt.reason.placeVariable',
  placeVariables: 'problem-prompt.reason.placeVariables',
  placeCondition: 'problem-prompt.reason.placeCondition',
  placeSolution: 'problem-prompt.reason.placeSolution',
  placeStatement: 'problem-prompt.reason.placeStatement',
}

/** Why no draft is offered, and what was found in one, in the language of the page. */
export const promptReasonWords = codedWords({ ...sentenceKeys, ...promptReasonKeys })
