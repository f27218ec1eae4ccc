import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { deleteSesi } from './masuk/pintu.queries.ts'
import { decidePenanda } from './masuk/penanda.service.ts'
import {
  requestKodeMasuk,
  requestKodeTandaTangan,
  showKontak,
  showTautan,
  signIn,
} from './masuk/pintu.service.ts'

/** The client's door: in by a link and a code, and out. */
export function mountPintu(mount: Mount, deps: Deps): void {
  mount('POST /klien/tautan', async ({ body, asal }) => ({ data: await showTautan(deps, body.tautan, asal) }))
  mount('POST /klien/kode', async ({ body, asal }) => ({
    data: await requestKodeMasuk(deps, body.tautan, asal),
    message: 'Kode dikirim.',
  }))
  mount('POST /klien/masuk', async ({ body, asal }) => ({ data: await signIn(deps, body, asal) }))
  mount('GET /klien/saya', async ({ kontak }) => ({ data: await showKontak(deps, kontak) }))
  mount('POST /klien/keluar', ({ kontak, write }) =>
    write(async ({ tx }) => {
      await deleteSesi(tx, kontak.sesiId)
      return { message: 'Anda sudah keluar.' }
    }),
  )
  mount('POST /klien/kode-tanda-tangan', async ({ kontak, body }) => ({
    data: await requestKodeTandaTangan(deps, kontak, body),
    message: 'Kode dikirim.',
  }))
  mount('POST /klien/penanda/{id}', async ({ kontak, params: { id }, body: { setuju }, write }) => {
    await write(async (perbuatan) => {
      await decidePenanda(perbuatan, kontak, id, setuju)
      return {}
    })
    return {
      data: await showKontak(deps, kontak),
      message: setuju ? 'Penanda tangan disetujui.' : 'Penanda tangan ditolak.',
    }
  })
}
