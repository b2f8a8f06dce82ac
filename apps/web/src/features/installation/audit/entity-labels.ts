import type { Activity } from '@isomorph/access'
import type { AuditedEntity, AuditedEntityType } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { capitalised, spaced } from '../../../entities/audit-entry/spelling.ts'

/** A kind without a name does not compile. */
const kinds: Readonly<Record<AuditedEntityType, PlainKey>> = {
  apiToken: 'audit-log.kind.apiToken',
  assessment: 'audit-log.kind.assessment',
  cache: 'audit-log.kind.cache',
  configuration: 'audit-log.kind.configuration',
  externalProvider: 'audit-log.kind.externalProvider',
  group: 'audit-log.kind.group',
  groupAssessment: 'audit-log.kind.groupAssessment',
  identityProvider: 'audit-log.field.identityProvider',
  ltiKey: 'audit-log.kind.ltiKey',
  ltiRegistration: 'audit-log.kind.ltiRegistration',
  peopleImport: 'audit-log.kind.peopleImport',
  problem: 'audit-log.kind.problem',
  problemInstance: 'audit-log.kind.problemInstance',
  problemPrompt: 'audit-log.kind.problemPrompt',
  session: 'audit-log.kind.session',
  sharedLibrary: 'audit-log.kind.sharedLibrary',
  term: 'audit-log.field.term',
  user: 'audit-log.kind.user',
  webhook: 'audit-log.kind.webhook',
}
const names = new Map<string, PlainKey>(Object.entries(kinds))

/** What kind of entity it is: “Course” for `group`. One of a former release that has no name by now is spelled out. */
export function kindLabels(type: string): string {
  const name = names.get(type)
  return name === undefined ? capitalised(spaced(type)) : t(name)
}

/** Where an entity is shown, and which activity that takes beyond reading the audit log. */
interface Place {
  readonly path: string
  readonly activity?: Activity
}

const places: Readonly<Record<string, (entity: AuditedEntity) => Place>> = {
  user: ({ id }) => ({ path: `/users/${id}`, activity: 'UserReadAny' }),
  session: ({ userId }) => ({ path: `/users/${userId}`, activity: 'UserReadAny' }),
  group: ({ id }) => ({ path: `/courses/${id}` }),
  groupAssessment: resultsOf,
  problemInstance: resultsOf,
  problem: ({ id }) => ({ path: `/problems/${id}` }),
  sharedLibrary: ({ id }) => ({ path: `/sharedLibraries/${id}` }),
  assessment: ({ id }) => ({ path: `/assessments/${id}` }),
  apiToken: () => ({ path: '/installation/api-tokens', activity: 'ExternalProviderModify' }),
  webhook: ({ id }) => ({ path: `/installation/webhooks/${id}`, activity: 'ExternalProviderModify' }),
  term: () => ({ path: '/installation/terms', activity: 'ConfigurationModify' }),
  identityProvider: ({ id }) => ({
    path: `/installation/identity-providers/${id}`,
    activity: 'IdentityProviderModify',
  }),
  externalProvider: ({ id }) => ({
    path: `/installation/learning-platforms/${id}`,
    activity: 'ExternalProviderModify',
  }),
  peopleImport: ({ id, groupId }) =>
    groupId === null
      ? { path: `/users/import/${id}`, activity: 'UserUpdateAny' }
      : { path: `/courses/${groupId}/people/import/${id}` },
}

function resultsOf({ groupId, groupAssessmentId }: AuditedEntity): Place {
  return { path: `/courses/${groupId}/groupAssignments/${groupAssessmentId}/results` }
}

/** The page of an entity, for whom may open it; null: there is none. */
export function pageOfEntity(entity: AuditedEntity, activities: readonly Activity[]): string | null {
  const place = entity.isDeleted ? undefined : places[entity.type]?.(entity)
  if (!place || (place.activity !== undefined && !activities.includes(place.activity))) return null
  return place.path
}
