import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Random } from './random.ts'
import type { Settings } from './settings.ts'

export type Letter = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Two letters of one id are one to whoever receives them; its own unless told */
  readonly messageId?: string
  readonly attachments?: {
    readonly filename: string
    readonly contentType: string
    readonly content: Buffer
  }[]
}

/** Rejects when the letter could not be handed over now. */
export type Mail = {
  /** Null: it was taken; else what the mail server said as it refused it for good, which the log has as well. */
  send(letter: Letter): Promise<string | null>
  /** Hands one letter over now and says what came of it; rejects where no file can be written. */
  try(letter: Letter): Promise<HasilSurat>
}

/** `berkas`: no mail server is set, it lies in the outbox. `jawaban` is the mail server's own, without the password. */
export type HasilSurat =
  | { readonly hasil: 'terkirim' | 'berkas' }
  | { readonly hasil: 'gagal'; readonly sebab: string; readonly jawaban: string }

type Given = {
  readonly settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>
  readonly dataDir: string
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}

const TIMEOUT_MS = 10_000

/** Sends by SMTP; without SMTP settings every letter becomes a file in DATA_DIR/outbox and the log says so. */
export function createMail({
  settings: { smtpUrl, mailFrom: from },
  dataDir,
  clock,
  random,
  log,
}: Given): Mail {
  if (smtpUrl !== null) {
    const times = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
    const smtp = createTransport({ url: smtpUrl, ...times })
    return {
      async try(letter) {
        try {
          await smtp.sendMail({ from, ...letter })
          return { hasil: 'terkirim' }
        } catch (error) {
          const { code, response, message } = error as Error & { code?: string; response?: string }
          const jawaban = withoutPassword(response ?? message, smtpUrl)
          return { hasil: 'gagal', sebab: code ?? '', jawaban }
        }
      },
      async send(letter) {
        try {
          await smtp.sendMail({ from, ...letter })
          return null
        } catch (error) {
          if (!isForGood(error)) throw error
          log.warn({ err: error }, 'the mail server refused a letter for good')
          const { response, message } = error as Error & { response?: string }
          return withoutPassword(response ?? message, smtpUrl)
        }
      },
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true })
  const outbox = join(dataDir, 'outbox')
  // Letters of one millisecond stand in the order in which they were written.
  let count = 0
  const send = async (letter: Letter) => {
    const date = new Date(clock.now())
    const { message } = await composer.sendMail({ from, date, ...letter })
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    count += 1
    const order = String(count).padStart(6, '0')
    const file = join(outbox, `${date.toISOString().replaceAll(':', '')}-${order}-${random.id()}.eml`)
    // Whoever takes letters from there never finds half of one.
    await writeFile(`${file}.baru`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.baru`, file)
    log.warn({ file }, 'no SMTP settings: mail was written to a file')
    return null
  }
  return {
    send,
    async try(letter) {
      await send(letter)
      return { hasil: 'berkas' }
    },
  }
}

/** A server may repeat what it was told: the password in clear, or as it travels, goes. */
function withoutPassword(text: string, smtpUrl: string): string {
  const url = URL.parse(smtpUrl)
  const [user, password] = [url?.username ?? '', url?.password ?? ''].map((part) => decodeURIComponent(part))
  if (!password) return text
  const base64 = (plain: string) => Buffer.from(plain).toString('base64')
  const forms = [base64(`\0${user}\0${password}`), base64(password), url?.password ?? '', password]
  return forms.reduce((left, form) => left.replaceAll(form, '(rahasia)'), text)
}

/** RFC 5321: 5yz, the same command will be refused again. */
function isForGood(error: unknown): boolean {
  const code = (error as { responseCode?: unknown }).responseCode
  return typeof code === 'number' && code >= 500 && code < 600
}
