import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemCalls, type Problem, type VariantReport } from '@isomorph/contract'
import { createDatabase } from '@isomorph/database'
import { createEvaluation, createRemoteEvaluation } from '@isomorph/evaluation'
import type { ProblemContent } from '@isomorph/problem'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { doublingProblem } from '../../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { checkVariantsTask } from './check-variants.ts'

let api: TestApi
let author: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['ProblemCreator'])
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

async function create(content: ProblemContent): Promise<Problem> {
  return (await api.call(problemCalls.createProblem, { as: author, body: { name: 'Reported', content } })).data
}

const reportOf = async ({ id }: Problem, revisionNumber = 1, as = author) =>
  await api.call(problemCalls.getVariantReport, { as, params: { problemId: id, revisionNumber } })

const work = async (revisionId: number, services: Partial<typeof api.app.contractRouting.services> = {}) =>
  await checkVariantsTask.run({ revisionId }, { ...api.app.contractRouting.services, ...services })

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

  it('is put into the queue with the version, and not for names and tags', async () => {
    const queued = async () => await api.db.selectFrom('variantReports').select('revisionId').execute()
    const before = await queued()
    const problem = await create(doublingProblem())
    expect((await queued()).length).toBe(before.length + 1)
    const body = { ...problem, name: 'Renamed', baseRevisionNumber: 1 }
    await api.call(problemCalls.updateProblem, { as: author, params: { problemId: problem.id }, body })
    expect((await queued()).length).toBe(before.length + 1)
  })

  it('is left out for a version that was replaced before its turn', async () => {
    const problem = await create(doublingProblem())
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
    const problem = await create(doublingProblem())
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
    const problem = await create(doublingProblem())
    const { evaluation } = api.app.contractRouting.services
    const answer = async (level: 'Valid' | 'InvalidForSave') => {
      const check: typeof evaluation.check = async () => await Promise.resolve({ level, findings: [] })
      await work(problem.headRevisionId, { evaluation: { ...evaluation, check } })
    }
    await expect(answer('Valid')).rejects.toThrow('of a former release')
    await expect(answer('InvalidForSave')).rejects.toThrow('could not be saved')
  })

  it('stands in a queue of its own, behind all other jobs; a saved change comes before new problems', async () => {
    const owner = createDatabase(api.url, { asOwner: true, maximumConnections: 1 })
    const jobOf = async ({ headRevisionId }: Pick<Problem, 'headRevisionId'>) =>
      (
        await sql`
          select t.identifier as task, q.queue_name as queue, j.priority from graphile_worker._private_jobs j
            join graphile_worker._private_tasks t on t.id = j.task_id
            left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
           where j.payload ->> 'revisionId' = ${String(headRevisionId)}`.execute(owner.db)
      ).rows
    try {
      const problem = await create(doublingProblem())
      expect(await jobOf(problem)).toEqual([{ task: 'check-variants', queue: 'check-variants', priority: 10 }])
      const body = { ...problem, content: rarelyBroken(), baseRevisionNumber: 1 }
      const params = { problemId: problem.id }
      const saved = (await api.call(problemCalls.updateProblem, { as: author, params, body })).data
      expect(await jobOf(saved)).toEqual([{ task: 'check-variants', queue: 'check-variants', priority: 5 }])
    } finally {
      await owner.close()
    }
  })

  it('may be done twice, and says when it took too long or never came to its end', async () => {
    const problem = await create(doublingProblem())
    const { evaluation } = api.app.contractRouting.services
    const asked: (number | undefined)[] = []
    const check: typeof evaluation.check = async (_, options) => {
      asked.push(options?.variants)
      return await Promise.resolve(undefined)
    }
    await work(problem.headRevisionId, { evaluation: { ...evaluation, check } })
    expect([asked, (await reportOf(problem)).data.state]).toEqual([[5000, 1000], 'tooLong'])
    await work(problem.headRevisionId)
    expect((await reportOf(problem)).data.state).toBe('tooLong')
    const other = await create(doublingProblem())
    await checkVariantsTask.giveUp?.({ revisionId: other.headRevisionId }, api.app.contractRouting.services)
    expect((await reportOf(other)).data.state).toBe('failed')
  })

  it('is for those who may read the problem, and absent for versions of former releases', async () => {
    const problem = await create(doublingProblem())
    const stranger = await addPerson(api.db, 'stranger', ['ProblemCreator'])
    expect((await reportOf(problem, 1, stranger)).status).toBe(404)
    expect((await reportOf(problem, 9)).status).toBe(404)
    await api.db.deleteFrom('variantReports').execute()
    expect((await reportOf(problem)).data.state).toBe('absent')
  })
})
