import { type StatusAkun, computeBatasUndangan } from '@rekan/domain/auth/undangan'
import type { Instan } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import { at } from '../../../platform/db.ts'

/** How far an account has come, as an expression over the account of that alias: `statusAkun('p', saat)`. */
export function statusAkun(akun: string, saat: Instan): RawBuilder<StatusAkun> {
  const [id, kataSandi] = [sql.ref(`${akun}.id`), sql.ref(`${akun}.kata_sandi`)]
  return sql<StatusAkun>`(case when ${kataSandi} is not null then 'AKTIF' else coalesce((
    select case when u.dibuat_pada > ${at(computeBatasUndangan(saat))} and u.kedaluwarsa_pada > ${at(saat)}
      then 'UNDANGAN_TERKIRIM' else 'UNDANGAN_BELUM_DIBUKA' end
    from undangan u where u.pengguna_id = ${id}), 'BELUM_DIUNDANG') end)`
}
