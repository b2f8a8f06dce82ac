import { nameOfBaseRole, nameOfGlobalRole, globalRoles, groupRoles } from '@isomorph/access'
import { formatMoment } from '../../../dates/dates.ts'
import { capitalised, spaced } from '../../../entities/audit-entry/spelling.ts'

const names: Readonly<Record<string, string>> = {
  userId: 'Person',
  userIds: 'People',
  allowedUserIds: 'Who gets in',
  groupId: 'Course',
  externalTermId: 'Term',
  assessmentId: 'Assessment',
  identityProviderId: 'Identity provider',
  externalProviderId: 'Learning platform',
  provider: 'Issuer or address',
  assessmentRevisionId: 'Content number',
  revisionNumber: 'Version',
  sessionId: 'Session',
  importId: 'Import',
  defaultTimeZoneId: 'Default time zone',
  auditLogMonths: 'Audit log kept, in months',
  exchangeMonths: 'Integration ledger kept, in months',
  draftJournalMonths: 'Journal of drafts kept, in months',
  disabledAccountMonths: 'Disabled accounts erased after, in months',
  email: 'E-mail',
  mail: 'E-mail',
  uid: 'UID',
  puid: 'PUID',
  kinds: 'What',
  questionKey: 'Question',
  casAddress: 'CAS address',
  casVersion: 'CAS version',
  admits: 'Who may log in',
  roleClaim: 'Claim or attribute with the groups',
  roleMappings: 'Roles by groups',
  clientAuthentication: 'How this site proves who it is',
  correctnessRelease: 'Whether an answer is right',
  answersRelease: 'Correct answers',
  solutionsRelease: 'Worked solutions',
  scoresRelease: 'Scores',
  countingAttempt: 'What counts',
}

/** The name of a field as people read it: `timeLimitMinutes` is “Time limit minutes”, `isDeleted` is “Deleted”. */
export function fieldLabels(field: string): string {
  return names[field] ?? capitalised(spaced(field.replace(/^is(?=[A-Z])/, '')))
}

const releases = {
  immediately: 'immediately',
  afterAttempts: 'when attempts are used up',
  afterDue: 'after the due date',
  byHand: 'when released by hand',
  never: 'never',
}

const roleNames = Object.fromEntries<string>([
  ...globalRoles.map((role) => [role, nameOfGlobalRole(role)] as const),
  ...groupRoles.map((role) => [role, nameOfBaseRole(role)] as const),
])

/** Fields that hold a word of the code, and what it means; words that are not listed are spelled out. */
const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: roleNames,
  by: {
    local: 'password',
    casV1: 'CAS, with the password typed here',
    casTicket: 'CAS',
    impersonationStart: 'beginning to impersonate',
    impersonationStop: 'ending an impersonation',
    passwordReset: 'link for a password',
    setup: 'making the first administrator',
    ltiLaunch: 'launch from a learning management system',
    newTab: 'opening a new tab from a frame',
  },
  reason: {
    wrongPassword: 'wrong password',
    unknownName: 'nobody is called so',
    locked: 'too many wrong passwords before',
  },
  kind: { oidc: 'OpenID Connect', cas: 'CAS' },
  admits: { anyone: 'whoever the provider knows', known: 'people who are here already' },
  kinds: {
    correctness: 'whether an answer is right',
    answers: 'correct answers',
    solutions: 'worked solutions',
    scores: 'scores',
  },
  verdict: { needsPerson: 'needs grading' },
  countingAttempt: { best: 'the best attempt', last: 'the last attempt', first: 'the first attempt' },
  correctnessRelease: releases,
  answersRelease: releases,
  solutionsRelease: releases,
  scoresRelease: releases,
}

function codeWords(field: string, code: string): string {
  const name = code.replace('urn:isomorph:', '').replaceAll('-', ' ')
  return codes[field]?.[code] ?? spaced(name)
}

function wordsOfObject(value: object, timeZone: string): string {
  // A text with its formatting says nothing in one line.
  if ('type' in value && value.type === 'doc') return 'a text'
  return Object.entries(value)
    .map(([field, part]) => `${fieldLabels(field)}: ${valueLabels(field, part, timeZone)}`)
    .join(', ')
}

/** A value as people read it: yes and no, dates, what a word of the code means, and everything else as it is. */
export function valueLabels(field: string, value: unknown, timeZone: string): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((each) => valueLabels(field, each, timeZone)).join(', ') || '–'
  if (typeof value === 'object') return wordsOfObject(value, timeZone)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (Object.hasOwn(codes, field)) return codeWords(field, value)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(value) ? formatMoment(value, timeZone) : value
}
