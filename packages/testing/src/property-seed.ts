import { readFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

/** Every ordinary run draws the same; `npm run test:long` names another seed. */
const fixedSeed = 20_260_301
const seed = Number(process.env['PROPERTY_SEED'] ?? fixedSeed)
if (!Number.isSafeInteger(seed)) throw new Error('PROPERTY_SEED is no whole number.')

/** Loading fast-check takes its time; most files have no properties, of their own or of a file of laws. */
function hasProperties(file: string | undefined): boolean {
  return file !== undefined && /'fast-check'|\.laws\.ts'/.test(readFileSync(file, 'utf8'))
}

if (hasProperties(expect.getState().testPath)) {
  const { configureGlobal, readConfigureGlobal } = await import('fast-check')
  configureGlobal({ ...readConfigureGlobal(), seed })
  afterAll(() => console.info(`Properties drawn from seed ${seed}: PROPERTY_SEED=${seed} repeats them.`))
}
