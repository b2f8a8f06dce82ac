import type { TestProject } from 'vitest/node'
import { allAreas } from '../index.ts'
import { catalogOf } from '../translate.ts'

/** Vitest's global set-up: the English messages are read once for all test files of a run. */
export async function setup(project: TestProject): Promise<void> {
  const catalogs = allAreas.map(async (area) => [area, await catalogOf(area, 'en')] as const)
  project.provide('englishMessages', await Promise.all(catalogs))
}
