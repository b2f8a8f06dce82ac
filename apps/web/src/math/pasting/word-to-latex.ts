import { accentNamed, charactersAsLatex, fenceAsLatex } from './formula-characters.ts'

/** Equations of Word stand in comments of what it copies. */
const equation = /<m:oMath(?:\s[^>]*)?>[\s\S]*?<\/m:oMath>/
const emptyElement = /<(m:[A-Za-z]+)([^<>]*)\/>/g

/** LaTeX of the equation in what Word copied; `undefined` where there is none or it holds anything unknown. */
export function wordToLatex(html: string): string | undefined {
  const source = equation.exec(html)?.[0]
  if (source === undefined) return undefined
  const parsed = new DOMParser().parseFromString(source.replaceAll(emptyElement, '<$1$2></$1>'), 'text/html')
  const math = parsed.body.firstElementChild
  try {
    return math ? inRow(math).trim() : undefined
  } catch (error) {
    if (error instanceof UnknownElement) return undefined
    throw error
  }
}

class UnknownElement extends Error {}

const named = (element: Element, name: string): Element | undefined =>
  Array.from(element.children).find(({ localName }) => localName === `m:${name}`)

/** The part with this name, which may be empty or absent. */
function part(element: Element, name: string): string {
  const found = named(element, name)
  return found ? inRow(found) : ''
}

function property(element: Element, name: string): string | undefined {
  const properties = Array.from(element.children).find(({ localName }) => localName.endsWith('pr'))
  return (properties && named(properties, name))?.getAttribute('m:val') ?? undefined
}

/** A bound of a sum or an integral; nothing where it has none. */
function bound(element: Element, name: 'sub' | 'sup', sign: '_' | '^'): string {
  const latex = part(element, name)
  return latex === '' ? '' : `${sign}{${latex}}`
}

const inRow = (element: Element): string => Array.from(element.children, latexOf).join('')

type Converter = (element: Element) => string

const nothing: Converter = () => ''
const all = (element: Element, name: string): readonly string[] =>
  Array.from(element.children)
    .filter(({ localName }) => localName === `m:${name}`)
    .map(inRow)

const converters: Readonly<Record<string, Converter>> = {
  'm:r': (element) => charactersAsLatex(element.textContent ?? ''),
  'm:t': (element) => charactersAsLatex(element.textContent ?? ''),
  'm:ctrlpr': nothing,
  'm:e': inRow,
  'm:f': (element) => {
    const command = property(element, 'type') === 'noBar' ? '\\binom' : '\\frac'
    return `${command}{${part(element, 'num')}}{${part(element, 'den')}}`
  },
  'm:rad': (element) => {
    const degree = part(element, 'deg')
    return `\\sqrt${degree === '' ? '' : `[${degree}]`}{${part(element, 'e')}}`
  },
  'm:ssup': (element) => `{${part(element, 'e')}}^{${part(element, 'sup')}}`,
  'm:ssub': (element) => `{${part(element, 'e')}}_{${part(element, 'sub')}}`,
  'm:ssubsup': (element) => `{${part(element, 'e')}}_{${part(element, 'sub')}}^{${part(element, 'sup')}}`,
  'm:d': (element) => {
    const [open, close] = [property(element, 'begchr') ?? '(', property(element, 'endchr') ?? ')']
    const inner = all(element, 'e').join(property(element, 'sepchr') ?? ',')
    return `\\left${fenceAsLatex(open)}${inner}\\right${fenceAsLatex(close)}`
  },
  'm:nary': (element) => {
    const sign = charactersAsLatex(property(element, 'chr') ?? '∫')
    return `${sign}${bound(element, 'sub', '_')}${bound(element, 'sup', '^')}${part(element, 'e')}`
  },
  'm:func': (element) => `${part(element, 'fname')}${part(element, 'e')}`,
  'm:acc': (element) => {
    const accent = accentNamed(property(element, 'chr') ?? '\u0302')
    if (accent === undefined) throw new UnknownElement('m:acc')
    return `${accent}{${part(element, 'e')}}`
  },
  'm:bar': (element) => `\\overline{${part(element, 'e')}}`,
  'm:m': (element) => `\\begin{matrix}${rowsOf(element).join('\\\\')}\\end{matrix}`,
}

function rowsOf(matrix: Element): readonly string[] {
  return Array.from(matrix.children)
    .filter(({ localName }) => localName === 'm:mr')
    .map((row) => all(row, 'e').join('&'))
}

/** Around its signs Word sets tags of text, such as `<i>` and `<span>`. */
const textTags = /^(?:i|b|span|em|strong|o:p)$/

function latexOf(element: Element): string {
  const { localName } = element
  if (textTags.test(localName))
    return element.children.length > 0 ? inRow(element) : charactersAsLatex(element.textContent ?? '')
  const convert = converters[localName]
  if (!convert && localName.endsWith('pr')) return ''
  if (!convert) throw new UnknownElement(localName)
  return convert(element)
}
