import { z } from 'zod'
import { pagesOf } from './next-page.ts'
import type { ServiceClient } from './service-client.ts'
import { ServiceError } from './service-error.ts'

const mediaTypes = {
  lineItem: 'application/vnd.ims.lis.v2.lineitem+json',
  lineItems: 'application/vnd.ims.lis.v2.lineitemcontainer+json',
  score: 'application/vnd.ims.lis.v1.score+json',
  results: 'application/vnd.ims.lis.v2.resultcontainer+json',
} as const

const lineItemSchema = z.object({
  id: z.string().min(1),
  label: z.string().default(''),
  scoreMaximum: z.number().positive().optional(),
  resourceId: z.string().nullish(),
  resourceLinkId: z.string().nullish(),
})
/** A column of the platform's gradebook. */
export type LineItem = z.infer<typeof lineItemSchema>

export interface NewLineItem {
  readonly label: string
  readonly scoreMaximum: number
  readonly resourceId: string
  readonly resourceLinkId: string
}

/** Score service of LTI Assignment and Grade Services 2.0, §3.4. */
export interface LtiScore {
  readonly userId: string
  readonly timestamp: string
  /** Absent: the platform clears what it has. */
  readonly scoreGiven?: number
  readonly scoreMaximum?: number
  readonly comment?: string
  readonly activityProgress: 'Initialized' | 'Started' | 'InProgress' | 'Submitted' | 'Completed'
  readonly gradingProgress: 'FullyGraded' | 'Pending' | 'PendingManual' | 'Failed' | 'NotReady'
  readonly submission?: { readonly startedAt?: string; readonly submittedAt?: string }
}

const resultSchema = z.object({
  userId: z.coerce.string(),
  resultScore: z.number().nullish(),
  resultMaximum: z.number().nullish(),
  comment: z.string().nullish(),
})
/** What the platform's gradebook holds for a person. */
export type LtiResult = z.infer<typeof resultSchema>

function addressWith(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** The address of a part of a line item: some line items have a query, which stays behind the path. */
export function partOf(lineItem: string, part: 'scores' | 'results'): string {
  const url = new URL(lineItem)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${part}`
  return url.href
}

function parse<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const { data, error } = schema.safeParse(value)
  if (error) throw new ServiceError(`The platform answered with something that is no ${what}.`, { cause: error })
  return data
}

/** Some platforms name a line item by its path. */
function withWholeAddress(item: LineItem, base: string): LineItem {
  if (!URL.canParse(item.id, base)) throw new ServiceError('The platform names a line item without its address.')
  const address = new URL(item.id, base)
  if (address.protocol !== 'https:' && address.protocol !== 'http:')
    throw new ServiceError('The platform names a line item without its address.')
  return { ...item, id: address.href }
}

/** The line items of a context that are about something of ours. */
export async function findLineItems(client: ServiceClient, address: string, resourceId: string): Promise<LineItem[]> {
  const found: LineItem[] = []
  const first = addressWith(address, { resource_id: resourceId })
  for await (const page of pagesOf(client, first, mediaTypes.lineItems)) {
    const items = parse(z.array(z.unknown()), page, 'list of line items')
    // A platform may ignore the query; one line item that cannot be read does not hide the others.
    for (const item of items) {
      const { data } = lineItemSchema.safeParse(item)
      if (data?.resourceId === resourceId) found.push(withWholeAddress(data, address))
    }
  }
  return found
}

export async function createLineItem(client: ServiceClient, address: string, item: NewLineItem): Promise<LineItem> {
  const content = { type: mediaTypes.lineItem, value: item }
  const { value } = await client.ask(address, { method: 'POST', accept: mediaTypes.lineItem, content })
  return withWholeAddress(parse(lineItemSchema, value, 'line item'), address)
}

/** Whether a line item was deleted. Where that cannot be asked it counts as there. */
export async function isLineItemGone(client: ServiceClient, lineItem: string): Promise<boolean> {
  try {
    await client.ask(lineItem, { accept: mediaTypes.lineItem })
    return false
  } catch (error) {
    return error instanceof ServiceError && (error.status === 404 || error.status === 410)
  }
}

export async function sendScore(client: ServiceClient, lineItem: string, score: LtiScore): Promise<void> {
  await client.ask(partOf(lineItem, 'scores'), { method: 'POST', content: { type: mediaTypes.score, value: score } })
}

export async function readResults(client: ServiceClient, lineItem: string): Promise<LtiResult[]> {
  const found: LtiResult[] = []
  for await (const page of pagesOf(client, partOf(lineItem, 'results'), mediaTypes.results))
    found.push(...parse(z.array(resultSchema), page, 'list of results'))
  return found
}
