import { allActivities, entityActivities, globalActivities, type Activity, type EntityActivity } from './activities.ts'

/** Base roles and how they are shown. */
export const baseRoleNames = {
  SuperAdmin: 'Super Admin',
  Admin: 'Admin',
  Creator: 'Creator',
  GroupOwner: 'Instructor',
  GroupLearner: 'Student',
  GroupGrader: 'Grader',
} as const

export type BaseRole = keyof typeof baseRoleNames

/** Roles that a person holds everywhere. */
export const globalRoles = [
  'SuperAdmin',
  'Admin',
  'Creator',
  'AssessmentCreator',
  'ProblemCreator',
  'AiProblemCreator',
] as const
export type GlobalRole = (typeof globalRoles)[number]

/** Roles that a person holds in one group. */
export const groupRoles = ['GroupOwner', 'GroupGrader', 'GroupLearner'] as const
export type GroupRole = (typeof groupRoles)[number]

/** Roles on one problem, assessment or shared library. */
export const entityRoles = ['Owner', 'Editor', 'Reader'] as const
export type EntityRole = (typeof entityRoles)[number]

const globalRoleBaseRoles: Record<GlobalRole, BaseRole> = {
  SuperAdmin: 'SuperAdmin',
  Admin: 'Admin',
  Creator: 'Creator',
  AssessmentCreator: 'Creator',
  ProblemCreator: 'Creator',
  AiProblemCreator: 'Creator',
}

/** The base role under which a role is shown: `Creator` for `ProblemCreator`. */
export function baseRoleOf(role: GlobalRole | GroupRole): BaseRole {
  return role in globalRoleBaseRoles ? globalRoleBaseRoles[role as GlobalRole] : (role as GroupRole)
}

function isBaseRole(role: string): role is BaseRole {
  return Object.hasOwn(baseRoleNames, role)
}

/** The name people see: 'Instructor' for GroupOwner. An unknown base role is an error. */
export function nameOfBaseRole(role: string): string {
  if (!isBaseRole(role)) throw new Error(`Unknown base role: ${role}`)
  return baseRoleNames[role]
}

/** 'an' for Admin and Instructor, else 'a'. */
export function articleOfBaseRole(role: string): 'a' | 'an' {
  const name = nameOfBaseRole(role)
  return name === 'Admin' || name === 'Instructor' ? 'an' : 'a'
}

const globalRoleNames: Record<GlobalRole, string> = {
  SuperAdmin: baseRoleNames.SuperAdmin,
  Admin: baseRoleNames.Admin,
  Creator: baseRoleNames.Creator,
  AssessmentCreator: 'Assessment Creator',
  ProblemCreator: 'Problem Creator',
  AiProblemCreator: 'AI Problem Creator',
}

/** 'an Admin', 'a Problem Creator': what somebody becomes who is granted the role. */
export function globalRoleWithArticle(role: GlobalRole): string {
  const name = globalRoleNames[role]
  const article = name === baseRoleNames[baseRoleOf(role)] ? articleOfBaseRole(baseRoleOf(role)) : articleOf(name)
  return `${article} ${name}`
}

function articleOf(name: string): 'a' | 'an' {
  return /^[AEIO]/.test(name) ? 'an' : 'a'
}

const everyone: readonly Activity[] = ['LtiLaunchReadOwn']

const reservedForSuperAdmins: readonly Activity[] = [
  'ConfigurationModify',
  'IdentityProviderModify',
  'ExternalProviderModify',
]

const adminEntityActivities = ['Read', 'Delete', 'UserRoleRead', 'UserRoleModify', 'UserRoleDeleteOwn'] as const

/** What each global role allows everywhere (the matrix of the domain). */
export const activitiesOfGlobalRole: Record<GlobalRole, readonly Activity[]> = {
  SuperAdmin: allActivities,
  Admin: [
    ...globalActivities.filter((activity) => !reservedForSuperAdmins.includes(activity)),
    ...adminEntityActivities.flatMap(
      (activity) => [`Problem${activity}`, `Assessment${activity}`, `SharedLibrary${activity}`] as const,
    ),
    'GroupAssessmentReadAny',
    'GroupAssessmentResultReadAny',
    'GroupAssessmentCachePurgeAny',
  ],
  Creator: ['GroupCreate', 'SharedLibraryCreate', 'AssessmentCreate', 'ProblemCreate', 'ExternalGroupConnectOwn'],
  AssessmentCreator: ['AssessmentCreate'],
  ProblemCreator: ['ProblemCreate', 'SharedLibraryCreate'],
  AiProblemCreator: ['ProblemCreate', 'ProblemCreateWithPrompt'],
}

