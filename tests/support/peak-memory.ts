// Imported into a process before anything else (node --import): tells its parent, when asked, how many megabytes
// the whole process has taken at most. What the system itself remembers can be the parent's, from before the start.
const SAMPLE_MS = 20;
const BYTES_IN_A_MEGABYTE = 1_048_576;

let peak = 0;

function look(): void {
  peak = Math.max(peak, process.memoryUsage.rss());
}

setInterval(look, SAMPLE_MS).unref();

process.on('message', () => {
  look();
  process.send?.(peak / BYTES_IN_A_MEGABYTE);
});
process.channel?.unref();
