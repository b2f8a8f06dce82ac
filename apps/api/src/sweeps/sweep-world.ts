import { randomUUID } from 'node:crypto'
import type { GlobalRole } from '@isomorph/access'
import { globalRoles } from '@isomorph/access'
import { sheetCodeOf } from '@isomorph/contract'
import { signatureKey } from '@isomorph/problem'
import { seedConfiguration } from '../features/installation-settings/index.ts'
import { addCourse, addProblem, problemContent, type TestCourse } from '../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../testing/people.ts'
import type { TestApi } from '../testing/test-api.ts'

/** Somebody who makes calls, with every role they hold in the world of the sweeps. */
export interface Caller {
  readonly label: string
  readonly person: TestPerson | undefined
  readonly globalRoles: readonly GlobalRole[]
  readonly groupRole: 'GroupOwner' | 'GroupGrader' | 'GroupLearner' | null
  readonly entityRole: 'Owner' | 'Editor' | 'Reader' | null
}

/** One of everything that a path can name, and one caller of every kind. */
export interface SweepWorld {
  readonly callers: readonly Caller[]
  /** Values for path parameters, query and body members that name things of this world. */
  readonly ids: Readonly<Record<string, number | string>>
  /** Undoes what allowed calls did, so that the next caller finds the same world. */
  readonly restore: () => Promise<void>
}

const nobody: Caller = {
  label: 'somebody not signed in',
  person: undefined,
  globalRoles: [],
  groupRole: null,
  entityRole: null,
}

interface Entities {
  readonly problemId: number
  readonly assessmentId: number
  readonly sharedLibraryId: number
}

async function addEntityRoles(api: TestApi, { problemId, assessmentId, sharedLibraryId }: Entities): Promise<Caller[]> {
  const callers: Caller[] = []
  for (const role of ['Owner', 'Editor', 'Reader'] as const) {
    const person = await addPerson(api.db, `entity${role}`)
    await api.db.insertInto('problemUserRoles').values({ problemId, userId: person.id, role }).execute()
    await api.db.insertInto('assessmentUserRoles').values({ assessmentId, userId: person.id, role }).execute()
    await api.db.insertInto('sharedLibraryUserRoles').values({ sharedLibraryId, userId: person.id, role }).execute()
    callers.push({ ...nobody, label: `${role} of problem, assessment and library`, person, entityRole: role })
  }
  return callers
}

