import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { groupAssessmentCalls } from '@isomorph/contract'
import { route } from '../../platform/route.ts'
import { createGroupAssessment } from './create-group-assessment.ts'
import { getGroupAssessment } from './get-group-assessment.ts'
import { listGroupAssessments } from './list-group-assessments.ts'
import { releaseByHand } from './release-by-hand.ts'
import { updateGroupAssessment } from './update-group-assessment.ts'

export function registerDelivery(app: FastifyInstance): void {
  route(app, groupAssessmentCalls.listGroupAssessments, async ({ database, user, query, grant, receivedAt }) => {
    const isStaff = grant.activities.includes('GroupAssessmentReadAny')
    return await listGroupAssessments(database, { userId: user.id, groupId: query.groupId, isStaff, now: receivedAt })
  })

  route(app, groupAssessmentCalls.createGroupAssessment, async ({ database, db, user, body, receivedAt }) => {
    const { id } = await createGroupAssessment(db, body, user)
    return await getGroupAssessment({ database, userId: user.id, now: receivedAt }, id)
  })

  route(app, groupAssessmentCalls.getGroupAssessment, async ({ database, user, params, receivedAt }) =>
    getGroupAssessment({ database, userId: user.id, now: receivedAt }, params.groupAssessmentId),
  )

  route(app, groupAssessmentCalls.updateGroupAssessment, async ({ database, db, user, params, body, receivedAt }) => {
    await updateGroupAssessment(db, params.groupAssessmentId, body, user.id)
    return await getGroupAssessment({ database, userId: user.id, now: receivedAt }, params.groupAssessmentId)
  })

  route(app, groupAssessmentCalls.deleteGroupAssessment, async ({ db, params }) => {
    await db
      .updateTable('groupAssessments')
      .set({ deletedAt: sql`now()`, version: sql`version + 1` })
      .where('id', '=', params.groupAssessmentId)
      .where('deletedAt', 'is', null)
      .execute()
  })

  route(app, groupAssessmentCalls.releaseGroupAssessment, async ({ database, db, user, params, body, receivedAt }) => {
    await releaseByHand(db, params.groupAssessmentId, body.kinds)
    return await getGroupAssessment({ database, userId: user.id, now: receivedAt }, params.groupAssessmentId)
  })

  route(app, groupAssessmentCalls.purgeGroupAssessmentCache, async ({ db }) => {
    // Every process forgets everything mutable when it hears of `*`.
    await sql`select pg_notify('changed', '*:')`.execute(db)
  })
}
