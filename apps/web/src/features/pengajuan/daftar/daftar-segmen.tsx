import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ListChecks, SlidersHorizontal } from 'lucide-react'
import { toast } from '../../../lib/toast.ts'
import { Empty } from '../../../ui/empty.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton, SkeletonList } from '../../../ui/skeleton.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import type { Keputusan, Putusan } from '../antrean/antrean.ts'
import { useDaftar } from '../antrean/daftar.queries.ts'
import type { DaftarKeputusanProps } from './daftar-keputusan.tsx'
import type { Saringan } from '../antrean/pengajuan.search.ts'
import type { Pengajuan, Segmen } from '../antrean/pengajuan.ts'
import { useKeputusan } from '../antrean/use-keputusan.ts'

const loadCard = async () => ({ default: (await import('./keputusan-card.tsx')).KeputusanCard })
const KeputusanCard = lazy(loadCard)
// Most look and decide one: the rest comes when it is asked for.
const SaringanFields = lazy(async () => ({ default: (await import('./saringan.tsx')).SaringanFields }))
const GagalNotice = lazy(async () => ({ default: (await import('./gagal-notice.tsx')).GagalNotice }))
const PilihBar = lazy(async () => ({ default: (await import('./pilih.tsx')).PilihBar }))
const CatatanSheet = lazy(async () => ({ default: (await import('./catatan-sheet.tsx')).CatatanSheet }))

type DaftarSegmenProps<T extends Pengajuan> = DaftarKeputusanProps<T> & {
  readonly segmen: Segmen
  readonly saringan: Saringan
  readonly onSaring: (saringan: Saringan) => void
  readonly isSaring: boolean
  readonly onBukaSaring: (isOpen: boolean) => void
}

