import { DesignSystem } from '../features/design-system/DesignSystem.tsx';
import { PublicLayout } from '../features/shell/PublicLayout.tsx';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { Section } from '../ui/layout/Section.tsx';

/** `/dev/ui`, where one develops: what there is to build screens from. */
export default function DesignSystemScreen() {
  return (
    <PublicLayout help={false}>
      <Section>
        <PageTitle title="Design system" />
        <DesignSystem />
      </Section>
    </PublicLayout>
  );
}
