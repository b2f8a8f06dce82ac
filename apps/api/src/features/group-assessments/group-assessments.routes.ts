import type { FastifyInstance } from 'fastify'
import { groupAssessmentCalls } from '@isomorph/contract'
import { groupAssessmentEndpoints } from '@isomorph/contract/schemas'
import { recordAct } from '../../authorization/actor.ts'
import { route, routesOf } from '../../http/route.ts'
import { createGroupAssessment } from './create-group-assessment.ts'
import { deleteGroupAssessment } from './delete-group-assessment.ts'
import { getGroupAssessment } from './get-group-assessment.ts'
import { listGroupAssessments } from './list-group-assessments.ts'
import { readableGroups } from './readable-groups.ts'
import { releaseByHand } from './release/release-by-hand.ts'
import { setAccessCode } from './access-codes/set-access-code.ts'
import { updateGroupAssessment } from './update-group-assessment.ts'

const groupAssessmentRoutes = routesOf(groupAssessmentCalls, groupAssessmentEndpoints)

export function registerDelivery(app: FastifyInstance): void {
  route(app, groupAssessmentRoutes.listGroupAssessments, async (context) =>
    listGroupAssessments(context.database, {
      userId: context.user.id,
      groups: await readableGroups(context, context.query.groupId),
      now: context.receivedAt,
    }),
  )

  route(app, groupAssessmentRoutes.createGroupAssessment, async ({ database, db, user, actor, body, receivedAt }) => {
    const { id } = await createGroupAssessment(db, body, user, actor)
    return await getGroupAssessment({ database, userId: user.id, mayReadCode: true, now: receivedAt }, id)
  })

  route(app, groupAssessmentRoutes.getGroupAssessment, async ({ database, user, params, grant, receivedAt }) => {
    const mayReadCode = grant.activities.includes('GroupAssessmentUpdate')
    return await getGroupAssessment(
      { database, userId: user.id, mayReadCode, now: receivedAt },
      params.groupAssessmentId,
    )
  })

  route(
    app,
    groupAssessmentRoutes.updateGroupAssessment,
    async ({ database, db, user, actor, params, body, receivedAt }) => {
      await updateGroupAssessment(db, params.groupAssessmentId, body, { actor, now: receivedAt })
      return await getGroupAssessment(
        { database, userId: user.id, mayReadCode: true, now: receivedAt },
        params.groupAssessmentId,
      )
    },
  )

  registerFurther(app)
}

/** What is done with one that is there, beside its settings. */
function registerFurther(app: FastifyInstance): void {
  route(app, groupAssessmentRoutes.setAccessCode, async ({ database, db, user, actor, params, body, receivedAt }) => {
    await setAccessCode(db, params.groupAssessmentId, body.accessCode, actor)
    return await getGroupAssessment(
      { database, userId: user.id, mayReadCode: true, now: receivedAt },
      params.groupAssessmentId,
    )
  })

  route(app, groupAssessmentRoutes.deleteGroupAssessment, async ({ db, actor, params }) =>
    deleteGroupAssessment(db, params.groupAssessmentId, actor),
  )

  route(
    app,
    groupAssessmentRoutes.releaseGroupAssessment,
    async ({ database, db, user, actor, params, body, receivedAt }) => {
      await releaseByHand(db, params.groupAssessmentId, body.kinds, actor)
      return await getGroupAssessment(
        { database, userId: user.id, mayReadCode: true, now: receivedAt },
        params.groupAssessmentId,
      )
    },
  )

  route(app, groupAssessmentRoutes.purgeGroupAssessmentCache, async ({ db, changes, actor }) => {
    const processes = await changes.forgetEverywhere()
    await recordAct(db, actor, { action: 'cache.purge', entityType: 'cache', entityId: null, after: { processes } })
    return { processes }
  })
}
