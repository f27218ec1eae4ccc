import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Random } from './random.ts'
import type { Settings } from './settings.ts'

export type Letter = { readonly to: string; readonly subject: string; readonly text: string }

/** Rejects when the letter could not be handed over now; one refused for good is only noted in the log. */
export type Mail = { send(letter: Letter): Promise<void> }

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
      async send(letter) {
        try {
          await smtp.sendMail({ from, ...letter })
        } catch (error) {
          if (!isForGood(error)) throw error
          log.warn({ err: error }, 'the mail server refused a letter for good')
        }
      },
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true })
  const outbox = join(dataDir, 'outbox')
  // Letters of one millisecond stand in the order in which they were written.
  let count = 0
  return {
    async send(letter) {
      const date = new Date(clock.now())
      const { message } = await composer.sendMail({ from, date, ...letter })
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      count += 1
      const order = String(count).padStart(6, '0')
      const file = join(outbox, `${date.toISOString().replaceAll(':', '')}-${order}-${random.id()}.eml`)
      await writeFile(file, message as Buffer, { mode: 0o600 })
      log.warn({ file }, 'no SMTP settings: mail was written to a file')
    },
  }
}

/** RFC 5321: 5yz, the same command will be refused again. */
function isForGood(error: unknown): boolean {
  const code = (error as { responseCode?: unknown }).responseCode
  return typeof code === 'number' && code >= 500 && code < 600
}
