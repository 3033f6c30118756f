import { useParams } from "@tanstack/react-router";
import { homePathOf, paths } from "#domain/shared/paths.ts";
import { PublishArticleScreen } from "#web/homework/publish-article-screen.tsx";
import { useGoBack } from "#web/homework/use-go-back.ts";
import { useSignedInUser } from "#web/rpc/use-session.ts";

/** An article to look at: the text, its questions, and the key on request. */
export function ViewContentPage() {
  const { contentId = "" } = useParams({ strict: false });
  const user = useSignedInUser();
  const goBack = useGoBack(user ? homePathOf(user.role) : paths.home);
  return <PublishArticleScreen mode="preview" articleToken={contentId} onBack={goBack} />;
}