const groupAssessmentActivitiesOfOwner = entityActivities.GroupAssessment.filter(
  (activity) => activity !== 'CachePurgeAny',
).map((activity) => `GroupAssessment${activity}` as const)

/** What each group role allows on its group and the group assessments in it. */
export const activitiesOfGroupRole: Record<GroupRole, readonly Activity[]> = {
  GroupOwner: [
    'GroupRead',
    'GroupUpdate',
    'GroupDelete',
    'GroupUserRoleRead',
    'GroupUserRoleModify',
    'ExternalGroupRead',
    'ExternalGroupConnectOwn',
    'GroupRosterSync',
    'GradePushDispatch',
    ...groupAssessmentActivitiesOfOwner,
  ],
  GroupGrader: [
    'GroupRead',
    'GroupUserRoleRead',
    'GroupAssessmentReadAny',
    'GroupAssessmentResultReadAny',
    'GroupAssessmentManuallyScore',
  ],
  GroupLearner: [
    'GroupRead',
    'GroupAssessmentReadPublished',
    'GroupAssessmentSubmit',
    'GroupAssessmentResultReadOwn',
    'GroupAssessmentProblemInstanceAttemptCreate',
    'GroupAssessmentProblemInstanceAttemptUpdate',
    'LearnerStatusEventCreate',
  ],
}

/** What a role on one problem, assessment or shared library allows on it (bare activities). */
export const activitiesOfEntityRole: Record<EntityRole, readonly EntityActivity<'Problem'>[]> = {
  Owner: ['Read', 'Update', 'Delete', 'UserRoleRead', 'UserRoleModify', 'UserRoleDeleteOwn'],
  Editor: ['Read', 'Update', 'UserRoleRead', 'UserRoleDeleteOwn'],
  Reader: ['Read', 'UserRoleDeleteOwn'],
}

/** What a role on a shared library allows with the problems that it holds (bare activities). */
const problemActivitiesOfLibraryRole: Record<EntityRole, readonly EntityActivity<'ProblemSharedLibraryRole'>[]> = {
  Owner: ['Read', 'Create', 'Update', 'Delete'],
  Editor: ['Read', 'Create'],
  Reader: ['Read'],
}

/** Roles that only holders of the same role grant and take away. */
const grantedAmongThemselves: readonly GlobalRole[] = ['SuperAdmin']

/** Whether somebody may grant a global role, or take it away: an Admin leaves Super Admins alone. */
export function mayChangeGlobalRole(ownRoles: readonly GlobalRole[], role: GlobalRole): boolean {
  const maySomeRole = activitiesOfGlobalRoles(ownRoles).includes('UserRoleModifyAny')
  return maySomeRole && (!grantedAmongThemselves.includes(role) || ownRoles.includes(role))
}

/**
 * Whether somebody holds a global activity that another lacks: the other may neither change nor act as them. Activities
 * on entities do not count: an Admin, who makes no problems, may look after those who do.
 */
export function holdsMoreThan(theirs: readonly Activity[], own: readonly Activity[]): boolean {
  return globalActivities.some((activity) => theirs.includes(activity) && !own.includes(activity))
}

/** The sorted union of what the given global roles allow, with what everyone signed in may do. */
export function activitiesOfGlobalRoles(roles: readonly GlobalRole[]): Activity[] {
  return [...new Set([...everyone, ...roles.flatMap((role) => activitiesOfGlobalRole[role])])].toSorted()
}

/** The sorted union of what the given roles in a group allow. */
export function activitiesOfGroupRoles(roles: readonly GroupRole[]): Activity[] {
  return [...new Set(roles.flatMap((role) => activitiesOfGroupRole[role]))].toSorted()
}

/** The sorted union of what the given roles on an entity allow, as bare activities. */
export function activitiesOfEntityRoles(roles: readonly EntityRole[]): EntityActivity<'Problem'>[] {
  return [...new Set(roles.flatMap((role) => activitiesOfEntityRole[role]))].toSorted()
}

/**
 * The bare activities that a person holds on the problems of a shared library: by their roles on it, and by what they may do
 * everywhere.
 */
export function activitiesOfLibraryRoles(
  globalActivities: readonly Activity[],
  roles: readonly EntityRole[],
): EntityActivity<'ProblemSharedLibraryRole'>[] {
  const byRole = roles.flatMap((role) => problemActivitiesOfLibraryRole[role])
  return entityActivities.ProblemSharedLibraryRole.filter(
    (activity) => byRole.includes(activity) || globalActivities.includes(`ProblemSharedLibraryRole${activity}`),
  )
}
