/** Named permissions, spelt as the specification spells them. */

/** What a global role or a role in a group can allow. */
export const globalActivities = [
  'UserRoleReadAny',
  'UserRoleModifyAny',
  'UserReadAny',
  'UserUpdateAny',
  'UserImpersonateAny',
  'GroupRead',
  'GroupCreate',
  'GroupUpdate',
  'GroupDelete',
  'GroupUserRoleRead',
  'GroupUserRoleModify',
  'ExternalGroupRead',
  'ExternalGroupConnectAny',
  'ExternalGroupConnectOwn',
  'LtiLaunchReadOwn',
  'LtiLaunchReadAny',
  'GroupRosterSyncAll',
  'GroupRosterSync',
  'GradePushDispatch',
  'ExternalProviderModify',
  'ConfigurationModify',
  'IdentityProviderModify',
] as const

export type GlobalActivity = (typeof globalActivities)[number]

const entityRoleActivities = [
  'Read',
  'Create',
  'Update',
  'Delete',
  'UserRoleRead',
  'UserRoleModify',
  'UserRoleDeleteOwn',
] as const

/** The bare activities of each entity: what an entity's `activities` list holds. */
export const entityActivities = {
  Assessment: entityRoleActivities,
  SharedLibrary: entityRoleActivities,
  Problem: [...entityRoleActivities, 'CreateWithPrompt'],
  ProblemSharedLibraryRole: ['Read', 'Create', 'Update', 'Delete'],
  GroupAssessment: [
    'ReadAny',
    'CachePurgeAny',
    'Create',
    'Update',
    'Delete',
    'ReadPublished',
    'Submit',
    'ResultReadAny',
    'ResultReadOwn',
    'ProblemInstanceAttemptCreate',
    'ProblemInstanceAttemptUpdate',
    'ManuallyScore',
  ],
  LearnerStatusEvent: ['Create'],
} as const

export type Entity = keyof typeof entityActivities

export type EntityActivity<E extends Entity> = (typeof entityActivities)[E][number]

/** An entity's activity held everywhere: `ProblemCreate`, `GroupAssessmentCachePurgeAny`. */
export type QualifiedActivity = { [E in Entity]: `${E}${EntityActivity<E>}` }[Entity]

/** Everything `userInfo.activities` and a group's `activities` can hold. */
export type Activity = GlobalActivity | QualifiedActivity

/** Activities on entities under their full names: `ProblemRead`. */
export const qualifiedActivities: readonly QualifiedActivity[] = (Object.keys(entityActivities) as Entity[]).flatMap(
  (entity) => entityActivities[entity].map((activity) => `${entity}${activity}` as QualifiedActivity),
)

/** Every activity there is. */
export const allActivities: readonly Activity[] = [...globalActivities, ...qualifiedActivities]
