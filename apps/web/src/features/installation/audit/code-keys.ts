import type {
  Admission,
  AuditedField,
  creditRules,
  clientAuthentications,
  ExamActKind,
  externalProviderTypes,
  IdentityProviderKind,
  lateEvidenceRules,
  lateEvidenceStates,
  LtiProduct,
  OverrideKind,
  PromptQuestionKind,
  PromptState,
  PuidClaim,
  releaseMoments,
  SecondFactorDemand,
  TimetableCredential,
  TimetableProduct,
  verdicts,
  WebhookEvent,
  ApiTokenScope,
} from '@isomorph/contract'
import type { PlainKey } from '@isomorph/messages'
import { refusedSignInKeys } from './refused-sign-in-keys.ts'

type Keys<Code extends string> = Readonly<Record<Code, PlainKey>>

const releases: Keys<(typeof releaseMoments)[number]> = {
  immediately: 'audit-log.release.immediately',
  afterAttempts: 'audit-log.release.afterAttempts',
  afterDue: 'audit-log.release.afterDue',
  byHand: 'audit-log.release.byHand',
  never: 'audit-log.release.never',
}

const released = {
  correctness: 'audit-log.released.correctness',
  answers: 'audit-log.released.answers',
  solutions: 'audit-log.released.solutions',
  scores: 'audit-log.released.scores',
} as const

const ways = {
  local: 'audit-log.by.local',
  casV1: 'audit-log.by.casV1',
  casTicket: 'audit-log.by.casTicket',
  identityProvider: 'audit-log.by.identityProvider',
  impersonationStart: 'audit-log.by.impersonationStart',
  impersonationStop: 'audit-log.by.impersonationStop',
  passwordReset: 'audit-log.by.passwordReset',
  setup: 'audit-log.by.setup',
  ltiLaunch: 'audit-log.by.ltiLaunch',
  safeExamBrowser: 'audit-log.by.safeExamBrowser',
  respondus: 'audit-log.by.respondus',
  newTab: 'audit-log.by.newTab',
  scim: 'audit-log.by.scim',
  rosterSync: 'audit-log.by.rosterSync',
  administrator: 'audit-log.by.administrator',
  demo: 'audit-log.by.demo',
} as const

const kinds: Keys<IdentityProviderKind | ExamActKind | OverrideKind> = {
  oidc: 'audit-log.kind.oidc',
  cas: 'audit-log.by.casTicket',
  grantTime: 'audit-log.kind.grantTime',
  grantAttempts: 'audit-log.kind.grantAttempts',
  pause: 'audit-log.kind.pause',
  continue: 'audit-log.kind.continue',
  reopen: 'audit-log.kind.reopen',
  finish: 'audit-log.kind.finish',
  excuse: 'audit-log.kind.excuse',
  unexcuse: 'audit-log.kind.unexcuse',
  points: 'audit-log.kind.points',
  percent: 'audit-log.kind.percent',
  noLatePenalty: 'audit-log.kind.noLatePenalty',
  noAttemptPenalty: 'audit-log.kind.noAttemptPenalty',
  noPenalties: 'audit-log.kind.noPenalties',
}

const products: Keys<LtiProduct | TimetableProduct> = {
  moodle: 'audit-log.product.moodle',
  canvas: 'audit-log.product.canvas',
  brightspace: 'audit-log.product.brightspace',
  blackboard: 'audit-log.product.blackboard',
  sakai: 'audit-log.product.sakai',
  other: 'audit-log.product.other',
  unitime: 'audit-log.product.unitime',
  oneroster: 'audit-log.product.oneroster',
}

const types: Keys<(typeof externalProviderTypes)[number]> = {
  lti: 'audit-log.type.lti',
  timetabling: 'audit-log.type.timetabling',
}

const states: Keys<PromptState | (typeof lateEvidenceStates)[number]> = {
  waiting: 'audit-log.state.waiting',
  drafting: 'audit-log.state.drafting',
  checking: 'audit-log.state.checking',
  lab: 'audit-log.state.lab',
  solving: 'audit-log.state.solving',
  ready: 'audit-log.state.ready',
  failed: 'audit-log.state.failed',
  stopped: 'audit-log.state.stopped',
  accepted: 'audit-log.state.accepted',
  declined: 'audit-log.state.declined',
  recorded: 'audit-log.state.recorded',
}

const creditWords: Keys<(typeof creditRules)[number]> = {
  asMarked: 'audit-log.creditRule.asMarked',
  fullCredit: 'audit-log.creditRule.fullCredit',
  fullCreditIfAnswered: 'audit-log.creditRule.fullCreditIfAnswered',
  dropped: 'audit-log.creditRule.dropped',
}

