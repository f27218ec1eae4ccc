import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { editArea } from './kantor/kantor.service.ts'

export function mountPerusahaan(mount: Mount, { clock }: Deps): void {
  mount('POST /kantor/{id}/area', async ({ params: { id }, body, pelaku, write }) =>
    write(async ({ tx }) => {
      const tindakan = 'POST /kantor/{id}/area'
      const pencatat = { saat: clock.now(), oleh: pelaku.penggunaId, tindakan } as const
      return { data: await editArea(tx, pencatat, id, body.area), message: 'Area kantor disimpan.' }
    }),
  )
}
