import type {
  ExchangeTextCode,
  FieldErrorCode,
  RegistrationTextCode,
  RosterTextCode,
  SaidText,
} from '@isomorph/contract'
import type { Area, MessageKey } from '@isomorph/messages'
import type { Writer } from '../../data/writers.ts'

/** What may stand behind the words of a reason: about the configuration, the address, the server, or an answer of the platform. */
type DetailCode =
  | RegistrationTextCode
  | Extract<FieldErrorCode, `address${string}` | `server${string}`>
  | Extract<ExchangeTextCode, `server${string}` | 'answerBytes'>
  | Extract<RosterTextCode, 'platformTooOften' | 'platformFault' | `platformRefuses${string}`>

/** The areas whose messages these are, beside those of every page. */
export const detailAreas: readonly Area[] = ['connections', 'refusals']

/** A code without a message does not compile. */
const keys: Readonly<Record<DetailCode, MessageKey>> = {
  configurationUnnamed: 'lti-pages.registration.said.configurationUnnamed',
  configurationStatus: 'lti-pages.registration.said.configurationStatus',
  configurationNoJson: 'lti-pages.registration.said.configurationNoJson',
  configurationNoObject: 'lti-pages.registration.said.configurationNoObject',
  configurationAddressMissing: 'lti-pages.registration.said.configurationAddressMissing',
  configurationAddressPlain: 'lti-pages.registration.said.configurationAddressPlain',
  issuerMissing: 'lti-pages.registration.said.issuerMissing',
  issuerPlain: 'lti-pages.registration.said.issuerPlain',
  endpointMissing: 'lti-pages.registration.said.endpointMissing',
  endpointPlain: 'lti-pages.registration.said.endpointPlain',
  hostOfOthers: 'lti-pages.registration.said.hostOfOthers',
  registeredWithoutClientId: 'lti-pages.registration.said.registeredWithoutClientId',
  registeredNoJson: 'lti-pages.registration.said.registeredNoJson',
  addressPlain: 'refusals.field.addressPlain',
  addressForeign: 'refusals.field.addressForeign',
  addressWithName: 'refusals.field.addressWithName',
  addressPort: 'refusals.field.addressPort',
  addressInside: 'refusals.field.addressInside',
  addressUnresolved: 'refusals.field.addressUnresolved',
  serverRedirects: 'refusals.field.serverRedirects',
  serverTooSlow: 'refusals.field.serverTooSlow',
  serverAnswerTooLong: 'refusals.field.serverAnswerTooLong',
  serverUnreachable: 'refusals.field.serverUnreachable',
  serverNowhere: 'connections.exchange.serverNowhere',
  serverOtherHost: 'connections.exchange.serverOtherHost',
  serverElsewhere: 'connections.exchange.serverElsewhere',
  serverMustNot: 'connections.exchange.serverMustNot',
  answerBytes: 'connections.exchange.answerBytes',
  platformTooOften: 'connections.roster.reason.platformTooOften',
  platformFault: 'connections.roster.reason.platformFault',
  platformRefuses: 'connections.roster.reason.platformRefuses',
  platformRefusesSaying: 'connections.roster.reason.platformRefusesSaying',
}

const isKnown = (code: string): code is DetailCode => Object.hasOwn(keys, code)

/** What an administrator needs beyond the words of the reason, in the language of the page; in English where it has a code that is not known. */
export function registrationDetail({ say }: Writer, { message, said }: SaidText): string {
  // By name: the parameters of all are compared with their messages in a test.
  const write = say as (key: MessageKey, parameters: Readonly<Record<string, unknown>>) => string
  const words = said.map(({ code, params }) => (isKnown(code) ? write(keys[code], params) : undefined))
  return words.length === 0 || words.includes(undefined) ? message : words.join(' ')
}
