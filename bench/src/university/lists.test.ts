import * as calls from '@isomorph/contract'
import * as schemas from '@isomorph/contract/schemas'
import { expect, it } from 'vitest'
import { listsOf, searchesOf, wholeListsOf, type Place } from './lists.ts'

const place: Place = {
  groupId: 1,
  groupAssessmentId: 2,
  libraryId: 3,
  lastPage: 4,
  lastAuditPage: 5,
  lastProblemPage: 6,
  lastRosterPage: 7,
  lastScoresPage: 8,
  lastResultsPage: 9,
  person: 'Noether',
  owner: 'owner@university.example',
  course: 'Physics',
  problem: 'Physics',
}

interface Query {
  readonly shape: Readonly<Record<string, unknown>>
  readonly safeParse: (given: unknown) => { readonly error?: unknown }
}

interface Endpoint {
  readonly query?: Query
}

const noQuery: Query = { shape: {}, safeParse: () => ({}) }

/** The query of the endpoint at a path, by name. */
function queryAt(path: string): Query | undefined {
  for (const [name, group] of Object.entries(calls).filter(([each]) => each.endsWith('Calls')))
    for (const [call, { method, path: template }] of Object.entries(group as Record<string, calls.Call>)) {
      const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, String.raw`\d+`)}$`)
      if (method !== 'GET' || !pattern.test(path)) continue
      const endpoints = Object.entries(schemas).find(([each]) => each === name.replace(/Calls$/, 'Endpoints'))
      return (endpoints?.[1] as Record<string, Endpoint> | undefined)?.[call]?.query ?? noQuery
    }
  return undefined
}

function askedAt(address: string) {
  const url = new URL(address, 'http://localhost')
  return { query: queryAt(url.pathname), given: Object.fromEntries(url.searchParams) }
}

const all = Object.entries({ ...listsOf(place), ...searchesOf(place, 'reader'), ...wholeListsOf(place) })

it.each(all)('asks for %s by what the contract has', (_name, address) => {
  const { query, given } = askedAt(address)
  expect(query).toBeDefined()
  expect(Object.keys(query?.shape ?? {})).toEqual(expect.arrayContaining(Object.keys(given)))
  expect(query?.safeParse(given).error).toBeUndefined()
})

it('asks for no list whole that screens read page by page', () => {
  const whole = Object.entries(listsOf(place)).filter(([, address]) => {
    const { query, given } = askedAt(address)
    const { page, pageSize, learners } = query?.shape ?? {}
    return (page && !pageSize && given['page'] === undefined) || (learners && given['learners'] !== 'first')
  })
  expect(whole).toEqual([])
  expect(Object.keys(wholeListsOf(place))).toHaveLength(3)
})
