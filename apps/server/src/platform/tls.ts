import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:https'
import type { Log } from './log.ts'
import type { TlsFiles } from './settings.ts'
import { StartupError } from './startup-error.ts'

export type TlsPair = { readonly cert: string; readonly key: string }

const LOOK_EVERY_MS = 60_000

/** Reads a certificate (its chain after it) and its key, both PEM. Throws StartupError when they can't serve together. */
export function readTls({ cert: certFile, key: keyFile }: TlsFiles): TlsPair {
  const cert = readNamed('TLS_CERT', certFile)
  const key = readNamed('TLS_KEY', keyFile)
  const certificate = orWrong(() => new X509Certificate(cert), `TLS_CERT ${certFile} bukan sertifikat PEM.`)
  const privateKey = orWrong(() => createPrivateKey(key), `TLS_KEY ${keyFile} bukan kunci PEM tanpa sandi.`)
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new StartupError(`TLS_KEY ${keyFile} bukan kunci dari sertifikat TLS_CERT ${certFile}.`)
  }
  return { cert, key }
}

/** Takes up a renewed pair without a restart: looks every minute. A broken pair leaves the one in use. */
export function watchTls(
  server: Pick<Server, 'setSecureContext'>,
  files: TlsFiles,
  log: Pick<Log, 'info' | 'warn'>,
  everyMs = LOOK_EVERY_MS,
): { stop(): void } {
  let used = readTls(files)
  const look = () => {
    try {
      const found = readTls(files)
      if (found.cert === used.cert && found.key === used.key) return
      server.setSecureContext(found)
      used = found
      log.info('TLS certificate taken up')
    } catch (error) {
      log.warn({ err: error }, 'TLS certificate not taken up')
    }
  }
  const timer = setInterval(look, everyMs).unref()
  return { stop: () => clearInterval(timer) }
}

function readNamed(name: string, file: string): string {
  return orWrong(() => readFileSync(file, 'utf8'), `${name} ${file} tidak bisa dibaca.`)
}

function orWrong<T>(read: () => T, message: string): T {
  try {
    return read()
  } catch {
    throw new StartupError(message)
  }
}
