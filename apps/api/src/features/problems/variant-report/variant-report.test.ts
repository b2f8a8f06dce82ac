import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assessmentCalls, problemCalls, type Assessment, type Problem, type VariantReport } from '@isomorph/contract'
import { createDatabase } from '@isomorph/database'
import { createEvaluation, createRemoteEvaluation } from '@isomorph/evaluation'
import type { ProblemContent } from '@isomorph/problem'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { doublingProblem } from '../../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { checkVariantsTask, uncheckedVersionsSweep } from './check-variants.ts'

let api: TestApi
let author: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['Creator'])
})
afterAll(() => api.close())

/** Asks for 1/(a − 1084), with a from 1 to 5,000: none of the first thousand variants has 1084. */
function rarelyBroken(): ProblemContent {
  const [question] = doublingProblem().questions
  const answerSets = [{ id: 1, answers: [{ id: 1, formula: '\\frac{1}{\\variable{a}-1084}', percentCorrect: 100 }] }]
  const parameters = { min: '1', max: '5000', step: '1', blacklist: [], numberFormatType: 'Number' as const }
  return doublingProblem({
    variables: [{ id: 1, name: 'a', variableType: 'RandomNumber', parameters }],
    questions: question?.answerType === 'Numeric' ? [{ ...question, answerSets }] : [],
  })
}

let numberOfContents = 0

/** A problem with a content that no other has. */
function anotherProblem(): ProblemContent {
  numberOfContents += 1
  const text = `Solution ${numberOfContents}`
  return doublingProblem({
    solution: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  })
}

async function create(content: ProblemContent): Promise<Problem> {
  return (await api.call(problemCalls.createProblem, { as: author, body: { name: 'Reported', content } })).data
}

/** A new problem that its author has opened: its report is waited for. */
async function open(content: ProblemContent): Promise<Problem> {
  const problem = await create(content)
  await reportOf(problem)
  return problem
}

const reportOf = async ({ id }: Problem, revisionNumber = 1, as = author) =>
  await api.call(problemCalls.getVariantReport, { as, params: { problemId: id, revisionNumber } })

async function endOf({ headRevisionId }: Pick<Problem, 'headRevisionId'>): Promise<Date | null> {
  const report = api.db.selectFrom('variantReports').select('endedAt').where('revisionId', '=', headRevisionId)
  return (await report.executeTakeFirstOrThrow()).endedAt
}

async function jobsOf({ headRevisionId }: Pick<Problem, 'headRevisionId'>): Promise<readonly unknown[]> {
  const owner = createDatabase(api.url, { asOwner: true, maximumConnections: 1 })
  try {
    const { rows } = await sql`
      select t.identifier as task, q.queue_name as queue, j.priority from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
       where j.payload ->> 'revisionId' = ${String(headRevisionId)}`.execute(owner.db)
    return rows
  } finally {
    await owner.close()
  }
}

const work = async (
  revisionId: number,
  services: Partial<typeof api.app.contractRouting.services> = {},
  tryNumber = 1,
) => await checkVariantsTask.run({ revisionId }, { ...api.app.contractRouting.services, ...services }, tryNumber)

