import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { knownDevices } from "#server/database/tables/known-devices.table.ts";
import { staffAccounts } from "#server/database/tables/staff-accounts.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import type { Executor } from "#server/rpc/context.ts";

const account = {
  userToken: users.userToken,
  fullName: users.fullName,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
};
const live = eq(users.deleted, false);

export type AccountRow = {
  userToken: string;
  fullName: string;
  firstName: string;
  lastName: string;
  email: string | null;
  role: string;
};
export type StudentAccountRow = AccountRow & { password: string | null };
export type StaffCredentials = { authUid: string; passwordHash: string; approvedAt: Date | null };

export async function findStaffCredentials(
  db: Executor,
  email: string,
): Promise<StaffCredentials | undefined> {
  const { authUid, passwordHash, approvedAt } = staffAccounts;
  const [row] = await db
    .select({ authUid, passwordHash, approvedAt })
    .from(staffAccounts)
    .where(sql`lower(${staffAccounts.email}) = lower(${email})`);
  return row;
}

export async function findUserByAuthUid(db: Executor, authUid: string): Promise<AccountRow | undefined> {
  const [row] = await db
    .select(account)
    .from(users)
    .where(and(eq(users.authUid, authUid), live));
  return row;
}

/** By username; by e-mail only where exactly one pupil has it (decision C04). */
export async function findStudentForSignIn(
  db: Executor,
  name: string,
): Promise<StudentAccountRow | undefined> {
  const student = { ...account, password: users.password };
  const pupils = inArray(users.role, ["student", "unknown"]);
  const [byName] = await db
    .select(student)
    .from(users)
    .where(and(sql`lower(${users.username}) = lower(${name})`, live, pupils));
  if (byName) return byName;
  const byEmail = await db
    .select(student)
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${name})`, live, pupils))
    .limit(2);
  return byEmail.length === 1 ? byEmail[0] : undefined;
}

/** Pupils who share this e-mail, for the refusal at the staff door. */
export async function listStudentsByEmail(
  db: Executor,
  email: string,
): Promise<readonly StudentAccountRow[]> {
  return db
    .select({ ...account, password: users.password })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, live, isNotNull(users.password)))
    .limit(3);
}

export async function isKnownDevice(db: Executor, deviceHash: string, userToken: string): Promise<boolean> {
  const rows = await db
    .select({ userToken: knownDevices.userToken })
    .from(knownDevices)
    .where(and(eq(knownDevices.deviceHash, deviceHash), eq(knownDevices.userToken, userToken)));
  return rows.length > 0;
}

export async function insertKnownDevice(db: Executor, deviceHash: string, userToken: string): Promise<void> {
  await db.insert(knownDevices).values({ deviceHash, userToken }).onConflictDoNothing();
}

export async function countStaff(db: Executor, role: "admin" | "teacher"): Promise<number> {
  return db.$count(users, and(eq(users.role, role), live));
}

export type NewStaff = {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  role: "admin" | "teacher";
  approvedAt: Date;
};

/** The account and the profile together, in the caller's transaction. */
export async function insertStaff(tx: Executor, staff: NewStaff): Promise<string> {
  const { email, passwordHash, approvedAt, firstName, lastName, role } = staff;
  const [created] = await tx
    .insert(staffAccounts)
    .values({ email, passwordHash, approvedAt })
    .returning({ authUid: staffAccounts.authUid });
  const [user] = await tx
    .insert(users)
    .values({
      authUid: created?.authUid,
      email,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      role,
    })
    .returning({ userToken: users.userToken });
  if (!user) throw new Error("the new user was not returned");
  return user.userToken;
}
