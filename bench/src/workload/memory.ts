/**
 * A small nursery and an early first collection: the engine keeps 10 MB alive, and V8 lets several times that pile up
 * unless told otherwise. Neither costs speed (bench/README.md has the figures).
 */
export const memory = ['--max-semi-space-size=2', '--max-old-space-size=96']
