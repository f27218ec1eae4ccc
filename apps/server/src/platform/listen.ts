import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

/** Opens the port. Throws StartupError with one clear line when it is taken or not ours to take. */
export async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} sudah dipakai program lain. Hentikan program itu, atau pilih PORT lain.`,
      )
    }
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} tidak boleh dipakai oleh pengguna ini. Pilih PORT lain.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`HOST ${host} bukan alamat mesin ini.`)
    }
    throw error
  }
}
