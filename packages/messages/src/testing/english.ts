// Loaded before tests of screens: every message in English, as a page has those of its screen.
import { allAreas, loadAreas } from '../index.ts'

await loadAreas(allAreas)
