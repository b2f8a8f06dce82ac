import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RefusalKind } from '../refusals/refusals.ts'

const sources = fileURLToPath(new URL('..', import.meta.url))

function isKind(value: unknown): value is RefusalKind {
  return typeof value === 'object' && value !== null && 'type' in value && 'status' in value && 'detail' in value
}

/** Every refusal that any feature declares, read from the `*.errors.ts` files that there are. */
export async function selectDeclaredRefusals(): Promise<RefusalKind[]> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.errors.ts'),
  )
  const modules = await Promise.all(
    files.map(async (name) => (await import(pathToFileURL(join(sources, name)).href)) as Record<string, unknown>),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((group) => (typeof group === 'object' && group !== null ? Object.values(group) : []))
    .filter(isKind)
}
