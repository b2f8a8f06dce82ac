// Runs before tests of screens: every message in English, as a page has those of its screen.
import { inject } from 'vitest'
import type { Catalog } from '../catalog.ts'
import { takeCatalog, type Area } from '../index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    englishMessages: readonly (readonly [Area, Catalog])[]
  }
}

for (const [area, catalog] of inject('englishMessages')) takeCatalog(area, 'en', catalog)
