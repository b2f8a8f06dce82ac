import type { Feature } from '../http/feature.ts'
import { accommodations } from '../features/accommodations/index.ts'
import { account } from '../features/sign-in/index.ts'
import { apiTokens } from '../features/api-tokens/index.ts'
import { assessments } from '../features/assessments/index.ts'
import { audit } from '../features/audit/index.ts'
import { calendar } from '../features/calendar/index.ts'
import { caliper } from '../features/caliper/index.ts'
import { configuration } from '../features/installation-settings/index.ts'
import { copies } from '../features/copies/index.ts'
import { crashReports } from '../features/crash-reports/index.ts'
import { delivery } from '../features/group-assessments/index.ts'
import { entityUserRoles } from '../features/entity-user-roles/index.ts'
import { editorPresence } from '../features/editor-presence/index.ts'
import { examConsole } from '../features/exam-console/index.ts'
import { exchanges } from '../features/exchanges/index.ts'
import { externalProviders } from '../features/external-providers/index.ts'
import { files } from '../features/files/index.ts'
import { answerClusters } from '../features/answer-clusters/index.ts'
import { grading } from '../features/grading/index.ts'
import { gradePushes } from '../features/grade-pushes/index.ts'
import { groups } from '../features/groups/index.ts'
import { identityProviders } from '../features/identity-providers/index.ts'
import { impersonation } from '../features/impersonation/index.ts'
import { letters } from '../features/letters/index.ts'
import { lockdown } from '../features/lockdown/index.ts'
import { lti } from '../features/lti/index.ts'
import { ltiRegistrations } from '../features/lti-registrations/index.ts'
import { paper } from '../features/paper/index.ts'
import { passwords } from '../features/passwords/index.ts'
import { secondFactors } from '../features/second-factors/index.ts'
import { invitations } from '../features/invitations/index.ts'
import { people } from '../features/people/index.ts'
import { personalData } from '../features/personal-data/index.ts'
import { peopleImport } from '../features/people-import/index.ts'
import { problemPackages } from '../features/problem-packages/index.ts'
import { problemPrompts } from '../features/problem-prompts/index.ts'
import { problems } from '../features/problems/index.ts'
import { profile } from '../features/profile/index.ts'
import { providerSignIn } from '../features/provider-sign-in/index.ts'
import { regrades } from '../features/regrades/index.ts'
import { results } from '../features/results/index.ts'
import { rosterFiles } from '../features/roster-files/index.ts'
import { rosterSyncs } from '../features/roster-syncs/index.ts'
import { scim } from '../features/scim/index.ts'
import { sessions } from '../features/sessions/index.ts'
import { sharedLibraries } from '../features/shared-libraries/index.ts'
import { sitting } from '../features/sitting/index.ts'
import { statistics } from '../features/statistics/index.ts'
import { terms } from '../features/terms/index.ts'
import { timetables } from '../features/timetables/index.ts'
import { urls } from '../features/urls/index.ts'
import { userRoles } from '../features/user-roles/index.ts'
import { webhooks } from '../features/webhooks/index.ts'

/** Every feature of the API. */
export const features: readonly Feature[] = [
  account,
  passwords,
  secondFactors,
  profile,
  sessions,
  impersonation,
  audit,
  configuration,
  terms,
  identityProviders,
  providerSignIn,
  externalProviders,
  exchanges,
  apiTokens,
  webhooks,
  scim,
  lti,
  ltiRegistrations,
  gradePushes,
  rosterSyncs,
  rosterFiles,
  timetables,
  caliper,
  people,
  personalData,
  userRoles,
  invitations,
  peopleImport,
  groups,
  crashReports,
  files,
  urls,
  problems,
  problemPrompts,
  problemPackages,
  assessments,
  sharedLibraries,
  entityUserRoles,
  editorPresence,
  delivery,
  copies,
  calendar,
  letters,
  accommodations,
  sitting,
  lockdown,
  examConsole,
  results,
  grading,
  paper,
  answerClusters,
  regrades,
  statistics,
]
