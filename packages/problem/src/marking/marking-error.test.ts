import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { markingError, markingErrorCodes } from './marking-error.ts'

const source = new URL('..', import.meta.url)
const coverage = readFileSync(new URL('../../../../docs/spec-coverage.md', import.meta.url), 'utf8')

/** The text of all files that may raise an error. */
function raisingSources(): string {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|marking-error/.test(file))
    .map((file) => readFileSync(new URL(file, source), 'utf8'))
    .join('\n')
}

it('raises every code of the catalogue, or the coverage of the specification says why it cannot occur', () => {
  const sources = raisingSources()
  const [, reasons = ''] = /## 8\. Errors([\s\S]*?)\n## /.exec(coverage) ?? []
  const unexplained = markingErrorCodes.filter(
    (code) => !sources.includes(`'${code}'`) && !reasons.includes(`\`${code}\``),
  )
  expect(unexplained).toEqual([])
  expect(markingErrorCodes.filter((code) => sources.includes(`'${code}'`) && reasons.includes(`\`${code}\``))).toEqual(
    [],
  )
})

it.each([
  ['DivideByZeroError', { title: 'Divide by Zero' }],
  ['ToleranceRoundingEdgeCaseError', { title: 'Conflicting Precision' }],
  ['ComplexNumberFormatAsRealError', { title: 'Complex Number Format' }],
  ['RequestTimedOut', { title: 'Request Timed Out' }],
  ['UnitParseError', { detail: 'The given unit could not be parsed.' }],
  ['EvaluatorUnreachable', { detail: 'There was an issue contacting the evaluator to evaluate your answer.' }],
] as const)('says %s in the words of the specification', (code, words) => {
  expect(markingError(code)).toMatchObject({ code, ...words })
})
