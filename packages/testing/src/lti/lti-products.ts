export type LtiRole = 'instructor' | 'assistant' | 'learner' | 'administrator' | 'testPerson'

export interface LtiPerson {
  readonly sub: string
  readonly role: LtiRole
  readonly givenName: string
  readonly familyName: string
  /** Empty: the platform does not tell. */
  readonly email: string
}

/** What one product does in its own way. */
export interface LtiQuirks {
  /** Where it differs from the address of the platform: all sites of some clouds share one. */
  readonly issuer?: string
  readonly productFamilyCode: string
  readonly messageHint: string
  /** Parameters of the login request that the standard does not know. */
  readonly moreParameters: Readonly<Record<string, string>>
  /** Whether the platform stores values for tools that run in its frames. */
  readonly hasStorage: boolean
  readonly rolesOf: (role: LtiRole) => readonly string[]
}

export type LtiPlatformProduct = 'moodle' | 'canvas' | 'brightspace' | 'blackboard'

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const institution = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person'
const system = 'http://purl.imsglobal.org/vocab/lis/v2/system/person'

const usualRoles: Readonly<Record<LtiRole, readonly string[]>> = {
  instructor: [`${membership}#Instructor`],
  assistant: [`${membership}#Instructor`, `${membership}/Instructor#TeachingAssistant`],
  learner: [`${membership}#Learner`],
  administrator: [`${institution}#Administrator`, `${system}#Administrator`],
  testPerson: [`${membership}#Learner`, 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser'],
}

/** The products whose ways are acted out, from their own documentation. */
export const ltiProductQuirks: Readonly<Record<LtiPlatformProduct, LtiQuirks>> = {
  moodle: {
    productFamilyCode: 'moodle',
    messageHint: '{"cmid":42,"launchid":"ltilaunch42_1600000000"}',
    moreParameters: {},
    hasStorage: false,
    rolesOf: (role) => (role === 'learner' ? ['Learner'] : usualRoles[role]),
  },
  canvas: {
    issuer: 'https://canvas.instructure.com',
    productFamilyCode: 'canvas',
    messageHint: 'eyJ0eXAiOiJKV1QifQ.e30.c2ln',
    moreParameters: { canvas_region: 'us-east-1', canvas_environment: 'prod' },
    hasStorage: true,
    rolesOf: (role) => [...usualRoles[role], `${system}#User`],
  },
  brightspace: {
    productFamilyCode: 'desire2learn',
    messageHint: '6606~2b1f',
    moreParameters: {},
    hasStorage: true,
    rolesOf: (role) => [...usualRoles[role], `${institution}#${role === 'learner' ? 'Student' : 'Faculty'}`],
  },
  blackboard: {
    issuer: 'https://blackboard.com',
    productFamilyCode: 'BlackboardLearn',
    messageHint: 'https%3A%2F%2Flearn.example.edu%2F,abc=def+ghi',
    moreParameters: {},
    hasStorage: true,
    rolesOf: (role) => usualRoles[role],
  },
}

/** People of the platform, by the name that the pages and tests use. */
export const ltiPeople: Readonly<Record<string, LtiPerson>> = {
  ina: { sub: 'sub-ina', role: 'instructor', givenName: 'Ina', familyName: 'Instructor', email: 'ina@lms.example' },
  theo: { sub: 'sub-theo', role: 'assistant', givenName: 'Theo', familyName: 'Assistant', email: 'theo@lms.example' },
  lena: { sub: 'sub-lena', role: 'learner', givenName: 'Lena', familyName: 'Learner', email: 'lena@lms.example' },
  leo: { sub: 'sub-leo', role: 'learner', givenName: '', familyName: '', email: '' },
  adam: { sub: 'sub-adam', role: 'administrator', givenName: 'Adam', familyName: 'Admin', email: 'adam@lms.example' },
  tess: { sub: 'sub-tess', role: 'testPerson', givenName: 'Test', familyName: 'Student', email: '' },
}
