import { fileURLToPath } from 'node:url'

/** The built entry of the benchmarks, for those that start a process of their own: `node MAIN NAME …`. */
export const builtMain = fileURLToPath(new URL('main.js', import.meta.url))
