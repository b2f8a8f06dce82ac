import { createHash, randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import {
  groupAssessmentCalls,
  sittingCalls,
  type DeliverySettings,
  type GroupAssessment,
  type ProblemInstance,
  type TypedAnswer,
} from '@isomorph/contract'
import { deliverySettingsSchema } from '@isomorph/contract/schemas'
import type { Tables } from '@isomorph/database'
import {
  emptyProblemContent,
  type Finding,
  type ProblemContent,
  type Question,
  type ValidationLevel,
} from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { addGroup } from './courses.ts'
import { addPerson, type TestPerson } from './people.ts'
import type { TestApi } from './test-api.ts'

const base = { label: '', points: 1, hints: [] }

/** Asks for the sum of two drawn numbers. */
export function sumQuestion(questionKey = 1): Question {
  return {
    ...base,
    questionKey,
    answerType: 'Numeric',
    numberFormatType: 'Any',
    keyboards: ['numeric'],
    answerSets: [{ id: 1, answers: [{ id: 1, formula: 'a+b', percentCorrect: 100 }] }],
  }
}

/** Asks for words that only a person can mark. */
export function essayQuestion(questionKey = 2): Extract<Question, { answerType: 'ShortAnswer' }> {
  return {
    ...base,
    questionKey,
    answerType: 'ShortAnswer',
    marking: 'manual',
    answerSets: [],
    ignoresCase: true,
    ignoresSpaces: true,
    isMultiline: true,
  }
}

/** A problem with the numbers a and b, 10 to 99 each, and a statement that shows them. */
export function problemContent(...questions: readonly Question[]): ProblemContent {
  const parameters = { min: '10', max: '99', step: '1', blacklist: [], numberFormatType: 'Number' } as const
  const asked = questions.length === 0 ? [sumQuestion()] : questions
  return {
    ...emptyProblemContent,
    variables: [
      { id: 1, name: 'a', variableType: 'RandomNumber', parameters },
      { id: 2, name: 'b', variableType: 'RandomNumber', parameters },
    ],
    statement: doc('a = {{a}}, b = {{b}}', ...asked.map(({ questionKey }) => `[[${questionKey}]]`)),
    questions: asked,
    solution: doc('The solution is {{a}} plus {{b}}.'),
  }
}

/** Adds a problem with one valid revision; answers the revision. */
export async function addProblem(
  db: Kysely<Tables>,
  owner: TestPerson,
  name: string,
  content: ProblemContent,
  validationLevel: ValidationLevel = 'Valid',
  findings: readonly Finding[] = [],
): Promise<number> {
  const problem = await db
    .insertInto('problems')
    .values({ name, createdBy: owner.id, headRevisionId: null, originRevisionId: null, clientKey: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const json = JSON.stringify(content)
  const revision = await db
    .insertInto('problemRevisions')
    .values({
      problemId: problem.id,
      number: 1,
      format: 1,
      content: json,
      contentHash: createHash('sha256').update(json).digest(),
      validationLevel,
      findings: JSON.stringify(findings),
      createdBy: owner.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('problems').set({ headRevisionId: revision.id }).where('id', '=', problem.id).execute()
  return revision.id
}

export interface TestItem {
  readonly problemRevisionId: number
  readonly points: number
  readonly isBonus?: boolean
  readonly attemptsAllowed?: number
  readonly attemptPenaltyPercent?: number
}

/** Adds a revision to an assessment, or a new assessment with its first one, and makes it the newest. */
export async function addAssessmentRevision(
  db: Kysely<Tables>,
  owner: TestPerson,
  items: readonly TestItem[],
  assessmentId?: number,
): Promise<number> {
  const made = { name: 'Sums', createdBy: owner.id, headRevisionId: null, originRevisionId: null, clientKey: null }
  const id =
    assessmentId ?? (await db.insertInto('assessments').values(made).returning('id').executeTakeFirstOrThrow()).id
  if (assessmentId === undefined)
    await db.insertInto('assessmentUserRoles').values({ assessmentId: id, userId: owner.id, role: 'Owner' }).execute()
  const { count } = await db
    .selectFrom('assessmentRevisions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('assessmentId', '=', id)
    .executeTakeFirstOrThrow()
  const revision = await db
    .insertInto('assessmentRevisions')
    .values({
      assessmentId: id,
      number: count + 1,
      format: 1,
      content: JSON.stringify({ items }),
      contentHash: Buffer.from(`${count}`),
      createdBy: owner.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [index, item] of items.entries())
    await db
      .insertInto('assessmentRevisionItems')
      .values({
        assessmentRevisionId: revision.id,
        itemKey: index + 1,
        position: index + 1,
        poolKey: null,
        sectionKey: null,
        attemptsAllowed: null,
        attemptPenaltyPercent: null,
        ...item,
      })
      .execute()
  await db.updateTable('assessments').set({ headRevisionId: revision.id }).where('id', '=', id).execute()
  return id
}

export function deliverySettings(changes: Partial<DeliverySettings> = {}): DeliverySettings {
  return { ...deliverySettingsSchema.parse({ name: 'Sums, week 1', isPublished: true }), ...changes }
}

/** A course with an instructor, a grader and learners, and an assessment that can be given to it. */
export interface TestCourse {
  readonly instructor: TestPerson
  readonly grader: TestPerson
  readonly learners: readonly TestPerson[]
  readonly groupId: number
  readonly assessmentId: number
  readonly give: (settings?: Partial<DeliverySettings>) => Promise<GroupAssessment>
}

let courses = 0

/** Makes a course whose assessment asks the given problems, 10 points each. */
export async function addCourse(
  api: TestApi,
  options: { readonly learners?: number; readonly problems?: readonly ProblemContent[] } = {},
): Promise<TestCourse> {
  const { db } = api
  const { learners: learnerCount = 2, problems = [problemContent()] } = options
  const tag = (courses += 1)
  const instructor = await addPerson(db, `instructor${tag}`)
  const grader = await addPerson(db, `grader${tag}`)
  const learners: TestPerson[] = []
  for (let index = 1; index <= learnerCount; index += 1) learners.push(await addPerson(db, `learner${tag}x${index}`))
  const groupId = await addGroup(db, `Course ${tag}`, {
    GroupOwner: [instructor],
    GroupGrader: [grader],
    GroupLearner: learners,
  })
  const items: TestItem[] = []
  for (const [index, content] of problems.entries())
    items.push({ problemRevisionId: await addProblem(db, instructor, `Sum ${index + 1}`, content), points: 10 })
  const assessmentId = await addAssessmentRevision(db, instructor, items)
  const give = async (settings: Partial<DeliverySettings> = {}): Promise<GroupAssessment> => {
    const { data, status, text } = await api.call(groupAssessmentCalls.createGroupAssessment, {
      as: instructor,
      body: { groupId, assessmentId, settings: deliverySettings(settings) },
    })
    if (status !== 201) throw new Error(text)
    return data
  }
  return { instructor, grader, learners, groupId, assessmentId, give }
}

/** What a learner does in one group assessment, through the API. */
export function createSitter(api: TestApi, as: TestPerson, groupAssessmentId: number) {
  const params = { groupAssessmentId }
  const writerId = randomUUID()
  let sequence = 0
  const at = (problemInstanceId: number) => ({ groupAssessmentId, problemInstanceId })
  return {
    start: (accessCode?: string) =>
      api.call(sittingCalls.startSitting, { as, params, body: accessCode === undefined ? {} : { accessCode } }),
    look: () => api.call(sittingCalls.getSitting, { as, params }),
    finish: () => api.call(sittingCalls.finishSitting, { as, params }),
    page: (problemInstanceId: number) =>
      api.call(sittingCalls.getProblemInstance, { as, params: at(problemInstanceId) }),
    draft: (problemInstanceId: number, value: string, baseVersion: number, writer = writerId) =>
      api.call(sittingCalls.saveDraft, {
        as,
        params: at(problemInstanceId),
        body: {
          answers: [{ questionKey: 1, value }],
          writerId: writer,
          writerSequence: (sequence += 1),
          baseVersion,
        },
      }),
    submitAll: (problemInstanceId: number, answers: readonly TypedAnswer[]) =>
      api.call(sittingCalls.submitAttempt, {
        as,
        params: at(problemInstanceId),
        body: { clientAttemptId: randomUUID(), answers: [...answers] },
      }),
    submit: (problemInstanceId: number, value: string, clientAttemptId: string = randomUUID(), draftVersion = 0) =>
      api.call(sittingCalls.submitAttempt, {
        as,
        params: at(problemInstanceId),
        body: { clientAttemptId, answers: [{ questionKey: 1, value }], draftVersion },
      }),
  }
}

/** The correct answer to the sum on a page. */
export function rightAnswer({ statementHtml }: Pick<ProblemInstance, 'statementHtml'>): string {
  const [a = '', b = ''] = statementHtml.match(/\d\d/g) ?? []
  return String(Number(a) + Number(b))
}

/** Gives somebody more time or attempts: everywhere, in a course or in one assessment of it. */
export async function grant(
  api: TestApi,
  userId: number,
  accommodation: Omit<Insertable<Tables['accommodations']>, 'userId'>,
): Promise<void> {
  await api.db
    .insertInto('accommodations')
    .values({ userId, ...accommodation })
    .execute()
}
