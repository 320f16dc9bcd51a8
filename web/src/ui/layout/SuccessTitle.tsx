import { Icon } from '../icons/Icon.tsx';
import { PageTitle } from './PageTitle.tsx';
import styles from './SuccessTitle.module.css';

export function SuccessTitle({ title }: { title: string }) {
  return (
    <div className={styles.success}>
      <Icon name="check" size={40} />
      <PageTitle title={title} takesFocus />
    </div>
  );
}
