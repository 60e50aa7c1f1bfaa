// Preloaded into a server (node --import jumping-clock.js?FILE): its clock is wrong by as many milliseconds as the file
// says, and jumps when the file changes. Timers run on, as they do where a machine's clock is set.
import { readFileSync } from 'node:fs';

const LOOK_MS = 50;
const file = decodeURIComponent(new URL(import.meta.url).search.slice(1));
const RealDate = Date;
const readClock = RealDate.now;
let wrongBy = 0;

function look() {
  wrongBy = Number(readFileSync(file, 'utf8'));
}

look();
setInterval(look, LOOK_MS).unref();
RealDate.now = () => readClock() + wrongBy;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [RealDate.now()], newTarget),
});
