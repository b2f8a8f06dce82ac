import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { callsOf, type BodyOf, type ResultOf } from './call.ts'
import { defineEndpoint } from './endpoint.ts'

const groupEndpoints = {
  createGroup: defineEndpoint({
    summary: 'Make a course',
    access: { kind: 'signedIn' },
    body: z.object({ name: z.string(), termId: z.number().nullable().default(null) }),
    result: z.object({ id: z.number() }),
  }),
  listGroups: defineEndpoint({
    summary: 'All courses',
    access: { kind: 'signedIn' },
    result: z.array(z.object({ id: z.number() })),
  }),
}

it('makes calls of methods and paths, with the types of their endpoints', () => {
  const groupCalls = callsOf<typeof groupEndpoints>({
    createGroup: ['POST', '/api/groups'],
    listGroups: ['GET', '/api/groups'],
  })
  expect(groupCalls).toEqual({
    createGroup: { method: 'POST', path: '/api/groups' },
    listGroups: { method: 'GET', path: '/api/groups' },
  })
  expectTypeOf<BodyOf<typeof groupCalls.createGroup>>().toEqualTypeOf<{
    name: string
    termId?: number | null | undefined
  }>()
  expectTypeOf<ResultOf<typeof groupCalls.listGroups>>().toEqualTypeOf<{ id: number }[]>()
})

it('does not compile where a call or an endpoint is without the other', () => {
  // @ts-expect-error: listGroups has no call.
  expect(callsOf<typeof groupEndpoints>({ createGroup: ['POST', '/api/groups'] })).not.toHaveProperty('listGroups')
  const tooMany = callsOf<typeof groupEndpoints>({
    createGroup: ['POST', '/api/groups'],
    listGroups: ['GET', '/api/groups'],
    // @ts-expect-error: deleteGroup has no endpoint.
    deleteGroup: ['DELETE', '/api/groups/{groupId}'],
  })
  expectTypeOf(tooMany).not.toHaveProperty('deleteGroup')
})
