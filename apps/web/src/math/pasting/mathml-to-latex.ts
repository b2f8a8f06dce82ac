import { accentNamed, charactersAsLatex, fenceAsLatex } from './formula-characters.ts'

/** LaTeX of a `<math>` element; `undefined` where it holds anything unknown, since half a formula is a wrong one. */
export function mathmlToLatex(math: Element): string | undefined {
  const annotation = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent
  if (annotation) return annotation.trim()
  try {
    return row(childrenOf(math)).trim()
  } catch (error) {
    if (error instanceof UnknownElement) return undefined
    throw error
  }
}

class UnknownElement extends Error {}

const childrenOf = (element: Element): readonly Element[] => Array.from(element.children)

const row = (elements: readonly Element[]): string => elements.map(latexOf).join('')

/** The arguments of an element that has so many. */
function argumentsOf(element: Element, count: number): readonly string[] {
  const found = childrenOf(element)
  if (found.length !== count) throw new UnknownElement(element.localName)
  return found.map(latexOf)
}

const isSingle = (latex: string): boolean => latex.length === 1 || /^\\[A-Za-z]+ ?$/.test(latex)

/** What carries a script stands together. */
const base = (latex: string | undefined = ''): string => (isSingle(latex) || latex === '' ? latex : `{${latex}}`)

type Converter = (element: Element) => string

const inRow: Converter = (element) => row(childrenOf(element))
const characters: Converter = (element) => charactersAsLatex(element.textContent ?? '')

const converters: Readonly<Record<string, Converter>> = {
  math: inRow,
  mrow: inRow,
  mstyle: inRow,
  mpadded: inRow,
  semantics: (element) => row(childrenOf(element).slice(0, 1)),
  mi: (element) => identifier(element),
  mn: characters,
  mo: characters,
  mtext: (element) => `\\text{${(element.textContent ?? '').replaceAll(/[{}\\]/g, '')}}`,
  mspace: () => '',
  mphantom: () => '',
  mfrac: (element) => {
    const [top, bottom] = argumentsOf(element, 2)
    // `0`, `0px`, `0.0em`
    const isBare = /^0[.0]*[a-z%]*$/.test(element.getAttribute('linethickness') ?? '')
    return isBare ? `\\binom{${top}}{${bottom}}` : `\\frac{${top}}{${bottom}}`
  },
  msqrt: (element) => `\\sqrt{${inRow(element)}}`,
  mroot: (element) => {
    const [radicand, index] = argumentsOf(element, 2)
    return `\\sqrt[${index}]{${radicand}}`
  },
  msup: (element) => scripts(element, '^'),
  msub: (element) => scripts(element, '_'),
  msubsup: (element) => bothScripts(element),
  munder: (element) => scripts(element, '_'),
  munderover: (element) => bothScripts(element),
  mover: (element) => {
    const accent = accentNamed(childrenOf(element)[1]?.textContent ?? '')
    return accent === undefined ? scripts(element, '^') : `${accent}{${argumentsOf(element, 2)[0]}}`
  },
  mfenced: (element) => {
    const [open, close] = [element.getAttribute('open') ?? '(', element.getAttribute('close') ?? ')']
    const separator = element.getAttribute('separators') ?? ','
    const inner = childrenOf(element).map(latexOf).join(separator.trim().slice(0, 1))
    return `\\left${fenceAsLatex(open)}${inner}\\right${fenceAsLatex(close)}`
  },
  mtable: (element) => `\\begin{matrix}${childrenOf(element).map(tableRow).join('\\\\')}\\end{matrix}`,
}

function latexOf(element: Element): string {
  const convert = converters[element.localName]
  if (!convert) throw new UnknownElement(element.localName)
  return convert(element)
}

function identifier(element: Element): string {
  const latex = characters(element)
  const isWord = /^[A-Za-z]{2,}$/.test(latex)
  return isWord ? `\\mathrm{${latex}}` : latex
}

function scripts(element: Element, sign: string): string {
  const [carrier, script] = argumentsOf(element, 2)
  return `${base(carrier)}${sign}{${script}}`
}

function bothScripts(element: Element): string {
  const [carrier, below, above] = argumentsOf(element, 3)
  return `${base(carrier)}_{${below}}^{${above}}`
}

function tableRow(element: Element): string {
  if (element.localName !== 'mtr') throw new UnknownElement(element.localName)
  return childrenOf(element)
    .map((cell) => inRow(cell))
    .join('&')
}
