import type { EngineRequest, EngineResponse } from './protocol.ts'
import { checkProblem, compareKeys, runLab, withLetters } from '@isomorph/problem'
import { createProblemKeeper, mark, preview, readAnswers } from './engine.ts'

const compiledOf = createProblemKeeper()

function respond(response: EngineResponse): void {
  postMessage(response)
}

function answer(request: EngineRequest): void {
  const compiled = compiledOf(request.content)
  switch (request.kind) {
    case 'preview':
      respond({ id: request.id, kind: 'preview', answer: preview(compiled, request.seed) })
      return
    case 'check':
      respond({ id: request.id, kind: 'check', answer: checkProblem(request.content) })
      return
    case 'mark':
      respond({ id: request.id, kind: 'mark', answer: mark(compiled, request.seed, request.answers) })
      return
    case 'read':
      respond({ id: request.id, kind: 'read', answer: readAnswers(compiled, request.answers) })
      return
    case 'lab':
      respond({ id: request.id, kind: 'lab', answer: runLab(compiled, { count: request.count }) })
      return
    case 'compare':
      respond({
        id: request.id,
        kind: 'compare',
        answer: compareKeys(request.before, request.content, request.count),
      })
      return
    case 'letters':
      respond({ id: request.id, kind: 'letters', answer: withLetters(request.content, compiled) })
      return
  }
}

onmessage = ({ data }: MessageEvent<EngineRequest>) => {
  try {
    answer(data)
  } catch (error) {
    respond({ id: data.id, kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}
