// Texts that stand in the source of a converted folder instead of in a catalog.
import { parseSync } from 'oxc-parser'

/** What is no text for people although it has words: styles, attributes that name, imports, types. */
const attributesWithoutText = new Set([
  'autoComplete',
  'className',
  'component',
  'd',
  'entity',
  'entityType',
  'fill',
  'href',
  'id',
  'invalidatesTags',
  'key',
  'kind',
  'name',
  'numberFormatType',
  'providesTags',
  'requiredActivity',
  'role',
  'roles',
  'strokeLinecap',
  'tone',
  'type',
  'value',
  'variant',
  'viewBox',
])

/** Functions whose arguments are CSS. */
const stylesBy = new Set(['styled', 'keyframes', 'css'])

/** CSS outside of those (a media query, a page, a transition, a selector, lengths, fonts) and what stands in headers. */
const looksTechnical =
  /^@(?:media|page) |^[a-z]+-[a-z]+ \{\}$|\[[\w-]+\]|:not\(|^(?:min|translate)\(|^math-field-pill |^\d+(?:px|ms)? |^(?:value|answer) \{\}|^\\[a-z]+|\\ne |^\(pointer|^body | has-more$|^\{\} [\d.]+s |sans-serif|^Bearer |^application\/|^noopener |^allow-\w+ /

/** Errors and warnings of the console are for those who develop. */
const forDevelopers = /^(?:console|\w*Error)$/

/** Imports and types; `as const` and `satisfies` stand around values. */
const withoutText = /^(?:Import|ExportAllDeclaration$|TS(?!(?:As|Satisfies|NonNull)Expression$))/

/** Two words, or one word as a sentence begins: `Save`, `Saved.`; codes such as `UserInfo`, `SUCCESS` and `at-once` are none. */
const looksLikeText = /\p{L}{2,}[,;:.…]? [\p{L}{(“]|\} \p{L}{2,}|^\p{Lu}\p{Ll}+(?:[-‑]\p{L}+)?[.…?!:]?$/u

/** Names that are the same in every language. */
const properNames = new Set([
  'Alt',
  'Android',
  'CC BY 4.0',
  'CC BY-SA 4.0',
  'Chrome',
  'Edge',
  'Esc',
  'Firefox',
  'Hz',
  'Isomorph',
  'Linux',
  'LockDown Browser',
  'Opera',
  'Pa',
  'Respondus LockDown Browser',
  'Safari',
  'Safe Exam Browser',
  'Samsung Internet',
  'Windows',
])

/** A kind of question, and how formats of complex numbers begin, as content names them. */
const codes = new Set(['Complex', 'Numeric'])

/** Functions that take the English forms of a word: a message has its plurals itself. */
const pluralsByHand = new Set(['counted', 'formFor'])

/** Whatever stands between two tags is read, down to one word. */
const hasLetters = /\p{L}/u

/**
 * The texts of a source, in the order in which they stand.
 *
 * @example literalsIn('a.tsx', '<p>Log in</p>') // ['Log in']
 */
export function literalsIn(file, source) {
  const found = []
  visit(parseSync(file, source).program, (node) => {
    if (node.type === 'JSXText') {
      if (hasLetters.test(withoutEntities(node.value))) found.push(node.value.trim().replaceAll(/\s+/g, ' '))
    } else if (node.type === 'Literal' && typeof node.value === 'string') {
      if (isText(node.value) && !properNames.has(node.value) && !codes.has(node.value)) found.push(node.value)
    } else if (isPluralByHand(node)) {
      found.push(`${node.callee.name}(…)`)
    } else if (node.type === 'TemplateLiteral') {
      const text = node.quasis.map(({ value }) => value.cooked).join('{}')
      if (isText(text)) found.push(text)
    }
  })
  return found
}

function isText(value) {
  return looksLikeText.test(value) && !looksTechnical.test(value)
}

function withoutEntities(text) {
  return text.replaceAll(/&\w+;/g, '')
}

/** Visits all nodes but those that hold no texts. */
function visit(node, see) {
  if (Array.isArray(node)) {
    for (const inner of node) visit(inner, see)
    return
  }
  if (typeof node !== 'object' || node === null || typeof node.type !== 'string' || isWithoutText(node)) return
  see(node)
  if (isChoiceWithKey(node)) return visit(node.elements.slice(1), see)
  for (const [name, inner] of Object.entries(node)) if (name !== 'parent' && !isName(node, name)) visit(inner, see)
}

/** `['Unit', 'area.key']`: a value of a menu with the key of its label. */
function isChoiceWithKey({ type, elements = [] }) {
  return type === 'ArrayExpression' && /^[a-z-]+\.[\w.-]+$/.test(elements[1]?.value ?? '')
}

/** `'Content-Type'` in `{ 'Content-Type': type }`, `'Numeric'` in `case 'Numeric':` */
function isName(node, part) {
  if (node.type === 'SwitchCase') return part === 'test'
  return node.type === 'Property' && part === 'key' && !node.computed
}

function isWithoutText(node) {
  if (withoutText.test(node.type)) return true
  if (node.type === 'JSXAttribute') return attributesWithoutText.has(node.name.name)
  if (node.type === 'VariableDeclarator') return valuesWithoutText.has(node.id.name)
  if (node.type === 'TaggedTemplateExpression') return isRaw(node.tag)
  if (node.type === 'NewExpression') return forDevelopers.test(node.callee.name ?? '')
  if (node.type === 'BinaryExpression') return node.operator === '===' || node.operator === '!=='
  if (node.type === 'CallExpression') return isStyle(node.callee) || isNoTextTaker(node.callee)
  return node.type === 'Property' && attributesWithoutText.has(node.key.name) && !isElement(node.value)
}

/** Names of what the server keeps; names in the pages of other products, and words of MathLive, which stay as those products write them, with the tables that say them in other languages. */
const valuesWithoutText = new Set([
  'tagTypes',
  'namesAtPlatforms',
  'namesInUniTime',
  'numberFormatType',
  'speechOfMathLive',
])

/** What goes to the service that collects errors, and the activity that somebody is allowed. */
const noTextTakers = new Set(['captureFeedback', 'useIsAllowed'])

/** Calls with names of activities or of what the server keeps. */
const listCalls = new Set(['includes', 'invalidateTags'])

/** `console.warn(…)`, `headers.set(…)`, `activities.includes(…)`, `useIsAllowed('Update', …)` */
function isNoTextTaker({ type, name, object, property }) {
  if (type !== 'MemberExpression') return noTextTakers.has(name)
  return (
    listCalls.has(property.name) ||
    isListOfWords(object, property) ||
    object.name === 'headers' ||
    forDevelopers.test(object.name ?? '')
  )
}

/** `'min in sec'.split(' ')`: words that are typed or told apart. */
function isListOfWords(object, property) {
  return object.type === 'Literal' && property.name === 'split'
}

/** `String.raw`: LaTeX and patterns. */
function isRaw({ object, property }) {
  return object?.name === 'String' && property?.name === 'raw'
}

/** `name` may hold an element: what stands in it is read. */
function isElement(node) {
  return node.type.startsWith('JSX')
}

/** `counted(days, 'day', 'days')` */
function isPluralByHand({ type, callee, arguments: given }) {
  return type === 'CallExpression' && pluralsByHand.has(callee.name) && given.some(({ type }) => type === 'Literal')
}

/** `styled('div')({ … })`, `keyframes({ … })` */
function isStyle(callee) {
  if (callee.type === 'CallExpression') return isStyle(callee.callee)
  return callee.type === 'Identifier' && stylesBy.has(callee.name)
}
