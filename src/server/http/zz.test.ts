import { test } from "vitest";
import { openHttpSchool, addStudent } from "../../../tests/support/http-school.ts";
test("x", async () => {
  const s = await openHttpSchool(); await addStudent(s.db, { username: "limingli" });
  const v = s.visitor();
  const a = await v.request({ method: "POST", url: "/api/accounts/studentSignIn", payload: { username: "limingli", password: "20150102" } });
  console.log(a.statusCode, a.body);
  await s.stop();
});
