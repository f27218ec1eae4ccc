import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive; `mampat` and `besar` say something else than `isi` would. */
export type Entri = {
  readonly nama: string
  readonly isi: Buffer
  readonly mampat?: Buffer
  readonly besar?: number
}

/** An archive, well made or as its entries pretend (PKWARE APPNOTE, 4.3). */
export function zip(entri: readonly Entri[]): Buffer {
  const berkas: Buffer[] = []
  const daftar: Buffer[] = []
  let letak = 0
  for (const { nama, isi, mampat = deflateRawSync(isi), besar = isi.length } of entri) {
    const nama8 = Buffer.from(nama)
    const kepala = Buffer.alloc(30)
    kepala.writeUInt32LE(0x04034b50, 0)
    kepala.writeUInt16LE(20, 4)
    const sama = Buffer.alloc(20)
    sama.writeUInt16LE(8, 2)
    sama.writeUInt32LE(crc32(isi), 8)
    sama.writeUInt32LE(mampat.length, 12)
    sama.writeUInt32LE(besar, 16)
    sama.copy(kepala, 6, 0)
    kepala.writeUInt16LE(nama8.length, 26)
    const satu = Buffer.alloc(46)
    satu.writeUInt32LE(0x02014b50, 0)
    satu.writeUInt16LE(20, 4)
    satu.writeUInt16LE(20, 6)
    sama.copy(satu, 8, 0)
    satu.writeUInt16LE(nama8.length, 28)
    satu.writeUInt32LE(letak, 42)
    berkas.push(kepala, nama8, mampat)
    daftar.push(satu, nama8)
    letak += kepala.length + nama8.length + mampat.length
  }
  const isiDaftar = Buffer.concat(daftar)
  const akhir = Buffer.alloc(22)
  akhir.writeUInt32LE(0x06054b50, 0)
  akhir.writeUInt16LE(entri.length, 8)
  akhir.writeUInt16LE(entri.length, 10)
  akhir.writeUInt32LE(isiDaftar.length, 12)
  akhir.writeUInt32LE(letak, 16)
  return Buffer.concat([...berkas, isiDaftar, akhir])
}
