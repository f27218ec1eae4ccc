import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { showSistem } from './sistem.service.ts'

export function mountSistem(mount: Mount, deps: Deps): void {
  const berjalanSejak = deps.clock.now()

  mount('GET /sistem', async () => ({ data: await showSistem(deps, berjalanSejak) }))
}
