import { Suspense, lazy, useMemo, useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Save } from 'lucide-react'
import type { Titik } from '@rekan/domain/perusahaan/area'
import { errorFrom } from '../../../lib/api-error.ts'
import { formatTanggal } from '../../../lib/format.ts'
import { call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'
import { may } from '../../../lib/boleh.ts'
import { terbaruFrom, useWrite } from '../../../lib/write.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { ToolButton } from '../../../ui/wide/tool-button.tsx'
import { useProfil } from '../../profil/diri/profil.queries.ts'
import {
  type Bawaan,
  type Draf,
  areaOf,
  isianAwal,
  isianFrom,
  findSilang,
  judgeArea,
  placePosisi,
  titikBulat,
  planToleransi,
} from './draf.ts'
import { AlatPeta, type Mode } from './peta/alat-peta.tsx'
import { HasilUjiTitik, KeteranganPeta } from './peta/keterangan-peta.tsx'
import { LOKASI_DITULIS, type Lokasi, petakQuery, posisiQuery, zonaQuery } from './lokasi.queries.ts'
import { FORM_LOKASI, LokasiForm } from './lokasi-form.tsx'
import { KoordinatorSheet } from './koordinator-sheet.tsx'
import { TempelSheet } from './peta/tempel-sheet.tsx'
import { TutupSheet } from './tutup-sheet.tsx'
import { VersiLain } from './versi-lain.tsx'

const Peta = lazy(async () => ({ default: (await import('./peta/peta-lokasi.tsx')).PetaLokasi }))
const KodeSheet = lazy(async () => ({ default: (await import('./kode/kode-sheet.tsx')).KodeSheet }))
const ReguSheet = lazy(async () => ({ default: (await import('./regu/regu-sheet.tsx')).ReguSheet }))
const TANPA: readonly Titik[] = []

type LokasiEditorProps = {
  /** Null: one that does not exist yet */
  readonly lokasi: Lokasi | null
  readonly bawaan?: Bawaan
  /** It is the first of a company that is being prepared: called once it is saved */
  readonly onPertama?: () => void
}

/** One site: its map at the left, what else is decided of it at the right. */
export function LokasiEditor({ lokasi, bawaan, onPertama }: LokasiEditorProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const create = useWrite('POST /kelola/lokasi', LOKASI_DITULIS)
  const edit = useWrite('POST /kelola/lokasi/{id}', LOKASI_DITULIS)
  const open = useWrite('POST /kelola/lokasi/{id}/buka', LOKASI_DITULIS)
  const savePertama = useWrite('POST /kelola/mulai/lokasi', { invalidate: LOKASI_DITULIS.invalidate })
  const [dasar, setDasar] = useState(lokasi)
  const [riwayat, setRiwayat] = useState<readonly Draf[]>([isianAwal(lokasi, bawaan)])
  const draf = riwayat.at(-1) ?? isianAwal(lokasi, bawaan)
  const [mode, setMode] = useState<Mode>(lokasi === null ? 'poligon' : 'lihat')
  const [uji, setUji] = useState<Titik | null>(null)
  const [tuju, setTuju] = useState<{ readonly titik: Titik } | null>(null)
  const [lembar, setLembar] = useState<'tempel' | 'tutup' | 'koordinator' | 'regu' | 'kode' | null>(null)
  const [lain, setLain] = useState<Lokasi>()
  const profile = useProfil()
  const isBolehUbah = may(profile, 'POST /kelola/lokasi/{id}') || onPertama !== undefined
  const { data: peta, isPending } = useQuery(petakQuery)
  const { data: posisi = TANPA } = useQuery({
    ...posisiQuery(dasar?.id ?? 0),
    enabled: dasar !== null && onPertama === undefined && isBolehUbah,
  })
  const area = useMemo(() => areaOf(draf), [draf])
  const { dalam, luar } = useMemo(() => placePosisi(posisi, area), [posisi, area])
  const { data: letak } = useQuery(zonaQuery(isBolehUbah ? area.center : null))
  const zonaLetak = letak?.zona_waktu ?? null
  const nilai = useMutation({
    mutationFn: ({ lat, lng }: Titik) => {
      const { area: diuji, toleransi_meter, kebijakan_lokasi } = isianFrom(draf)
      const body = { area: diuji, toleransi_meter, kebijakan_lokasi, titik: [lng, lat] as [number, number] }
      return call('POST /kelola/lokasi/uji', { body })
    },
  })
  const isUnsaved = () => JSON.stringify(draf) !== JSON.stringify(isianAwal(dasar, bawaan))

  const draw = (baru: Draf) => setRiwayat((semua) => [...semua.slice(-50), baru])
  const take = (baru: Lokasi) => {
    setDasar(baru)
    setRiwayat([isianAwal(baru)])
    setLain(undefined)
  }
  const simpan = useMutation({
    mutationFn: async (atas: Lokasi | null) => {
      const body = isianFrom({ ...draf, zona: draf.zona ?? zonaLetak })
      if (onPertama !== undefined) {
        // Saved again, it is the same site.
        const { lokasi: pertama } = (await savePertama({ body, versi: atas?.versi })).data
        if (pertama === null) throw new Error('a step without what it saved')
        client.setQueryData(LOKASI_DITULIS.into(pertama).queryKey, pertama)
        return pertama
      }
      const { data } =
        atas === null
          ? await create({ body })
          : await edit({ params: { id: atas.id }, versi: atas.versi, body })
      return data
    },
    onSuccess: async (baru) => {
      take(baru)
      toast.success('Lokasi disimpan.', 'lokasi')
      if (onPertama !== undefined) onPertama()
      else if (lokasi === null)
        await navigate({
          to: '/kelola/lokasi/$lokasiId',
          params: { lokasiId: String(baru.id) },
          replace: true,
          ignoreBlocker: true,
        })
    },
    onError: (error) => setLain(terbaruFrom('GET /kelola/lokasi/{id}', error)),
  })
  const buka = useMutation({
    mutationFn: async ({ id, versi }: Lokasi) => (await open({ params: { id }, versi })).data,
    onSuccess: setDasar,
    onError: (error) => toast.error(errorFrom(error).message, 'lokasi'),
  })

  const klik = (titik: Titik) => {
    if (mode === 'uji') {
      setUji(titik)
      nilai.mutate(titik)
    } else if (mode === 'poligon') draw({ ...draf, bentuk: 'poligon', sudut: [...draf.sudut, titik] })
    else if (mode === 'lingkaran') {
      draw({ ...draf, bentuk: 'lingkaran', pusat: titik })
      setMode('lihat')
    }
  }
  const pilih = (baru: Mode) => {
    setMode(mode === baru ? 'lihat' : baru)
    if (baru === 'poligon' && draf.bentuk === 'lingkaran' && draf.sudut.length > 0)
      draw({ ...draf, bentuk: 'poligon' })
    if (baru === 'lingkaran' && draf.pusat !== null) draw({ ...draf, bentuk: 'lingkaran' })
  }
  const galatArea = judgeArea(draf)
  const galat = simpan.error === null || lain !== undefined ? undefined : errorFrom(simpan.error)

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-4 desk:px-5">
      <div className="flex flex-wrap items-center gap-3">
        {onPertama === undefined ? (
          <JudulLokasi nama={dasar?.nama} />
        ) : (
          <p className="flex-1 text-ink-muted">Gambar area tempat orang presensi, lalu isi datanya.</p>
        )}
        {dasar !== null && (
          <Badge tone={dasar.tutup_mulai === null ? 'success' : 'neutral'}>
            {dasar.tutup_mulai === null ? 'Aktif' : `Tutup mulai ${formatTanggal(dasar.tutup_mulai)}`}
          </Badge>
        )}
        {isBolehUbah && (
          <ToolButton
            icon={Save}
            isMain
            type="submit"
            form={FORM_LOKASI}
            disabled={galatArea !== undefined || !isUnsaved() || simpan.isPending}
          >
            Simpan
          </ToolButton>
        )}
      </div>
      {lain !== undefined && (
        <VersiLain lain={lain} draf={draf} onAmbil={() => take(lain)} onTimpa={() => simpan.mutate(lain)} />
      )}
      <div className="grid min-h-0 flex-1 gap-4 desk:grid-cols-[minmax(0,1fr)_24rem]">
        <section
          aria-label="Area di peta"
          className="relative isolate min-h-112 overflow-hidden rounded-card border border-line bg-backdrop"
        >
          {isPending ? null : (
            <Suspense fallback={<p className="p-6 text-ink-muted">Memuat peta…</p>}>
              <Peta
                draf={draf}
                petak={peta?.petak ?? null}
                dalam={dalam}
                luar={luar}
                uji={uji}
                isMenunjuk={mode !== 'lihat'}
                onKlik={klik}
                onEdit={draw}
                tuju={tuju}
              />
            </Suspense>
          )}
          {isBolehUbah && (
            <AlatPeta
              mode={mode}
              onMode={pilih}
              onTempel={() => setLembar('tempel')}
              onPosisi={(titik) => setTuju({ titik })}
              onUrung={riwayat.length > 1 ? () => setRiwayat(riwayat.slice(0, -1)) : undefined}
            />
          )}
          <KeteranganPeta
            area={area}
            jumlah={dasar === null || !isBolehUbah ? null : { dalam: dalam.length, luar: luar.length }}
            usul={planToleransi(luar, area)}
            onUsul={(toleransi) => draw({ ...draf, toleransi })}
            galat={galatArea}
            silang={findSilang(draf)}
          />
        </section>
        <LokasiForm
          draf={draf}
          zonaLetak={zonaLetak}
          dasar={dasar}
          isBaca={!isBolehUbah}
          isBolehLayar={may(profile, 'POST /kelola/lokasi/{id}/layar')}
          galat={galat}
          onEdit={draw}
          isSibuk={simpan.isPending}
          isDapatSimpan={galatArea === undefined && isUnsaved()}
          onSimpan={() => simpan.mutate(dasar)}
          isPertama={onPertama !== undefined}
          onKoordinator={() => setLembar('koordinator')}
          onTersimpan={setDasar}
          onRegu={() => setLembar('regu')}
          onKode={() => setLembar('kode')}
          onTutup={() => setLembar('tutup')}
          onBuka={() => dasar !== null && buka.mutate(dasar)}
        >
          {mode === 'uji' && <HasilUjiTitik titik={uji} hasil={nilai.data?.data} galat={nilai.error} />}
        </LokasiForm>
      </div>
      {lembar === 'tempel' && (
        <TempelSheet
          onClose={() => setLembar(null)}
          onTempel={(tempelan) => {
            setLembar(null)
            if (tempelan.bentuk === 'titik') setTuju({ titik: tempelan.titik })
            else {
              const sudut = tempelan.sudut.map(titikBulat)
              draw({ ...draf, bentuk: 'poligon', sudut })
              setMode('lihat')
              if (sudut[0] !== undefined) setTuju({ titik: sudut[0] })
            }
          }}
        />
      )}
      {lembar === 'tutup' && dasar !== null && (
        <TutupSheet lokasi={dasar} onTertutup={setDasar} onClose={() => setLembar(null)} />
      )}
      {lembar === 'koordinator' && dasar !== null && (
        <KoordinatorSheet
          lokasi={dasar}
          onTersimpan={(baru) => {
            setDasar(baru)
            setLembar(null)
          }}
          onClose={() => setLembar(null)}
        />
      )}
      <Suspense>
        {lembar === 'regu' && dasar !== null && (
          <ReguSheet
            lokasi={dasar}
            isBaca={!may(profile, 'POST /kelola/lokasi/{id}/regu')}
            onTersimpan={(baru) => {
              setDasar(baru)
              setLembar(null)
            }}
            onClose={() => setLembar(null)}
          />
        )}
        {lembar === 'kode' && dasar !== null && (
          <KodeSheet lokasi={dasar} isBaca={!isBolehUbah} onClose={() => setLembar(null)} />
        )}
      </Suspense>
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  )
}

function JudulLokasi({ nama }: { readonly nama: string | undefined }) {
  return (
    <>
      <nav aria-label="Jejak" className="text-sm text-ink-muted">
        <Link to="/kelola/lokasi" className="hover:underline">
          Lokasi
        </Link>{' '}
        ›
      </nav>
      <h1 tabIndex={-1} className="min-w-0 flex-1 text-lg font-bold wrap-anywhere">
        {nama ?? 'Lokasi baru'}
      </h1>
    </>
  )
}
