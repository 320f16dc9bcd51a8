import { crc32 } from 'node:zlib';

const NAME = Buffer.from('META-INF/MANIFEST.MF');

/** The manifest that makes `java -jar` run `mainClass` out of another jar: lines of at most 72 bytes, as jars ask. */
export function shimManifest(mainClass: string, classPathUrl: string): string {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPathUrl}`];
  return `${lines.map((line) => line.match(/^.{1,72}|.{1,71}/g)?.join('\r\n ')).join('\r\n')}\r\n\r\n`;
}

/** Builds a jar (an uncompressed zip) with a manifest only. */
export function manifestOnlyJar(manifest: string): Buffer {
  const content = Buffer.from(manifest);
  // Version, flags, method (stored), time, date, checksum, both sizes, length of the name, no extras.
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(NAME.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, NAME, content]);
  // The directory's one entry: made by version 20; no comment, no attributes, at the start of the file.
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), fields, Buffer.alloc(14), NAME]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}
