import { TAHAP_ALARM, type TahapAlarm, pesanAlarm } from '@rekan/domain/papan/alarm'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import type { Tx } from '../../../platform/db.ts'
import { type Kabar, editKabar, tell } from '../../notifikasi/notifikasi.service.ts'
import { fetchKoordinatorLokasi, listPengganti } from '../../penempatan/pengganti.sql.ts'
import {
  type Naik,
  type Pesan,
  listAtasan,
  listHrd,
  listPesan,
  listPesanAlarm,
  upsertPesan,
} from './alarm.queries.ts'
import type { Perbuatan } from '../../../platform/perbuatan.ts'

const JENIS = 'ALARM_BELUM_DATANG'
const SEMENIT_MS = 60_000

/** Tells one step of people of some alarms: one message a site and minute, which names how many. */
export async function tellAlarm(
  perbuatan: Perbuatan,
  alarm: readonly Naik[],
  tahap: TahapAlarm,
): Promise<void> {
  const { tx, saat } = perbuatan
  const pada = Math.floor(saat / SEMENIT_MS) * SEMENIT_MS
  const penerima = await fetchPenerima(tx, new Set(alarm.map(({ kantor_id }) => kantor_id)), tahap, saat)
  const diberitahu = alarm.filter(({ kantor_id }) => (penerima.get(kantor_id) ?? []).length > 0)
  const ditulis = new Map((await upsertPesan(tx, { tahap, pada }, diberitahu)).map((satu) => [satu.id, satu]))
  const kabar: Kabar[] = []
  for (const pesan of await listPesan(tx, [...ditulis.keys()])) {
    const { kantor_id, isBaru } = ditulis.get(pesan.id) ?? { kantor_id: 0, isBaru: false }
    const diri = new Set(pesan.orang.map(({ akunId }) => akunId))
    if (isBaru)
      kabar.push({
        kepada: (penerima.get(kantor_id) ?? []).filter((satu) => !diri.has(satu)),
        jenis: JENIS,
        detailId: pesan.id,
        ...teks(pesan),
      })
    else await editPesan(tx, pesan)
  }
  await tell({ ...perbuatan, saat: pada }, ...kabar)
}

/** Says in what was told of some alarms what became of them. */
export async function tellReda(tx: Tx, alarmIds: readonly number[]): Promise<void> {
  for (const pesan of await listPesan(tx, await listPesanAlarm(tx, alarmIds))) await editPesan(tx, pesan)
}

async function editPesan(tx: Tx, pesan: Pesan): Promise<void> {
  await editKabar(tx, { jenis: JENIS, detailId: pesan.id, ...teks(pesan) }, pesan.pada)
}

function teks({ orang, kantor }: Pesan) {
  return pesanAlarm(
    orang.map(({ nama, mulai, sebab, datang }) => ({
      nama,
      mulai: Date.parse(mulai),
      sebab,
      datang: datang === null ? null : Date.parse(datang),
    })),
    kantor,
  )
}

/** The accounts of a step by site, who stands in for a coordinator now among them. */
async function fetchPenerima(
  tx: Tx,
  kantorIds: ReadonlySet<number>,
  tahap: TahapAlarm,
  saat: Instan,
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (tahap === TAHAP_ALARM.hr) {
    const hrd = await listHrd(tx)
    const untuk = (kantorId: number) =>
      hrd
        .filter((satu) => satu.kantorIds.length === 0 || satu.kantorIds.includes(kantorId))
        .map(({ id }) => id)
    return new Map([...kantorIds].map((kantorId) => [kantorId, untuk(kantorId)]))
  }
  const hasil = new Map<number, readonly number[]>()
  for (const [kantorId, diLokasi] of await fetchKoordinatorLokasi(tx, [...kantorIds], saat)) {
    const koordinator =
      tahap === TAHAP_ALARM.lokasi ? diLokasi : await listAtasan(tx, diLokasi, hariBarat(saat))
    const akun = [...koordinator]
    for (const id of koordinator) akun.push(...(await listPengganti(tx, id, saat)))
    hasil.set(kantorId, [...new Set(akun)])
  }
  return hasil
}
