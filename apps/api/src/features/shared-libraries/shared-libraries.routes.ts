import type { FastifyInstance } from 'fastify'
import { activitiesOfLibraryRoles } from '@isomorph/access'
import { sharedLibraryCalls } from '@isomorph/contract'
import { sharedLibraryEndpoints } from '@isomorph/contract/schemas'
import { deleteEntity, restoreEntity } from '../../authorization/delete-entity.ts'
import type { Grant } from '../../authorization/guard.ts'
import { refuseUnread } from '../../entity-lists/refuse-unread.ts'
import { route, routesOf } from '../../http/route.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import {
  selectLibrariesOfProblem,
  selectLibraryLicences,
  selectLibraryProblems,
  selectReadableLibraryRoles,
  selectShareCandidates,
} from './library-problems.queries.ts'
import { modifyLibraryProblems } from './modify-library-problems.ts'
import { createSharedLibrary, updateSharedLibrary } from './save-shared-library.ts'
import { sharedLibraryRefusals } from './shared-libraries.errors.ts'
import { managedSharedLibraries, selectSharedLibraryPage } from './shared-libraries.queries.ts'
import {
  readSharedLibrary,
  viewLibraryProblems,
  viewShareCandidates,
  viewSharedLibraries,
} from './shared-libraries.view.ts'

const libraryRoutes = routesOf(sharedLibraryCalls, sharedLibraryEndpoints)

function libraryWith(id: number) {
  return { entity: 'SharedLibrary', entityType: 'sharedLibrary', managed: managedSharedLibraries, id } as const
}

function viewerOf({ id, activities }: SignedInUser) {
  return {
    userId: id,
    readsAll: activities.includes('SharedLibraryRead'),
    deletesAll: activities.includes('SharedLibraryDelete'),
    addsToAll: activitiesOfLibraryRoles(activities, []).includes('Create'),
  }
}

function refuseWhenDeleted({ isDeleted }: Grant): void {
  if (isDeleted) throw new Refusal(sharedLibraryRefusals.sharedLibraryDeleted)
}

function registerLibraries(app: FastifyInstance): void {
  route(app, libraryRoutes.listSharedLibraries, async ({ db, user, query }) => {
    const { rows, total } = await selectSharedLibraryPage(db, viewerOf(user), query)
    const items = await viewSharedLibraries(db, user, rows)
    return { items, total, page: query.page, pageSize: query.pageSize }
  })

  route(app, libraryRoutes.createSharedLibrary, async ({ db, user, actor, body }) => {
    const id = await createSharedLibrary({ db }, { ...actor, userId: user.id }, body)
    return refuseUnread(await readSharedLibrary(db, user, id))
  })

  route(
    app,
    libraryRoutes.getSharedLibrary,
    async ({ db, user, params }) => await readSharedLibrary(db, user, params.sharedLibraryId),
  )

  route(app, libraryRoutes.updateSharedLibrary, async ({ db, user, actor, params, body }) => {
    await updateSharedLibrary({ db }, { user, actor }, params.sharedLibraryId, body)
    return await readSharedLibrary(db, user, params.sharedLibraryId)
  })

  // Its problems stay; the roles that it gave are suspended until it is restored.
  route(app, libraryRoutes.deleteSharedLibrary, async ({ db, clock, user, actor, params }) => {
    await deleteEntity(db, { user, actor }, libraryWith(params.sharedLibraryId), clock.now())
  })

  route(app, libraryRoutes.restoreSharedLibrary, async ({ db, user, actor, params }) => {
    await restoreEntity(db, { user, actor }, libraryWith(params.sharedLibraryId))
  })
}

function registerLibraryProblems(app: FastifyInstance): void {
  route(app, libraryRoutes.listLibraryProblems, async ({ db, user, grant, params, query }) => {
    refuseWhenDeleted(grant)
    const { rows, total } = await selectLibraryProblems(db, params.sharedLibraryId, query)
    const items = await viewLibraryProblems(db, user, rows)
    return { items, total, page: query.page, pageSize: query.pageSize }
  })

  route(app, libraryRoutes.listLibraryLicences, async ({ db, grant, params }) => {
    refuseWhenDeleted(grant)
    return await selectLibraryLicences(db, params.sharedLibraryId)
  })

  route(app, libraryRoutes.listShareCandidates, async ({ db, user, grant, params, query }) => {
    refuseWhenDeleted(grant)
    const viewer = {
      userId: user.id,
      readsAll: user.activities.includes('ProblemRead'),
      sharesAll: user.activities.includes('ProblemUserRoleModify'),
    }
    const { rows, total } = await selectShareCandidates(db, params.sharedLibraryId, viewer, query)
    const items = await viewShareCandidates(db, user, rows)
    return { items, total, page: query.page, pageSize: query.pageSize }
  })
}

function registerRolesOfLibraries(app: FastifyInstance): void {
  route(app, libraryRoutes.listLibrariesOfProblem, async ({ db, user, params }) => {
    const rows = await selectLibrariesOfProblem(db, params.problemId, viewerOf(user))
    return rows.map((row) => ({ ...row, sharedAt: row.sharedAt.toISOString() }))
  })

  route(app, libraryRoutes.listProblemSharedLibraryRoles, async ({ db, user, query }) => {
    const { items, total } = await selectReadableLibraryRoles(db, viewerOf(user), query)
    return { items, total, page: query.page, pageSize: query.pageSize }
  })

  route(
    app,
    libraryRoutes.modifyProblemSharedLibraryRoles,
    async ({ db, user, actor, body }) => await modifyLibraryProblems({ db }, { user, actor }, body),
  )
}

export function registerSharedLibraries(app: FastifyInstance): void {
  registerLibraries(app)
  registerLibraryProblems(app)
  registerRolesOfLibraries(app)
}
