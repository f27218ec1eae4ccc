import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instan } from '@rekan/domain/waktu'
import type { Db } from './db.ts'
import { StartupError } from './startup-error.ts'

/** What a server signs with. Its private half never leaves DATA_DIR: whoever has the database or a backup cannot sign. */
export type SigningKey = {
  /** The beginning of the public half's SHA-256 */
  readonly id: string
  /** SPKI, DER */
  readonly publik: Buffer
  /** Ed25519 */
  sign(text: string): Buffer
}

const FILE = 'kunci-tanda-tangan.pem'

/** The key of a data folder, made at its first use. Throws StartupError for a file that holds none. */
export async function openSigningKey(dataDir: string): Promise<SigningKey> {
  const file = join(dataDir, FILE)
  const pem = (await readPem(file)) ?? (await createPem(file))
  return keyFrom(pem, file)
}

/** The same, or null where none was made yet. */
export async function findSigningKey(dataDir: string): Promise<SigningKey | null> {
  const file = join(dataDir, FILE)
  const pem = await readPem(file)
  return pem === null ? null : keyFrom(pem, file)
}

/** As the owner, lets whoever reads the database judge what this key signs, also once the server has another. */
export async function storeKey(owner: Db, { id, publik }: SigningKey, saat: Instan): Promise<void> {
  await owner
    .insertInto('kunci_publik')
    .values({ id, kunci: publik, dibuat_pada: new Date(saat) })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Throws StartupError where nobody with the right has let the database know of this key. */
export async function requireKey(db: Db, { id }: SigningKey): Promise<void> {
  if ((await listPublicKeys(db)).has(id)) return
  throw new StartupError(
    'Kunci tanda tangan server ini belum dikenal basis data. Jalankan sekali dengan DATA_DIR yang sama: npm run migrate',
  )
}

/** Every key that has signed for this company, by its id. */
export async function listPublicKeys(db: Db): Promise<Map<string, Buffer>> {
  const keys = await db.selectFrom('kunci_publik').select(['id', 'kunci']).execute()
  return new Map(keys.map(({ id, kunci }) => [id, kunci]))
}

/** Whether the holder of this key has signed exactly this text. */
export function isSignedBy(publik: Buffer, text: string, signature: Buffer): boolean {
  const key = createPublicKey({ key: publik, format: 'der', type: 'spki' })
  return verify(null, Buffer.from(text), key, signature)
}

function keyFrom(pem: string, file: string): SigningKey {
  try {
    const key = createPrivateKey(pem)
    const publik = createPublicKey(key).export({ format: 'der', type: 'spki' })
    const id = createHash('sha256').update(publik).digest('hex').slice(0, 16)
    return { id, publik, sign: (text) => sign(null, Buffer.from(text), key) }
  } catch {
    throw new StartupError(
      `Kunci tanda tangan ${file} rusak. Pulihkan dari salinan, atau pindahkan berkas itu agar dibuat kunci baru.`,
    )
  }
}

async function readPem(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Whole or not at all, whenever the machine stops. */
async function createPem(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' })
  await writeFile(`${file}.baru`, pem, { mode: 0o600, flush: true })
  await rename(`${file}.baru`, file)
  return pem
}
