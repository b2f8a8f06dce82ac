import type { GlobalRole, GroupRole } from '@isomorph/access'
import { t, type PlainKey } from '@isomorph/messages'

interface RoleKeys {
  readonly name: PlainKey
  readonly one: PlainKey
}

const globalKeys: Readonly<Record<GlobalRole, RoleKeys & { readonly many: PlainKey; readonly means: PlainKey }>> = {
  SuperAdmin: {
    name: 'roles.superAdmin.name',
    one: 'roles.superAdmin.one',
    many: 'roles.superAdmin.many',
    means: 'roles.superAdmin.means',
  },
  Admin: {
    name: 'roles.admin.name',
    one: 'roles.admin.one',
    many: 'roles.admin.many',
    means: 'roles.admin.means',
  },
  Creator: {
    name: 'roles.creator.name',
    one: 'roles.creator.one',
    many: 'roles.creator.many',
    means: 'roles.creator.means',
  },
  AssessmentCreator: {
    name: 'roles.assessmentCreator.name',
    one: 'roles.assessmentCreator.one',
    many: 'roles.assessmentCreator.many',
    means: 'roles.assessmentCreator.means',
  },
  ProblemCreator: {
    name: 'roles.problemCreator.name',
    one: 'roles.problemCreator.one',
    many: 'roles.problemCreator.many',
    means: 'roles.problemCreator.means',
  },
  AiProblemCreator: {
    name: 'roles.aiProblemCreator.name',
    one: 'roles.aiProblemCreator.one',
    many: 'roles.aiProblemCreator.many',
    means: 'roles.aiProblemCreator.means',
  },
}

const groupKeys: Readonly<Record<GroupRole, RoleKeys>> = {
  GroupOwner: { name: 'roles.instructor.name', one: 'roles.instructor.one' },
  GroupGrader: { name: 'roles.grader.name', one: 'roles.grader.one' },
  GroupLearner: { name: 'roles.student.name', one: 'roles.student.one' },
}

const keys: Readonly<Record<GlobalRole | GroupRole, RoleKeys>> = { ...globalKeys, ...groupKeys }

/** How a role is called on chips and in menus: `Problem Creator`, `Instructor`. */
export function nameOfRole(role: GlobalRole | GroupRole): string {
  return t(keys[role].name)
}

/** What somebody becomes, for sentences: `an Admin`. */
export function roleWithArticle(role: GlobalRole | GroupRole): string {
  return t(keys[role].one)
}

/** Those who hold a role: `Admins`. */
export function holdersOfRole(role: GlobalRole): string {
  return t(globalKeys[role].many)
}

/** What a role means, in a sentence for whoever grants it. */
export function meaningOfRole(role: GlobalRole): string {
  return t(globalKeys[role].means)
}
