import { openFaultSchool } from "/work/main/tests/faults/fault-school.ts";
import { runKillRounds } from "/work/main/tests/faults/kill-rounds.ts";
const seed = Number(process.env.SEED ?? Date.now() % 1e6);
console.log("seed", seed);
const t=performance.now();
const school = await openFaultSchool(seed);
console.log("open", performance.now()-t);
try { await runKillRounds(school, Number(process.argv[2] ?? 3), (r) => console.log(JSON.stringify(r), Math.round(performance.now()-t))); }
catch (e) { console.error(e); console.error(school.serverSaid().slice(-3000)); }
finally { await school.stop(); }
