import {
  problemCalls,
  sharedLibraryCalls,
  sharedLibraryUserRoleCalls,
  type LibraryRole,
  type Problem,
} from '@isomorph/contract'
import type { EntityRole } from '@isomorph/access'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

interface Change {
  /** The library that is changed. */
  readonly to: number
  readonly add?: readonly (readonly [problemId: number, role: LibraryRole])[]
  readonly remove?: readonly number[]
  readonly as?: TestPerson
}

/** What people do with libraries; where nobody is named, the author does it. */
function actsOf(api: TestApi, author: TestPerson) {
  return {
    async addProblem(name: string, as = author): Promise<Problem> {
      return (await api.call(problemCalls.createProblem, { as, body: { name, content: doublingProblem() } })).data
    },
    async addLibrary(name: string, as = author): Promise<number> {
      return (await api.call(sharedLibraryCalls.createSharedLibrary, { as, body: { name } })).data.id
    },
    async modify({ to, add = [], remove = [], as = author }: Change) {
      const added = add.map(([problemId, role]) => ({ problemId, role }))
      const body = { sharedLibraryId: to, add: added, remove: [...remove] }
      return await api.call(sharedLibraryCalls.modifyProblemSharedLibraryRoles, { as, body })
    },
    async letIn(sharedLibraryId: number, person: TestPerson, role: EntityRole = 'Reader'): Promise<void> {
      const body = { role, identifiers: [person.name] }
      const call = sharedLibraryUserRoleCalls.grantSharedLibraryUserRoles
      await api.call(call, { as: author, params: { sharedLibraryId }, body })
    },
  }
}

/** An API with an author, a colleague, and somebody with whom nothing is shared. */
export async function createSharingWorld() {
  const api = await createTestApi()
  const author = await addPerson(api.db, 'author', ['Creator'])
  const colleague = await addPerson(api.db, 'colleague', ['Creator'])
  const stranger = await addPerson(api.db, 'stranger', ['Creator'])
  return { api, author, colleague, stranger, ...actsOf(api, author) }
}

export type SharingWorld = Awaited<ReturnType<typeof createSharingWorld>>
