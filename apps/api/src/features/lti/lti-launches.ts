import type { Kysely } from 'kysely'
import type { LtiLaunch, LtiLaunchState } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { createGroupIn } from '../groups/index.ts'
import { refuseWhileImpersonating } from '../sign-in/index.ts'
import { connectLineItem } from '../grade-pushes/index.ts'
import { answerDeepLinking, deepLinkingOf } from './answer-deep-linking.ts'
import { takeOverRole } from './people/course-role.ts'
import { ltiRefusals } from './lti.errors.ts'
import { takesScores } from './takes-scores.ts'
import {
  connectExternalGroup,
  selectGivenAssessments,
  selectOptionalLaunch,
  selectOwnedGroups,
  setLinkAssessment,
  type LaunchRow,
} from './lti-launches.queries.ts'

type Acting = Pick<Services, 'db'>

/**
 * A launch is kept for a day, and what somebody is may change meanwhile: they still come as an instructor, and are one of
 * the course that theirs is connected to.
 */
function isInstructor({ role, latestRole, isTest, groupId, isOwner }: LaunchRow): boolean {
  return !isTest && role === 'instructor' && latestRole === 'instructor' && (groupId === null || isOwner)
}

function stateOf(row: LaunchRow): LtiLaunchState {
  const { latestRole, isTest, groupId, groupAssessmentId } = row
  if (isTest) return 'testPerson'
  if (latestRole === null) return 'noRole'
  if (row.answeredAt !== null) return 'answered'
  if (row.deepLinking !== null && groupId !== null && isInstructor(row)) return 'deepLink'
  if (groupId !== null && groupAssessmentId !== null) return 'ready'
  if (!isInstructor(row)) return 'notReady'
  return groupId === null ? 'connect' : 'choose'
}

function mayCreateGroup(row: LaunchRow, { activities }: SignedInUser): boolean {
  return isInstructor(row) && (row.mayInstructorsCreate || activities.includes('GroupCreate'))
}

async function choicesOf(db: Kysely<Tables>, state: LtiLaunchState, { groupId, userId }: LaunchRow) {
  if (state === 'connect') return await selectOwnedGroups(db, userId)
  return (state === 'choose' || state === 'deepLink') && groupId !== null
    ? await selectGivenAssessments(db, groupId)
    : []
}

async function viewLaunch(db: Kysely<Tables>, row: LaunchRow, user: SignedInUser): Promise<LtiLaunch> {
  const state = stateOf(row)
  const { id, groupId, groupName } = row
  return {
    id,
    state,
    providerName: row.providerName,
    contextTitle: row.contextTitle || row.contextLabel,
    linkTitle: row.linkTitle ?? '',
    acceptsSeveral: deepLinkingOf(row)?.acceptsSeveral ?? false,
    group: groupId === null || groupName === null ? null : { id: groupId, name: groupName },
    groupAssessmentId: row.groupAssessmentId,
    choices: await choicesOf(db, state, row),
    mayCreateGroup: mayCreateGroup(row, user),
    returnUrl: row.returnUrl,
    // Whose work it is matters where work counts.
    otherName: row.role === 'learner' ? row.otherName : '',
  }
}

/** A launch of the person's own; of others nobody learns that it is there. */
async function selectOwnLaunch(db: Kysely<Tables>, id: number, user: SignedInUser): Promise<LaunchRow> {
  const row = await selectOptionalLaunch(db, id, user.id)
  if (!row) throw new Refusal(platformRefusals.notFound)
  if (!row.isProviderEnabled || row.providerDeletedAt !== null || !row.isDeploymentEnabled)
    throw new Refusal(ltiRefusals.platformNotConnected)
  return row
}

export async function readLaunchView({ db }: Acting, user: SignedInUser, id: number): Promise<LtiLaunch> {
  return await viewLaunch(db, await selectOwnLaunch(db, id, user), user)
}

/** A course that is there, or the name of one to make. */
interface Wanted {
  readonly groupId?: number | undefined
  readonly name?: string | undefined
}

interface Connecting {
  readonly user: SignedInUser
  readonly actor: Actor
  readonly id: number
}

