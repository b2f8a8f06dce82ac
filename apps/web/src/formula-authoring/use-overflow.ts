import { useEffect, useState, type RefObject } from 'react'

/** Whether a formula is longer than the field that it stands in. */
export function useOverflow(root: RefObject<HTMLElement | null>, value: string): boolean {
  const [isLonger, setLonger] = useState(false)
  useEffect(() => {
    const host = root.current?.querySelector<HTMLElement>('.math-field-host')
    if (!host) return
    const measure = (): void => setLonger(value !== '' && isLongerThan(host))
    const sizes = new ResizeObserver(measure)
    sizes.observe(host)
    // MathLive sets the formula in the frame after its value has changed.
    const frame = requestAnimationFrame(() => requestAnimationFrame(measure))
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [root, value])
  return isLonger
}

function isLongerThan(host: HTMLElement): boolean {
  const content = host.querySelector('math-field')?.shadowRoot?.querySelector('.ML__latex')
  return content !== null && content !== undefined && content.getBoundingClientRect().width > host.clientWidth
}
