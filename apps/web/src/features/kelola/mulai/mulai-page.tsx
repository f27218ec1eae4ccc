import { type ReactNode, useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheckBig, CircleDashed, CircleDot, LockKeyhole, PartyPopper } from 'lucide-react'
import { errorFrom } from '../../../lib/api-error.ts'
import { may } from '../../../lib/boleh.ts'
import { useWrite } from '../../../lib/write.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { DeskPage } from '../../../ui/wide/desk-page.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import { LangkahJamKerja } from './langkah-jam-kerja.tsx'
import { LangkahLibur } from './langkah-libur.tsx'
import { LangkahOrang } from './langkah-orang.tsx'
import { LangkahPerusahaan } from './langkah-perusahaan.tsx'
import { type Langkah, type Persiapan, persiapanQuery, useSimpan } from './mulai.queries.ts'
import { NAMA_LANGKAH } from './nama-langkah.ts'
import { Siap } from './siap.tsx'

/** What other desks bring: the map, the form of one person, the import, the invitations. */
export type BagianLangkah = {
  readonly lokasi: (ada: Persiapan['lokasi'], onTersimpan: () => void) => ReactNode
  readonly tambah: (
    awal: { readonly kantorId?: number; readonly jadwalId?: number },
    onTambah: () => void,
  ) => ReactNode
  readonly impor: (onSelesai: () => void) => ReactNode
  readonly undangan: ReactNode
}

type MulaiPageProps = {
  readonly bagian: BagianLangkah
  /** As the address has it; undefined: the first that is not done */
  readonly langkah: Langkah | 'siap' | undefined
  readonly onLangkah: (langkah: Langkah | 'siap') => void
  readonly onSelesai: () => void
}

/** The company prepared step by step; each may be left, and taken up again on any device. */
export function MulaiPage(props: MulaiPageProps) {
  if (may(useProfil(), 'GET /kelola/mulai')) return <Mulai {...props} />
  return (
    <DeskPage title="Siapkan perusahaan">
      <Empty
        icon={LockKeyhole}
        title="Bagian ini tidak termasuk tugas Anda"
        hint="Perusahaan disiapkan administrator atau HRD."
      />
    </DeskPage>
  )
}

function Mulai({ bagian, langkah, onLangkah, onSelesai }: MulaiPageProps) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(persiapanQuery)
  // From here on home leads here no more by itself.
  useEffect(() => void queryClient.setQueryData(['kelola', 'persiapan-dibuka'], true), [queryClient])
  if (data === undefined)
    return (
      <DeskPage title="Siapkan perusahaan">
        {error !== null && !isFetching ? (
          <LoadError message={errorFrom(error).message} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={4} />
        )}
      </DeskPage>
    )
  if (!data.terbuka)
    return (
      <DeskPage title="Siapkan perusahaan">
        <Empty
          icon={PartyPopper}
          title="Perusahaan sudah siap"
          hint="Lokasi, orang, dan pengaturan lain diurus di meja masing-masing."
        />
      </DeskPage>
    )
  const kini = langkah ?? data.berikut ?? 'siap'
  const urutan = data.langkah.map(({ nama }) => nama)
  const lanjut = () => onLangkah(kini === 'siap' ? 'siap' : (urutan[urutan.indexOf(kini) + 1] ?? 'siap'))
  return (
    <DeskPage title="Siapkan perusahaan">
      <div className="grid gap-5 py-2 desk:grid-cols-[14rem_minmax(0,1fr)]">
        <DaftarLangkah persiapan={data} kini={kini} />
        <section aria-label={kini === 'siap' ? 'Siap' : NAMA_LANGKAH[kini]} className="min-w-0 space-y-4">
          {kini === 'siap' ? (
            <Siap persiapan={data} onSelesai={onSelesai} />
          ) : (
            <>
              <h2 className="text-lg font-bold">{NAMA_LANGKAH[kini]}</h2>
              <Isi
                kini={kini}
                persiapan={data}
                bagian={bagian}
                onLanjut={lanjut}
                onUbah={() => void refetch()}
              />
              <Tunda kini={kini} persiapan={data} onLanjut={lanjut} />
            </>
          )}
        </section>
      </div>
    </DeskPage>
  )
}

