import type { EndedStatement } from '@isomorph/database'

/** Long enough to find a statement by; with no values in it. */
const textLength = 2000

const targets = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i

/** What a statement is called among spans, and what they say of it. */
export function spanOfStatement({ text, name }: Pick<EndedStatement, 'text' | 'name'>) {
  const operation = (/^[\s(]*([a-z]+)/i.exec(text)?.[1] ?? 'statement').toLowerCase()
  const target = targets.exec(text)?.[1]
  const summary = name ?? (target === undefined ? operation : `${operation} ${target}`)
  return {
    name: summary,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': summary,
      'db.query.text': text.slice(0, textLength),
    },
  }
}
