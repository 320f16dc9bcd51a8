import { crc32 } from 'node:zlib';

const MANIFEST = 'META-INF/MANIFEST.MF';
const LINE_BYTES = 72;

/** A manifest line, folded as the jar format asks: at most 72 bytes, continuations start with a space. */
function foldLine(line: string): string {
  const pieces = [line.slice(0, LINE_BYTES)];
  for (let start = LINE_BYTES; start < line.length; start += LINE_BYTES - 1) {
    pieces.push(` ${line.slice(start, start + LINE_BYTES - 1)}`);
  }
  return pieces.join('\r\n');
}

/** The manifest that makes `java -jar` run `mainClass` out of another jar. */
export function shimManifest(mainClass: string, classPathUrl: string): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPathUrl}`];
  return `${lines.map(foldLine).join('\r\n')}\r\n\r\n`;
}

/** The fields that a zip entry's local header and its central record share: stored, no date, sizes, name length. */
function entryFields(content: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(MANIFEST.length, 22);
  return fields;
}

/** A jar (an uncompressed zip) that holds nothing but a manifest. */
export function manifestOnlyJar(manifest: string): Buffer {
  const content = Buffer.from(manifest);
  const name = Buffer.from(MANIFEST);
  const fields = entryFields(content);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, content]);
  const versionMadeBy = Buffer.from([20, 0]);
  const noCommentNoAttributesAtStart = Buffer.alloc(14);
  const central = Buffer.concat([Buffer.from('PK\x01\x02'), versionMadeBy, fields, noCommentNoAttributesAtStart, name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}
