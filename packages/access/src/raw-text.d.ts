/** Documents imported as text by tests that run their examples. */
declare module '*.md?raw' {
  const text: string
  export { text as default }
}
