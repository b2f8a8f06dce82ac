/** Pairs of expressions with the verdict they must get: rows of our own marking tables, or files in the corpus format. */

import { readFileSync } from 'node:fs'
import { read, toText } from '@isomorph/evaluator'
import { tables } from '@isomorph/evaluator/tables'
import type { Pair } from './peer.ts'

export interface Case extends Pair {
  readonly id: string
  readonly expected: boolean
}

/** Families that are about mathematics alone, where every engine means the same by what is written. */
const families = new Set([
  'Multiplying out and collecting',
  'Fractions and cancelling',
  'Roots where letters may be negative',
  'Logarithms where letters may be negative',
  'Trigonometry',
  'Hyperbolic functions',
  'Numbers that are exactly equal',
  'Complex numbers',
])

/** A formula in ASCII, as we read it; `undefined` where it cannot be read. */
function asciiOf(latex: string): string | undefined {
  const reading = read(latex, { mode: 'latex' })
  return reading.ok ? toText(reading.tree) : undefined
}

function casesOfTables(): Case[] {
  return tables
    .filter(({ title, options }) => families.has(title) && options === undefined)
    .flatMap(({ title, questions }) =>
      questions.flatMap(({ key, answers }) =>
        answers.flatMap(([answer, verdict]): Case[] => {
          const [first, second] = [asciiOf(key), asciiOf(answer)]
          if (first === undefined || second === undefined || (verdict !== 'right' && verdict !== 'wrong')) return []
          const id = `${title}: ${answer} for ${key}`
          return [{ id, latex: [key, answer], text: [first, second], expected: verdict === 'right' }]
        }),
      ),
    )
}

interface CorpusCase {
  readonly id: string
  readonly check: string
  readonly expected: string
  readonly student: string
  readonly options: Readonly<Record<string, unknown>>
  readonly verdict?: boolean | 'invalid'
  readonly text?: { readonly expected: string; readonly student: string }
}

/** Comparisons without further options, whose answers have a value. */
function casesOfFile(file: string): Case[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as CorpusCase)
    .flatMap(({ id, check, expected, student, options, verdict, text }): Case[] => {
      const isPlain = (check === 'equivalent' || check === 'complex') && Object.keys(options).length === 0
      if (!isPlain || typeof verdict !== 'boolean' || text === undefined) return []
      return [{ id, latex: [expected, student], text: [text.expected, text.student], expected: verdict }]
    })
}

export const readCases = (files: readonly string[]): Case[] =>
  files.length === 0 ? casesOfTables() : files.flatMap(casesOfFile)
