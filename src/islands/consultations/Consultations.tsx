import { Consultations as View } from "../../features/consultations/Consultations.tsx";
import { accountIsland } from "../../features/account/account-island.tsx";

export const Consultations = accountIsland(View, "/user/consultations");
