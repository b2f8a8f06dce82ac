import * as algebra from './problems/algebra.ts'
import * as calculus from './problems/calculus.ts'
import * as chemistry from './problems/chemistry.ts'
import * as circuits from './problems/circuits.ts'
import * as physics from './problems/physics.ts'
import * as statistics from './problems/statistics.ts'
import type { GalleryProblem } from './write/index.ts'

export type { GalleryProblem } from './write/index.ts'

/** The ready-made problems, in the order in which they are shown. */
export const galleryProblems: readonly GalleryProblem[] = [
  calculus,
  algebra,
  physics,
  circuits,
  chemistry,
  statistics,
].flatMap((field) => Object.values(field))
