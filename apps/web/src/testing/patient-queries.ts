// Loaded before tests of components: a part that is loaded when it is opened takes milliseconds, and more than half a minute
// on a machine with too much to do.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 60_000 })
