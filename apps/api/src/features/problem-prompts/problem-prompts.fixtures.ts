import { randomUUID } from 'node:crypto'
import { problemPromptCalls, type Prompt } from '@isomorph/contract'
import { startChatServer, type ChatScript, type ChatServer } from '@isomorph/testing/chat-server'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { beginPrompts } from './work-on-prompts.ts'

export const apiKey = 'sk-a-secret-key'

const { createWithPrompt, getPrompt, updateAiSettings } = problemPromptCalls

const generous = { answerMilliseconds: 30_000, totalMilliseconds: 60_000 }

interface People {
  /** Asks for drafts. */
  readonly ida: TestPerson
  /** Sets the endpoint up. */
  readonly chief: TestPerson
}

/** What people do with drafts and with the endpoint; where nobody is named, Ida asks. */
function actsOf(api: TestApi, chat: ChatServer, { ida, chief }: People) {
  const settings = () => ({
    isEnabled: true,
    address: chat.address,
    model: 'scripted',
    apiKey,
    draftsPerDay: 5,
    tokensPerMonth: 10_000,
  })
  const setUp = async (changed: Partial<ReturnType<typeof settings>> = {}) =>
    await api.call(updateAiSettings, { as: chief, body: { ...settings(), ...changed } })
  const ask = async (prompt = 'A sum of two whole numbers', as = ida, clientKey: string = randomUUID()) =>
    await api.call(createWithPrompt, { as, body: { prompt, clientKey } })
  const work = async (times = generous, services = api.app.contractRouting.services) =>
    await Promise.all(await beginPrompts(services, times))
  const read = async ({ id }: Pick<Prompt, 'id'>, as = ida) =>
    (await api.call(getPrompt, { as, params: { promptId: id } })).data
  /** What becomes of a description when the endpoint follows a script. */
  const draftWith = async (script: ChatScript, times: Partial<typeof generous> = {}): Promise<Prompt> => {
    await setUp()
    chat.answerWith(script)
    const { data } = await ask()
    await work({ ...generous, ...times })
    return await read(data)
  }
  return { settings, setUp, ask, work, read, draftWith }
}

/** An API, an endpoint, and the people who ask for drafts. */
export async function createPromptWorld() {
  const api = await createTestApi()
  const chat = await startChatServer({ apiKey })
  const ida = await addPerson(api.db, 'ida', ['AiProblemCreator'])
  const otto = await addPerson(api.db, 'otto', ['AiProblemCreator'])
  const chief = await addPerson(api.db, 'chief', ['SuperAdmin'])
  return {
    api,
    chat,
    ida,
    otto,
    chief,
    ...actsOf(api, chat, { ida, chief }),
    /** No endpoint is set up, nobody has asked for anything, and the endpoint answers well. */
    async reset() {
      await api.db.deleteFrom('problemPrompts').execute()
      await api.db.deleteFrom('aiSettings').execute()
      chat.answerWith(undefined)
      chat.knowsSchemas(true)
    },
    async close() {
      await api.close()
      await chat.close()
    },
  }
}

export type PromptWorld = Awaited<ReturnType<typeof createPromptWorld>>
