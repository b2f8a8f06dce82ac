import type { Feature } from '../../http/feature.ts'
import { registerTerms } from './terms.routes.ts'

export { ensureTerm } from './ensure-term.ts'
export { seedTerms } from './seed-terms.ts'
export { moveTermsToZone } from './terms.queries.ts'
export { viewTerm } from './terms.view.ts'

export const terms: Feature = { name: 'terms', register: registerTerms }
