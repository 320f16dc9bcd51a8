#!/usr/bin/env bash
# @google-cloud/firestore 9.4.1: `preferRest: true` doesn't keep gRPC from being loaded.
#
# Seen: requiring the package loads 65 files of `@grpc/grpc-js` and Node's http2 before any setting can be read, and a
# client with `preferRest: true` that reads a document has as many loaded as one without. The transport is chosen at
# the first call, but the generated clients import google-gax at the top for its logging, and that imports gRPC.
# Hurts: functions that set the option for a quicker cold start, as guides advise: the parsing is paid anyway.
# Way out: a bundler that puts a small stand-in in the place of that import, or `NODE_COMPILE_CACHE`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @google-cloud/firestore@9.4.1
cat >loaded.cjs <<'JS'
const { Firestore } = require('@google-cloud/firestore');

const files = Object.keys(require.cache).filter((file) => file.includes('/@grpc/grpc-js/')).length;
const hasHttp2 = process.moduleLoadList.includes('NativeModule http2');
const database = new Firestore({ projectId: 'demo', preferRest: true });
console.log({ client: database.constructor.name, grpcFiles: files, hasHttp2 });
if (files < 60 || !hasHttp2) {
  console.error('The behaviour has changed.');
  process.exit(1);
}
JS
node loaded.cjs
