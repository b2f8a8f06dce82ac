import type { LaunchReason } from '@isomorph/contract'
import type { PlainKey } from '@isomorph/messages'

interface LaunchReasonKeys {
  readonly title: PlainKey
  readonly toDo: PlainKey
}

/** Why a launch was refused, and what an administrator does about it: a reason without messages does not compile. */
export const launchReasonKeys: Readonly<Record<LaunchReason, LaunchReasonKeys>> = {
  incompleteLogin: {
    title: 'lti-pages.launch.incompleteLogin.title',
    toDo: 'lti-pages.launch.incompleteLogin.toDo',
  },
  platformError: {
    title: 'lti-pages.launch.platformError.title',
    toDo: 'lti-pages.launch.platformError.toDo',
  },
  incompleteLaunch: {
    title: 'lti-pages.launch.incompleteLaunch.title',
    toDo: 'lti-pages.launch.incompleteLaunch.toDo',
  },
  malformedToken: {
    title: 'lti-pages.launch.malformedToken.title',
    toDo: 'lti-pages.launch.malformedToken.toDo',
  },
  wrongAlgorithm: {
    title: 'lti-pages.launch.wrongAlgorithm.title',
    toDo: 'lti-pages.launch.wrongAlgorithm.toDo',
  },
  keyMissing: {
    title: 'lti-pages.launch.keyMissing.title',
    toDo: 'lti-pages.launch.keyMissing.toDo',
  },
  keyUnknown: {
    title: 'lti-pages.launch.keyUnknown.title',
    toDo: 'lti-pages.launch.keyUnknown.toDo',
  },
  keysUnreachable: {
    title: 'lti-pages.launch.keysUnreachable.title',
    toDo: 'lti-pages.launch.keysUnreachable.toDo',
  },
  wrongSignature: {
    title: 'lti-pages.launch.wrongSignature.title',
    toDo: 'lti-pages.launch.wrongSignature.toDo',
  },
  wrongIssuer: {
    title: 'lti-pages.launch.wrongIssuer.title',
    toDo: 'lti-pages.launch.wrongIssuer.toDo',
  },
  wrongAudience: {
    title: 'lti-pages.launch.wrongAudience.title',
    toDo: 'lti-pages.launch.wrongAudience.toDo',
  },
  tokenExpired: {
    title: 'lti-pages.launch.tokenExpired.title',
    toDo: 'lti-pages.launch.tokenExpired.toDo',
  },
  wrongClock: {
    title: 'lti-pages.launch.wrongClock.title',
    toDo: 'lti-pages.launch.wrongClock.toDo',
  },
  wrongNonce: {
    title: 'lti-pages.launch.wrongNonce.title',
    toDo: 'lti-pages.launch.wrongNonce.toDo',
  },
  wrongVersion: {
    title: 'lti-pages.launch.wrongVersion.title',
    toDo: 'lti-pages.launch.wrongVersion.toDo',
  },
  unknownMessage: {
    title: 'lti-pages.launch.unknownMessage.title',
    toDo: 'lti-pages.launch.unknownMessage.toDo',
  },
  deploymentMissing: {
    title: 'lti-pages.launch.deploymentMissing.title',
    toDo: 'lti-pages.launch.deploymentMissing.toDo',
  },
  wrongDeployment: {
    title: 'lti-pages.launch.wrongDeployment.title',
    toDo: 'lti-pages.launch.wrongDeployment.toDo',
  },
  wrongTarget: {
    title: 'lti-pages.launch.wrongTarget.title',
    toDo: 'lti-pages.launch.wrongTarget.toDo',
  },
  personMissing: {
    title: 'lti-pages.launch.personMissing.title',
    toDo: 'lti-pages.launch.personMissing.toDo',
  },
  rolesMissing: {
    title: 'lti-pages.launch.rolesMissing.title',
    toDo: 'lti-pages.launch.rolesMissing.toDo',
  },
  resourceLinkMissing: {
    title: 'lti-pages.launch.resourceLinkMissing.title',
    toDo: 'lti-pages.launch.resourceLinkMissing.toDo',
  },
  deepLinkingIncomplete: {
    title: 'lti-pages.launch.deepLinkingIncomplete.title',
    toDo: 'lti-pages.launch.deepLinkingIncomplete.toDo',
  },
  contextMissing: {
    title: 'lti-pages.launch.contextMissing.title',
    toDo: 'lti-pages.launch.contextMissing.toDo',
  },
  ownAddressUnknown: {
    title: 'lti-pages.launch.ownAddressUnknown.title',
    toDo: 'lti-pages.launch.ownAddressUnknown.toDo',
  },
  unknownPlatform: {
    title: 'lti-pages.launch.unknownPlatform.title',
    toDo: 'lti-pages.launch.unknownPlatform.toDo',
  },
  platformWaiting: {
    title: 'lti-pages.launch.platformWaiting.title',
    toDo: 'lti-pages.launch.platformWaiting.toDo',
  },
  severalRegistrations: {
    title: 'lti-pages.launch.severalRegistrations.title',
    toDo: 'lti-pages.launch.severalRegistrations.toDo',
  },
  stateUnknown: {
    title: 'lti-pages.launch.stateUnknown.title',
    toDo: 'lti-pages.launch.stateUnknown.toDo',
  },
  stateUsed: {
    title: 'lti-pages.launch.stateUsed.title',
    toDo: 'lti-pages.launch.stateUsed.toDo',
  },
  otherBrowser: {
    title: 'lti-pages.launch.otherBrowser.title',
    toDo: 'lti-pages.launch.otherBrowser.toDo',
  },
  platformRemoved: {
    title: 'lti-pages.launch.platformRemoved.title',
    toDo: 'lti-pages.launch.platformRemoved.toDo',
  },
  unknownDeployment: {
    title: 'lti-pages.launch.unknownDeployment.title',
    toDo: 'lti-pages.launch.unknownDeployment.toDo',
  },
  foreignTarget: {
    title: 'lti-pages.launch.foreignTarget.title',
    toDo: 'lti-pages.launch.foreignTarget.toDo',
  },
  numberOfOthers: {
    title: 'lti-pages.launch.numberOfOthers.title',
    toDo: 'lti-pages.launch.numberOfOthers.toDo',
  },
  tooManyLaunches: {
    title: 'lti-pages.launch.tooManyLaunches.title',
    toDo: 'lti-pages.launch.tooManyLaunches.toDo',
  },
  accountDisabled: {
    title: 'lti-pages.launch.accountDisabled.title',
    toDo: 'lti-pages.launch.accountDisabled.toDo',
  },
}
