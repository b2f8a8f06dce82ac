import type { LaunchReason } from '@isomorph/contract'

const again = 'Go back to your course and open the link again.'
const tellAdministrator = 'Tell the administrator of this site what this page says.'
const ifAgain = `${again} If it happens again, tell the administrator of this site what this page says.`
const wrongToken = `What the learning platform sent could not be accepted. ${ifAgain}`

interface LaunchWords {
  /** What whoever opened the link reads. */
  readonly title: string
  readonly text: string
  /** What an administrator reads in the integration ledger. */
  readonly toDo: string
}

/** A refused launch in words. */
export const launchWords: Readonly<Record<LaunchReason, LaunchWords>> = {
  incompleteLogin: {
    title: 'The link is not complete',
    text: `${again} ${tellAdministrator}`,
    toDo: 'The login came without issuer, login hint or target: the login initiation address at the platform has to be the one that its page here shows.',
  },
  platformError: {
    title: 'The learning platform ended the launch',
    text: `It reported an error. ${again}`,
    toDo: 'The platform ended the launch itself: its own log says why.',
  },
  incompleteLaunch: {
    title: 'The launch is not complete',
    text: again,
    toDo: 'The platform sent no token or no state: its redirect address has to be the launch address of this site.',
  },
  malformedToken: {
    title: 'The launch cannot be read',
    text: wrongToken,
    toDo: 'What came is no signed token: set the tool up as LTI 1.3 at the platform.',
  },
  wrongAlgorithm: {
    title: 'The launch is not signed as it must be',
    text: wrongToken,
    toDo: 'Launches have to be signed with RS256: set that at the platform.',
  },
  keyMissing: {
    title: 'The launch does not name its key',
    text: wrongToken,
    toDo: 'The platform does not follow the standard: its tokens name no key (kid).',
  },
  keyUnknown: {
    title: 'The launch is signed with an unknown key',
    text: wrongToken,
    toDo: 'The key set of the platform lacks the key of the launch: check the address of its keys here. Where the platform has just made new keys, the next launch works.',
  },
  keysUnreachable: {
    title: 'The learning platform cannot be asked for its keys',
    text: `Wait a minute. ${ifAgain}`,
    toDo: 'Press “Check the connection” on the page of the platform: it says what the address of its keys answers. A private network needs TRUSTED_NETWORKS.',
  },
  wrongSignature: {
    title: 'The signature of the launch is wrong',
    text: wrongToken,
    toDo: 'The signature does not fit the keys at the address that is known here: check the address of the platform’s keys.',
  },
  wrongIssuer: {
    title: 'The launch comes from another platform',
    text: wrongToken,
    toDo: 'The issuer here has to be that of the platform, letter by letter.',
  },
  wrongAudience: {
    title: 'The launch is meant for another site',
    text: wrongToken,
    toDo: 'The client ID here has to be that of the platform, letter by letter.',
  },
  tokenExpired: {
    title: 'The launch has expired',
    text: `It took too long. ${again}`,
    toDo: 'Compare the clocks of the platform and of this server where it happens often.',
  },
  wrongClock: {
    title: 'The launch has a wrong time',
    text: `The clocks of the learning platform and of this site are apart. ${tellAdministrator}`,
    toDo: 'Compare the clocks of the platform and of this server.',
  },
  wrongNonce: {
    title: 'The launch belongs to another login',
    text: again,
    toDo: 'Two launches were mixed up. Nothing is to be done where it happens once.',
  },
  wrongVersion: {
    title: 'This is no launch of LTI 1.3',
    text: tellAdministrator,
    toDo: 'Set the tool up as LTI 1.3 at the platform, not as 1.1 or 2.0.',
  },
  unknownMessage: {
    title: 'This kind of launch is not known here',
    text: 'This site opens links to assessments. Add it to the course as an external tool, and open it from there.',
    toDo: 'The platform opens this site from a place that is not for links to assessments: remove that placement there.',
  },
  deploymentMissing: {
    title: 'The launch names no deployment',
    text: tellAdministrator,
    toDo: 'Make a deployment of the tool at the platform.',
  },
  wrongDeployment: {
    title: 'The launch names another deployment than its login',
    text: wrongToken,
    toDo: 'The platform has the tool twice, or does not follow the standard: look at its deployments.',
  },
  wrongTarget: {
    title: 'The launch leads elsewhere than its login',
    text: wrongToken,
    toDo: 'The target link URI at the platform has to be the launch address of this site.',
  },
  personMissing: {
    title: 'The learning platform does not say who you are',
    text: 'Anonymous launches open nothing here. Log in at the learning platform and open the link again.',
    toDo: 'Let the platform say who people are: it launches without names of any kind.',
  },
  rolesMissing: {
    title: 'The launch names no roles',
    text: wrongToken,
    toDo: 'The platform does not follow the standard: its launches name no roles.',
  },
  resourceLinkMissing: {
    title: 'The launch names no link',
    text: wrongToken,
    toDo: 'The platform does not follow the standard: its launches name no link.',
  },
  deepLinkingIncomplete: {
    title: 'The learning platform takes no links here',
    text: `It does not say where links go, or takes none. ${tellAdministrator}`,
    toDo: 'Allow links of the kind “LTI resource link” for this place at the platform.',
  },
  contextMissing: {
    title: 'Open this from a course',
    text: 'The link was opened outside of a course.',
    toDo: 'The link stands outside of a course: move it into one.',
  },
  ownAddressUnknown: {
    title: 'This site does not know its own address',
    text: 'An operator sets PUBLIC_ORIGINS. Until then no launch can be taken.',
    toDo: 'Set PUBLIC_ORIGINS.',
  },
  unknownPlatform: {
    title: 'This learning platform is not connected',
    text: 'An administrator of this site connects it under Installation, Learning platforms.',
    toDo: 'Connect the platform, or correct its issuer and client ID here, letter by letter.',
  },
  platformWaiting: {
    title: 'This learning platform is not switched on yet',
    text: 'It registered by itself. An administrator of this site switches it on under Installation, Learning platforms.',
    toDo: 'Look at the platform under Installation, Learning platforms, and switch it on.',
  },
  severalRegistrations: {
    title: 'The launch does not say which registration it is for',
    text: 'Several registrations have this issuer. An administrator of the platform types in the login address that its page here shows.',
    toDo: 'Use the login address with the number, which the page of the platform here shows.',
  },
  stateUnknown: {
    title: 'This launch is not known any more',
    text: `It took longer than ten minutes. ${again}`,
    toDo: 'Nothing is to be done where it happens once. Where it always does, the platform goes to another server than its login did.',
  },
  stateUsed: {
    title: 'The launch was used already',
    text: `Each launch opens this site once. ${again}`,
    toDo: 'Nothing is to be done: somebody went back in the browser, or repeated a launch.',
  },
  otherBrowser: {
    title: 'Your browser did not bring its cookie',
    text: 'A launch counts in the browser alone in which it began. Browsers that block cookies in frames open it in a new tab.',
    toDo: 'The browser keeps no cookies in frames, and the platform keeps nothing for it: people press “Open in a new tab”.',
  },
  platformRemoved: {
    title: 'This learning platform is not connected any more',
    text: 'An administrator has removed it or switched it off.',
    toDo: 'Connect the platform again, or switch it on, if that was not meant.',
  },
  unknownDeployment: {
    title: 'This deployment is not known here',
    text: 'An administrator adds its deployment id to the platform under Installation, Learning platforms.',
    toDo: 'Add this deployment ID to the platform here, and open the link again.',
  },
  foreignTarget: {
    title: 'The link leads to another site',
    text: tellAdministrator,
    toDo: 'The target link URI at the platform has to be the launch address of this site.',
  },
  numberOfOthers: {
    title: 'The learning platform sends two university numbers',
    text: `They differ, so nobody is logged in. ${tellAdministrator}`,
    toDo: 'The custom parameter and the field of the person hold two numbers: say under People which one counts, and mend the other at the platform.',
  },
  tooManyLaunches: {
    title: 'Too many people open this site at once',
    text: `Wait a minute. ${again}`,
    toDo: 'Very many people opened links from one address at the same time. A minute later they get in.',
  },
  accountDisabled: {
    title: 'This account is disabled',
    text: 'Ask an administrator of this site.',
    toDo: 'Enable the account on the page of the person, if it is to be used.',
  },
}
