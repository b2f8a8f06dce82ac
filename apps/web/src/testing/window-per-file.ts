// Loaded before tests of components: files that share a window would share stores, documents and hooks as well.
const taken = Symbol.for('isomorph.window-taken-by-test-file')

if (Reflect.has(globalThis, taken)) {
  throw new Error('Two test files of components run in one window. Vitest does this where `web` has a single worker.')
}
Object.defineProperty(globalThis, taken, { value: true })
