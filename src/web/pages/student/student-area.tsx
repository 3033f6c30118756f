import { Outlet, useParams } from "@tanstack/react-router";
import { useUnsentAnswers } from "#web/homework/use-unsent-answers.ts";
import { useSignedInUser } from "#web/rpc/use-session.ts";

/** Around all pages of a child: what it could not send earlier goes out from whichever page it is on. */
export function StudentArea() {
  const user = useSignedInUser();
  return (
    <>
      {user && <UnsentAnswers key={user.userToken} owner={user.userToken} />}
      <Outlet />
    </>
  );
}

function UnsentAnswers({ owner }: { readonly owner: string }) {
  const { homeworkId } = useParams({ strict: false });
  useUnsentAnswers({ owner, openHomework: homeworkId });
  return null;
}
