import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { sittingWorker } from './vite-plugins/sitting-worker.ts'

const compressible = /\.(?:js|css|html|svg|json|txt|wasm|ttf)$/

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
}

/** Writes a brotli and a gzip copy beside each text file, so that the server never compresses them again. */
function precompress(): Plugin {
  let folder = 'dist'
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const path of filesIn(folder)) {
        if (!compressible.test(path)) continue
        const content = readFileSync(path)
        if (content.length < 1024) continue
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        )
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

/** What react-router exports by name is its development build, which carries its warnings. */
const routerFolder = join(import.meta.dirname, '../../node_modules/react-router/dist/production')

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3000'
const toApi = { target: apiUrl, changeOrigin: false }

/** Built files carry their hash in the name and hold no inline script, so a strict CSP and long caching suit them. */
export default defineConfig({
  plugins: [react(), sittingWorker(), precompress()],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: join(routerFolder, 'index.mjs') },
      { find: /^react-router\/dom$/, replacement: join(routerFolder, 'dom-export.mjs') },
    ],
  },
  server: { proxy: { '/api': toApi, '/token': toApi } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every page needs these, and a release rarely changes them.
            {
              name: 'libraries',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@reduxjs|react-redux|redux|immer|reselect|redux-remember|@emotion|stylis|@mui\/(?:system|material\/styles))\//,
            },
            // Validation is for the few screens that check by the server's own schemas.
            { name: 'schemas', test: /node_modules\/zod\/|packages\/contract\/src\/(?:text|primitives)\/schemas/ },
            // What every page needs comes as one file; dialogs, pictures and what only some pages use do not belong to it.
            {
              name: 'shell',
              test: /(?:packages\/ui\/src\/(?:theme|actions|layout|icons|feedback\/(?!confirm|copy-button|empty-state|line-picture))|apps\/web\/src\/(?:data|dates|error-reporting\/error|numbers|session|app|screen|unsaved-work\/(?:unsaved-registry|local-store))(?!\/(?:main|further-routes|refusals|impersonation-band|in-parts|unsaved-guard|crash\/panel-boundary|section-links|detail-guard|save-shortcut|use-polling|not-ready|cas-ticket|session-end-band|provider-login|device-name|new-tab|navigation\/new-tab|download-file|shift|values|estimates|file-size|typed-)))/,
            },
            // Sends from any page what was submitted without a connection.
            {
              name: 'submissions',
              test: /apps\/web\/src\/features\/sitting\/submissions\/(?!use-|waiting-band|late-work)/,
            },
            // Needed when something is pasted into a field.
            { name: 'pasting', test: /apps\/web\/src\/math\/pasting\/(?!use-pasted)/ },
            // What a problem takes to be read comes as one file; what is shown before and after it has files of its own.
            {
              name: 'sitting',
              test: /apps\/web\/src\/features\/sitting\/(?:problem-screen|(?:assessment|clock|problem(?:\/fields)?)\/(?!start-|access-code|appeal-|schedule-|section-band|attempt-list|answers-shown|credit-words|mark-remarks|closed-bar|not-submitted|given-answer|formula-|break-|empty-answers|finish-|differing|choice-|text-|read-answer|why|verdict-|focus-)[^/]+$)/,
            },
            // What keeps a formula's place until MathLive has come; the field and its keys come with MathLive.
            {
              name: 'formula-field',
              test: /apps\/web\/src\/math\/(?:field\/(?:math-field|use-live|load-|when-)|second-reading\/(?:math-|use-)|typing\/keys-at-once|pasting\/use-pasted)/,
            },
            { name: 'mathlive', test: /node_modules\/mathlive/ },
            // Its style sheet goes with what the server has rendered, which needs no KaTeX.
            { name: 'katex', test: /node_modules\/katex\/.*\.m?js$/ },
            { name: 'editor', test: /node_modules\/(?:@tiptap|prosemirror)/ },
          ],
        },
      },
    },
  },
})
