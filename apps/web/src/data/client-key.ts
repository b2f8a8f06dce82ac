import { useRef } from 'react'
import { randomUuid } from './uuid.ts'

/**
 * Gives the key of a request that is done once however often it is sent: the same for every try of the same content, another
 * one for other content.
 */
export function useClientKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' })
  return (content) => {
    const spelt = JSON.stringify(content)
    if (last.current.content !== spelt) last.current = { content: spelt, key: randomUuid() }
    return last.current.key
  }
}
