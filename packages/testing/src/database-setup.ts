import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { type Migrate, startTestServer } from './database-server.ts'
import './database.ts'

/** Vitest's global set-up: one server and one migrated template for all test files of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestServer(await loadMigrations())
  project.provide('testServer', server)
  return stop
}

async function loadMigrations(): Promise<Migrate> {
  const entry = new URL('../../../database/src/index.ts', import.meta.url)
  if (!existsSync(entry)) return async () => undefined
  const { migrateToLatest } = (await import(entry.href)) as { migrateToLatest: Migrate }
  return migrateToLatest
}
