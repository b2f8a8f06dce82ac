import type { RegistrationReason, RegistrationTextCode } from '@isomorph/contract'
import { t, type MessageKey, type PlainKey } from '@isomorph/messages'
import { codedWords } from '../../refusals/coded-words.ts'
import { allExchangeKeys } from './exchange-words.ts'

interface ReasonKeys {
  readonly title: PlainKey
  readonly text: PlainKey
}

/** The messages of why a registration was refused: a reason without them does not compile. */
const reasonKeys: Readonly<Record<RegistrationReason, ReasonKeys>> = {
  incompleteRegistration: {
    title: 'lti-pages.registration.incompleteRegistration.title',
    text: 'lti-pages.registration.incompleteRegistration.text',
  },
  configurationUnreachable: {
    title: 'lti-pages.registration.configurationUnreachable.title',
    text: 'lti-pages.registration.configurationUnreachable.text',
  },
  configurationWrong: {
    title: 'lti-pages.registration.configurationWrong.title',
    text: 'lti-pages.registration.configurationWrong.text',
  },
  otherHost: {
    title: 'lti-pages.registration.otherHost.title',
    text: 'lti-pages.registration.otherHost.text',
  },
  plainAddress: {
    title: 'lti-pages.registration.plainAddress.title',
    text: 'lti-pages.registration.plainAddress.text',
  },
  noAnswer: {
    title: 'lti-pages.registration.noAnswer.title',
    text: 'lti-pages.registration.noAnswer.text',
  },
  tokenRefused: {
    title: 'lti-pages.registration.tokenRefused.title',
    text: 'lti-pages.registration.tokenRefused.text',
  },
  registrationRefused: {
    title: 'lti-pages.registration.registrationRefused.title',
    text: 'lti-pages.registration.registrationRefused.text',
  },
  answerWrong: {
    title: 'lti-pages.registration.answerWrong.title',
    text: 'lti-pages.registration.answerWrong.text',
  },
  ownAddressUnknown: {
    title: 'lti-pages.registration.ownAddressUnknown.title',
    text: 'lti-pages.registration.ownAddressUnknown.text',
  },
  addressUnknown: {
    title: 'lti-pages.registration.addressUnknown.title',
    text: 'lti-pages.registration.addressUnknown.text',
  },
  addressUsed: {
    title: 'lti-pages.registration.addressUsed.title',
    text: 'lti-pages.registration.addressUsed.text',
  },
  addressBusy: {
    title: 'lti-pages.registration.addressBusy.title',
    text: 'lti-pages.registration.addressBusy.text',
  },
  connectedAlready: {
    title: 'lti-pages.registration.connectedAlready.title',
    text: 'lti-pages.registration.connectedAlready.text',
  },
  tooManyAttempts: {
    title: 'lti-pages.registration.tooManyAttempts.title',
    text: 'lti-pages.registration.tooManyAttempts.text',
  },
}

/** The message of each sentence that stands behind them: a code without one does not compile. */
export const registrationKeys: Readonly<Record<RegistrationTextCode, MessageKey>> = {
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
}

/** Title and text of a reason, as the ledger has them. */
const wordsOfReason = ({ title, text }: ReasonKeys) => t('lti-pages.ledger.plain', { title: t(title), toDo: t(text) })

const reasons = Object.fromEntries(Object.entries(reasonKeys).map(([code, keys]) => [code, () => wordsOfReason(keys)]))

/** Why a registration was refused, with what else is exchanged with a connected system. */
export const allRegistrationKeys = { ...allExchangeKeys, ...registrationKeys, ...reasons }

/** Why a registration was refused, in the language of the page. */
export const registrationWords = codedWords(allRegistrationKeys)
