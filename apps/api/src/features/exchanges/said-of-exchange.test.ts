import { readFileSync } from 'node:fs'
import { caliperFault } from '@isomorph/caliper'
import { exchangeTexts, fieldErrorTexts, rosterTexts } from '@isomorph/contract'
import { sentences } from '@isomorph/sign-in'
import { describe, expect, it } from 'vitest'
import { saidOfExchange } from './said-of-exchange.ts'

const codesOf = (text: string): readonly string[] => saidOfExchange(text).map(({ code }) => code)

/** What a client of platforms and timetables says in errors, with something in place of each value. */
function sentencesIn(file: string): readonly string[] {
  const source = readFileSync(new URL(`../../../../../packages/sign-in/src/${file}.ts`, import.meta.url), 'utf8')
  const texts = [...source.matchAll(/Error\((?:'\w+', )?(['`])(The .+?)\1[,)]/g)].map(([, , text = '']) => text)
  return texts.flatMap((text) => {
    const whats = text.includes('${what}') ? [...source.matchAll(/, '([a-z]+(?: [a-z]+)+)'\)/g)] : [[]]
    return whats.map(([, what = '']) => text.replace('${what}', what).replaceAll(/\$\{[\w.]+\}/g, '7'))
  })
}

describe('what was exchanged with a connected system', () => {
  it('has the codes of a roster that was taken over, and of what it lacks', () => {
    const counts = exchangeTexts.write('rosterTakenOver', { added: 3, removed: 0, changed: 1, unchanged: 20 })
    expect(saidOfExchange(`${counts} ${rosterTexts.write('withoutNumber', { people: 2 })}`)).toEqual([
      { code: 'rosterTakenOver', params: { added: '3', removed: '0', changed: '1', unchanged: '20' } },
      { code: 'withoutNumber', params: { people: '2' } },
    ])
  })

  it('has the codes of a schedule in which terms are missing', () => {
    const text = 'Classes: 4. Terms with classes: 2. The server takes too long to answer. Left out: Fall 2026 (PWL).'
    expect(codesOf(text)).toEqual(['scheduleClasses', 'scheduleTerms', 'serverTooSlow', 'scheduleLeftOut'])
  })

  it('has a code for an address that may not be asked', () => {
    expect(codesOf(fieldErrorTexts.addressInside)).toEqual(['addressInside'])
    expect(codesOf(`No token: ${fieldErrorTexts.addressInside}`)).toEqual(['noToken', 'addressInside'])
  })

  it('has codes for what is wrong with an event', () => {
    const event = { type: 'SessionEvent', action: 'Graded' }
    const { message = '' } = caliperFault(event, '1.2') ?? {}
    expect(saidOfExchange(`Event sessionEnded: ${message}`)).toEqual([
      { code: 'eventOfKind', params: { kind: 'sessionEnded' } },
      { code: 'eventAction', params: { type: 'SessionEvent', action: 'Graded' } },
    ])
    expect(codesOf('Event sessionEnded: Field actor.id: Invalid input: expected string, received undefined')).toEqual([
      'eventOfKind',
      'eventField',
      'valueMissing',
    ])
    expect(codesOf('Event sessionEnded: Unrecognized key: "answer"')).toEqual(['eventOfKind', 'keyUnknown'])
  })

  it('has none for what a platform says in the words of a schema', () => {
    expect(saidOfExchange('Invalid token')).toEqual([])
  })

  it('has none for a name of somebody else', () => {
    expect(saidOfExchange('Calculus (Section 5).')).toEqual([])
  })

  const found = sentencesIn('lti/grade-services')

  it('is found in the source of the client', () => {
    expect(found.length).toBeGreaterThan(4)
  })

  const ofServers = Object.entries(sentences).flatMap(([code, text]) =>
    /^(server|answerBytes)/.test(code) ? [text.replaceAll(/\{\w+\}/g, '7')] : [],
  )

  it.each([...found, ...ofServers])('has a code for what a client says: %s', (sentence) => {
    expect(codesOf(sentence)).toHaveLength(1)
  })
})
