import { useEffect, useRef, type RefObject } from 'react'

/** Around what a question asks for. */
export const answersClass = 'answers-of-question'
/** Around an answer of learners that was added. */
export const foundAnswerClass = 'found-answer'

const fields = ['math-field', '.math-field-early', 'input[type="text"]', 'textarea', '[role="textbox"]']
const firstFieldIn = (around: string): string => fields.map((field) => `.${around} ${field}`).join(', ')
const firstField = firstFieldIn(answersClass)
const foundField = firstFieldIn(foundAnswerClass)

/** Whether this is in the field that a question takes the focus to when it is added. */
export function isInFirstField(card: HTMLElement, focused: Element): boolean {
  return card.querySelector(firstField)?.contains(focused) ?? false
}

/** Below the field its value or what is wrong with it stands; above the card lie navigation and header. */
const below = 72
const above = 150

/** Brings the head of a question and its first answer into view, and moves the statement no further than that. */
function showBeginning(card: HTMLElement, field: HTMLElement | null): void {
  const tooLow = (field ?? card).getBoundingClientRect().bottom + below - window.innerHeight
  const tooHigh = card.getBoundingClientRect().top - above
  const by = tooHigh < 0 ? tooHigh : Math.min(Math.max(tooLow, 0), tooHigh)
  if (by !== 0) window.scrollBy({ top: by, behavior: 'smooth' })
}

/** A question that opens comes into view; one that was just added, or has got an answer of learners, takes the focus where that is typed. */
export function useOpening(root: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const isAdded = useRef(isOpen)
  useEffect(() => {
    if (!isOpen) return undefined
    // The menu that it was chosen from gives the focus back first.
    const frame = requestAnimationFrame(() => {
      const card = root.current
      const field = card?.querySelector<HTMLElement>(foundField) ?? card?.querySelector<HTMLElement>(firstField) ?? null
      // Who is quicker has chosen a field of it already.
      if (isAdded.current && !card?.contains(document.activeElement)) field?.focus({ preventScroll: true })
      isAdded.current = false
      if (card) showBeginning(card, field)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOpen, root])
}
