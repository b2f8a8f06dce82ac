import type { Feature } from '../../http/feature.ts'
import { registerUrls } from './urls.routes.ts'

export const urls: Feature = { name: 'urls', register: registerUrls }
