/** A page together with the style sheets of the components that students' pages do not use. */
export async function withStaffStyles<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, import("#web/ui/staff-styles.css")]);
  return loaded;
}
