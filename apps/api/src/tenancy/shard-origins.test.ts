import { describe, expect, it } from 'vitest'
import { originsOfShards } from './shard-origins.ts'
import { parseShardsFile } from './shards-file.ts'

const shards = {
  demo: { databaseUrl: 'postgres://localhost/demo' },
  university: { databaseUrl: 'postgres://localhost/university', hosts: ['exams.college.example'] },
}
const plan = parseShardsFile(JSON.stringify({ rootDomain: 'isomorph.example', shards }), 'production')
const demo = 'https://demo.isomorph.example'

describe('the public addresses of shards', () => {
  it('are those whose host leads to the shard', () => {
    const own = ['https://exams.college.example', 'https://university.isomorph.example:8443']
    expect(originsOfShards(plan, [demo, ...own])).toEqual(
      new Map([
        ['demo', [demo]],
        ['university', own],
      ]),
    )
  })

  it('may be missing altogether', () => {
    expect([...originsOfShards(plan, []).values()].flat()).toEqual([])
  })

  it('are refused where a shard has none', () => {
    expect(() => originsOfShards(plan, [demo])).toThrow(
      'PUBLIC_ORIGINS: no address leads to the shard university. Name one for each shard, such as https://university.isomorph.example.',
    )
  })

  it.each(['https://other.isomorph.example', 'https://quiz.example.edu', 'https://isomorph.example'])(
    'are refused where %s leads to no shard',
    (origin) => {
      expect(() => originsOfShards(plan, [demo, 'https://exams.college.example', origin])).toThrow(
        `PUBLIC_ORIGINS: ${origin} leads to none of the shards in SHARDS.`,
      )
    },
  )
})
