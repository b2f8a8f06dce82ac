import { z } from 'zod'
import { iriSchema, timeSchema } from './entities.ts'
import { dataVersions, type CaliperEvent, type CaliperVersion } from './events.ts'

/** Exactly these four properties. Which versions a receiver supports is its own matter. */
export const envelopeSchema = z.strictObject({
  sensor: iriSchema,
  sendTime: timeSchema,
  dataVersion: z.string().min(1),
  data: z.array(z.unknown()).min(1),
})

export const envelopeEventsMaximum = 100
export const envelopeBytesMaximum = 256 * 1024

/** Bytes of an envelope around its events, with room for long names. */
const frameBytes = 4096

const encoder = new TextEncoder()

/** The first of these events that fit into one envelope, as texts; always one at least, so that nothing is stuck. */
export function takeEnvelope(events: readonly CaliperEvent[]): readonly string[] {
  const texts: string[] = []
  let bytes = frameBytes
  for (const event of events.slice(0, envelopeEventsMaximum)) {
    const text = JSON.stringify(event)
    bytes += encoder.encode(text).length + 1
    if (bytes > envelopeBytesMaximum && texts.length > 0) break
    texts.push(text)
  }
  return texts
}

interface Sending {
  readonly sensor: string
  readonly sendTime: string
  readonly version: CaliperVersion
}

/** The body of a request. */
export function writeEnvelope(texts: readonly string[], { sensor, sendTime, version }: Sending): string {
  const head = JSON.stringify({ sensor, sendTime, dataVersion: dataVersions[version] })
  return `${head.slice(0, -1)},"data":[${texts.join(',')}]}`
}
