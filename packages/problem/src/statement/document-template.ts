/** Documents in which variables stand, made ready once and filled in for every variant. */

import { canonicalName } from '@isomorph/evaluator'
import {
  mapRichText,
  visit,
  type BlockNode,
  type InlineNode,
  type RichText,
  type VariableNode,
} from '@isomorph/rich-text'
import type { VariableArtifact } from '../content/variable.ts'
import { compileLatex, fillLatex, type LatexTemplate } from './latex-template.ts'
import { growTable, inlineOf } from './list-tables.ts'
import type { ShownValue } from './shown-value.ts'

/** What fills a document in. */
export interface Filling {
  readonly shown: (name: string) => ShownValue | undefined
  readonly artifact: (name: string) => VariableArtifact | undefined
}

export interface DocumentTemplate {
  readonly doc: RichText
  /** Formulas with variables, by their source. */
  readonly formulas: ReadonlyMap<string, LatexTemplate>
  /** The names of pills as authors spelt them, with their one spelling. */
  readonly names: ReadonlyMap<string, string>
}

/** Makes a document ready to be filled in. */
function compileDocument(doc: RichText): DocumentTemplate {
  const formulas = new Map<string, LatexTemplate>()
  const names = new Map<string, string>()
  visit(doc, (node) => {
    if (node.type === 'variable') names.set(node.attrs.name, canonicalName(node.attrs.name))
    if (node.type !== 'inlineMath' && node.type !== 'blockMath') return
    const template = compileLatex(node.attrs.latex)
    if (template.slots.length > 0) formulas.set(node.attrs.latex, template)
  })
  return { doc, formulas, names }
}

/** Documents are made ready when they are first needed: most markings need none. */
export type TemplateOf = (doc: RichText) => DocumentTemplate

/** Keeps the template of each document. */
export function templateKeeper(): TemplateOf {
  const templates = new WeakMap<RichText, DocumentTemplate>()
  return (doc) => {
    const known = templates.get(doc)
    if (known !== undefined) return known
    const template = compileDocument(doc)
    templates.set(doc, template)
    return template
  }
}

/** An image of a text variable is as wide as it is by itself, and public to those who may see the problem. */
function imageNode(artifact: Extract<VariableArtifact, { artifactType: 'FileArtifact' }>): BlockNode {
  return {
    type: 'image',
    attrs: { src: artifact.url, alt: artifact.alt, width: null, height: null, nonPublic: false },
  }
}

function embedNode(artifact: Extract<VariableArtifact, { artifactType: 'UrlArtifact' }>): BlockNode {
  return { type: 'embed', attrs: { url: artifact.url, title: artifact.url, height: 400 } }
}

/** Text in which `$…$` is mathematics. */
function textNodes(text: string): readonly InlineNode[] {
  return text.split(/\$([^$]+)\$/).flatMap((part, index): readonly InlineNode[] => {
    if (part === '') return []
    return index % 2 === 1 ? [{ type: 'inlineMath', attrs: { latex: part } }] : [{ type: 'text', text: part }]
  })
}

type Names = DocumentTemplate['names']

function fillVariable(node: VariableNode, names: Names, filling: Filling): readonly InlineNode[] {
  const name = names.get(node.attrs.name) ?? node.attrs.name
  const artifact = filling.artifact(name)
  if (artifact?.artifactType === 'TextArtifact') return textNodes(artifact.text)
  const value = filling.shown(name)
  return value === undefined ? [node] : inlineOf(value)
}

/** Images and pages cannot stand in a line: a paragraph that holds one is taken apart around it. */
function splitParagraph(node: BlockNode, names: Names, filling: Filling): readonly BlockNode[] {
  if (node.type !== 'paragraph' || node.content === undefined || names.size === 0) return [node]
  const blocks: BlockNode[] = []
  let line: InlineNode[] = []
  const finishLine = (): void => {
    if (line.length > 0) blocks.push({ type: 'paragraph', content: line })
    line = []
  }
  for (const child of node.content) {
    const artifact = child.type === 'variable' ? filling.artifact(names.get(child.attrs.name) ?? '') : undefined
    if (artifact === undefined || artifact.artifactType === 'TextArtifact') line.push(child)
    else {
      finishLine()
      blocks.push(artifact.artifactType === 'FileArtifact' ? imageNode(artifact) : embedNode(artifact))
    }
  }
  if (blocks.length === 0) return [node]
  finishLine()
  return blocks
}

/** Fills in a document. Names without a value stay as pills. */
export function fillDocument(template: DocumentTemplate, filling: Filling): RichText {
  const { names } = template
  if (names.size === 0 && template.formulas.size === 0) return template.doc
  const math = (latex: string): string => {
    const formula = template.formulas.get(latex)
    return formula === undefined ? latex : fillLatex(formula, filling.shown)
  }
  const filled = new Set<readonly BlockNode[]>()
  const growth = { itemsOf: (name: string) => filling.shown(names.get(name) ?? name)?.items, filled }
  return mapRichText(template.doc, {
    isFinished: (nodes) => filled.has(nodes),
    inline: (node) => {
      if (node.type === 'variable') return fillVariable(node, names, filling)
      return node.type === 'inlineMath' ? [{ type: 'inlineMath', attrs: { latex: math(node.attrs.latex) } }] : [node]
    },
    block: (node) => {
      if (node.type === 'blockMath') return [{ type: 'blockMath', attrs: { latex: math(node.attrs.latex) } }]
      if (node.type === 'table') return [growTable(node, growth)]
      return splitParagraph(node, names, filling)
    },
  })
}
