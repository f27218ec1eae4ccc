/** Bytes of a photo, a document or a workbook at the most, as the server takes it and forms let it be chosen. */
export const BERKAS_TERBESAR = 5 * 1024 * 1024