const verdictWords: Keys<(typeof verdicts)[number]> = {
  correct: 'audit-log.verdict.correct',
  partial: 'audit-log.verdict.partial',
  incorrect: 'audit-log.verdict.incorrect',
  needsPerson: 'audit-log.verdict.needsPerson',
  pending: 'audit-log.verdict.pending',
  unreadable: 'audit-log.verdict.unreadable',
}

const authentications: Keys<(typeof clientAuthentications)[number]> = {
  automatic: 'audit-log.clientAuthentication.automatic',
  basic: 'audit-log.clientAuthentication.basic',
  post: 'audit-log.clientAuthentication.post',
  privateKey: 'audit-log.clientAuthentication.privateKey',
}

const puidClaims: Keys<PuidClaim> = {
  none: 'audit-log.puidClaim.none',
  custom: 'audit-log.puidClaim.custom',
  sourcedId: 'audit-log.puidClaim.sourcedId',
}

const scopes: Keys<ApiTokenScope> = {
  'people:read': 'installation.tokens.scope.peopleRead',
  'people:provision': 'installation.tokens.scope.peopleProvision',
  'courses:read': 'installation.tokens.scope.coursesRead',
  'rosters:read': 'installation.tokens.scope.rostersRead',
  'rosters:write': 'installation.tokens.scope.rostersWrite',
  'results:read': 'installation.tokens.scope.resultsRead',
}

const events: Keys<WebhookEvent> = {
  'scores.changed': 'audit-log.event.scoresChanged',
  'scores.released': 'audit-log.event.scoresReleased',
  'roster.changed': 'audit-log.event.rosterChanged',
  'course.created': 'audit-log.event.courseCreated',
  'course.deleted': 'audit-log.event.courseDeleted',
  'regrade.applied': 'audit-log.event.regradeApplied',
}

const lateRules: Keys<(typeof lateEvidenceRules)[number]> = {
  ask: 'audit-log.lateEvidence.ask',
  acceptGap: 'audit-log.lateEvidence.acceptGap',
  never: 'audit-log.lateEvidence.never',
}

const questionKinds: Keys<PromptQuestionKind> = {
  number: 'audit-log.questionKinds.number',
  expression: 'audit-log.questionKinds.expression',
  choice: 'audit-log.questionKinds.choice',
}

const admissions: Keys<Admission> = { anyone: 'audit-log.admits.anyone', known: 'audit-log.admits.known' }
const credentials: Keys<TimetableCredential> = {
  password: 'audit-log.credential.password',
  token: 'audit-log.credential.token',
}
const demands: Keys<SecondFactorDemand> = {
  nobody: 'audit-log.secondFactorDemand.nobody',
  administrators: 'audit-log.secondFactorDemand.administrators',
}
const months = { unlimited: 'audit-log.months.unlimited' } as const

const counting = {
  best: 'audit-log.counting.best',
  last: 'audit-log.counting.last',
  first: 'audit-log.counting.first',
} as const

/** Fields that hold a word of the code, and what it means. Names, such as those of products and licences, mean themselves. */
export const codeKeys: Readonly<Partial<Record<AuditedField, Keys<string>>>> = {
  by: ways,
  reason: refusedSignInKeys,
  because: {
    byAdministrator: 'audit-log.because.byAdministrator',
    retention: 'audit-log.because.retention',
  },
  kind: kinds,
  kinds: released,
  product: products,
  type: types,
  state: states,
  failedStep: states,
  creditRule: creditWords,
  verdict: verdictWords,
  clientAuthentication: authentications,
  puidClaim: puidClaims,
  scopes,
  events,
  lateEvidence: lateRules,
  questionKinds,
  admits: admissions,
  credential: credentials,
  secondFactorDemand: demands,
  auditLogMonths: months,
  exchangeMonths: months,
  draftJournalMonths: months,
  disabledAccountMonths: months,
  countingAttempt: counting,
  correctnessRelease: releases,
  answersRelease: releases,
  solutionsRelease: releases,
  scoresRelease: releases,
  licence: { Institution: 'shared.licence.institution', Own: 'shared.licence.own' },
  lockdown: {
    none: 'audit-log.lockdown.none',
    safeExamBrowser: 'audit-log.by.safeExamBrowser',
    respondus: 'audit-log.by.respondus',
  },
  finishReason: {
    submitted: 'audit-log.finishReason.submitted',
    timeExpired: 'audit-log.finishReason.timeExpired',
  },
}
