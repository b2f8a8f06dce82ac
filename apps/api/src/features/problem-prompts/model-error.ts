import { promptTexts } from '@isomorph/contract'

/** How asking a model can end without an answer. */
type ModelFault =
  | 'unreachable'
  | 'tooSlow'
  | 'keyRefused'
  | 'busy'
  | 'failing'
  | 'refused'
  | 'cutOff'
  | 'tooLong'
  | 'wrongAnswer'
  | 'stopped'

/** The model gave no answer; the message says why in plain words. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly fault: ModelFault
  /** Tokens that were used all the same: an endpoint charges for answers that are of no use. */
  tokens = 0

  constructor(fault: ModelFault, message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.fault = fault
  }
}

const { texts } = promptTexts

export const faultMessages = {
  tooSlow: texts.tooSlow,
  unreachable: texts.unreachable,
  keyRefused: texts.keyRefused,
  busy: texts.busy,
  failing: texts.failing,
  cutOff: texts.cutOff,
  tooLong: texts.tooLong,
  wrongAnswer: texts.wrongAnswer,
  stopped: texts.stopped,
} as const satisfies Partial<Record<ModelFault, string>>
