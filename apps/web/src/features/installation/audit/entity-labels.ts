import type { Activity } from '@isomorph/access'
import type { AuditedEntity } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { capitalised, spaced } from '../../../entities/audit-entry/spelling.ts'

const kinds: Readonly<Record<string, PlainKey>> = {
  user: 'audit-log.kind.user',
  session: 'audit-log.kind.session',
  group: 'audit-log.kind.group',
  groupAssessment: 'audit-log.kind.groupAssessment',
  problemInstance: 'audit-log.kind.problemInstance',
  configuration: 'audit-log.kind.configuration',
  externalProvider: 'audit-log.kind.externalProvider',
  apiToken: 'audit-log.kind.apiToken',
  webhook: 'audit-log.kind.webhook',
  ltiKey: 'audit-log.kind.ltiKey',
  peopleImport: 'audit-log.kind.peopleImport',
}

/** What kind of entity it is: “Course” for `group`, “Identity provider” for `identityProvider`. */
export function kindLabels(type: string): string {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  return kind === undefined ? capitalised(spaced(type)) : t(kind)
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
