import { type ReactNode, useState } from 'react'
import { History } from 'lucide-react'
import { may } from '../../lib/boleh.ts'
import { formatSaat } from '../../lib/format-hari.ts'
import { Empty } from '../../ui/empty.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { Jejak } from './audit.api.ts'
import { useAudit } from './audit.queries.ts'

/** The audit trail, for the administrator alone: the actor, the person concerned, and the changed fields. */
export function AuditList() {
  return !may(useProfil(), 'GET /sistem/audit') ? (
    <Empty
      icon={History}
      title="Bagian ini untuk admin"
      hint="Jejak audit dibaca oleh administrator sistem."
    />
  ) : (
    <Daftar />
  )
}

function Daftar() {
  const [nama, setNama] = useState('')
  const query = useAudit(nama)
  return (
    <>
      <SearchField label="Cari nama atau kode" value={nama} onSearch={setNama} />
      <InfiniteList
        query={query}
        keyOf={({ id }) => id}
        pending={<SkeletonList lines={3} />}
        empty={
          <Empty icon={History} title={nama === '' ? 'Belum ada jejak.' : 'Tidak ada jejak yang cocok.'} />
        }
        end="Tidak ada jejak selanjutnya."
        nextError="Gagal memuat jejak selanjutnya."
      >
        {(jejak) => <JejakCard jejak={jejak} />}
      </InfiniteList>
    </>
  )
}

const LABEL: Readonly<Record<string, string>> = {
  aktif: 'Akun aktif',
  role: 'Peran',
  status: 'Status',
  jumlah: 'Jumlah',
  ditolak: 'Ditolak',
  hari_awal: 'Dari hari',
  hari_akhir: 'Sampai hari',
}
/** Who it was where no account acted; a failed sign-in is nobody's doing that we know. */
const TANPA_AKUN: Readonly<Record<string, string>> = {
  'POST /login': 'Gagal masuk',
  'masa simpan': 'Otomatis',
}
const NILAI: Readonly<Record<string, string>> = { true: 'Ya', false: 'Tidak' }

function JejakCard({ jejak }: { readonly jejak: Jejak }) {
  const { waktu, oleh, tindakan, keterangan, karyawan, objek, objek_id: objekId, isian } = jejak
  const tertutup = isian.filter(({ terbuka }) => !terbuka)
  return (
    <ListCard
      title={keterangan}
      subtitle={`${formatSaat(Date.parse(waktu), 'WIB')} WIB · ${oleh?.nama ?? TANPA_AKUN[tindakan] ?? 'Operator server'}`}
    >
      <dl className="mt-3 space-y-2 border-t border-line pt-3 text-sm">
        <Baris label="Tentang">{karyawan?.nama ?? `${objek} ${objekId}`}</Baris>
        {isian
          .filter(({ terbuka }) => terbuka)
          .map(({ nama, sebelum, sesudah }) => (
            <Baris key={nama} label={LABEL[nama] ?? nama}>
              {sebelum !== null && `${NILAI[sebelum] ?? sebelum} → `}
              {sesudah === null ? 'dikosongkan' : (NILAI[sesudah] ?? sesudah)}
            </Baris>
          ))}
        {tertutup.length > 0 && (
          <Baris label="Isian yang berubah">{tertutup.map(({ nama }) => nama).join(', ')}</Baris>
        )}
      </dl>
    </ListCard>
  )
}

function Baris({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
