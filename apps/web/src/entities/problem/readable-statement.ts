const symbols: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  circ: '°',
  infty: '∞',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  lambda: 'λ',
  mu: 'μ',
  sigma: 'σ',
  omega: 'ω',
  varphi: 'φ',
  phi: 'φ',
  Delta: 'Δ',
  Omega: 'Ω',
  Sigma: 'Σ',
  int: '∫',
  sum: 'Σ',
  to: '→',
  quad: ' ',
  left: '',
  right: '',
  displaystyle: '',
}

const superscripts: Readonly<Record<string, string>> = { '2': '²', '3': '³', '-1': '⁻¹', '°': '°' }

const steps: readonly ((text: string) => string)[] = [
  // Wrappers that say how something looks, innermost first by repetition.
  (text) => text.replaceAll(/\\(?:variable|mathrm|text|operatorname|mathbf|boldsymbol)\s*\{([^{}]*)\}/g, '$1'),
  (text) => text.replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1)/($2)'),
  (text) => text.replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, '√($1)'),
]

function untilStable(text: string, step: (text: string) => string): string {
  for (let current = text; ;) {
    const next = step(current)
    if (next === current) return current
    current = next
  }
}

/** The short statement of a problem as one line that can be read without knowing LaTeX. */
export function readableStatement(shortStatement: string): string {
  const unwrapped = untilStable(shortStatement, (text) => steps.reduce((current, step) => step(current), text))
  return unwrapped
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/\\([A-Za-z]+)/g, (_, name: string) => symbols[name] ?? name)
    .replaceAll(/\^\{?(2|3|-1|°)\}?/g, (_, power: string) => superscripts[power] ?? power)
    .replaceAll(/\{(\w+)\}/g, '$1')
    .replaceAll(/\((\w+)\)\/\((\w+)\)/g, '$1/$2')
    .replaceAll(/_{2,}/g, '▁▁')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
