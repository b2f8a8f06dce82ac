import type { Screen } from './screen.ts'
import { screensOfAdministrators } from './screens-of-administrators.ts'
import { screensOfInstructors } from './screens-of-instructors.ts'
import { screensOfLearners } from './screens-of-learners.ts'

export { findDemoPlaces } from './demo-places.ts'
export type { DemoPlaces, Screen } from './screen.ts'

/** Every screen of the product with its main states. The sweep looks at each, wide and narrow. */
export const screens: readonly Screen[] = [...screensOfLearners, ...screensOfInstructors, ...screensOfAdministrators]
