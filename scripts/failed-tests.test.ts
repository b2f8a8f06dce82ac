import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeFailure, failedInPlaywright, failedInVitest, unsteadyInPlaywright } from './failed-tests.mjs'
import { root } from './setup.mjs'

describe('Failed tests', () => {
  it('are those of the report, and a file that does not load is one', () => {
    const report = {
      testResults: [
        {
          name: join(root, 'a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a holds', failureMessages: [] },
            { status: 'failed', fullName: 'a breaks', failureMessages: ['expected 1 to be 2'] },
          ],
        },
        { name: join(root, 'b.test.ts'), status: 'failed', message: 'SyntaxError', assertionResults: [] },
      ],
    }
    expect(failedInVitest(report).map(describeFailure)).toEqual([
      '✗ a.test.ts › a breaks\n    expected 1 to be 2',
      '✗ b.test.ts › does not load\n    SyntaxError',
    ])
  })

  it('of journeys are found in every suite, with the error of the last try', () => {
    const spec = (title: string, ok: boolean, messages: string[]) => ({
      title,
      ok,
      file: 'home.spec.ts',
      tests: [{ results: messages.map((message) => ({ error: { message } })) }],
    })
    const report = {
      config: { rootDir: join(root, 'e2e/src') },
      suites: [
        {
          title: 'home.spec.ts',
          specs: [spec('opens', true, [])],
          suites: [{ title: 'Home', specs: [spec('shows courses', false, ['first', '\u001B[31mlast\u001B[39m'])] }],
        },
      ],
    }
    expect(failedInPlaywright(report).map(describeFailure)).toEqual([
      '✗ e2e/src/home.spec.ts › Home › shows courses\n    last',
    ])
  })

  it('do not hold those that passed when tried again, which are told apart', () => {
    const spec = {
      title: 'opens',
      ok: true,
      file: 'home.spec.ts',
      tests: [{ status: 'flaky', results: [{ error: { message: 'too slow' } }, {}] }],
    }
    const report = { config: { rootDir: join(root, 'e2e/src') }, suites: [{ title: 'home.spec.ts', specs: [spec] }] }
    expect(failedInPlaywright(report)).toEqual([])
    expect(unsteadyInPlaywright(report).map(describeFailure)).toEqual(['✗ e2e/src/home.spec.ts › opens\n    too slow'])
  })

  it('are none without a report', () => {
    expect([...failedInVitest(undefined), ...failedInPlaywright(undefined)]).toEqual([])
  })
})
