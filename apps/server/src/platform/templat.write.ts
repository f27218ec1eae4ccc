import { LEMBAR_BARIS_TERBANYAK, LEMBAR_PENJELAS, hurufKolom } from '@rekan/domain/lembar/sel'
import { type KolomTabel, caraFrom, petunjukTabel } from '@rekan/domain/lembar/tabel'
import writeExcelFile from 'write-excel-file/node'

const TIPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const [PILIHAN, PETUNJUK] = LEMBAR_PENJELAS
type Isi = string | number | null | undefined

/** A sheet to fill in and send back, as the import reads it. */
type Templat<K extends string> = {
  /** Of the file, without its ending */
  readonly nama: string
  readonly lembar: string
  /** The columns in their order, those too that name themselves; by the headings that are written */
  readonly kolom: readonly { readonly kunci: K; readonly judul: string; readonly tabel: KolomTabel }[]
  /** The words that a column is chosen from */
  readonly daftar?: Readonly<Partial<Record<K, readonly string[]>>>
  readonly baris: readonly Readonly<Partial<Record<K, Isi>>>[]
  /** A list of what is there, which others read as well: nothing but its rows stands under the headings */
  readonly isDaftar?: boolean
}

/**
 * A workbook that makes right what can be made right: columns in which numbers stay as they are typed are texts, closed ones are chosen
 * from a list, and under the headings stands how each is written, which the import passes over.
 */
export async function writeTemplat<K extends string>(templat: Templat<K>) {
  const { nama, lembar, kolom, daftar = {}, baris, isDaftar = false } = templat
  const pilihan = kolom.flatMap(({ kunci }) => {
    const semua = (daftar as Partial<Record<string, readonly string[]>>)[kunci]
    return semua === undefined || semua.length === 0 ? [] : [[kunci, semua] as const]
  })
  const petunjuk = petunjukTabel({ kolom: Object.fromEntries(kolom.map((satu) => [satu.kunci, satu.tabel])) })
  const terpanjang = Math.max(0, ...pilihan.map(([, semua]) => semua.length))
  const bytes = await writeExcelFile(
    [
      {
        data: [
          kolom.map(({ judul }) => kepala(judul)),
          ...(isDaftar ? [] : [petunjuk.map(catatan)]),
          ...baris.map((satu) => kolom.map(({ kunci, tabel }) => selFrom(satu[kunci], tabel))),
        ],
        sheet: lembar,
        columns: kolom.map(({ judul }) => ({ width: Math.max(14, judul.length + 2) })),
        stickyRowsCount: 1,
      },
      ...(pilihan.length === 0
        ? []
        : [
            {
              data: [
                pilihan.map(([kunci]) => kepala(kunci)),
                ...Array.from({ length: terpanjang }, (_, ke) =>
                  pilihan.map(([, semua]) =>
                    semua[ke] === undefined ? null : { value: semua[ke], type: String },
                  ),
                ),
              ],
              sheet: PILIHAN,
              columns: pilihan.map(([kunci]) => ({ width: Math.max(14, kunci.length + 2) })),
              stickyRowsCount: 1,
            },
          ]),
      {
        data: [
          [kepala('Kolom'), kepala('Cara mengisi')],
          ...kolom.map(({ judul, tabel }) => [
            { value: judul, type: String },
            { value: caraFrom(tabel) || `Tulis salah satu dari lembar ${PILIHAN}.`, type: String },
          ]),
        ],
        sheet: PETUNJUK,
        columns: [{ width: 30 }, { width: 90 }],
        stickyRowsCount: 1,
      },
    ],
    { features: [withBentuk(kolom, pilihan)] },
  ).toBuffer()
  return { nama: `${nama}.xlsx`, tipe: TIPE, isi: bytes.toString('base64') }
}

function kepala(value: string) {
  return { value, type: String, fontWeight: 'bold' as const }
}

function catatan(value: string) {
  return { value, type: String, format: '@', textColor: '#666666', fontStyle: 'italic' as const }
}

function selFrom(isi: Isi, { makna }: KolomTabel) {
  if (isi === null || isi === undefined || isi === '') return null
  if (typeof isi === 'number')
    return { value: isi, type: Number, ...(makna === 'jumlah' && { format: '#,##0' }) }
  return { value: isi, type: String, format: '@' }
}

/** What a cell of a column is, before anybody types in it: a text, but for amounts. */
function withBentuk(
  kolom: readonly { readonly kunci: string; readonly tabel: KolomTabel }[],
  pilihan: readonly (readonly [string, readonly string[]])[],
) {
  const transform = (
    xml: string,
    _pilihan: unknown,
    { sheetIndex }: { readonly sheetIndex: number },
  ): string => {
    if (sheetIndex !== 0) return xml
    // What stands under the first heading is a text: its style is that of the columns.
    const gaya = /<c r="A2"[^>]*?\ss="(\d+)"/.exec(xml)?.[1]
    let ke = -1
    const berkolom = xml.replaceAll(/<col\s/g, (tanda) => {
      ke += 1
      const makna = kolom[ke]?.tabel.makna
      return gaya === undefined || makna === 'jumlah' || makna === 'bilangan'
        ? tanda
        : `<col style="${gaya}" `
    })
    const daftar = pilihan.map(([kunci, semua], i) => {
      const letak = hurufKolom(kolom.findIndex((satu) => satu.kunci === kunci))
      const dari = hurufKolom(i)
      return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${letak}3:${letak}${LEMBAR_BARIS_TERBANYAK}"><formula1>${PILIHAN}!$${dari}$2:$${dari}$${semua.length + 1}</formula1></dataValidation>`
    })
    if (daftar.length === 0) return berkolom
    return berkolom.replace(
      '</sheetData>',
      `</sheetData><dataValidations count="${daftar.length}">${daftar.join('')}</dataValidations>`,
    )
  }
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } }
}
