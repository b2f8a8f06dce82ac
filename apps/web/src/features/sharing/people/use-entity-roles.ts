import type { EntityRole } from '@isomorph/access'
import type { EntityUserRole, GrantedEntityRole } from '@isomorph/contract'
import {
  useChangeAssessmentUserRoleMutation,
  useChangeProblemUserRoleMutation,
  useChangeSharedLibraryUserRoleMutation,
  useGrantAssessmentUserRolesMutation,
  useGrantProblemUserRolesMutation,
  useGrantSharedLibraryUserRolesMutation,
  useListAssessmentUserRolesQuery,
  useListProblemUserRolesQuery,
  useListSharedLibraryUserRolesQuery,
  useRemoveAssessmentUserRoleMutation,
  useRemoveProblemUserRoleMutation,
  useRemoveSharedLibraryUserRoleMutation,
} from './entity-roles.api.ts'

type Outcome<T> = Promise<{ readonly data?: T | undefined; readonly error?: unknown }>

interface Fetched {
  readonly data?: readonly EntityUserRole[] | undefined
  readonly error?: unknown
  readonly refetch: () => unknown
}

/** What people have a role on, as sentences choose by it: a shared library is the last choice of each. */
export type EntityKind = 'problem' | 'assessment' | 'other'

/** The people of one problem, assessment or shared library, and how their roles are changed. */
export interface EntityRoles {
  readonly kind: EntityKind
  readonly fetched: Fetched
  readonly grant: (identifiers: readonly string[], role: EntityRole) => Outcome<readonly GrantedEntityRole[]>
  readonly change: (userId: number, role: EntityRole) => Outcome<unknown>
  readonly remove: (userId: number) => Outcome<unknown>
}

export function useProblemRoles(problemId: number): EntityRoles {
  const fetched = useListProblemUserRolesQuery({ params: { problemId } })
  const [grant] = useGrantProblemUserRolesMutation()
  const [change] = useChangeProblemUserRoleMutation()
  const [remove] = useRemoveProblemUserRoleMutation()
  return {
    kind: 'problem',
    fetched,
    grant: async (identifiers, role) =>
      await grant({ params: { problemId }, body: { identifiers: [...identifiers], role } }),
    change: async (userId, role) => await change({ params: { problemId, userId }, body: { role } }),
    remove: async (userId) => await remove({ params: { problemId, userId } }),
  }
}

export function useAssessmentRoles(assessmentId: number): EntityRoles {
  const fetched = useListAssessmentUserRolesQuery({ params: { assessmentId } })
  const [grant] = useGrantAssessmentUserRolesMutation()
  const [change] = useChangeAssessmentUserRoleMutation()
  const [remove] = useRemoveAssessmentUserRoleMutation()
  return {
    kind: 'assessment',
    fetched,
    grant: async (identifiers, role) =>
      await grant({ params: { assessmentId }, body: { identifiers: [...identifiers], role } }),
    change: async (userId, role) => await change({ params: { assessmentId, userId }, body: { role } }),
    remove: async (userId) => await remove({ params: { assessmentId, userId } }),
  }
}

/** Who only reads the library does not see who else does; `canRead` is whether there is anything to ask for. */
export function useSharedLibraryRoles(sharedLibraryId: number, canRead: boolean): EntityRoles {
  const fetched = useListSharedLibraryUserRolesQuery({ params: { sharedLibraryId } }, { skip: !canRead })
  const [grant] = useGrantSharedLibraryUserRolesMutation()
  const [change] = useChangeSharedLibraryUserRoleMutation()
  const [remove] = useRemoveSharedLibraryUserRoleMutation()
  return {
    kind: 'other',
    fetched,
    grant: async (identifiers, role) =>
      await grant({ params: { sharedLibraryId }, body: { identifiers: [...identifiers], role } }),
    change: async (userId, role) => await change({ params: { sharedLibraryId, userId }, body: { role } }),
    remove: async (userId) => await remove({ params: { sharedLibraryId, userId } }),
  }
}
