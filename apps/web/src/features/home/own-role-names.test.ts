import type { Group } from '@isomorph/contract'
import { activateLanguage, loadAreas } from '@isomorph/messages'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nameOfRole } from '../../entities/role/role-names.ts'
import { ownRoleNames } from './own-role-names.ts'

beforeAll(() => loadAreas(['home', 'roles']))
afterEach(() => activateLanguage('en'))

const rolesOf = (...roles: readonly Group['roles'][number]['role'][]): Pick<Group, 'roles'> => ({
  roles: roles.map((role) => ({ role })),
})

describe('what somebody is in a course', () => {
  it.each([
    ['en', 'Instructor, Grader', 'Student'],
    ['de', 'Lehrperson, Bewertende', 'Studierende'],
    ['es', 'Docente, Calificador', 'Estudiante'],
    ['fr', 'Enseignant, Correcteur', 'Étudiant'],
  ] as const)('is said in %s', async (language, ofStaff, ofLearner) => {
    await activateLanguage(language)
    expect(ownRoleNames(rolesOf('GroupOwner', 'GroupGrader'))).toBe(ofStaff)
    expect(ownRoleNames(rolesOf('GroupLearner'))).toBe(ofLearner)
  })

  it.each(['en', 'de', 'es', 'fr'] as const)('is called as on every other page in %s', async (language) => {
    await activateLanguage(language)
    for (const role of ['GroupOwner', 'GroupGrader', 'GroupLearner'] as const)
      expect(ownRoleNames(rolesOf(role))).toBe(nameOfRole(role))
  })
})
