import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('the environment', () => {
  it('serves this machine only unless told otherwise', () => {
    expect(readEnvironment({})).toMatchObject({ port: 3000, host: '127.0.0.1', tier: 'local', databaseUrl: undefined })
  })

  it('says what is wrong, by name', () => {
    expect(() => readEnvironment({ PORT: 'many', TIER: 'moon' })).toThrow(/PORT: .*\nTIER: /)
    expect(() => readEnvironment({ DATABASE_URL: 'db.example.edu/isomorph' })).toThrow(
      /DATABASE_URL: Such as postgres:/,
    )
  })

  const url = 'postgres://somewhere/isomorph'
  it.each([
    ['on loopback with the embedded database', {}, true],
    ['on another loopback address', { HOST: '127.0.0.2' }, true],
    ['where others can reach it', { HOST: '0.0.0.0' }, false],
    ['behind a proxy', { TRUST_PROXY: '1' }, false],
    ['with a database of its own', { DATABASE_URL: url }, false],
    ['where it is asked for', { HOST: '0.0.0.0', DATABASE_URL: url, DEMO: '1' }, true],
    ['where it is not wanted', { DEMO: '0' }, false],
    ['in production, even when asked for', { DEMO: '1', TIER: 'production' }, false],
  ])('allows the demo %s: %o', (_where, variables, isAllowed) => {
    expect(readEnvironment(variables).isDemoAllowed).toBe(isAllowed)
  })

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.7', false],
    ['localhost.example.edu', false],
  ])('knows whether only this machine reaches %s: %o', (HOST, isOnLoopback) => {
    expect(readEnvironment({ HOST }).isOnLoopback).toBe(isOnLoopback)
    expect(readEnvironment({ HOST, TRUST_PROXY: '1' }).isOnLoopback).toBe(false)
  })

  it('sends traces where a collector is named, and refuses what is none', () => {
    expect(readEnvironment({}).traces).toBeUndefined()
    const endpoint = 'http://localhost:4318'
    expect(readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).traces).toEqual({
      endpoint,
      serviceName: 'isomorph',
      ratio: 1,
    })
    expect(() => readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' })).toThrow(
      /OTEL_EXPORTER_OTLP_ENDPOINT: /,
    )
    expect(() => readEnvironment({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/OTEL_TRACES_SAMPLER_ARG: /)
  })

  it('keeps uploads in a bucket where one is named, with both keys or none', () => {
    const bucket = { FILES: 'bucket', S3_BUCKET: 'uploads' }
    expect(readEnvironment(bucket).bucket).toEqual({
      name: 'uploads',
      endpoint: undefined,
      region: 'us-east-1',
      credentials: undefined,
    })
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
    expect(readEnvironment({ ...bucket, ...keys }).bucket).toMatchObject({ credentials })
    expect(() => readEnvironment({ FILES: 'bucket' })).toThrow(/S3_BUCKET: FILES=bucket needs/)
    expect(() => readEnvironment({ ...bucket, S3_ACCESS_KEY_ID: 'a' })).toThrow(/set both, or neither/)
    expect(() => readEnvironment({ ...bucket, S3_ENDPOINT: 's3.example.edu' })).toThrow(/S3_ENDPOINT: /)
    expect(readEnvironment({}).bucket).toBeUndefined()
  })

  it('takes an empty variable for none', () => {
    expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3000 })
  })
})