/** One view: search, the cards, one decision or several at once. */
export function DaftarSegmen<T extends Pengajuan>(props: DaftarSegmenProps<T>) {
  const { jalan, sebutan, segmen, saringan, onSaring, hasJenis, hasCatatan, children } = props
  const profile = useProfil()
  const { semua, snapshot, putuskan, urungkan } = useKeputusan(jalan, segmen)
  const query = useDaftar(jalan, segmen, saringan, (id) => snapshot().has(id))
  const [dipilih, setDipilih] = useState<ReadonlySet<number>>()
  const [bersama, setBersama] = useState<readonly number[]>([])
  const [dicatat, setDicatat] = useState<{ readonly ids: readonly number[]; readonly putusan: Putusan }>()
  useEffect(() => {
    // Comes beside the first page: the screen's frame does not wait for it.
    void loadCard().catch(() => undefined)
  }, [])
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const isTerbuka = ({ id, nasib }: Pengajuan) => {
    const tahap = semua.get(id)?.tahap
    return nasib.dapat.putuskan && (tahap === undefined || tahap === 'gagal')
  }
  const terbuka = items.filter(isTerbuka)
  const gagal = items.filter(({ id }) => bersama.includes(id) && semua.get(id)?.tahap === 'gagal')
  const ditunda = bersama.filter((id) => semua.get(id)?.tahap === 'ditunda')
  useTellGagal(
    bersama.length > 0 && bersama.every((id) => !['ditunda', 'dikirim'].includes(semua.get(id)?.tahap ?? '')),
    gagal.map(({ karyawan }) => karyawan.nama),
  )

  function decide(ids: readonly number[], keputusan: Keputusan) {
    if (dipilih !== undefined) {
      setBersama(ids)
      setDipilih(undefined)
    }
    putuskan(ids, keputusan)
  }
  function decideDipilih(putusan: Putusan) {
    const ids = terbuka.map(({ id }) => id).filter((id) => dipilih?.has(id) === true)
    if (putusan === 'ditolak' && hasCatatan) setDicatat({ ids, putusan })
    else decide(ids, { putusan, catatan: '' })
  }
  const isNarrowed = Object.keys(saringan).length > 0
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-1">
        <div className="min-w-0 flex-1 basis-36">
          <SearchField
            label="Cari nama atau kode"
            value={saringan.nama ?? ''}
            onSearch={(nama) => {
              const { nama: _, ...rest } = saringan
              onSaring(nama === '' ? rest : { ...rest, nama })
            }}
          />
        </div>
        <IconButton
          label="Saring"
          aria-expanded={props.isSaring}
          className={`${props.isSaring ? 'bg-primary-soft text-primary-strong' : 'text-ink-muted'} hover:bg-sunken`}
          onClick={() => props.onBukaSaring(!props.isSaring)}
        >
          <SlidersHorizontal className="size-5" />
        </IconButton>
        {segmen === 'menunggu' && terbuka.length + semua.size > 1 && (
          <IconButton
            label="Pilih beberapa"
            aria-pressed={dipilih !== undefined}
            className={`${dipilih === undefined ? 'text-ink-muted' : 'bg-primary-soft text-primary-strong'} hover:bg-sunken`}
            onClick={() => setDipilih(dipilih === undefined ? new Set() : undefined)}
          >
            <ListChecks className="size-5" />
          </IconButton>
        )}
      </div>
      <Suspense fallback={<Skeleton className="h-16" />}>
        {props.isSaring && <SaringanFields saringan={saringan} onSaring={onSaring} hasJenis={hasJenis} />}
        {gagal.length > 0 && <GagalNotice gagal={gagal} semua={semua} onTutup={() => setBersama([])} />}
      </Suspense>
      <div
        className={`flex flex-1 flex-col ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={query.isPlaceholderData}
      >
        <Suspense fallback={<SkeletonList avatar lines={4} />}>
          <InfiniteList
            query={query}
            keyOf={({ id }) => id}
            pending={<SkeletonList avatar lines={4} />}
            empty={<Kosong segmen={segmen} sebutan={sebutan} isNarrowed={isNarrowed} />}
            end={`Tidak ada ${sebutan} selanjutnya.`}
            nextError={`Gagal memuat ${sebutan} selanjutnya.`}
          >
            {(pengajuan) => (
              <KeputusanCard
                pengajuan={pengajuan}
                tahap={semua.get(pengajuan.id)}
                linkSendiri={pengajuan.karyawan.id === profile.karyawanId ? { to: jalan.sendiri } : undefined}
                pilihan={
                  dipilih === undefined || !isTerbuka(pengajuan)
                    ? undefined
                    : {
                        isDipilih: dipilih.has(pengajuan.id),
                        onPilih: (isDipilih) => setDipilih(withId(dipilih, pengajuan.id, isDipilih)),
                      }
                }
                onPutuskan={(putusan) => decide([pengajuan.id], { putusan, catatan: '' })}
                onUrungkan={() => urungkan([pengajuan.id])}
                onCatatan={hasCatatan ? (putusan) => setDicatat({ ids: [pengajuan.id], putusan }) : undefined}
              >
                {children(pengajuan)}
              </KeputusanCard>
            )}
          </InfiniteList>
        </Suspense>
      </div>
      <Suspense>
        {(dipilih !== undefined || ditunda.length > 0) && (
          <PilihBar
            jumlah={terbuka.filter(({ id }) => dipilih?.has(id) === true).length}
            ditunda={dipilih === undefined ? ditunda.map((id) => semua.get(id)) : []}
            onSemua={() => setDipilih(new Set(terbuka.map(({ id }) => id)))}
            onBatal={() => setDipilih(undefined)}
            onPutuskan={decideDipilih}
            onUrungkan={() => urungkan(ditunda)}
          />
        )}
        {dicatat !== undefined && (
          <CatatanSheet
            putusan={dicatat.putusan}
            siapa={
              dicatat.ids.length === 1
                ? (items.find(({ id }) => id === dicatat.ids[0])?.karyawan.nama ?? '')
                : `${dicatat.ids.length} pengajuan`
            }
            onPutuskan={(catatan) => {
              // Closed first, it gives the focus back to the button that the decision then takes away.
              flushSync(() => setDicatat(undefined))
              decide(dicatat.ids, { putusan: dicatat.putusan, catatan })
            }}
            onClose={() => setDicatat(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

const KOSONG: Readonly<Record<Segmen, string>> = {
  menunggu: 'yang menunggu',
  disetujui: 'yang disetujui',
  ditolak: 'yang ditolak',
}

type KosongProps = { readonly segmen: Segmen; readonly sebutan: string; readonly isNarrowed: boolean }

function Kosong({ segmen, sebutan, isNarrowed }: KosongProps) {
  if (isNarrowed)
    return <Empty title={`Tidak ada ${sebutan} yang cocok.`} hint="Ubah pencarian atau saringannya." />
  return <Empty title={`Tidak ada ${sebutan} ${KOSONG[segmen]}.`} />
}

/** Says once by name what of several did not go through. */
function useTellGagal(isSelesai: boolean, nama: readonly string[]): void {
  const said = useRef(true)
  const teks = nama.join(', ')
  useEffect(() => {
    if (isSelesai && !said.current && teks !== '') toast.error(`Tidak tersimpan: ${teks}.`, 'keputusan')
    said.current = isSelesai
  }, [isSelesai, teks])
}

function withId(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
