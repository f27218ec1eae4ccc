import type { Db } from '../platform/db.ts'
import type { Settings } from '../platform/settings.ts'
import { StartupError } from '../platform/startup-error.ts'

/** Whether a database holds the demo company. */
export async function hasDemo(owner: Db): Promise<boolean> {
  return (await owner.selectFrom('demo').select('dibuat_pada').limit(1).executeTakeFirst()) !== undefined
}

/** Known passwords never face a network unless somebody asks for it. Throws StartupError. */
export async function refuseOpenDemo(
  owner: Db,
  { demo, publicBy, isProduction }: Pick<Settings, 'demo' | 'publicBy' | 'isProduction'>,
): Promise<void> {
  if (publicBy.length === 0 || demo === 'ya' || !(await hasDemo(owner))) return
  const inWords = isProduction ? '' : ', atau REKAN_DEMO=1 bila memang untuk pameran'
  throw new StartupError(
    `Database ini berisi perusahaan demo yang kata sandinya diketahui umum, jadi tidak dibuka ke jaringan (${publicBy.join(', ')}). Pakai DATA_DIR lain${inWords}.`,
  )
}
