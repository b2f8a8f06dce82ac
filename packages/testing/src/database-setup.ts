import { migrateToLatest } from '@isomorph/database'
import type { TestProject } from 'vitest/node'
import { startTestServer } from './database-server.ts'
import './database.ts'

/** Vitest's global set-up: one server and one migrated template for all test files of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startTestServer(migrateToLatest)
  project.provide('testServer', server)
  return stop
}
