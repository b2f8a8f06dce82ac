#!/usr/bin/env node
// Starts a program of the release: `node isomorph.mjs start | worker | evaluator | backup | restore`.
const programs = {
  start: './apps/api/dist/main.js',
  worker: './apps/api/dist/worker.js',
  backup: './apps/api/dist/backup.js',
  restore: './apps/api/dist/restore.js',
  evaluator: './apps/evaluator/dist/main.js',
}

const [name = 'start', ...rest] = process.argv.slice(2)
if (Object.hasOwn(programs, name)) {
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  // The programs read their own arguments from the third on.
  process.argv = [...process.argv.slice(0, 2), ...rest]
  await import(programs[name])
} else {
  process.stderr.write(`There is no program “${name}”. Choose one of ${Object.keys(programs).join(', ')}.\n`)
  process.exitCode = 2
}
