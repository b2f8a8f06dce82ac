import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './setup.mjs'

/** How much of a failure is repeated at the end: enough to see what it was, with the rest where it happened. */
const longestReason = 25

/** A failed test as it is repeated at the end of a run. */
export function describeFailure({ file, name, reason }) {
  const lines = stripVTControlCharacters(reason ?? '')
    .trim()
    .split('\n')
    .slice(0, longestReason)
  return [`✗ ${relative(root, file)} › ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** The failed tests of Vitest's JSON report; a file that did not load counts as one. */
export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0 && file.status === 'failed') {
      return [{ file: file.name, name: 'does not load', reason: file.message }]
    }
    return tests.map((test) => ({ file: file.name, name: test.fullName, reason: test.failureMessages[0] }))
  })
}

/** The failed tests of Playwright's JSON report, each with the error of its last try. */
export function failedInPlaywright(report) {
  return specsOf(report, ({ ok }) => !ok)
}

/** The tests of Playwright's JSON report that failed first and then passed, each with its last error. */
export function unsteadyInPlaywright(report) {
  return specsOf(report, ({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'))
}

function specsOf(report, isWanted) {
  const folder = report?.config?.rootDir ?? root
  const inSuite = (suite, names) => [
    ...(suite.specs ?? []).filter(isWanted).map((spec) => ({
      file: `${folder}/${spec.file}`,
      name: [...names, spec.title].join(' › '),
      reason: spec.tests.flatMap(({ results }) => results).findLast(({ error }) => error !== undefined)?.error.message,
    })),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...names, inner.title])),
  ]
  return (report?.suites ?? []).flatMap((suite) => inSuite(suite, []))
}
