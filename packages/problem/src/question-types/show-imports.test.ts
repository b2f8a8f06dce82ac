import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerTypes } from '../content/question.ts'
import { shows } from './show.ts'

const here = import.meta.dirname

/** The files of this package that a file loads, itself among them; types load nothing. */
function loadedFrom(entry: string): readonly string[] {
  const seen = new Set<string>([entry])
  for (const file of seen) {
    const source = readFileSync(file, 'utf8')
    for (const [, path = ''] of source.matchAll(/^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)'/gms))
      seen.add(resolve(dirname(file), path))
  }
  return [...seen].map((file) => relative(here, file))
}

describe('what a learner’s browser loads of the types of questions', () => {
  it('has no key, no marker, no check and nothing that compiles', () => {
    const loaded = loadedFrom(join(here, 'show.ts'))
    expect(loaded).toContain('numeric/show.ts')
    expect(loaded.filter((file) => /(^|\/)(key|mark|check|compile)\b[^/]*\.ts$/.test(file))).toEqual([])
    expect(loaded.filter((file) => file.includes('question-types.ts'))).toEqual([])
  })

  it('knows every type', () => {
    expect(Object.keys(shows).sort()).toEqual([...answerTypes].sort())
  })
})
