/** A learning platform whose course and link are connected with what learners sit. */

import type { LtiPerson, LtiPlatform } from '@isomorph/testing/lti-platform'
import pg from 'pg'
import type { Target } from '../submit/load.ts'
import { ask, type BenchCourse } from '../submit/prepare-course.ts'
import { enter, launch } from './lti-browser.ts'

/** Whoever connects. */
export const teacher: LtiPerson = {
  sub: 'sub-teacher',
  role: 'instructor',
  givenName: 'Ida',
  familyName: 'Teacher',
  email: '',
}

export interface ConnectedPlatform {
  readonly externalProviderId: number
  readonly groupId: number
}

const usual = {
  type: 'lti',
  product: 'moodle',
  isEnabled: true,
  platformUrl: '',
  tokenAudience: '',
  isEmailTrusted: false,
  mayInstructorsCreate: true,
  puidClaim: 'none',
} as const

export async function connectPlatform(
  { server: { address } }: Target,
  course: BenchCourse,
  { platform, databaseUrl }: { readonly platform: LtiPlatform; readonly databaseUrl: string },
): Promise<ConnectedPlatform> {
  const body = { ...usual, name: platform.registration.clientId, ...platform.registration }
  const { id } = await ask<{ id: number }>(address, course.owner, '/api/externalProviders', body)
  const arrival = await launch(platform, 'teacher')
  const authorization = await enter(address, arrival)
  const { id: userId } = await ask<{ id: number }>(address, authorization, '/api/account/userInfo')
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ group_id: string }>(
    `insert into group_user_roles (group_id, user_id, role)
     select group_id, $2, 'GroupOwner' from group_assessments where id = $1 returning group_id`,
    [course.groupAssessmentId, userId],
  )
  await client.end()
  const groupId = Number(rows[0]?.group_id)
  const path = `/api/ltiLaunches/${arrival.launchId}`
  await ask(address, authorization, `${path}/group`, { groupId })
  await ask(address, authorization, `${path}/groupAssessment`, { groupAssessmentId: course.groupAssessmentId })
  return { externalProviderId: id, groupId }
}
