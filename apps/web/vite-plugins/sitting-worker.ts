import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { offeredLanguages } from '../../../packages/messages/src/languages.ts'

/** Stands in the worker's source for the list of files that it stores. */
const placeholder = '__SITTING_PARTS__'
const workerName = 'sitting-worker.js'
/** What a sitting is made of: whatever these folders load lazily may be needed without a connection. */
const ofSitting = /apps\/web\/src\/(?:features\/sitting|math|statement)\//
const areasOfSitting =
  'points-factors|reading|refusals|sitting-refusals|sitting-start|sitting-later|lockdown|math|math-keyboard'
const language = `(?:${offeredLanguages.join('|')})`
const catalog = String.raw`packages/messages/src/generated/`
/** The texts that the product waits for before it shows anything, in each language that people can choose. */
const textsOfFrame = new RegExp(String.raw`${catalog}frame\.${language}\.ts$`)
/** The texts of a sitting in these languages, and the lists that say where most of them are. */
const textsOfSitting = new RegExp(String.raw`${catalog}(?:catalogs|(${areasOfSitting})/\1)\.${language}\.ts$`)
/** Browsers that run the worker take the fonts of the newest format. */
const olderFont = /\.(?:woff|ttf)$/

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>
type Chunk = Rollup.OutputChunk

function isLoadedBySitting(graph: Graph, { moduleIds }: Chunk): boolean {
  return moduleIds.some((id) => graph.getModuleInfo(id)?.dynamicImporters.some((by) => ofSitting.test(by)))
}

const holds = ({ moduleIds }: Chunk, texts: RegExp): boolean => moduleIds.some((id) => texts.test(id))
const holdsTextsOfFrame = (chunk: Chunk): boolean => holds(chunk, textsOfFrame)
const holdsTexts = (chunk: Chunk): boolean => holdsTextsOfFrame(chunk) || holds(chunk, textsOfSitting)

/** The chunks that a sitting may load: the first load of the product with its texts, what a sitting loads lazily, and what these import. */
function chunksOf(graph: Graph, bundle: Rollup.OutputBundle): Set<Chunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const isStart = (chunk: Chunk) => chunk.isEntry && chunk.fileName !== workerName
  const isNeeded = (chunk: Chunk) => isStart(chunk) || holdsTexts(chunk) || isLoadedBySitting(graph, chunk)
  const found = new Set(chunks.filter(isNeeded))
  if (![...found].some(holdsTextsOfFrame)) throw new Error('No chunk holds the texts of the frame.')
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = byName.get(name)
      if (chunk) found.add(chunk)
    }
  }
  return found
}

/** The names of these chunks, their style sheets and what these show. */
function filesOf(chunks: ReadonlySet<Chunk>): string[] {
  const files = [...chunks].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ])
  return [...new Set(files)].filter((name) => !olderFont.test(name)).toSorted()
}

/** Builds the service worker of a sitting, with the list of the files that a sitting may load. */
export function sittingWorker(): Plugin {
  return {
    name: 'sitting-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/features/sitting/offline/sitting-worker.ts', fileName: workerName })
    },
    // The last names of all files are known only here.
    writeBundle({ dir = '' }, bundle) {
      const parts = filesOf(chunksOf(this, bundle))
      const version = createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)
      const list = JSON.stringify({ version, parts: parts.map((name) => `/${name}`) })
      const path = join(dir, workerName)
      const code = readFileSync(path, 'utf8')
      if (!code.includes(placeholder)) throw new Error(`${workerName} has no place for its list of files.`)
      writeFileSync(path, code.replace(placeholder, list))
    },
  }
}