function DaftarLangkah({
  persiapan,
  kini,
}: {
  readonly persiapan: Persiapan
  readonly kini: Langkah | 'siap'
}) {
  return (
    <nav aria-label="Langkah">
      <ol className="flex flex-wrap gap-1 desk:flex-col">
        {persiapan.langkah.map(({ nama, keadaan }, ke) => (
          <li key={nama}>
            <Link
              to="/kelola/mulai"
              search={{ langkah: nama }}
              aria-current={nama === kini ? 'step' : undefined}
              className="flex min-h-11 items-center gap-2.5 rounded-control px-2.5 text-sm font-medium hover:bg-sunken aria-[current=step]:bg-primary-soft aria-[current=step]:text-primary-strong"
            >
              <Tanda keadaan={keadaan} isKini={nama === kini} />
              {ke + 1}. {NAMA_LANGKAH[nama]}
              {keadaan === 'dilewati' && <span className="text-ink-muted">(nanti)</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Tanda({ keadaan, isKini }: { readonly keadaan: string; readonly isKini: boolean }) {
  if (keadaan === 'diisi') return <CircleCheckBig className="size-5 text-success" aria-label="selesai" />
  return isKini ? (
    <CircleDot className="size-5 text-primary" />
  ) : (
    <CircleDashed className="size-5 text-ink-muted" />
  )
}

type IsiProps = {
  readonly kini: Langkah
  readonly persiapan: Persiapan
  readonly bagian: BagianLangkah
  readonly onLanjut: () => void
  readonly onUbah: () => void
}

function Isi({ kini, persiapan, bagian, onLanjut, onUbah }: IsiProps) {
  const { perusahaan, lokasi, jadwal, libur, orang } = persiapan
  if (kini === 'perusahaan') return <LangkahPerusahaan perusahaan={perusahaan} onLanjut={onLanjut} />
  if (kini === 'lokasi')
    return bagian.lokasi(lokasi, () => {
      onUbah()
      onLanjut()
    })
  if (kini === 'jam_kerja') return <LangkahJamKerja jadwal={jadwal} onLanjut={onLanjut} />
  if (kini === 'libur') return <LangkahLibur tahun={libur} onLanjut={onLanjut} />
  if (kini === 'undangan') return bagian.undangan
  const awal = { ...(lokasi && { kantorId: lokasi.id }), ...(jadwal && { jadwalId: jadwal.id }) }
  return <LangkahOrang orang={orang} tambah={bagian.tambah(awal, onUbah)} impor={bagian.impor(onUbah)} />
}

/** The way on without saving: a step that is done already, or one that is left for later. */
function Tunda({ kini, persiapan, onLanjut }: Pick<IsiProps, 'kini' | 'persiapan' | 'onLanjut'>) {
  const keadaan = persiapan.langkah.find(({ nama }) => nama === kini)?.keadaan
  const isAda = keadaan === 'diisi' || (kini === 'orang' && persiapan.orang.jumlah > 0) || kini === 'undangan'
  const { send, isBusy, galat } = useSimpan(useWrite('POST /kelola/mulai/langkah'), onLanjut)
  return (
    <div className="max-w-2xl">
      {galat !== undefined && (
        <p role="alert" className="mb-2 font-medium text-destructive">
          {galat}
        </p>
      )}
      <Button
        tone={kini === 'orang' || kini === 'undangan' ? 'outline' : 'plain'}
        busy={isBusy}
        onClick={() => send({ body: { langkah: kini, keadaan: isAda ? 'diisi' : 'dilewati' } })}
      >
        {isAda ? 'Lanjut' : 'Lewati dulu'}
      </Button>
    </div>
  )
}
