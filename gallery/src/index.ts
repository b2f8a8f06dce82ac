import * as algebra from './problems/algebra.ts'
import * as alternatingCurrent from './problems/alternating-current.ts'
import * as analysis from './problems/analysis.ts'
import * as calculus from './problems/calculus.ts'
import * as chemistry from './problems/chemistry.ts'
import * as circuits from './problems/circuits.ts'
import * as data from './problems/data.ts'
import * as dataInFields from './problems/data-in-fields.ts'
import * as differentialEquations from './problems/differential-equations.ts'
import * as inference from './problems/inference.ts'
import * as linearAlgebra from './problems/linear-algebra.ts'
import * as mechanics from './problems/mechanics.ts'
import * as physics from './problems/physics.ts'
import * as reactions from './problems/reactions.ts'
import * as statistics from './problems/statistics.ts'
import type { GalleryProblem } from './write/index.ts'

export type { GalleryProblem } from './write/index.ts'

/** The ready-made problems, in the order in which they are shown. */
export const galleryProblems: readonly GalleryProblem[] = [
  calculus,
  analysis,
  algebra,
  linearAlgebra,
  differentialEquations,
  physics,
  mechanics,
  circuits,
  alternatingCurrent,
  chemistry,
  reactions,
  statistics,
  data,
  dataInFields,
  inference,
].flatMap((field) => Object.values(field))
