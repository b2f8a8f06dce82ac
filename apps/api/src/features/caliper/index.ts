import type { Feature } from '../../http/feature.ts'
import { registerCaliper } from './caliper.routes.ts'
import { sendCaliperEvents } from './send-events.ts'

const sendSeconds = 10

export const caliper: Feature = {
  name: 'caliper',
  register: registerCaliper,
  sweeps: [{ name: 'send caliper events', everyMilliseconds: sendSeconds * 1000, run: sendCaliperEvents }],
}
