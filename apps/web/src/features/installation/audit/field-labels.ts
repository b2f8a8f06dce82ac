import { globalRoles, groupRoles, type GlobalRole, type GroupRole } from '@isomorph/access'
import { t, type PlainKey } from '@isomorph/messages'
import { formatMoment } from '../../../dates/dates.ts'
import { nameOfRole } from '../../../entities/role/role-names.ts'
import { capitalised, spaced } from '../../../entities/audit-entry/spelling.ts'

const names: Readonly<Record<string, PlainKey>> = {
  userId: 'audit-log.field.person',
  userIds: 'audit-log.field.people',
  allowedUserIds: 'audit-log.field.whoGetsIn',
  groupId: 'audit-log.kind.group',
  externalTermId: 'audit-log.field.term',
  assessmentId: 'audit-log.field.assessment',
  identityProviderId: 'audit-log.field.identityProvider',
  externalProviderId: 'audit-log.field.learningPlatform',
  provider: 'audit-log.field.provider',
  assessmentRevisionId: 'audit-log.field.contentNumber',
  revisionNumber: 'audit-log.field.version',
  sessionId: 'audit-log.field.session',
  importId: 'audit-log.field.import',
  defaultTimeZoneId: 'audit-log.field.timeZone',
  defaultLanguage: 'audit-log.field.defaultLanguage',
  auditLogMonths: 'audit-log.field.auditLogMonths',
  exchangeMonths: 'audit-log.field.exchangeMonths',
  draftJournalMonths: 'audit-log.field.draftJournalMonths',
  disabledAccountMonths: 'audit-log.field.disabledAccountMonths',
  email: 'audit-log.field.email',
  mail: 'audit-log.field.email',
  uid: 'audit-log.field.uid',
  puid: 'audit-log.field.puid',
  kinds: 'audit-log.what',
  questionKey: 'audit-log.field.question',
  casAddress: 'audit-log.field.casAddress',
  casVersion: 'audit-log.field.casVersion',
  admits: 'audit-log.field.admits',
  roleClaim: 'audit-log.field.roleClaim',
  roleMappings: 'audit-log.field.roleMappings',
  clientAuthentication: 'audit-log.field.clientAuthentication',
  correctnessRelease: 'audit-log.field.correctness',
  answersRelease: 'audit-log.field.answers',
  solutionsRelease: 'audit-log.field.solutions',
  scoresRelease: 'audit-log.field.scores',
  countingAttempt: 'audit-log.field.counting',
}

/** The name of a field as people read it: `timeLimitMinutes` is “Time limit minutes”, `isDeleted` is “Deleted”. */
export function fieldLabels(field: string): string {
  const name = Object.hasOwn(names, field) ? names[field] : undefined
  return name === undefined ? capitalised(spaced(field.replace(/^is(?=[A-Z])/, ''))) : t(name)
}

const releases = {
  immediately: 'audit-log.release.immediately',
  afterAttempts: 'audit-log.release.afterAttempts',
  afterDue: 'audit-log.release.afterDue',
  byHand: 'audit-log.release.byHand',
  never: 'audit-log.release.never',
} as const

const roles: readonly (GlobalRole | GroupRole)[] = [...globalRoles, ...groupRoles]

/** Fields that hold a word of the code, and what it means; words that are not listed are spelled out. */
const codes: Readonly<Record<string, Readonly<Record<string, PlainKey>>>> = {
  by: {
    local: 'audit-log.by.local',
    casV1: 'audit-log.by.casV1',
    casTicket: 'audit-log.by.casTicket',
    impersonationStart: 'audit-log.by.impersonationStart',
    impersonationStop: 'audit-log.by.impersonationStop',
    passwordReset: 'audit-log.by.passwordReset',
    setup: 'audit-log.by.setup',
    ltiLaunch: 'audit-log.by.ltiLaunch',
    newTab: 'audit-log.by.newTab',
  },
  reason: {
    wrongPassword: 'audit-log.reason.wrongPassword',
    unknownName: 'audit-log.reason.unknownName',
    locked: 'audit-log.reason.locked',
  },
  kind: { oidc: 'audit-log.kind.oidc', cas: 'audit-log.by.casTicket' },
  admits: { anyone: 'audit-log.admits.anyone', known: 'audit-log.admits.known' },
  kinds: {
    correctness: 'audit-log.released.correctness',
    answers: 'audit-log.released.answers',
    solutions: 'audit-log.released.solutions',
    scores: 'audit-log.released.scores',
  },
  verdict: { needsPerson: 'audit-log.verdict.needsPerson' },
  countingAttempt: {
    best: 'audit-log.counting.best',
    last: 'audit-log.counting.last',
    first: 'audit-log.counting.first',
  },
  correctnessRelease: releases,
  answersRelease: releases,
  solutionsRelease: releases,
  scoresRelease: releases,
}

function codeWords(field: string, code: string): string {
  const role = field === 'role' ? roles.find((each) => each === code) : undefined
  if (role !== undefined) return nameOfRole(role)
  const word = codes[field]?.[code]
  return word === undefined ? spaced(code.replace('urn:isomorph:', '').replaceAll('-', ' ')) : t(word)
}

function wordsOfObject(value: object, timeZone: string): string {
  // A text with its formatting says nothing in one line.
  if ('type' in value && value.type === 'doc') return t('audit-log.value.text')
  return Object.entries(value)
    .map(([field, part]) =>
      t('audit-log.field.value', { field: fieldLabels(field), value: valueLabels(field, part, timeZone) }),
    )
    .join(', ')
}

/** A value as people read it: yes and no, dates, what a word of the code means, and everything else as it is. */
export function valueLabels(field: string, value: unknown, timeZone: string): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'audit-log.value.yes' : 'audit-log.value.no')
  if (Array.isArray(value)) return value.map((each) => valueLabels(field, each, timeZone)).join(', ') || '–'
  if (typeof value === 'object') return wordsOfObject(value, timeZone)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (field === 'role' || Object.hasOwn(codes, field)) return codeWords(field, value)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d.*Z$/.test(value) ? formatMoment(value, timeZone) : value
}
