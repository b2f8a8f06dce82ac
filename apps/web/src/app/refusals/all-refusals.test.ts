import * as contract from '@isomorph/contract'
import { expect, it } from 'vitest'
import { allRefusalsInWords } from './all-refusals.ts'

type Codes = readonly string[] | Readonly<Record<string, readonly string[]>>

/** Every list of codes of the contract, by its name: `markingRefusalCodes`. */
const lists = [
  ...Object.entries(contract as Readonly<Record<string, unknown>>)
    .filter(([name]) => name.endsWith('RefusalCodes'))
    .map(([name, codes]) => [name, Object.values(codes as Codes).flat()] as const),
  ['signInFailures', Object.keys(contract.signInFailures)] as const,
]

/** `deadlinePassed` as problem details have it: `deadline-passed`. */
const kebab = (code: string) => code.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

it.each(lists)('every code of %s has words', (_, codes) => {
  const refusal = { status: 409, title: 'By the server', detail: '' }
  const withoutWords = codes.filter(
    (code) => allRefusalsInWords({ ...refusal, type: `urn:isomorph:${kebab(code)}` }).title === refusal.title,
  )
  expect(withoutWords).toEqual([])
})

it('all lists are looked at', () => {
  expect(lists.map(([name]) => name)).toContain('installationRefusalCodes')
  expect(lists.length).toBeGreaterThanOrEqual(9)
})
