import type { Feature } from '../platform/feature.ts'
import { account } from './account/index.ts'
import { configuration } from './configuration/index.ts'
import { delivery } from './delivery/index.ts'
import { groups } from './groups/index.ts'
import { people } from './people/index.ts'
import { results } from './results/index.ts'
import { sitting } from './sitting/index.ts'

/** Every feature of the API. */
export const features: readonly Feature[] = [account, configuration, people, groups, delivery, sitting, results]
