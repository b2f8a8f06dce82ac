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

const tellAdministrator = ` ${texts.tellAdministrator}`

/** What only an administrator can change, as authors read it. */
export function forAuthors(message: string): string {
  return `${message}${tellAdministrator}`
}

/** The same as administrators read it. */
export function forAdministrators(message: string): string {
  return message.endsWith(tellAdministrator) ? message.slice(0, -tellAdministrator.length) : message
}

export const faultMessages = {
  tooSlow: texts.tooSlow,
  unreachable: forAuthors(texts.unreachable),
  keyRefused: forAuthors(texts.keyRefused),
  busy: texts.busy,
  failing: texts.failing,
  cutOff: texts.cutOff,
  tooLong: texts.tooLong,
  wrongAnswer: forAuthors(texts.wrongAnswer),
  stopped: texts.stopped,
} as const satisfies Partial<Record<ModelFault, string>>
