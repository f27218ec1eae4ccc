import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { editPerusahaan, showPerusahaan, storeLogo } from './perusahaan.service.ts'

/** The company's record and letterhead. */
export function mountKop(mount: Mount, deps: Deps): void {
  mount('GET /pengaturan/perusahaan', async () => ({ data: await showPerusahaan(deps, deps.db) }))

  mount('POST /pengaturan/perusahaan', async ({ body, versi, write }) =>
    write(async (perbuatan) => {
      await editPerusahaan(perbuatan, deps, body, versi)
      return { data: await showPerusahaan(deps, perbuatan.tx), message: 'Data perusahaan disimpan.' }
    }),
  )

  mount('POST /pengaturan/perusahaan/logo', async ({ form, versi, write }) => {
    // Kept for good: what was printed with it may be printed again.
    const logo = await storeLogo(deps, form.files.logo.bytes)
    return write(async (perbuatan) => {
      await editPerusahaan(perbuatan, deps, { logo }, versi)
      return { data: await showPerusahaan(deps, perbuatan.tx), message: 'Logo dipasang.' }
    })
  })

  mount('POST /pengaturan/perusahaan/logo/delete', async ({ versi, write }) =>
    write(async (perbuatan) => {
      await editPerusahaan(perbuatan, deps, { logo: null }, versi)
      return { data: await showPerusahaan(deps, perbuatan.tx), message: 'Logo dilepas.' }
    }),
  )
}
