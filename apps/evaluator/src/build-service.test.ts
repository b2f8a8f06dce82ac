import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createEvaluation,
  createRemoteEvaluation,
  EvaluatorAwayError,
  EvaluatorBusyError,
  type Evaluation,
} from '@isomorph/evaluation'
import {
  compileProblem,
  drawVariant,
  emptyProblemContent,
  isAuthoringError,
  type ProblemContent,
} from '@isomorph/problem'
import { buildService } from './build-service.ts'

const content: ProblemContent = {
  ...emptyProblemContent,
  variables: [
    {
      id: 1,
      name: 'a',
      variableType: 'RandomNumber',
      parameters: { min: '2', max: '9', step: '1', blacklist: [], numberFormatType: 'Number' },
    },
  ],
  questions: [
    {
      questionKey: 1,
      answerType: 'ExpressionSymbolic',
      label: '',
      points: 1,
      hints: [],
      keyboards: ['numeric', 'roman'],
      answerSets: [{ id: 1, answers: [{ id: 1, formula: String.raw`\left(x+a\right)^2`, percentCorrect: 100 }] }],
    },
  ],
}

const compiled = compileProblem(content)

function variantOf(seed: number) {
  const variant = drawVariant(compiled, seed)
  if (isAuthoringError(variant)) throw new Error('A variant was expected.')
  return variant
}

const local = createEvaluation()
let app: Awaited<ReturnType<typeof buildService>>
let url: string
let remote: Evaluation

type Service = Awaited<ReturnType<typeof buildService>>

async function listen(service: Service): Promise<string> {
  await service.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  app = await buildService(local)
  url = await listen(app)
  remote = createRemoteEvaluation(url)
})
afterAll(async () => {
  // A client that gives up while it connects leaves a connection without a request, which the server would wait for.
  app.server.closeAllConnections()
  await app.close()
  await local.close()
})

/** Threads start slowly from their source. */
const hurry = { milliseconds: 60_000, waitMilliseconds: 60_000 }

describe('the evaluation service', { timeout: 90_000 }, () => {
  it('marks as this process does, also when it has forgotten the content', async () => {
    for (const value of [String.raw`x^2+2xa+a^2`, 'x', String.raw`1+\left(2`, '9^{9^{9^9}}']) {
      const answers = [{ questionKey: 1, value: value.replaceAll('a', '3') }]
      const variant = variantOf(5)
      const here = await local.tryAnswers({ compiled }, variant, answers)
      expect(await remote.tryAnswers({ compiled }, variant, answers)).toEqual(JSON.parse(JSON.stringify(here)))
    }
  })

  it('draws the variants that this process draws, in batches', async () => {
    const { body } = await app.inject({ method: 'POST', url: '/api/variants', payload: { content, seeds: [1, 2, 3] } })
    const { result } = JSON.parse(body) as { result: { variant: unknown }[] }
    expect(result.map((each) => each.variant)).toEqual([1, 2, 3].map(variantOf))
  })

  it('cuts the answers of learners at their limit, and goes on with authors', async () => {
    const strict = createEvaluation({ learnerMilliseconds: 1, milliseconds: 60_000, threads: 1, hurry })
    const service = await buildService(strict)
    try {
      const answers = [{ questionKey: 1, value: String.raw`\sum_{k=1}^{10^5}\frac{1}{k}+x` }]
      const item = { contentHash: 'sum', content, variant: variantOf(1), answers, learner: 'one' }
      const marked = await service.inject({ method: 'POST', url: '/api/markings', payload: { items: [item] } })
      expect(marked.json()).toMatchObject({ result: [{ markings: [{ verdict: 'needsPerson', rule: 'undecided' }] }] })
      expect((await service.inject('/metrics')).body).toContain('isomorph_evaluation_given_up_total 1')
      const drawn = await service.inject({ method: 'POST', url: '/api/variants', payload: { content, seeds: [1] } })
      expect(drawn.json()).toMatchObject({ result: [{ variant: variantOf(1) }] })
    } finally {
      await service.close()
      await strict.close()
    }
  })

  it('leaves an answer open for which a learner has no time left, and marks it when asked again', async () => {
    const busy = createEvaluation({ learnerShareMilliseconds: 0 })
    const free = createEvaluation({ learnerMilliseconds: 60_000, threads: 1 })
    const services = [await buildService(busy), await buildService(free)]
    const answers = [
      { questionKey: 1, value: 'x' },
      { questionKey: 1, value: String.raw`\sum_{k=1}^{10^4}\frac{1}{k}+x` },
    ]
    const ask = async (service: (typeof services)[number] | undefined, waiting?: readonly number[]) => {
      const item = { contentHash: 'later', content, variant: variantOf(1), answers, learner: 'one', waiting }
      const marked = await service?.inject({ method: 'POST', url: '/api/markings', payload: { items: [item] } })
      return marked?.json<{ result: readonly { markings: readonly unknown[] }[] }>().result[0]?.markings
    }
    try {
      expect(await ask(services[0])).toEqual([expect.objectContaining({ verdict: 'incorrect' }), null])
      expect(await ask(services[1], [1])).toEqual([null, expect.objectContaining({ verdict: 'incorrect' })])
    } finally {
      await Promise.all(services.map((service) => service.close()))
      await Promise.all([busy.close(), free.close()])
    }
  })

  it.each([
    ['has no thread free', { maximumWaiting: 0 }, 'busy'],
    ['works on a check for all its time', { milliseconds: 1 }, undefined],
  ])('says whether it %s', async (_, options, expected) => {
    const limited = createEvaluation({ threads: 1, ...options })
    const service = await buildService(limited)
    try {
      const asking = createRemoteEvaluation(await listen(service)).check(content, { isLab: true, variants: 5000 })
      const outcome = await asking.catch((error: unknown) => (error instanceof EvaluatorBusyError ? 'busy' : error))
      expect(outcome).toBe(expected)
    } finally {
      await service.close()
      await limited.close()
    }
  })

  it('says that a preview waits for a thread', async () => {
    const busy = createEvaluation({ threads: 1, maximumWaiting: 0 })
    const service = await buildService(busy)
    try {
      const asking = createRemoteEvaluation(await listen(service)).preview(content, 7)
      await expect(asking).rejects.toBeInstanceOf(EvaluatorBusyError)
    } finally {
      await service.close()
      await busy.close()
    }
  })

  it('is given more time for the variant lab than for a check that somebody waits for', async () => {
    const impatient = createRemoteEvaluation(url, { milliseconds: 1, labMilliseconds: 60_000 })
    await expect(impatient.check(content)).rejects.toBeInstanceOf(EvaluatorAwayError)
    expect(await impatient.check(content, { isLab: true })).toHaveProperty('lab.variants', 1000)
  })

  it('names the field of a request that is not right', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/markings',
      payload: { items: [{ contentHash: 'x' }] },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toMatch(/^items\.0\./)
  })

  it('tells whether it lives, how it does and what it can do', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/metrics')).body).toContain('isomorph_evaluator_request_duration_seconds_count')
    const document = (await app.inject('/api/openapi.json')).json<{ paths: object }>()
    expect(Object.keys(document.paths)).toContain('/api/markings')
  })

  it('is away where nobody listens, in an error of its own', async () => {
    const nobody = createRemoteEvaluation('http://127.0.0.1:9', { milliseconds: 500 })
    const asking = nobody.tryAnswers({ compiled }, variantOf(1), [{ questionKey: 1, value: 'x' }])
    await expect(asking).rejects.toBeInstanceOf(EvaluatorAwayError)
  })
})
