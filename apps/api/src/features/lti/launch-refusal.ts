import type { LaunchFault } from '@isomorph/sign-in'

/** Why a launch leads to a page that says so: what is wrong with it, or with how it is set up here. */
export type LaunchReason =
  | LaunchFault
  | 'ownAddressUnknown'
  | 'unknownPlatform'
  | 'platformWaiting'
  | 'severalRegistrations'
  | 'stateUnknown'
  | 'stateUsed'
  | 'otherBrowser'
  | 'platformRemoved'
  | 'unknownDeployment'
  | 'foreignTarget'
  | 'numberOfOthers'
  | 'accountDisabled'
  | 'tooManyLaunches'

/** A launch that is refused. What the page says beyond the reason, and how to begin again, come with it. */
export class LaunchRefusal extends Error {
  override readonly name = 'LaunchRefusal'
  readonly reason: LaunchReason
  /** A value that an administrator needs: a deployment id, an issuer. */
  readonly value: string

  constructor(reason: LaunchReason, { value = '', cause }: { readonly value?: string; readonly cause?: unknown } = {}) {
    super(`A launch is refused: ${reason}`, { cause })
    this.reason = reason
    this.value = value
  }
}

const again = 'Go back to your course and open the link again.'
const tellAdministrator = 'Tell the administrator of this site what this page says.'
const wrongToken = `What the learning platform sent could not be accepted. ${again} If it happens again: ${tellAdministrator}`

/** What people read. */
export const launchWords: Readonly<Record<LaunchReason, { readonly title: string; readonly text: string }>> = {
  incompleteLogin: { title: 'The link is not complete', text: `${again} ${tellAdministrator}` },
  platformError: { title: 'The learning platform ended the launch', text: `It reported an error. ${again}` },
  incompleteLaunch: { title: 'The launch is not complete', text: again },
  malformedToken: { title: 'The launch cannot be read', text: wrongToken },
  wrongAlgorithm: { title: 'The launch is not signed as it must be', text: wrongToken },
  keyMissing: { title: 'The launch does not name its key', text: wrongToken },
  keyUnknown: { title: 'The launch is signed with an unknown key', text: wrongToken },
  keysUnreachable: {
    title: 'The learning platform cannot be asked for its keys',
    text: `Wait a minute. ${again} If it happens again: ${tellAdministrator}`,
  },
  wrongSignature: { title: 'The signature of the launch is wrong', text: wrongToken },
  wrongIssuer: { title: 'The launch comes from another platform', text: wrongToken },
  wrongAudience: { title: 'The launch is meant for another site', text: wrongToken },
  tokenExpired: { title: 'The launch has expired', text: `It took too long. ${again}` },
  wrongClock: {
    title: 'The launch has a wrong time',
    text: `The clocks of the learning platform and of this site are apart. ${tellAdministrator}`,
  },
  wrongNonce: { title: 'The launch belongs to another login', text: again },
  wrongVersion: { title: 'This is no launch of LTI 1.3', text: tellAdministrator },
  unknownMessage: {
    title: 'This kind of launch is not known here',
    text: 'This site opens links to assessments. Add it to the course as an external tool, and open it from there.',
  },
  deploymentMissing: { title: 'The launch names no deployment', text: tellAdministrator },
  wrongDeployment: { title: 'The launch names another deployment than its login', text: wrongToken },
  wrongTarget: { title: 'The launch leads elsewhere than its login', text: wrongToken },
  personMissing: {
    title: 'The learning platform does not say who you are',
    text: 'Anonymous launches open nothing here. Log in at the learning platform and open the link again.',
  },
  rolesMissing: { title: 'The launch names no roles', text: wrongToken },
  resourceLinkMissing: { title: 'The launch names no link', text: wrongToken },
  deepLinkingIncomplete: {
    title: 'The learning platform takes no links here',
    text: `It does not say where links go, or takes none. ${tellAdministrator}`,
  },
  contextMissing: { title: 'Open this from a course', text: 'The link was opened outside of a course.' },
  ownAddressUnknown: {
    title: 'This site does not know its own address',
    text: 'An operator sets PUBLIC_ORIGINS. Until then no launch can be taken.',
  },
  unknownPlatform: {
    title: 'This learning platform is not connected',
    text: 'An administrator of this site connects it under Installation, Learning platforms.',
  },
  platformWaiting: {
    title: 'This learning platform is not switched on yet',
    text: 'It registered by itself. An administrator of this site switches it on under Installation, Learning platforms.',
  },
  severalRegistrations: {
    title: 'The launch does not say which registration it is for',
    text: 'Several registrations have this issuer. Use the login address that the page of the platform here shows.',
  },
  stateUnknown: { title: 'The launch has expired', text: `It took longer than ten minutes. ${again}` },
  stateUsed: { title: 'The launch was used already', text: `Each launch opens this site once. ${again}` },
  otherBrowser: {
    title: 'Your browser did not bring its cookie',
    text: 'A launch counts in the browser alone in which it began. Browsers that block cookies in frames open it in a new tab.',
  },
  platformRemoved: {
    title: 'This learning platform is not connected any more',
    text: 'An administrator has removed it or switched it off.',
  },
  unknownDeployment: {
    title: 'This deployment is not known here',
    text: 'An administrator adds its deployment id to the platform under Installation, Learning platforms.',
  },
  foreignTarget: { title: 'The link leads to another site', text: tellAdministrator },
  numberOfOthers: {
    title: 'The learning platform sends two university numbers',
    text: `They differ, so nobody is logged in. ${tellAdministrator}`,
  },
  tooManyLaunches: {
    title: 'Too many people open this site at once',
    text: `Wait a minute. ${again}`,
  },
  accountDisabled: { title: 'This account is disabled', text: 'Ask an administrator of this site.' },
}
