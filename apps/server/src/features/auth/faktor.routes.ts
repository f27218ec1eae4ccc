import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import {
  confirmTotp,
  createPasskey,
  createPemulihan,
  removePasskey,
  removeTotp,
  resetFaktor,
  showKeamanan,
  startPasskeyBaru,
  startTotp,
} from './faktor.service.ts'

/** Not by `write`: the answers it keeps for a second sending would hold secrets. */
export function mountFaktor(mount: Mount, deps: Deps): void {
  mount('GET /keamanan', async ({ pelaku }) => ({ data: await showKeamanan(deps, pelaku) }))

  mount('POST /keamanan/totp', async ({ pelaku }) => ({ data: await startTotp(deps, pelaku) }))

  mount('POST /keamanan/totp/aktif', async ({ body, pelaku }) => ({
    data: await confirmTotp(deps, pelaku, body.kode),
    message: 'Aplikasi kode terpasang.',
  }))

  mount('POST /keamanan/totp/hapus', async ({ pelaku }) => {
    await removeTotp(deps, pelaku)
    return { message: 'Aplikasi kode dilepas.' }
  })

  mount('POST /keamanan/passkey/tantangan', async ({ pelaku }) => ({
    data: await startPasskeyBaru(deps, pelaku),
  }))

  mount('POST /keamanan/passkey', async ({ body, pelaku }) => ({
    data: await createPasskey(deps, pelaku, body),
    message: 'Passkey ditambahkan.',
  }))

  mount('POST /keamanan/passkey/{id}/hapus', async ({ params, pelaku }) => {
    await removePasskey(deps, pelaku, params.id)
    return { message: 'Passkey dilepas.' }
  })

  mount('POST /keamanan/kode-pemulihan', async ({ pelaku }) => ({
    data: await createPemulihan(deps, pelaku),
  }))

  mount('POST /karyawan/{id}/faktor-kedua/hapus', async ({ params, pelaku }) => {
    await resetFaktor(deps, pelaku, params.id)
    return { message: 'Langkah kedua dilepas. Ia masuk dengan kata sandinya, lalu memasang yang baru.' }
  })
}
