import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { editArea } from './area.service.ts'

export function mountPerusahaan(mount: Mount, { clock }: Deps): void {
  mount('POST /kantor/{id}/area', async ({ params: { id }, body, pelaku, write }) =>
    write(async (tx) => ({
      data: await editArea(tx, clock, pelaku, id, body.area),
      message: 'Area kantor disimpan.',
    })),
  )
}
