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

export const faultMessages = {
  tooSlow: 'The endpoint took too long to answer. Try again, or ask for less.',
  unreachable: 'The endpoint cannot be reached. Tell your administrator.',
  keyRefused: 'The endpoint does not accept the key. Tell your administrator.',
  busy: 'The endpoint takes no more requests at the moment. Try again later.',
  failing: 'The endpoint reports an error of its own. Try again later; if it lasts, tell your administrator.',
  cutOff: 'The answer of the endpoint broke off before its end. Try again.',
  tooLong: 'The model wrote more than a draft may have. Ask for less.',
  wrongAnswer: 'The endpoint does not answer in the format of chat completions. Tell your administrator.',
  stopped: 'You stopped the draft.',
} as const satisfies Partial<Record<ModelFault, string>>