function refuseUnlessInstructor(row: LaunchRow): void {
  if (!isInstructor(row)) throw new Refusal(platformRefusals.notAllowed)
}

/** The course to connect with: one in which the person is an instructor, or one that is made for it. */
async function courseFor(
  trx: Kysely<Tables>,
  row: LaunchRow,
  { user, actor }: Connecting,
  wanted: Wanted,
): Promise<number> {
  if (wanted.groupId !== undefined) {
    const owned = await selectOwnedGroups(trx, user.id)
    if (!owned.some(({ id }) => id === wanted.groupId)) throw new Refusal(ltiRefusals.noCourseToConnect)
    return wanted.groupId
  }
  if (!mayCreateGroup(row, user)) throw new Refusal(ltiRefusals.mayNotMakeCourse)
  const fields = { name: wanted.name ?? row.contextTitle, externalTermId: null, startDate: null, endDate: null }
  return await createGroupIn(trx, { ...actor, userId: user.id }, fields)
}

/** Connects the course of the platform with one here; connecting it again with the same course is connecting it once. */
export async function connectContext(services: Acting, connecting: Connecting, wanted: Wanted): Promise<LtiLaunch> {
  const { user, actor, id } = connecting
  refuseWhileImpersonating(actor.impersonatorId)
  const row = await selectOwnLaunch(services.db, id, user)
  refuseUnlessInstructor(row)
  const isAgain = row.groupId !== null && (wanted.groupId ?? row.groupId) === row.groupId
  if (isAgain) return await viewLaunch(services.db, row, user)
  if (row.groupId !== null) throw new Refusal(ltiRefusals.contextConnected)
  await services.db.transaction().execute(async (trx) => {
    const groupId = await courseFor(trx, row, connecting, wanted)
    if (!(await connectExternalGroup(trx, row.externalGroupId, groupId)))
      throw new Refusal(ltiRefusals.contextConnected)
    await takeOverRole(trx, actor, {
      groupId,
      externalGroupId: row.externalGroupId,
      userId: user.id,
      role: 'instructor',
    })
    const after = { externalProviderId: row.providerId, context: row.contextTitle || row.contextLabel }
    await recordAct(trx, actor, { action: 'group.connect', entityType: 'group', entityId: groupId, after })
  })
  return await readLaunchView(services, user, id)
}

/** Chooses what the link opens, also where it opens something already. */
export async function chooseAssessment(
  services: Acting,
  { user, actor, id }: Connecting,
  groupAssessmentId: number,
): Promise<LtiLaunch> {
  refuseWhileImpersonating(actor.impersonatorId)
  const row = await selectOwnLaunch(services.db, id, user)
  refuseUnlessInstructor(row)
  const { groupId, linkId } = row
  if (groupId === null || linkId === null) throw new Refusal(ltiRefusals.notOfCourse)
  const given = await selectGivenAssessments(services.db, groupId)
  if (!given.some((each) => each.id === groupAssessmentId)) throw new Refusal(ltiRefusals.notOfCourse)
  await services.db.transaction().execute(async (trx) => {
    await setLinkAssessment(trx, linkId, groupAssessmentId)
    if (takesScores(row.scopes)) {
      const place = { externalGroupId: row.externalGroupId, ltiResourceLinkId: linkId }
      await connectLineItem(trx, { ...place, groupAssessmentId, address: '' })
    }
    const act = { action: 'groupAssessment.link', entityType: 'groupAssessment', entityId: groupAssessmentId } as const
    const after = { externalProviderId: row.providerId, link: row.linkTitle }
    await recordAct(trx, actor, { ...act, after })
  })
  return await readLaunchView(services, user, id)
}

/** Links to assessments of the connected course, for the platform that asked for some. */
export async function answerWithLinks(
  services: Acting,
  { user, actor, id }: Connecting,
  answer: { readonly groupAssessmentIds: readonly number[]; readonly origin: string },
): Promise<{ address: string; jwt: string }> {
  refuseWhileImpersonating(actor.impersonatorId)
  const row = await selectOwnLaunch(services.db, id, user)
  refuseUnlessInstructor(row)
  return await answerDeepLinking(services, { row, actor, ...answer })
}
