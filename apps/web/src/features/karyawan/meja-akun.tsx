import { Mail } from 'lucide-react'
import { useState } from 'react'
import { may } from '../../lib/boleh.ts'
import { Button } from '../../ui/button.tsx'
import { DetailList } from '../../ui/detail-list.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import { TindakanAkun } from './akun/kelola.tsx'
import { UndangDialog } from './meja/undang/undang-dialog.tsx'
import { mayOpenAkun } from './orang/hak.ts'
import type { DetailOrang } from './orang/orang.queries.ts'
import { ROLE_LABEL } from './orang/role.ts'

/** The account that a person signs in with: invited, its role, opened anew, closed. */
export function AkunMeja({ orang }: { readonly orang: DetailOrang }) {
  const profile = useProfil()
  const [isUndang, setUndang] = useState(false)
  const { akun, keluar } = orang
  if (akun === null) return null
  return (
    <div className="space-y-3">
      <section className="card p-4">
        <h3 className="mb-3 text-base font-bold">Akun</h3>
        <DetailList
          items={[
            { label: 'Email', value: akun.email ?? 'Tanpa email, masuk dengan kode karyawan' },
            { label: 'Peran', value: ROLE_LABEL[akun.role] },
            { label: 'Akses', value: orang.active && akun.active ? 'Dapat masuk' : 'Ditutup' },
            ...(keluar === null ? [] : [{ label: 'Berhenti bekerja', value: keluar.alasan }]),
          ]}
        />
      </section>
      <section aria-label="Tindakan akun" className="space-y-2">
        {may(profile, 'POST /karyawan') && mayOpenAkun(profile, orang) && orang.active && (
          <Button tone="outline" icon={<Mail className="size-5" />} onClick={() => setUndang(true)}>
            Undang
          </Button>
        )}
        <TindakanAkun orang={orang} />
      </section>
      {isUndang && <UndangDialog ids={[Number(orang.id)]} onClose={() => setUndang(false)} />}
    </div>
  )
}
