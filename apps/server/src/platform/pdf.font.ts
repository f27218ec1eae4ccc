/** Kerning, ligatures and a signature. Reading them, for every document anew, takes longer than all the rest. */
const TIDAK_PERLU = new Set(['GPOS', 'GSUB', 'GDEF', 'DSIG'])
/** The head of a TrueType font, and of each table that its directory names (OpenType specification, "Font file"). */
const KEPALA = 12
const ENTRI = 16

/** A TrueType font whose directory leaves out what plain lines of text can do without. */
export function plainFont(font: Buffer): Buffer {
  const banyak = font.readUInt16BE(4)
  const entri = Array.from({ length: banyak }, (_, i) =>
    Buffer.from(font.subarray(KEPALA + ENTRI * i, KEPALA + ENTRI * (i + 1))),
  ).filter((satu) => !TIDAK_PERLU.has(satu.toString('latin1', 0, 4)))
  const ringan = Buffer.from(font)
  ringan.writeUInt16BE(entri.length, 4)
  Buffer.concat(entri).copy(ringan, KEPALA)
  return ringan
}
