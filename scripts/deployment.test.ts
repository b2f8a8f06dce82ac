import { readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const { version } = JSON.parse(read('package.json')) as { version: string }

interface Service {
  readonly depends_on?: object
  readonly volumes?: readonly string[]
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, null>>
}

it('has a chart of the version of the product', () => {
  expect(parse(read('deploy/helm/isomorph/Chart.yaml'))).toMatchObject({ version, appVersion: version })
})

it('has an image recipe without findings', () => {
  expect(validate(read('deploy/docker/Dockerfile'), { instructionWorkdirRelative: 2 })).toEqual([])
})

it('has a Compose file whose services find each other and their volumes', () => {
  const compose = parse(read('deploy/docker/compose.yaml'), { merge: true }) as Compose
  for (const { depends_on: needed = {}, volumes = [] } of Object.values(compose.services)) {
    const services = Array.isArray(needed) ? needed : Object.keys(needed)
    for (const name of services) expect(compose.services).toHaveProperty(String(name))
    const named = volumes.map((each) => each.split(':')[0] ?? '').filter((each) => !each.startsWith('.'))
    for (const name of named) expect(compose.volumes).toHaveProperty(name)
  }
})
