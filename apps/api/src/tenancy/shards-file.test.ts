import { describe, expect, it } from 'vitest'
import { parseShardsFile, readShardsFile } from './shards-file.ts'
import { shardKeyOf } from './shard-of-host.ts'

const shards = {
  demo: { databaseUrl: 'postgres://localhost/demo' },
  university: { databaseUrl: 'postgresql://localhost/university', hosts: ['Exams.College.example'] },
}
const parse = (file: object) => parseShardsFile(JSON.stringify(file), 'production')

describe('a shards file', () => {
  it('names shards with their databases and hosts', () => {
    const plan = parse({ rootDomain: 'isomorph.example', shards })
    expect(plan.shards).toEqual([
      { key: 'demo', databaseUrl: 'postgres://localhost/demo' },
      { key: 'university', databaseUrl: 'postgresql://localhost/university' },
    ])
    expect(shardKeyOf('exams.college.example', plan.rules)).toBe('university')
    expect(shardKeyOf('localhost', plan.rules)).toBe('demo')
    expect(shardKeyOf('x.azurewebsites.net', plan.rules)).toBe('university')
  })

  it.each([
    ['without shards', { shards: {} }, 'shards: There is no shard.'],
    ['with an unknown member', { shards, root: 'x' }, 'Unrecognized key'],
    ['with a key that leads elsewhere', { shards: { devon: shards.demo } }, 'leads to the root shard'],
    ['with a key that is no label', { shards: { 'a.b': shards.demo } }, 'small letters, digits and hyphens'],
    ['with no database', { shards: { demo: { databaseUrl: 'mysql://x' } } }, 'no address of a PostgreSQL'],
    ['with one database for two', { shards: { a: shards.demo, b: shards.demo } }, 'cannot share a database'],
    ['with a host of nobody', { shards, localShard: 'other' }, 'localShard: There is no such shard.'],
    [
      'with a host of two',
      { shards: { a: { ...shards.demo, hosts: ['x.example'] }, b: { ...shards.university, hosts: ['x.example'] } } },
      'A host leads to one shard only.',
    ],
  ])('%s is refused in words', (_what, file, message) => {
    expect(() => parse(file)).toThrow(message)
  })

  it('that is not there is named, with the setting', () => {
    expect(() => readShardsFile('/nowhere/shards.json', 'local')).toThrow(
      'The shards file /nowhere/shards.json cannot be read (ENOENT). Set SHARDS to where it is.',
    )
  })

  it('that is no JSON is refused in words, without its text', () => {
    expect(() => parseShardsFile('{"databaseUrl": "postgres://user:secret@', 'local')).toThrow(
      /^The shards file is not well-formed JSON\.$/,
    )
  })
})
