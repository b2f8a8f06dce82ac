import type { ProblemContent } from '@isomorph/problem'

/** The content as it is stored: pictures stand at addresses of the product. */
export function stored(content: ProblemContent): ProblemContent {
  return JSON.parse(JSON.stringify(content).replaceAll('"gallery:', '"/api/files/')) as ProblemContent
}
