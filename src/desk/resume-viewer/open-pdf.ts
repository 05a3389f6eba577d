import { getDocument, PasswordException, type PDFDocumentProxy, VerbosityLevel, version } from 'pdfjs-dist';
// A frame of no origin may start no worker. Loaded this way, pdf.js finds its worker and runs it here.
import 'pdfjs-dist/build/pdf.worker.mjs';

/** Where the build puts what decodes scanned pages (vite.desk.config.ts). Anything else that a file needs is in it, or missing. */
const DECODERS = new URL(`/assets/pdfjs-${version}/`, location.href).href;
/** More than this in one picture is no photograph of an applicant. */
const LARGEST_IMAGE = 40_000_000;

/** Nothing in the file runs: scripts and forms are never asked for, and everything that would be fetched is off. */
export async function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy | 'password' | 'broken'> {
  try {
    return await getDocument({
      data: new Uint8Array(bytes),
      enableXfa: false,
      useSystemFonts: true,
      wasmUrl: DECODERS,
      useWasm: false,
      useWorkerFetch: false,
      disableRange: true,
      disableStream: true,
      disableAutoFetch: true,
      disableWorkerRendering: true,
      maxImageSize: LARGEST_IMAGE,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    return error instanceof PasswordException ? 'password' : 'broken';
  }
}
