import type { MathfieldElement } from 'mathlive'
import { namesInField, type FieldNames } from './field-spelling.ts'
import type { PillStatus } from '../math/index.ts'

/** LaTeX of a field with the offset of the letter that each of its characters belongs to. */
interface Spelt {
  readonly latex: string
  readonly offsets: readonly number[]
}

const nothing: Spelt = { latex: '', offsets: [] }

function piece(latex: string, offset: number): Spelt {
  return { latex, offsets: Array.from({ length: latex.length }, () => offset) }
}

function join(parts: readonly Spelt[]): Spelt {
  return { latex: parts.map(({ latex }) => latex).join(''), offsets: parts.flatMap(({ offsets }) => offsets) }
}

/** What stands around the branches of a fraction, a root, a bracket or a script. */
function container(latex: string, branches: readonly Spelt[]): Spelt {
  const around = (before: string, inner: Spelt, after: string): Spelt =>
    join([piece(before, -1), inner, piece(after, -1)])
  if (latex.startsWith('\\left(')) return around('\\left(', join(branches), '\\right)')
  const [first = nothing, ...rest] = branches
  const script = /^[_^]/.exec(latex)?.[0]
  if (script !== undefined) {
    return join([around(`${script}{`, first, '}'), ...rest.map((branch) => around('^{', branch, '}'))])
  }
  const command = /^\\[A-Za-z]+/.exec(latex)?.[0] ?? ''
  return join([piece(command, -1), ...branches.map((branch) => around('{', branch, '}'))])
}

/**
 * The formula of a field letter by letter. Each element is asked for itself: a range of offsets that crosses the edge of a
 * fraction or a root would leave its parts out.
 */
function spell(field: MathfieldElement): Spelt {
  const branches: Spelt[][][] = []
  for (let offset = 0; offset <= field.lastOffset; offset++) {
    const { depth = 0, latex = '' } = field.getElementInfo(offset) ?? {}
    const level = (branches[depth] ??= [])
    if (latex === '') {
      level.push([])
      continue
    }
    const inner = branches[depth + 1]?.map(join) ?? []
    branches.length = depth + 1
    const isCommand = /\\[A-Za-z]+$/.test(latex)
    const spelt = inner.length > 0 ? container(latex, inner) : piece(isCommand ? `${latex} ` : latex, offset)
    const open = level.at(-1)
    if (open) open.push(spelt)
    else level.push([spelt])
  }
  return join((branches[0] ?? []).flat())
}

/** A name in the field: the offsets of its letters. */
export interface PlacedName {
  readonly name: string
  readonly offsets: readonly number[]
}

export function placedNames(field: MathfieldElement, names: FieldNames): readonly PlacedName[] {
  const { latex, offsets } = spell(field)
  return namesInField(latex, names).map(({ name, from, to }) => ({
    name,
    offsets: [...new Set(offsets.slice(from, to))].filter((offset) => offset >= 0),
  }))
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

function boxOf(field: MathfieldElement, offsets: readonly number[]): Box | undefined {
  let box: Box | undefined
  for (const offset of offsets) {
    const bounds = field.getElementInfo(offset)?.bounds
    if (!bounds) continue
    box ??= { left: bounds.left, top: bounds.top, right: bounds.right, bottom: bounds.bottom }
    box.left = Math.min(box.left, bounds.left)
    box.top = Math.min(box.top, bounds.top)
    box.right = Math.max(box.right, bounds.right)
    box.bottom = Math.max(box.bottom, bounds.bottom)
  }
  return box
}

const padding = { across: 2, along: 1 }

function pillAt(box: Box, origin: DOMRect, name: string, status: PillStatus): HTMLElement {
  const pill = document.createElement('span')
  pill.className = `math-field-pill is-${status}`
  pill.dataset['name'] = name
  pill.style.left = `${box.left - origin.left - padding.across}px`
  pill.style.top = `${box.top - origin.top - padding.along}px`
  pill.style.width = `${box.right - box.left + 2 * padding.across}px`
  pill.style.height = `${box.bottom - box.top + 2 * padding.along}px`
  return pill
}

/** The formula as MathLive has set it; it moves when the field or the page is scrolled. */
function formulaIn(field: MathfieldElement): Element | null {
  return field.shadowRoot?.querySelector('.ML__latex') ?? null
}

/**
 * Paints each variable of a field on a layer behind its letters, again whenever MathLive has set the formula anew. MathLive
 * remembers the boxes of letters as they were on the screen when it set the formula, so they are taken then, relative to
 * the formula; a formula that has only moved moves its pills along.
 */
export function paintPills(
  field: MathfieldElement,
  layer: HTMLElement,
  names: FieldNames,
  statusOf: (name: string) => PillStatus,
): () => void {
  const sheet = document.createElement('div')
  sheet.className = 'math-field-pill-sheet'
  layer.replaceChildren(sheet)
  const place = (): void => {
    const formula = formulaIn(field)?.getBoundingClientRect()
    const origin = layer.getBoundingClientRect()
    if (formula) sheet.style.transform = `translate(${formula.left - origin.left}px, ${formula.top - origin.top}px)`
  }
  const paint = (): void => {
    const origin = formulaIn(field)?.getBoundingClientRect()
    if (!origin) return
    const pills = placedNames(field, names).flatMap(({ name, offsets }) => {
      const box = boxOf(field, offsets)
      return box ? [pillAt(box, origin, name, statusOf(name))] : []
    })
    sheet.replaceChildren(...pills)
    place()
  }
  const content = field.shadowRoot
  const mutations = new MutationObserver(paint)
  if (content) mutations.observe(content, { childList: true, subtree: true })
  const sizes = new ResizeObserver(place)
  sizes.observe(field)
  content?.addEventListener('scroll', place, { capture: true })
  const frame = requestAnimationFrame(paint)
  return () => {
    cancelAnimationFrame(frame)
    mutations.disconnect()
    sizes.disconnect()
    content?.removeEventListener('scroll', place, { capture: true })
    sheet.remove()
  }
}
