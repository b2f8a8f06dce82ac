export { renderStatementHtml, unsignedMark } from './render-statement-html.ts'
