/** Maxima as a process of its own, started from the source. */

import { serveMaxima } from '../evaluator/maxima.ts'

await serveMaxima()
