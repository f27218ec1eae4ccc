import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorFrom } from '../../lib/api-error.ts'
import { may } from '../../lib/boleh.ts'
import { useInvalidate } from '../../lib/query.ts'
import { toast } from '../../lib/toast.ts'
import { useWrite } from '../../lib/write.ts'
import { useProfil } from '../profil/diri/profil.queries.ts'
import type { OrangHilang } from './papan.queries.ts'

type TindakanProps = { readonly orang: OrangHilang; readonly onSakit: () => void }

const TINDAKAN =
  'inline-flex min-h-11 min-w-11 items-center font-semibold text-primary hover:underline desk:min-h-9'

/** What can be done about somebody who has not come; nothing about oneself. */
export function Tindakan({ orang, onSakit }: TindakanProps) {
  const profil = useProfil()
  const invalidate = useInvalidate()
  const tanggapi = useMutation({
    mutationFn: useWrite('POST /kelola/alarm/tanggapi'),
    onError: (error) => toast.error(errorFrom(error).message, 'papan'),
    onSettled: () => invalidate('GET /kelola/hari-ini'),
  })
  const { karyawan_id, tanggal, mulai, penugasan_id, telepon, alarm, izin_menunggu } = orang
  if (profil.karyawanId === karyawan_id) return null
  const isWakil = may(profil, 'POST /kelola/alarm/sakit')
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {telepon !== null &&
        (telepon.disetujui ? (
          <a href={`tel:${telepon.nomor}`} className={TINDAKAN}>
            Hubungi
          </a>
        ) : (
          <span className="text-ink-muted">{telepon.nomor} (belum disetujui pemiliknya)</span>
        ))}
      {isWakil && (
        <>
          <Link
            to="/presensi/$presensiId/checkin/capture"
            params={{ presensiId: String(karyawan_id) }}
            search={{ penugasan: penugasan_id ?? 0 }}
            className={TINDAKAN}
          >
            Sudah di lokasi
          </Link>
          {!izin_menunggu && (
            <button type="button" onClick={onSakit} className={TINDAKAN}>
              Sakit
            </button>
          )}
        </>
      )}
      {isWakil && (
        <Link
          to="/kelola/penggantian/$karyawanId/$tanggal"
          params={{ karyawanId: String(karyawan_id), tanggal }}
          search={{ mulai }}
          className={TINDAKAN}
        >
          Cari pengganti
        </Link>
      )}
      {izin_menunggu && <span className="text-ink-muted">Izin menunggu keputusan</span>}
      {alarm !== null &&
        (alarm.ditanggapi_oleh === null ? (
          isWakil && (
            <button
              type="button"
              disabled={tanggapi.isPending}
              onClick={() => tanggapi.mutate({ body: { karyawan_id, tanggal, mulai } })}
              className={TINDAKAN}
            >
              Saya tangani
            </button>
          )
        ) : (
          <span className="text-ink-muted">Ditangani {alarm.ditanggapi_oleh}</span>
        ))}
    </p>
  )
}
