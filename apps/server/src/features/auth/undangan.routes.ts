import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { createPertama } from './undangan/pertama.service.ts'
import { createUndangan, showUndangan, startAkun } from './undangan/undangan.service.ts'

export function mountUndangan(mount: Mount, deps: Deps): void {
  mount('POST /kelola/karyawan/undang', async ({ body, pelaku }) => ({
    data: await createUndangan(deps, pelaku, body.karyawan_ids),
  }))

  mount('POST /undangan', async ({ body, asal }) => ({ data: await showUndangan(deps, body.kode, asal) }))

  mount('POST /masuk-pertama', async ({ body, asal, sendRahasia }) => {
    const { rahasia, ...data } = await startAkun(deps, body, asal)
    sendRahasia(rahasia)
    return { data }
  })

  mount('POST /administrator-pertama', async ({ body, asal, sendRahasia }) => {
    const { rahasia, ...data } = await createPertama(deps, body, asal)
    sendRahasia(rahasia)
    return { data }
  })
}
