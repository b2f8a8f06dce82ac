import type { RegistrationReason } from '@isomorph/contract'
import type { PlainKey } from '@isomorph/messages'

interface RegistrationPageKeys {
  readonly title: PlainKey
  readonly text: PlainKey
}

/** The messages of the page of a refused registration: a reason without them does not compile. Their English is `registrationLabels`. */
export const registrationPageKeys: Readonly<Record<RegistrationReason, RegistrationPageKeys>> = {
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
