import { Achievements } from '../features/achievements/Achievements.tsx';
import { CommunityLinks } from '../features/community/CommunityLinks.tsx';
import { HowItWorks } from '../features/community/HowItWorks.tsx';

/** The home page below its tournaments. */
export default function HomeRest() {
  return (
    <>
      <Achievements />
      <HowItWorks />
      <CommunityLinks />
    </>
  );
}
