import type { Feature } from '../platform/feature.ts'
import { account } from './account/index.ts'
import { configuration } from './configuration/index.ts'

/** Every feature of the API. */
export const features: readonly Feature[] = [account, configuration]
