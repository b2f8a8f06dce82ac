import { exchangeTexts } from '@isomorph/contract'
import { createLineItem, findLineItems, serviceScopes, ServiceError, type ServiceClient } from '@isomorph/sign-in'
import type { Target } from './grade-pushes.queries.ts'

/** What we call a line item at platforms. */
function resourceIdOf({ groupAssessmentId }: Target): string {
  return `ga-${groupAssessmentId}`
}

/** The line item that stands for the assessment: the one that is there, else a new one. */
export async function findLineItem(client: ServiceClient, target: Target, points: number): Promise<string> {
  const { lineItemsUrl, scopes, resourceLinkId, name } = target
  if (lineItemsUrl === '' || !scopes.includes(serviceScopes.lineItem))
    throw new ServiceError(exchangeTexts.write('noLineItem'))
  const resourceId = resourceIdOf(target)
  const found = await findLineItems(client, lineItemsUrl, resourceId)
  const [same] = found.filter((item) => item.resourceLinkId === resourceLinkId).concat(found)
  if (same) return same.id
  const made = await createLineItem(client, lineItemsUrl, {
    label: name,
    scoreMaximum: points > 0 ? points : 100,
    resourceId,
    resourceLinkId,
  })
  return made.id
}
