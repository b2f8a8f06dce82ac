import { codedTexts } from '../errors/coded-texts.ts'

const anew = 'Make a new registration address under Installation, Learning platforms, Connect a platform.'
const begin = 'Begin the registration at the learning platform again, with the same address.'
const byHand = 'If this keeps happening, connect it by hand.'

/**
 * Why a platform cannot register this site by itself, for administrators. The ledger and the row of the address keep title and text as one.
 * The area `lti-pages` has the same in every language.
 */
export const registrationLabels = {
  incompleteRegistration: {
    title: 'Paste this address into your learning platform',
    text: 'It does nothing in a browser alone. Copy it, and paste it where the platform asks for the registration URL of a tool. The platform then opens it and says who it is.',
  },
  configurationUnreachable: {
    title: 'The learning platform cannot be asked what it is',
    text: `Its OpenID configuration cannot be read from here. Check that this site reaches the platform; one in a private network needs TRUSTED_NETWORKS. ${begin}`,
  },
  configurationWrong: {
    title: 'What the learning platform says of itself is not complete',
    text: `Its OpenID configuration is not that of a platform that registers tools. ${byHand}`,
  },
  otherHost: {
    title: 'The configuration comes from another host than the platform',
    text: `Anybody could register under the name of a platform otherwise. Check the address of the site in the settings of the platform. ${byHand}`,
  },
  plainAddress: {
    title: 'The learning platform is not reached by https',
    text: 'Anybody on the way could read and change what is sent. Set the platform up with https, and begin again.',
  },
  noAnswer: {
    title: 'The learning platform did not answer the registration',
    text: `Look whether it lists this tool now, and remove it there if so. ${begin}`,
  },
  tokenRefused: {
    title: 'The learning platform does not accept its own token any more',
    text: `Each registration there counts once and for a short time. If the platform lists this tool already, remove it there. ${begin}`,
  },
  registrationRefused: {
    title: 'The learning platform refuses the registration',
    text: `It says why below. ${byHand}`,
  },
  answerWrong: {
    title: 'The answer of the learning platform is not complete',
    text: `It does not name a client ID. Remove the tool there if it is listed, and connect it by hand.`,
  },
  ownAddressUnknown: {
    title: 'This site does not know its own address',
    text: 'An operator sets PUBLIC_ORIGINS. Until then no platform can be connected.',
  },
  addressUnknown: { title: 'This registration address has ended', text: `It counts for seven days. ${anew}` },
  addressUsed: { title: 'This registration address was used', text: `A platform has registered by it. ${anew}` },
  addressBusy: {
    title: 'A registration by this address is under way',
    text: 'Wait a minute, and look under Installation, Learning platforms.',
  },
  connectedAlready: {
    title: 'This registration is connected already',
    text: 'Another learning platform here has this issuer with this client ID. Change that one under Installation, Learning platforms.',
  },
  tooManyAttempts: { title: 'Too many attempts', text: `Wait a minute. ${begin}` },
} as const

export type RegistrationReason = keyof typeof registrationLabels

/** What stands behind the words of a reason, in English by its code: what the sign-in package says, word for word. */
export const registrationTexts = codedTexts({
  configurationUnnamed: 'The request names no openid_configuration.',
  configurationStatus: 'It answers {status}.',
  configurationNoJson: 'The answer is no JSON.',
  configurationNoObject: 'The answer is no object.',
  configurationAddressMissing: 'The address of the configuration is missing, or is no address of the web.',
  configurationAddressPlain: 'The address of the configuration begins with http://.',
  issuerMissing: 'The issuer is missing, or is no address of the web.',
  issuerPlain: 'The issuer begins with http://.',
  endpointMissing: 'The address {field} is missing, or is no address of the web.',
  endpointPlain: 'The address {field} begins with http://.',
  hostOfOthers: '{host} does not belong to {issuer}.',
  registeredWithoutClientId: 'The answer of the platform names no client id.',
  registeredNoJson: 'The answer of the platform is no JSON.',
})

export type RegistrationTextCode = keyof (typeof registrationTexts)['texts']