describe('the check of 5,000 variants', () => {
  it('follows each version, and finds what a thousand variants do not show', async () => {
    const first = await create(rarelyBroken())
    expect((await reportOf(first)).data).toEqual({ state: 'waiting', variants: 0, distinctVariants: 0, issues: [] })
    await work(first.headRevisionId)
    const { data } = await reportOf(first)
    expect(data).toMatchObject({ state: 'done', variants: 5000 })
    const [error] = data.issues.filter(({ level }) => level === 'InvalidForUseError')
    expect(error?.path).toMatch(/^questions\.0/)
    expect(Math.min(...(error?.seeds ?? []))).toBeGreaterThan(1000)
    const body = { ...first, content: doublingProblem(), baseRevisionNumber: 1 }
    const params = { problemId: first.id }
    const second = (await api.call(problemCalls.updateProblem, { as: author, params, body })).data
    await work(second.headRevisionId)
    const { data: versions } = await api.call(problemCalls.listProblemRevisions, { as: author, params })
    const states = versions.map(({ variantReport }: { variantReport: VariantReport }) => [
      variantReport.state,
      variantReport.issues.some(({ level }) => level === 'InvalidForUseError'),
    ])
    expect(states).toEqual([
      ['done', false],
      ['done', true],
    ])
  })

  it('begins when a new problem is first opened, once, and not for names and tags', async () => {
    const queued = async () => (await api.db.selectFrom('variantReports').select('revisionId').execute()).length
    const before = await queued()
    const problem = await create(doublingProblem())
    expect(await queued()).toBe(before)
    const reports = await Promise.all([reportOf(problem), reportOf(problem), reportOf(problem)])
    expect(reports.map(({ data }) => data.state)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(await jobsOf(problem)).toHaveLength(1)
    const params = { problemId: problem.id }
    const body = { ...problem, name: 'Renamed', baseRevisionNumber: 1 }
    await api.call(problemCalls.updateProblem, { as: author, params, body })
    expect(await queued()).toBe(before + 1)
  })

  it('begins with each save of a changed problem', async () => {
    const problem = await create(doublingProblem())
    const params = { problemId: problem.id }
    const body = { ...problem, content: rarelyBroken(), baseRevisionNumber: 1 }
    const saved = (await api.call(problemCalls.updateProblem, { as: author, params, body })).data
    expect(await jobsOf(saved)).toHaveLength(1)
    expect((await reportOf(problem, 1)).data.state).toBe('absent')
    expect(await jobsOf(problem)).toEqual([])
  })

  it('is left out for a version that was replaced before its turn', async () => {
    const problem = await open(anotherProblem())
    const body = { ...problem, content: rarelyBroken(), baseRevisionNumber: 1 }
    await api.call(problemCalls.updateProblem, { as: author, params: { problemId: problem.id }, body })
    const { evaluation } = api.app.contractRouting.services
    const check: typeof evaluation.check = () => {
      throw new Error('Nobody is asked.')
    }
    await work(problem.headRevisionId, { evaluation: { ...evaluation, check } })
    expect((await reportOf(problem)).data.state).toBe('absent')
    expect((await reportOf(problem, 2)).data.state).toBe('waiting')
  })

  it('waits for another try while all threads are busy or the service is away', async () => {
    const problem = await open(anotherProblem())
    const busy = createEvaluation({ maximumWaiting: 0 })
    try {
      await expect(work(problem.headRevisionId, { evaluation: busy })).rejects.toThrow('busy')
      const evaluation = createRemoteEvaluation('http://127.0.0.1:9')
      await expect(work(problem.headRevisionId, { evaluation })).rejects.toThrow('did not answer')
      expect((await reportOf(problem)).data.state).toBe('waiting')
    } finally {
      await busy.close()
    }
    await work(problem.headRevisionId)
    expect((await reportOf(problem)).data.state).toBe('done')
  })

  it('fails with what kept it from drawing variants', async () => {
    const problem = await open(anotherProblem())
    const { evaluation } = api.app.contractRouting.services
    const answer = async (level: 'Valid' | 'InvalidForSave') => {
      const check: typeof evaluation.check = async () => await Promise.resolve({ level, findings: [] })
      await work(problem.headRevisionId, { evaluation: { ...evaluation, check } })
    }
    await expect(answer('Valid')).rejects.toThrow('of a former release')
    await expect(answer('InvalidForSave')).rejects.toThrow('could not be saved')
  })

  it('stands in a queue of its own, behind all other jobs', async () => {
    const problem = await open(doublingProblem())
    expect(await jobsOf(problem)).toEqual([{ task: 'check-variants', queue: 'check-variants', priority: 10 }])
  })

  it('may be done twice, and says when it took too long three times or never came to its end', async () => {
    const problem = await open(anotherProblem())
    const { evaluation } = api.app.contractRouting.services
    const asked: (number | undefined)[] = []
    const check: typeof evaluation.check = async (_, options) => {
      asked.push(options?.variants)
      return await Promise.resolve(undefined)
    }
    const slow = { evaluation: { ...evaluation, check } }
    for (const tryNumber of [1, 2])
      await expect(work(problem.headRevisionId, slow, tryNumber)).rejects.toThrow('took too long')
    expect((await reportOf(problem)).data.state).toBe('waiting')
    asked.length = 0
    await work(problem.headRevisionId, slow, 3)
    expect([asked, (await reportOf(problem)).data.state]).toEqual([[5000, 1000], 'tooLong'])
    await work(problem.headRevisionId)
    expect((await reportOf(problem)).data.state).toBe('tooLong')
    const other = await open(anotherProblem())
    await checkVariantsTask.giveUp?.({ revisionId: other.headRevisionId }, api.app.contractRouting.services)
    expect((await reportOf(other)).data.state).toBe('failed')
  })

  it('takes over what was found in the same content within a week', async () => {
    const content = anotherProblem()
    const { evaluation } = api.app.contractRouting.services
    const check = vi.fn<typeof evaluation.check>(evaluation.check)
    const checkOf = async (problem: Problem) => {
      await work(problem.headRevisionId, { evaluation: { ...evaluation, check } })
      return (await reportOf(problem)).data
    }
    const first = await open(content)
    const report = await checkOf(first)
    const copy = await open(content)
    expect(await checkOf(copy)).toEqual(report)
    expect(check).toHaveBeenCalledTimes(1)
    // A week counts from the check, however often its report was taken over.
    expect(await endOf(copy)).toEqual(await endOf(first))
    await checkOf(await open(anotherProblem()))
    expect(check).toHaveBeenCalledTimes(2)
    await sql`update variant_reports set ended_at = ended_at - interval '8 days'`.execute(api.db)
    expect(await checkOf(await open(content))).toEqual(report)
    expect(check).toHaveBeenCalledTimes(3)
  })

  it('is for those who may read the problem, and begins for versions of former releases when they are opened', async () => {
    const problem = await open(doublingProblem())
    const stranger = await addPerson(api.db, 'stranger', ['ProblemCreator'])
    expect((await reportOf(problem, 1, stranger)).status).toBe(404)
    expect((await reportOf(problem, 9)).status).toBe(404)
    await api.db.deleteFrom('variantReports').execute()
    expect((await reportOf(problem)).data.state).toBe('waiting')
  })
})

describe('the check of problems in assessments', () => {
  async function use({ id: problemId }: Problem): Promise<Assessment> {
    const body = { name: 'Uses it', items: [{ itemKey: 1, problemId, points: 1 }] }
    return (await api.call(assessmentCalls.createAssessment, { as: author, body })).data
  }

  async function save({ id, name, revisionNumber }: Assessment, items: readonly { problemId: number }[]) {
    const wanted = items.map(({ problemId }, index) => ({ itemKey: index + 1, problemId, points: 1 }))
    const body = { name, items: wanted, updatesProblems: [], baseRevisionNumber: revisionNumber }
    return await api.call(assessmentCalls.updateAssessment, { as: author, params: { assessmentId: id }, body })
  }

  const errorsIn = async ({ id: assessmentId }: Assessment) =>
    (await api.call(assessmentCalls.getAssessment, { as: author, params: { assessmentId } })).data.items.map(
      ({ variantErrors }) => variantErrors,
    )

  it('begins when an assessment takes them, opened or not, and its editor says what was found', async () => {
    const [first, second] = [await create(rarelyBroken()), await create(doublingProblem())]
    const assessment = await use(first)
    expect([await jobsOf(first), await jobsOf(second)]).toEqual([[expect.anything()], []])
    expect(await errorsIn(assessment)).toEqual([null])
    const { data: saved } = await save(assessment, [{ problemId: first.id }, { problemId: second.id }])
    expect([await jobsOf(first), await jobsOf(second)]).toMatchObject([{ length: 1 }, { length: 1 }])
    await work(first.headRevisionId)
    await work(second.headRevisionId)
    expect(await errorsIn(saved)).toEqual([1, 0])
  })

  it('goes on for a version that they keep while a newer one is saved', async () => {
    const problem = await create(doublingProblem())
    const assessment = await use(problem)
    const body = { ...problem, content: rarelyBroken(), baseRevisionNumber: 1 }
    await api.call(problemCalls.updateProblem, { as: author, params: { problemId: problem.id }, body })
    await work(problem.headRevisionId)
    expect((await reportOf(problem, 1)).data.state).toBe('done')
    expect(await errorsIn(assessment)).toEqual([0])
  })

  it('is made up for where assessments are older than it, and not where they are deleted', async () => {
    const [used, unused] = [await create(doublingProblem()), await create(doublingProblem())]
    await use(used)
    const params = { assessmentId: (await use(unused)).id }
    await api.call(assessmentCalls.deleteAssessment, { as: author, params })
    await api.db.deleteFrom('variantReports').execute()
    const { services } = api.app.contractRouting
    await Promise.all([uncheckedVersionsSweep.run(services), uncheckedVersionsSweep.run(services)])
    const begun = await api.db.selectFrom('variantReports').select('revisionId').execute()
    expect(begun.map(({ revisionId }) => revisionId)).toContain(used.headRevisionId)
    expect(begun.map(({ revisionId }) => revisionId)).not.toContain(unused.headRevisionId)
    // One job by the assessment, one by the sweeps together.
    expect(await jobsOf(used)).toHaveLength(2)
  })
})
