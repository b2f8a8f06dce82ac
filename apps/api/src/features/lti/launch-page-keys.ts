import type { LaunchReason } from '@isomorph/contract'
import type { PlainKey } from '@isomorph/messages'

interface LaunchPageKeys {
  readonly title: PlainKey
  readonly text: PlainKey
}

/** The messages of the page of a refused launch: a reason without them does not compile. Their English is `launchWords`. */
export const launchPageKeys: Readonly<Record<LaunchReason, LaunchPageKeys>> = {
  incompleteLogin: {
    title: 'lti-pages.launch.incompleteLogin.title',
    text: 'lti-pages.launch.incompleteLogin.text',
  },
  platformError: {
    title: 'lti-pages.launch.platformError.title',
    text: 'lti-pages.launch.platformError.text',
  },
  incompleteLaunch: {
    title: 'lti-pages.launch.incompleteLaunch.title',
    text: 'lti-pages.launch.incompleteLaunch.text',
  },
  malformedToken: {
    title: 'lti-pages.launch.malformedToken.title',
    text: 'lti-pages.launch.malformedToken.text',
  },
  wrongAlgorithm: {
    title: 'lti-pages.launch.wrongAlgorithm.title',
    text: 'lti-pages.launch.wrongAlgorithm.text',
  },
  keyMissing: {
    title: 'lti-pages.launch.keyMissing.title',
    text: 'lti-pages.launch.keyMissing.text',
  },
  keyUnknown: {
    title: 'lti-pages.launch.keyUnknown.title',
    text: 'lti-pages.launch.keyUnknown.text',
  },
  keysUnreachable: {
    title: 'lti-pages.launch.keysUnreachable.title',
    text: 'lti-pages.launch.keysUnreachable.text',
  },
  wrongSignature: {
    title: 'lti-pages.launch.wrongSignature.title',
    text: 'lti-pages.launch.wrongSignature.text',
  },
  wrongIssuer: {
    title: 'lti-pages.launch.wrongIssuer.title',
    text: 'lti-pages.launch.wrongIssuer.text',
  },
  wrongAudience: {
    title: 'lti-pages.launch.wrongAudience.title',
    text: 'lti-pages.launch.wrongAudience.text',
  },
  tokenExpired: {
    title: 'lti-pages.launch.tokenExpired.title',
    text: 'lti-pages.launch.tokenExpired.text',
  },
  wrongClock: {
    title: 'lti-pages.launch.wrongClock.title',
    text: 'lti-pages.launch.wrongClock.text',
  },
  wrongNonce: {
    title: 'lti-pages.launch.wrongNonce.title',
    text: 'lti-pages.launch.wrongNonce.text',
  },
  wrongVersion: {
    title: 'lti-pages.launch.wrongVersion.title',
    text: 'lti-pages.launch.wrongVersion.text',
  },
  unknownMessage: {
    title: 'lti-pages.launch.unknownMessage.title',
    text: 'lti-pages.launch.unknownMessage.text',
  },
  deploymentMissing: {
    title: 'lti-pages.launch.deploymentMissing.title',
    text: 'lti-pages.launch.deploymentMissing.text',
  },
  wrongDeployment: {
    title: 'lti-pages.launch.wrongDeployment.title',
    text: 'lti-pages.launch.wrongDeployment.text',
  },
  wrongTarget: {
    title: 'lti-pages.launch.wrongTarget.title',
    text: 'lti-pages.launch.wrongTarget.text',
  },
  personMissing: {
    title: 'lti-pages.launch.personMissing.title',
    text: 'lti-pages.launch.personMissing.text',
  },
  rolesMissing: {
    title: 'lti-pages.launch.rolesMissing.title',
    text: 'lti-pages.launch.rolesMissing.text',
  },
  resourceLinkMissing: {
    title: 'lti-pages.launch.resourceLinkMissing.title',
    text: 'lti-pages.launch.resourceLinkMissing.text',
  },
  deepLinkingIncomplete: {
    title: 'lti-pages.launch.deepLinkingIncomplete.title',
    text: 'lti-pages.launch.deepLinkingIncomplete.text',
  },
  contextMissing: {
    title: 'lti-pages.launch.contextMissing.title',
    text: 'lti-pages.launch.contextMissing.text',
  },
  ownAddressUnknown: {
    title: 'lti-pages.launch.ownAddressUnknown.title',
    text: 'lti-pages.launch.ownAddressUnknown.text',
  },
  unknownPlatform: {
    title: 'lti-pages.launch.unknownPlatform.title',
    text: 'lti-pages.launch.unknownPlatform.text',
  },
  platformWaiting: {
    title: 'lti-pages.launch.platformWaiting.title',
    text: 'lti-pages.launch.platformWaiting.text',
  },
  severalRegistrations: {
    title: 'lti-pages.launch.severalRegistrations.title',
    text: 'lti-pages.launch.severalRegistrations.text',
  },
  stateUnknown: {
    title: 'lti-pages.launch.stateUnknown.title',
    text: 'lti-pages.launch.stateUnknown.text',
  },
  stateUsed: {
    title: 'lti-pages.launch.stateUsed.title',
    text: 'lti-pages.launch.stateUsed.text',
  },
  otherBrowser: {
    title: 'lti-pages.launch.otherBrowser.title',
    text: 'lti-pages.launch.otherBrowser.text',
  },
  platformRemoved: {
    title: 'lti-pages.launch.platformRemoved.title',
    text: 'lti-pages.launch.platformRemoved.text',
  },
  unknownDeployment: {
    title: 'lti-pages.launch.unknownDeployment.title',
    text: 'lti-pages.launch.unknownDeployment.text',
  },
  foreignTarget: {
    title: 'lti-pages.launch.foreignTarget.title',
    text: 'lti-pages.launch.foreignTarget.text',
  },
  numberOfOthers: {
    title: 'lti-pages.launch.numberOfOthers.title',
    text: 'lti-pages.launch.numberOfOthers.text',
  },
  tooManyLaunches: {
    title: 'lti-pages.launch.tooManyLaunches.title',
    text: 'lti-pages.launch.tooManyLaunches.text',
  },
  accountDisabled: {
    title: 'lti-pages.launch.accountDisabled.title',
    text: 'lti-pages.launch.accountDisabled.text',
  },
}
