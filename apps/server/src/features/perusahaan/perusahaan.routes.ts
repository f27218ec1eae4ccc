import type { Mount } from '../../platform/http.ts'
import { createDeed } from '../../platform/deed.ts'
import { editArea } from './kantor/kantor.service.ts'

export function mountPerusahaan(mount: Mount): void {
  const deed = createDeed(mount)
  deed(
    'POST /kantor/{id}/area',
    (perbuatan, id, { area }) => editArea(perbuatan, id, area),
    'Area kantor disimpan.',
  )
}
