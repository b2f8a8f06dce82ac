import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { falseAcceptsOf } from '../../answers/answers.ts'
import { markCase } from '../../answers/mark-case.ts'
import { acceptedDifferences, caseOf } from './accepted.ts'

const accepted = acceptedDifferences()
const corpus = resolve(import.meta.dirname, '../../../../', process.env['CORPUS_DIR'] ?? '../shared/corpus')
const files = existsSync(corpus)
  ? readdirSync(corpus)
      .filter((name) => name.endsWith('.jsonl') && name !== 'beyond-peer.jsonl')
      .map((name) => join(corpus, name))
  : []

describe('answers that the corpus calls wrong and a question marks right', () => {
  it.each(accepted.map((entry) => [entry.id, entry] as const))('%s is marked right, and says why', (_, entry) => {
    expect(markCase(caseOf(entry))).toMatchObject({ verdict: true, isReached: true })
    expect(entry.reason.length).toBeGreaterThan(10)
  })

  it.skipIf(files.length === 0)('are all that a run of the corpus accepts', () => {
    const known = new Set(accepted.map(({ id }) => id))
    expect(falseAcceptsOf(files, (check) => accepted.some((entry) => entry.check === check))).toEqual([...known].sort())
  })
})
