import type { Plugin } from 'vite'

/** Members of a call that only the server reads at run time; in the browser they are types. */
const serverMembers = new Set(['access', 'params', 'query', 'body', 'result', 'summary', 'status'])

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

function isDefineCall(node: Node): boolean {
  return node.type === 'CallExpression' && (node['callee'] as Node & { name?: string }).name === 'defineCall'
}

/** Takes the schemas out of `defineCall({…})`, wherever it stands. */
function editsOfCalls(node: Node): Edit[] {
  if (!isDefineCall(node)) return childrenOf(node).flatMap(editsOfCalls)
  const [definition] = node['arguments'] as Node[]
  const members = (definition?.['properties'] ?? []) as (Node & { key?: { name?: string } })[]
  const kept = members.filter((member) => !serverMembers.has(member.key?.name ?? ''))
  return members.filter((member) => !kept.includes(member)).map(({ start, end }) => ({ start, end, text: '__slim: 0' }))
}

/** Marks the value of each constant as free of side effects, so that unused schemas leave the bundle. */
function editsOfConstants(program: Node): Edit[] {
  const statements = program['body'] as Node[]
  const declarations = statements.map((statement) => (statement['declaration'] as Node | null | undefined) ?? statement)
  return declarations
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((declaration) => declaration['declarations'] as Node[])
    .flatMap((declarator) => (isNode(declarator['init']) ? [declarator['init']] : []))
    .flatMap(({ start, end }) => [
      { start, end: start, text: '/* @__PURE__ */ (() => (' },
      { start: end, end, text: '))()' },
    ])
}

function applied(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code)
}

/**
 * Keeps validation out of what a learner downloads: calls keep their method and path, and schemas that no screen uses
 * go. A screen that reads a schema off a call would find nothing there, so such a use fails the build.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (/\/apps\/web\/src\//.test(id)) {
        const use = /Calls\.\w+\.(?:access|params|query|body|result|summary|status)\b/.exec(code)
        if (use) this.error(`${use[0]}: calls have no schemas in the browser; import the schema itself.`)
      }
      if (!/\/packages\/contract\/src\/.*\.ts$/.test(id)) return null
      // The parser's own types name every kind of node; walking the tree needs only what all of them have.
      const program = this.parse(code) as unknown as Node
      return { code: applied(code, [...editsOfCalls(program), ...editsOfConstants(program)]), map: null }
    },
  }
}
