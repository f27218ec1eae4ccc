import { cakupan } from '@rekan/domain/akses/akses'
import { NAMA_TOPIK, TOPIK } from '@rekan/domain/kelola/peristiwa'
import type { Deps } from '../../../platform/deps.ts'
import type { Mount } from '../../../platform/http.ts'
import { createAliran } from './aliran.ts'

/** Gives what ends the streams, without which a server would wait for them as it stops. */
export function mountPeristiwa(mount: Mount, deps: Deps): () => void {
  const aliran = createAliran(deps)
  mount(
    'GET /kelola/peristiwa',
    async ({ pelaku }) => ({
      data: { topik: NAMA_TOPIK.filter((topik) => cakupan(pelaku, TOPIK[topik]) !== null) },
    }),
    ({ session }) => aliran.open(session),
  )
  return () => aliran.stop()
}
