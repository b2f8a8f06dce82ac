import type { IncomingMessage } from 'node:http'

/**
 * Tells when the last byte of a request has come, whether anybody reads the body yet or not: Node ends the stream of a
 * body by pushing null when it has parsed the whole message.
 */
export function onLastByte(message: IncomingMessage, tell: () => void): void {
  const push = message.push.bind(message)
  message.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk === null) tell()
    return push(chunk, encoding)
  }
}
