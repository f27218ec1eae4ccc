import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { recordPerusahaan, replaceLogo, showPerusahaan, storeLogo } from './perusahaan.service.ts'

/** The company's record and letterhead. */
export function mountKop(mount: Mount, deps: Deps): void {
  mount('GET /pengaturan/perusahaan', async () => ({ data: await showPerusahaan(deps, deps.db) }))

  mount('POST /pengaturan/perusahaan', async ({ body, pelaku, versi, write }) =>
    write(async ({ tx }) => {
      await recordPerusahaan(tx, deps, body, { tindakan: 'POST /pengaturan/perusahaan', pelaku, versi })
      return { data: await showPerusahaan(deps, tx), message: 'Data perusahaan disimpan.' }
    }),
  )

  mount('POST /pengaturan/perusahaan/logo', async ({ form, pelaku, versi, write }) => {
    // Kept for good: what was printed with it may be printed again.
    const logo = await storeLogo(deps, form.files.logo.bytes)
    return write(async ({ tx }) => {
      await replaceLogo(tx, deps, logo, { tindakan: 'POST /pengaturan/perusahaan/logo', pelaku, versi })
      return { data: await showPerusahaan(deps, tx), message: 'Logo dipasang.' }
    })
  })

  mount('POST /pengaturan/perusahaan/logo/delete', async ({ pelaku, versi, write }) =>
    write(async ({ tx }) => {
      const tindakan = 'POST /pengaturan/perusahaan/logo/delete'
      await replaceLogo(tx, deps, null, { tindakan, pelaku, versi })
      return { data: await showPerusahaan(deps, tx), message: 'Logo dilepas.' }
    }),
  )
}
