import { readFileSync } from 'node:fs'
import { rosterTexts } from '@isomorph/contract'
import { sentences } from '@isomorph/sign-in'
import { describe, expect, it } from 'vitest'

const files = ['memberships', 'next-page', 'service-client', 'service-token'] as const

/** What a file says in errors, with something in place of each value. */
function sentencesIn(file: string): readonly string[] {
  const source = readFileSync(new URL(`../../../../../packages/sign-in/src/lti/${file}.ts`, import.meta.url), 'utf8')
  return [...source.matchAll(/new ServiceError\(\s*(['`])(.+?)\1/g)].map(([, , text = '']) =>
    text.replace('${message}', 'The server cannot be reached.').replaceAll(/\$\{\w+\}/g, '403'),
  )
}

describe('why a platform gave no roster', () => {
  const found = files.flatMap((file) => sentencesIn(file))

  it('is found in the sources of its client', () => {
    expect(found.length).toBeGreaterThan(5)
  })

  const ofPlatforms = Object.entries(sentences).flatMap(([code, text]) =>
    code.startsWith('platform') ? [text.replaceAll(/\{\w+\}/g, '403')] : [],
  )

  it.each([...found, ...ofPlatforms])('has a code: %s', (sentence) => {
    expect(rosterTexts.recognise(sentence).length).toBeGreaterThan(0)
  })

  it('has a code for each sentence, where it is said why no token came', () => {
    expect(rosterTexts.recognise('No token: The platform has a fault (502).').map(({ code }) => code)).toEqual([
      'noToken',
      'platformFault',
    ])
  })
})
