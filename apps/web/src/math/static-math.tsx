import { memo, useEffect, useMemo, useState, type ReactNode } from 'react'
import 'katex/dist/katex.min.css'
import { mathScale } from './math-scale.ts'
import { pillLatex, replaceVariables, type PillStatus } from './variable-pills.ts'

type Render = (latex: string, isDisplay: boolean) => string

let renderer: Render | undefined
let loading: Promise<Render> | undefined

async function load(): Promise<Render> {
  const { default: katex } = await import('katex')
  return (latex, isDisplay) =>
    katex.renderToString(latex, {
      displayMode: isDisplay,
      output: 'htmlAndMathml',
      throwOnError: false,
      errorColor: 'inherit',
      maxExpand: 200,
      maxSize: 50,
      trust: (context) => context.command === '\\htmlClass',
      strict: 'ignore',
      macros: { '\\exponentialE': 'e', '\\imaginaryI': 'i', '\\imaginaryJ': 'j', '\\differentialD': '\\mathrm{d}' },
    })
}

/** Loads KaTeX once. */
export function loadKatex(): Promise<Render> {
  loading ??= load().then(
    (loaded) => (renderer = loaded),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

export interface StaticMathProps {
  readonly latex: string
  readonly isDisplay?: boolean
  /** How a variable standing in the formula is coloured. Without it a variable is shown as its name. */
  readonly pillStatusOf?: (name: string) => PillStatus
}

function shown(latex: string, pillStatusOf: StaticMathProps['pillStatusOf']): string {
  const withPills = replaceVariables(latex, (name) =>
    pillStatusOf ? `\\htmlClass{variable-pill is-${pillStatusOf(name)}}{${pillLatex(name)}}` : `{${pillLatex(name)}}`,
  )
  return withPills.replaceAll('\\placeholder{}', '\\square ')
}

/** A formula to read: set by KaTeX, with MathML for screen readers. Until KaTeX is there the LaTeX keeps the place. */
export const StaticMath = memo(function StaticMath({
  latex,
  isDisplay = false,
  pillStatusOf,
}: StaticMathProps): ReactNode {
  const [render, setRender] = useState(() => renderer)
  useEffect(() => {
    if (render) return
    let isGone = false
    void loadKatex().then(
      (loaded) => isGone || setRender(() => loaded),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [render])
  // Setting a formula costs far more than comparing its LaTeX.
  const html = useMemo(() => render?.(shown(latex, pillStatusOf), isDisplay), [render, latex, isDisplay, pillStatusOf])
  const Element = isDisplay ? 'div' : 'span'
  if (html === undefined) return <Element className="static-math is-loading">{latex}</Element>
  const scale = mathScale(latex)
  return (
    <Element
      className="static-math"
      // oxlint-disable-next-line react/forbid-component-props -- computed from the formula
      style={scale === 1 ? undefined : { fontSize: `${scale}em` }}
      // KaTeX escapes what it is given and `trust` allows classes only.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})
