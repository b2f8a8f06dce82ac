import { hash, verify } from '@node-rs/argon2'

/** Parameters of OWASP's password storage recommendation for argon2id. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, settings)
}

let decoy: Promise<string> | undefined

/** Takes as long for people who do not exist as for those who do, so that time does not tell who exists. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const isMatching = await verify(stored ?? (await decoy), password)
  return stored !== undefined && isMatching
}