/** A problem, an assessment and a library on which nobody has a role yet. */
async function addEntities({ db }: TestApi, author: TestPerson, maker: TestPerson): Promise<Entities> {
  const revisionId = await addProblem(db, author, 'Swept', problemContent())
  const { problemId } = await db
    .selectFrom('problemRevisions')
    .select('problemId')
    .where('id', '=', revisionId)
    .executeTakeFirstOrThrow()
  const { id: assessmentId } = await db
    .insertInto('assessments')
    .values({ name: 'Swept', createdBy: maker.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const revision = {
    assessmentId,
    number: 1,
    format: 1,
    content: '{}',
    contentHash: Buffer.from('x'),
    createdBy: maker.id,
  }
  const head = await db.insertInto('assessmentRevisions').values(revision).returning('id').executeTakeFirstOrThrow()
  await db.updateTable('assessments').set({ headRevisionId: head.id }).where('id', '=', assessmentId).execute()

  const { id: sharedLibraryId } = await db
    .insertInto('sharedLibraries')
    .values({ name: 'Swept', createdBy: maker.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { problemId, assessmentId, sharedLibraryId }
}

async function addProvider({ db }: TestApi): Promise<number> {
  // It takes tickets alone: nothing that a sweep sends makes the product ask another server.
  const { id } = await db
    .insertInto('identityProviders')
    .values({ name: 'Swept', kind: 'cas', casAddress: 'https://cas.invalid', casVersion: '3.0', takesTickets: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addPlatform({ db }: TestApi): Promise<number> {
  const address = 'https://lms.invalid'
  const named = { type: 'lti', name: 'Swept', product: 'other', issuer: address, clientId: 'swept' } as const
  const { id } = await db
    .insertInto('externalProviders')
    .values({ ...named, authorizationUrl: address, tokenUrl: address, jwksUrl: address })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addAnnouncement({ db }: TestApi, groupAssessmentId: number): Promise<number> {
  const told = {
    groupAssessmentId,
    text: 'Swept',
    isUrgent: false,
    userIds: null,
    itemKey: null,
    createdBy: null,
    withdrawnBy: null,
  }
  const { id } = await db
    .insertInto('announcements')
    .values({ ...told, clientKey: randomUUID(), createdAt: new Date(), withdrawnAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addClusterDecision({ db }: TestApi, groupAssessmentId: number, maker: TestPerson): Promise<number> {
  const signature = { kind: 'formula', latex: 'a' } as const
  const { id } = await db
    .insertInto('clusterDecisions')
    .values({
      groupAssessmentId,
      itemKey: 1,
      questionKey: 1,
      name: 'Swept',
      signature: JSON.stringify(signature),
      signatureKey: signatureKey(signature),
      percent: 50,
      clientKey: randomUUID(),
      createdBy: maker.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function setTerm({ db }: TestApi, groupId: number): Promise<number> {
  const { id: termId } = await db
    .selectFrom('externalTerms')
    .select('id')
    .where('name', '=', `Fall ${new Date().getUTCFullYear()}`)
    .executeTakeFirstOrThrow()
  await db.updateTable('groups').set({ externalTermId: termId }).where('id', '=', groupId).execute()
  return termId
}

/** One caller of every kind. */
async function addCallers(api: TestApi, course: TestCourse, entities: Entities): Promise<Caller[]> {
  const { db } = api
  const callers: Caller[] = [
    nobody,
    { ...nobody, label: 'somebody without any role', person: await addPerson(db, 'plain') },
  ]
  for (const role of globalRoles)
    callers.push({ ...nobody, label: role, person: await addPerson(db, `is${role}`, [role]), globalRoles: [role] })
  callers.push(
    { ...nobody, label: 'GroupOwner', person: course.instructor, groupRole: 'GroupOwner' },
    { ...nobody, label: 'GroupGrader', person: course.grader, groupRole: 'GroupGrader' },
    { ...nobody, label: 'GroupLearner', person: course.learners[0], groupRole: 'GroupLearner' },
    ...(await addEntityRoles(api, entities)),
  )
  return callers
}

/** Touches only rows that a call has changed: a sweep comes here thousands of times. */
async function restoreWorld({ db }: TestApi): Promise<void> {
  const deletable = ['problems', 'assessments', 'groups', 'sharedLibraries', 'groupAssessments'] as const
  for (const table of deletable)
    await db.updateTable(table).set({ deletedAt: null }).where('deletedAt', 'is not', null).execute()
  for (const table of ['identityProviders', 'externalProviders'] as const)
    await db
      .updateTable(table)
      .set({ deletedAt: null })
      .where('name', '=', 'Swept')
      .where('deletedAt', 'is not', null)
      .execute()
  await db.deleteFrom('configuration').where('key', '=', 'downtime').execute()
  await db.updateTable('users').set({ disabledAt: null }).where('disabledAt', 'is not', null).execute()
  const lasting = { revokedAt: null, revokedBecause: null }
  await db.updateTable('sessions').set(lasting).where('revokedAt', 'is not', null).execute()
}

export async function createSweepWorld(api: TestApi): Promise<SweepWorld> {
  const { db } = api
  await seedConfiguration(db, new Date())
  const course = await addCourse(api, { learners: 1 })
  const { id: groupAssessmentId } = await course.give()
  const maker = await addPerson(db, 'maker')
  const entities = await addEntities(api, course.instructor, maker)
  const identityProviderId = await addProvider(api)

  const termId = await setTerm(api, course.groupId)
  return {
    callers: await addCallers(api, course, entities),
    ids: {
      groupId: course.groupId,
      groupAssessmentId,
      ...entities,
      userId: maker.id,
      identityProviderId,
      externalProviderId: await addPlatform(api),
      announcementId: await addAnnouncement(api, groupAssessmentId),
      clusterDecisionId: await addClusterDecision(api, groupAssessmentId, maker),
      revisionNumber: 1,
      // In use: nobody removes it.
      termId,
      // Nothing has been answered in this world: a caller who may gets “not found” for these.
      groupUserRoleId: 999_999_999,
      userRoleId: 999_999_999,
      importId: 999_999_999,
      ltiLaunchId: 999_999_999,
      registrationId: 999_999_999,
      apiTokenId: 999_999_999,
      webhookId: 999_999_999,
      scimUserId: 999_999_999,
      passkeyId: 999_999_999,
      sessionId: 999_999_999,
      problemInstanceId: 999_999_999,
      regradeId: 999_999_999,
      externalGroupId: 999_999_999,
      promptId: 999_999_999,
      sheetCode: sheetCodeOf('SWEPT2'),
      draftKey: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
      attemptNumber: 1,
      questionKey: 1,
      itemKey: 1,
    },
    restore: () => restoreWorld(api),
  }
}
