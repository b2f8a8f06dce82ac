import { describe, expect, it } from 'vitest'
import { defaultCloudDomains, shardKeyOf, type HostRules } from './shard-of-host.ts'

const rules: HostRules = {
  tier: 'production',
  localShard: 'demo',
  universityShard: 'university',
  rootDomain: 'isomorph.example',
  cloudDomains: defaultCloudDomains,
  hosts: new Map([['exams.college.example', 'college']]),
}

describe('the shard of a host name', () => {
  it.each([
    ['a local host', 'localhost', 'demo'],
    ['a local host with a port', 'localhost:3000', 'demo'],
    ['a local host by address', '127.0.0.1:3000', 'demo'],
    ['a local host by another address of this machine', '127.8.9.10', 'demo'],
    ['a local host by IPv6', '[::1]:3000', 'demo'],
    ["a cloud's own name", 'isomorph-prod.azurewebsites.net', 'university'],
    ["a cloud's own name, deeper", 'x.eu-west-1.elb.amazonaws.com', 'university'],
    ['the root domain', 'isomorph.example', 'root-shard'],
    ['the root domain with port, final dot and capitals', 'Isomorph.Example.:443', 'root-shard'],
    ['www', 'www.isomorph.example', 'root-shard'],
    ['what begins with www', 'www2.isomorph.example', 'root-shard'],
    ['dev', 'dev.isomorph.example', 'root-shard'],
    ['what begins with dev', 'dev-7.isomorph.example', 'root-shard'],
    ['a subdomain', 'demo.isomorph.example', 'demo'],
    ['the subdomain of the university', 'university.isomorph.example', 'university'],
    ['a subdomain below a tier', 'demo.qa.isomorph.example', 'demo'],
    ['a name given to a shard', 'EXAMS.college.example:8443', 'college'],
    ['a name outside the root domain', 'demo.elsewhere.example', undefined],
    ['www outside the root domain', 'www.elsewhere.example', undefined],
    ['a domain that only ends like the root domain', 'evilisomorph.example', undefined],
    ["a cloud's domain itself", 'azurewebsites.net', undefined],
    ['an address of another machine', '203.0.113.7', undefined],
    ['nothing', '', undefined],
  ])('%s (%s) → %s', (_what, host, expected) => {
    expect(shardKeyOf(host, rules)).toBe(expected)
  })

  it.each([
    ['production', 'api.isomorph.example', 'root-shard'],
    ['production', 'demo.api.isomorph.example', 'demo'],
    ['production', 'demo.qa-api.isomorph.example', undefined],
    ['production', 'dev-api.isomorph.example', undefined],
    ['development', 'dev-api.isomorph.example', 'root-shard'],
    ['development', 'demo.dev-api.isomorph.example', 'demo'],
    ['development', 'demo.api.isomorph.example', undefined],
    ['qa', 'qa-api.isomorph.example', 'root-shard'],
    ['qa', 'university.qa-api.isomorph.example', 'university'],
    ['local', 'demo.api.isomorph.example', 'demo'],
  ] as const)('of the API on tier %s: %s → %s', (tier, host, expected) => {
    expect(shardKeyOf(host, { ...rules, tier })).toBe(expected)
  })

  it.each([
    ['demo.isomorph.example', 'demo'],
    ['www.isomorph.example', 'root-shard'],
    ['isomorph.example', undefined],
    ['intranet', undefined],
  ])('without a root domain: %s → %s', (host, expected) => {
    expect(shardKeyOf(host, { ...rules, rootDomain: undefined })).toBe(expected)
  })
})
