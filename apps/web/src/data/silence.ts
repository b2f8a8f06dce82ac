import type { RequestError } from './request.ts'

/** Statuses of something in front of a server that is away. */
const statusesOfTheWay = [502, 503, 504]

/** Whether the server has not answered: what it refuses itself, whatever the status, has a type. */
export function isSilence({ status, type }: RequestError): boolean {
  return status < 0 || (statusesOfTheWay.includes(status) && type === undefined)
}
